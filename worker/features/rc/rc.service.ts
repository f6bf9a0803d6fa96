import { AppError } from '../../../schema/common/errors';
import type { Ctx } from '../../context';
import type { StoredObject } from '../../platform/storage';
import { logBy } from '../activity/activity.service';
import * as queries from './rc.queries';

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Opens a registration certificate for its owner, for anyone if `showRc` is on and the listing is up, or for
 * a viewer whom the owner has approved. Throws not_found (404) for everyone else. Each opening is logged.
 */
export async function openRc(ctx: Ctx, key: string): Promise<StoredObject & { fileName: string }> {
  const vehicle = await queries.findRcVehicle(ctx.shardOfKey(key), key);
  if (!vehicle || !(await maySee(ctx, vehicle))) throw new AppError('not_found');
  const file = await ctx.docs.find(key);
  if (!file) throw new AppError('not_found');
  await logBy(ctx, {
    action: 'rc_viewed',
    entityType: 'vehicle',
    entityId: vehicle.id,
    description: 'Registration certificate opened',
  });
  const extension = EXTENSIONS[file.contentType] ?? 'bin';
  return { ...file, fileName: `RC_${vehicle.name}_${vehicle.id.slice(0, 8)}.${extension}` };
}

/** Whether the viewer has an unexpired approval. */
export async function mayOpenRc(ctx: Ctx, vehicle: { id: string; rcKey: string | null }): Promise<boolean> {
  if (ctx.actor.kind !== 'user' || !vehicle.rcKey) return false;
  return queries.hasApproval(ctx.shardOf(vehicle.id), vehicle.id, ctx.actor.user.id, ctx.clock.now());
}

async function maySee(ctx: Ctx, vehicle: NonNullable<Awaited<ReturnType<typeof queries.findRcVehicle>>>) {
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.user.id : null;
  if (viewer === vehicle.userId) return true;
  if (!vehicle.isPublic) return false;
  if (vehicle.showRc) return true;
  return mayOpenRc(ctx, vehicle);
}
