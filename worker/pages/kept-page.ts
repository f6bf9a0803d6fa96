import { ROUTE_NAMES } from '../../schema/contracts/usernames';
import type { AppContext } from '../http/app-env';
import { securityHeaders } from '../http/security-headers';
import { readSessionToken } from '../http/session-cookie';
import { isPageSource, pageKey } from '../platform/page-cache';

/** As it was for a minute; for five more while a new one is made for the next. */
const FRESH_MS = 60_000;
const STALE_MS = 5 * 60_000;
const KEPT_AT = 'x-kept-at';

const LISTING = /^\/(?:vehicle|republished)\/[0-9a-f-]{36}$/;
const PROFILE = /^\/([a-z][a-z0-9_-]{3,29})$/;
const ROUTES: ReadonlySet<string> = new Set(ROUTE_NAMES);

/** Under which key this page is kept; null for one that is not: a search, thanks for an offer, anything of somebody signed in. */
function keyOf(c: AppContext): string | null {
  const { pathname, searchParams } = new URL(c.req.url);
  if (readSessionToken(c) || c.req.method !== 'GET') return null;
  const [, username] = PROFILE.exec(pathname) ?? [];
  if (!LISTING.test(pathname) && (!username || ROUTES.has(username))) return null;
  const source = searchParams.get('src') ?? '';
  const names = [...searchParams.keys()].filter((name) => name !== 'src');
  if (names.length > 0 || !isPageSource(source)) return null;
  return pageKey(c.var.ctx.origin, pathname, source, c.req.header('save-data') === 'on');
}

async function keep(c: AppContext, key: string, page: Response): Promise<void> {
  const { ctx } = c.var;
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('vary');
  headers.set('cache-control', `public, max-age=${(FRESH_MS + STALE_MS) / 1000}`);
  headers.set(KEPT_AT, String(ctx.clock.now()));
  await ctx.pageCache.keep(key, new Response(await page.text(), { headers }));
}

function serve(c: AppContext, kept: Response): Response {
  const { protocol, host } = new URL(c.req.url);
  return new Response(kept.body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, save-data',
      ...(c.req.header('accept-encoding')?.includes('gzip') ? { 'content-encoding': 'gzip' } : {}),
      ...securityHeaders({ secure: protocol === 'https:', host }),
    },
  });
}

/**
 * A buyer's page from the edge, without a question to the database, or rendered and kept. What changes a page drops it
 * (features/vehicles/kept-pages.service.ts); the cache being down costs a rendering.
 */
export async function keptPage(c: AppContext, render: () => Promise<Response>): Promise<Response> {
  const key = keyOf(c);
  if (!key) return render();
  const { ctx } = c.var;
  const kept = await ctx.pageCache.find(key).catch(() => null);
  const age = kept ? ctx.clock.now() - Number(kept.headers.get(KEPT_AT)) : Number.POSITIVE_INFINITY;
  const renew = async () => {
    const page = await render();
    if (page.status === 200) await keep(c, key, page);
  };
  if (kept && age < FRESH_MS + STALE_MS) {
    if (age >= FRESH_MS) ctx.later(renew());
    return serve(c, kept);
  }
  const page = await render();
  if (page.status === 200) ctx.later(keep(c, key, page.clone()));
  return page;
}
