import { z } from 'zod';
import { AppError } from '../../../schema/common/errors';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { grouped } from '../../platform/grouped';
import { hasBudget } from '../../platform/query-budget';
import type { StoredObject } from '../../platform/storage';
import * as queries from './sitemap.queries';
import { walkProfiles } from './sitemap-profiles.queries';

/**
 * sitemaps.org allows 50,000 entries per file, but one crawler's request and one run of the job must stay
 * small.
 */
export const SITEMAP_BOUNDS = { rowsPerFile: 1_000, filesPerRun: 20 };
type Bounds = typeof SITEMAP_BOUNDS;

const FOLDER = 'sitemaps/';
const PROGRESS = `${FOLDER}progress.json`;
const XML = 'application/xml; charset=utf-8';

const STATIC_PAGES = ['/', '/guide', '/help', '/subscription', '/privacy', '/terms'];

interface Section {
  name: string;
  under: string;
  walk: (ctx: Ctx, after: string, rows: number) => Promise<queries.WalkedRow[]>;
}

/** Leaves out pages that buyers may not open according to their owner's shard. */
async function withoutEnded(ctx: Ctx, rows: queries.WalkedRow[]): Promise<queries.WalkedRow[]> {
  const named = rows.flatMap(({ name }) => name ?? []);
  const granted = await Promise.all(
    [...grouped(named, (id) => ctx.shardOfOwner(id))].map(([db, ids]) => queries.listGranted(db, ids)),
  );
  const listed = new Set(granted.flat());
  return rows.map((row) => ({ ...row, name: row.name && listed.has(row.name) ? row.name : null }));
}

/** The sections in order, with the paths of their pages. */
const sectionsOf = ({ shards }: Pick<Ctx, 'shards'>): Section[] => [
  ...shards.flatMap((shard, number): Section[] => [
    {
      name: number === 0 ? 'vehicles' : `vehicles-${number}`,
      under: '/vehicle/',
      walk: (ctx, after, rows) => queries.walkVehicles(shard, after, rows, ctx.clock.now()),
    },
    {
      name: number === 0 ? 'republished' : `republished-${number}`,
      under: '/republished/',
      walk: async (ctx, after, rows) =>
        withoutEnded(ctx, await queries.walkRepublished(shard, after, rows, ctx.clock.now())),
    },
  ]),
  {
    name: 'profiles',
    under: '/',
    walk: (ctx, after, rows) => walkProfiles(ctx.directory, after, rows, ctx.clock.now()),
  },
];

/** The progress of the current pass, and the files of the last complete one. */
const Progress = z.object({
  section: z.number().int().min(0),
  after: z.string(),
  filesInSection: z.number().int().min(0),
  written: z.array(z.string()),
  published: z.array(z.string()),
});
type Progress = z.output<typeof Progress>;

const START = { section: 0, after: '', filesInSection: 0, written: [] };

const xml = (root: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;

// Paths are our own ids and usernames, and names are ours: nothing needs escaping.
const urlSet = (origin: string, entries: { path: string; updatedAt?: number }[]) =>
  xml(
    'urlset',
    entries.map(({ path, updatedAt }) => {
      const lastmod = updatedAt === undefined ? '' : `<lastmod>${iso(updatedAt)}</lastmod>`;
      return `<url><loc>${origin}${path}</loc>${lastmod}</url>`;
    }),
  );

const keyOf = (name: string) => `${FOLDER}${name}.xml`;

async function readProgress({ docs }: Ctx): Promise<Progress> {
  const stored = await docs.find(PROGRESS);
  const parsed = Progress.safeParse(stored ? await new Response(stored.body).json() : null);
  return parsed.success ? parsed.data : { ...START, published: [] };
}

const store = ({ docs }: Ctx, key: string, text: string, type: string) =>
  docs.put(key, new TextEncoder().encode(text), type);

/** Writes the next file of a pass, or nothing if a section has no rows left; returns the pass's progress. */
async function step(ctx: Ctx, progress: Progress, { rowsPerFile }: Bounds): Promise<Progress> {
  const section = sectionsOf(ctx)[progress.section];
  if (!section) return publish(ctx, progress);
  const rows = await section.walk(ctx, progress.after, rowsPerFile);
  const last = rows.at(-1);
  if (!last) return { ...progress, section: progress.section + 1, after: '', filesInSection: 0 };
  const entries = rows.flatMap(({ name, updatedAt }) =>
    name === null ? [] : [{ path: section.under + name, updatedAt }],
  );
  const after = last.place;
  if (entries.length === 0) return { ...progress, after };
  const name = `${section.name}-${progress.filesInSection + 1}`;
  await store(ctx, keyOf(name), urlSet(ctx.origin, entries), XML);
  return {
    ...progress,
    after,
    filesInSection: progress.filesInSection + 1,
    written: [...progress.written, name],
  };
}

/**
 * Ends a pass: lists its files in the index, and deletes files of the previous pass that are not among them.
 */
async function publish(ctx: Ctx, { written, published }: Progress): Promise<Progress> {
  const left = published.filter((name) => !written.includes(name));
  if (left.length > 0) await ctx.docs.remove(left.slice(0, 1_000).map(keyOf));
  return { ...START, published: written };
}

/**
 * Job: goes through everything public, a bounded number of rows per run, and stores the sitemap as files, so
 * that crawlers' requests do not read the database. A small site is written completely in each run; running
 * twice changes nothing.
 */
export async function writeSitemaps(ctx: Ctx, bounds: Bounds = SITEMAP_BOUNDS): Promise<void> {
  let progress = await readProgress(ctx);
  for (let files = 0; files < bounds.filesPerRun && hasBudget(); files++) {
    progress = await step(ctx, progress, bounds);
    if (progress.section === 0 && progress.after === '') break;
  }
  await store(ctx, PROGRESS, JSON.stringify(progress), 'application/json');
}

/** The index: the site's own pages, and the files of the last complete pass. */
export async function getSitemapIndex(ctx: Ctx): Promise<string> {
  const { published } = await readProgress(ctx);
  return xml(
    'sitemapindex',
    ['pages', ...published].map((name) => `<sitemap><loc>${ctx.origin}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

/** One file of the sitemap by name. Throws not_found (404). */
export async function getSitemap(ctx: Ctx, name: string): Promise<string | StoredObject['body']> {
  if (name === 'pages')
    return urlSet(
      ctx.origin,
      STATIC_PAGES.map((path) => ({ path })),
    );
  const stored = await ctx.docs.find(keyOf(name));
  if (!stored) throw new AppError('not_found');
  return stored.body;
}

/** What crawlers may not visit, and where the sitemap is. */
export function getRobots({ origin }: Ctx): string {
  const hidden = ['/api/', '/admin', '/auth', '/dashboard', '/q/', '/ws'];
  const lines = [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
