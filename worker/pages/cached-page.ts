import type { AppContext } from '../http/app-env';
import { refuseFlood } from '../http/flood';
import { type CachedPage, FRESH_MS, type PageCopy } from '../platform/page-cache';
import { copyOf } from './page-copy';
import { pageResponse } from './page-response';

/**
 * A buyer's page from the edge cache, without a query, or rendered and cached. Changes to a page invalidate
 * it (features/vehicles/cached-pages.service.ts); if the cache is down, every request is rendered.
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
