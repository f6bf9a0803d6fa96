import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { listPagesOf, listPagesOfSeller, type PageOfVehicle } from './cached-pages.queries';

/** A request may call the cache a thousand times, and each page has six copies. */
const MAX_AT_ONCE = 100;

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
export const invalidateVehicle = async (ctx: PageCtx, vehicleId: string): Promise<void> =>
  await invalidatePagesOf(ctx, vehicleId, await listPagesOf(ctx.shardOf(vehicleId), vehicleId));

async function invalidatePagesOf(ctx: PageCtx, vehicleId: string, rows: PageOfVehicle[]): Promise<void> {
  const republished = rows.flatMap(({ republishedId }) =>
    republishedId ? [`/republished/${republishedId}`] : [],
  );
  const profile = rows[0]?.username;
  await invalidatePages(ctx, [`/vehicle/${vehicleId}`, ...republished, ...(profile ? [`/${profile}`] : [])]);
}

/** After a change to many vehicles: the pages of the first hundred; others expire after a minute. */
export const invalidateVehicles = (ctx: PageCtx, vehicleIds: readonly string[]): Promise<void> =>
  invalidatePages(
    ctx,
    vehicleIds.slice(0, MAX_AT_ONCE).map((id) => `/vehicle/${id}`),
  );

/** What the batch that changed a vehicle has read and sent, so that its request does not wait for that separately. */
export interface AfterChange {
  pages: PageOfVehicle[];
  /** The number of effects that its cause has. */
  effects: number;
}

/** Applies the effects of a change to a vehicle in `shard`, and invalidates its pages. */
export async function followChange(
  ctx: Ctx,
  shard: ShardDb,
  { vehicleId, cause, pages, effects }: AfterChange & { vehicleId: string; cause: string },
): Promise<void> {
  if (effects > 0) await ctx.settle(shard, cause);
  await invalidatePagesOf(ctx, vehicleId, pages);
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
