import { ROUTE_NAMES } from '../../schema/profile/usernames';
import type { AppContext } from '../http/app-env';
import { refuseFlood } from '../http/flood';
import { readSessionToken } from '../http/session-cookie';
import { isPageSource, pageKey } from '../platform/page-cache';
import { pageResponse } from './page-response';

/** What changes elsewhere in the network is seen no later. */
const FRESH_MS = 60_000;

const LISTING = /^\/(?:vehicle|republished)\/[0-9a-f-]{36}$/;
const PROFILE = /^\/([a-z][a-z0-9_-]{3,29})$/;
const ROUTES: ReadonlySet<string> = new Set(ROUTE_NAMES);

/** The cache key of this page; null for pages that are not cached: searches, thanks for an offer, anything for a signed-in person. */
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

/**
 * A buyer's page from the edge cache, without a query, or rendered and cached. Changes to a page invalidate it
 * (features/vehicles/kept-pages.service.ts); the cache being down costs a rendering.
 */
export const cachedPage =
  (show: (c: AppContext) => Promise<Response>) =>
  async (c: AppContext): Promise<Response> => {
    const key = keyOf(c);
    const { pageCache, clock, later } = c.var.ctx;
    const kept = key && (pageCache.peek(key) ?? (await pageCache.find(key).catch(() => null)));
    if (kept && clock.now() - kept.keptAt < FRESH_MS) return pageResponse(c, { gzip: kept.gzip });
    await refuseFlood(c);
    const page = await show(c);
    if (key && page.status === 200) later(keep(c, key, page.clone()));
    return page;
  };

async function keep(c: AppContext, key: string, page: Response) {
  const { pageCache, clock } = c.var.ctx;
  const gzip = await new Response(page.body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  await pageCache.keep(key, { gzip, keptAt: clock.now() }, FRESH_MS / 1000);
}
