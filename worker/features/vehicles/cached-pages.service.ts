import type { Ctx } from '../../context';
import { listPagesOf, listPagesOfSeller } from './cached-pages.queries';

type PageCtx = Pick<Ctx, 'shardOf' | 'pageCache' | 'origin'>;

/** Invalidates pages by their paths. A cache that does not answer is no reason to refuse a write: pages live for a minute. */
export async function invalidatePages(ctx: PageCtx, paths: string[]): Promise<void> {
  // In development a job does not know its address.
  if (!ctx.origin) return;
  const urls = paths.map((path) => `${ctx.origin}${path}`);
  await ctx.pageCache
    .invalidate(urls)
    .catch((error) => console.error('cached pages were not invalidated', error));
}

/** After a change of a vehicle: its page, its republished pages and the profile it is on are rendered anew for the next buyer. */
export async function invalidateVehicle(ctx: PageCtx, vehicleId: string): Promise<void> {
  const rows = await listPagesOf(ctx.shardOf(vehicleId), vehicleId);
  const republished = rows.flatMap(({ republishedId }) =>
    republishedId ? [`/republished/${republishedId}`] : [],
  );
  const profile = rows[0]?.username;
  await invalidatePages(ctx, [`/vehicle/${vehicleId}`, ...republished, ...(profile ? [`/${profile}`] : [])]);
}

/** After a change of what a seller's profile shows. */
export const invalidateProfile = async (ctx: PageCtx, username: string | null) => {
  if (username) await invalidatePages(ctx, [`/${username}`]);
};

/** After a suspension: what buyers see of a seller, for the latest hundred listings; older ones expire after a minute. */
export async function invalidateSeller(ctx: PageCtx, userId: string): Promise<void> {
  const { username, vehicles, republished } = await listPagesOfSeller(ctx.shardOf(userId), userId);
  await invalidatePages(ctx, [
    ...(username ? [`/${username}`] : []),
    ...vehicles.map(({ id }) => `/vehicle/${id}`),
    ...republished.map(({ id }) => `/republished/${id}`),
  ]);
}
