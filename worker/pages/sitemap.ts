import { AppError } from '../../schema/errors';
import type { Ctx } from '../context';
import type { AppContext } from '../http/app-env';
import { indianCalendar } from '../platform/clock';
import * as queries from './sitemap.queries';

const DAY = 86_400_000;
const STATIC_PAGES = ['/', '/guide', '/subscription', '/privacy', '/terms'];

interface Entry {
  path: string;
  updatedAt?: number;
}

const xml = (c: AppContext, root: string, lines: string[]) => {
  c.header('cache-control', 'public, max-age=3600');
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`,
    200,
    { 'content-type': 'application/xml; charset=utf-8' },
  );
};

// Paths are our own ids, usernames and days: nothing in them needs to be escaped.
const lastmod = (time: number | undefined) =>
  time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;

const urlSet = (c: AppContext, entries: Entry[]) =>
  xml(
    c,
    'urlset',
    entries.map(
      ({ path, updatedAt }) => `<url><loc>${c.var.ctx.origin}${path}</loc>${lastmod(updatedAt)}</url>`,
    ),
  );

/** Every day on which a listing may have been published: ids are made of the time, so a day is a range of them. */
function daysUntilNow(from: number, now: number): string[] {
  const days = new Set<string>();
  for (let at = from; at < now + DAY; at += DAY) days.add(indianCalendar(Math.min(at, now)).day);
  return [...days];
}

const idAt = (time: number, fill: '0' | 'f') => {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${fill.repeat(4)}-${fill.repeat(4)}-${fill.repeat(12)}`;
};

/** The index: the site's own pages, the profiles, and one file for each day of listings. */
export async function answerSitemapIndex(c: AppContext): Promise<Response> {
  const { ctx } = c.var;
  const now = ctx.clock.now();
  const first = await queries.firstListingAt(ctx.db);
  const names = ['pages', 'profiles', ...(first === null ? [] : daysUntilNow(first, now))];
  return xml(
    c,
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${ctx.origin}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

async function entriesOf(ctx: Ctx, name: string): Promise<Entry[]> {
  if (name === 'pages') return STATIC_PAGES.map((path) => ({ path }));
  if (name === 'profiles') {
    const rows = await queries.listProfiles(ctx.db, ctx.clock.now());
    return rows.map(({ username, updatedAt }) => ({ path: `/${username}`, updatedAt }));
  }
  const start = Date.parse(`${name}T00:00:00+05:30`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(name) || Number.isNaN(start)) throw new AppError('not_found', 'Not found');
  const range = [idAt(start, '0'), idAt(start + DAY - 1, 'f')] as const;
  const [vehicles, republished] = [
    await queries.listVehiclesBetween(ctx.db, ...range),
    await queries.listRepublishedBetween(ctx.db, ...range),
  ];
  return [
    ...vehicles.map(({ id, updatedAt }) => ({ path: `/vehicle/${id}`, updatedAt })),
    ...republished.map(({ id, updatedAt }) => ({ path: `/republished/${id}`, updatedAt })),
  ];
}

/** One file of the sitemap. Throws not_found (404). */
export async function answerSitemap(c: AppContext): Promise<Response> {
  const [, name = ''] = /^([\w-]+)\.xml$/.exec(c.req.param('file') ?? '') ?? [];
  return urlSet(c, await entriesOf(c.var.ctx, name));
}

/** What crawlers may look at, and where the list of it is. */
export function answerRobots(c: AppContext): Response {
  const hidden = ['/api/', '/admin', '/auth', '/dashboard', '/q/', '/ws'];
  const lines = [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${c.var.ctx.origin}/sitemap.xml`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' });
}
