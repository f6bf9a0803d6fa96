import type { Ctx } from '../../context';
import { listPagesOf, listPagesOfSeller } from './cached-pages.queries';

type PageCtx = Pick<Ctx, 'shardOf' | 'pageCache' | 'origin'>;

/**
 * Invalidates pages by path. A write does not fail if the cache does not respond: pages live only a minute.
 */
export async function invalidatePages(ctx: PageCtx, paths: string[]): Promise<void> {
  // In development a job does not know the site's address.
  if (!ctx.origin) return;
  const urls = paths.map((path) => `${ctx.origin}${path}`);
  await ctx.pageCache
    .invalidate(urls)
    .catch((error) => console.error('cached pages were not invalidated', error));
}

/**
 * After a change to a vehicle: renders its page, its republished pages and its profile anew for the next
 * buyer.
 */
export async function invalidateVehicle(ctx: PageCtx, vehicleId: string): Promise<void> {
  const rows = await listPagesOf(ctx.shardOf(vehicleId), vehicleId);
  const republished = rows.flatMap(({ republishedId }) =>
    republishedId ? [`/republished/${republishedId}`] : [],
  );
  const profile = rows[0]?.username;
  await invalidatePages(ctx, [`/vehicle/${vehicleId}`, ...republished, ...(profile ? [`/${profile}`] : [])]);
}

/** After a change to what a seller's profile shows. */
export const invalidateProfile = async (ctx: PageCtx, username: string | null) => {
  if (username) await invalidatePages(ctx, [`/${username}`]);
};

/**
 * After a suspension: invalidates the pages of a seller's latest hundred listings; others expire after a
 * minute.
 */
export async function invalidateSeller(ctx: PageCtx, userId: string): Promise<void> {
  const { username, vehicles, republished } = await listPagesOfSeller(ctx.shardOf(userId), userId);
  await invalidatePages(ctx, [
    ...(username ? [`/${username}`] : []),
    ...vehicles.map(({ id }) => `/vehicle/${id}`),
    ...republished.map(({ id }) => `/republished/${id}`),
  ]);
}
