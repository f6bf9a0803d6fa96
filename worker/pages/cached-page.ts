import { ROUTE_NAMES } from '../../schema/profile/usernames';
import type { AppContext } from '../http/app-env';
import { refuseFlood } from '../http/flood';
import { languageOf } from '../http/language';
import { readSessionToken } from '../http/session-cookie';
import { type CachedPage, FRESH_MS, isPageSource, type PageCopy } from '../platform/page-cache';
import { pageResponse } from './page-response';

const LISTING = /^\/(?:vehicle|republished)\/[0-9a-f-]{36}$/;
const PROFILE = /^\/([a-z][a-z0-9_-]{3,29})$/;
const ROUTES: ReadonlySet<string> = new Set(ROUTE_NAMES);
const CACHED_WITH: ReadonlySet<string> = new Set(['src', 'lang']);

/**
 * The copy for this request; null for pages that are not cached: searches, thanks for an offer, anything for a signed-in person.
 */
function copyOf(c: AppContext): PageCopy | null {
  const { pathname, searchParams } = new URL(c.req.url);
  if (/* guard */ readSessionToken(c) || c.req.method !== 'GET') return null;
  const [, username] = PROFILE.exec(pathname) ?? [];
  if (!LISTING.test(pathname) && (!username || ROUTES.has(username))) return null;
  const source = searchParams.get('src') ?? '';
  if (!isPageSource(source) || [...searchParams.keys()].some((name) => !CACHED_WITH.has(name))) return null;
  return {
    url: `${c.var.ctx.origin}${pathname}`,
    source,
    saveData: c.req.header('save-data') === 'on',
    language: languageOf(c),
  };
}

/**
 * A buyer's page from the edge cache, without a query, or rendered and cached. Changes to a page invalidate it
 * (features/vehicles/cached-pages.service.ts); if the cache is down, it is rendered.
 */
export const cachedPage =
  (show: (c: AppContext) => Promise<Response>) =>
  async (c: AppContext): Promise<Response> => {
    const copy = copyOf(c);
    const { pageCache, clock, defer } = c.var.ctx;
    const isFresh = ({ cachedAt }: CachedPage) => clock.now() - cachedAt < FRESH_MS;
    const remembered = copy && pageCache.peek(copy);
    if (remembered && isFresh(remembered)) return pageResponse(c, remembered);
    const found = copy && (await pageCache.find(copy).catch(() => null));
    if (found?.page && isFresh(found.page)) return pageResponse(c, found.page);
    await refuseFlood(c);
    const page = await show(c);
    if (found && page.status === 200) defer(store(c, copy, found.generation, page.clone()));
    return page;
  };

async function store(c: AppContext, copy: PageCopy, generation: string, page: Response) {
  const { pageCache, clock } = c.var.ctx;
  const cachedAt = clock.now();
  const gzip = await new Response(page.body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  await pageCache.store(copy, generation, { gzip, cachedAt });
}
