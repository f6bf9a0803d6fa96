import { KEPT } from '../../../schema/common/retention';
import { IMAGE_VARIANT_NAMES, mediaObject } from '../../../schema/media/input';
import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import type { UploadKind } from './media.queries';
import * as queries from './media.queries';

const DAY = 24 * 3_600_000;
const ABANDONED_AFTER_MS = KEPT.unusedUpload * DAY;
const DRAFT_ABANDONED_AFTER_MS = KEPT.draftUpload * DAY;
/** The grace period for a deleted listing's files. */
const DISCARDED_AFTER_MS = KEPT.deletedVehicleFiles * DAY;

/**
 * Deletes uploads not attached within a day (within a week in a draft), and the files of listings deleted a
 * month ago.
 */
export async function sweepUploads(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  await queries.discardAbandoned(shard, now - ABANDONED_AFTER_MS, now - DRAFT_ABANDONED_AFTER_MS);
  await removeFiles(ctx, shard, await queries.listDiscarded(shard, now - DISCARDED_AFTER_MS));
}

/** Erases some of a person's files, objects first; true if more may remain. */
export async function eraseUploads(ctx: Ctx, userId: string): Promise<boolean> {
  const shard = ctx.shardOf(userId);
  const files = await queries.listUploadsOf(shard, userId);
  await removeFiles(ctx, shard, files);
  return files.length > 0;
}

/** Objects first: a row whose objects could not be deleted is found again. */
async function removeFiles(
  ctx: Ctx,
  shard: ShardDb,
  stale: { key: string; kind: UploadKind }[],
): Promise<void> {
  if (stale.length === 0) return;
  const pictures = stale.filter(({ kind }) => kind !== 'rc');
  const objects = pictures.flatMap(({ key }) =>
    IMAGE_VARIANT_NAMES.map((variant) => mediaObject(key, variant)),
  );
  await ctx.media.remove(objects);
  // After the bucket: a cache that is queried in between would keep what it fetched.
  await ctx.mediaCdn?.purge(objects);
  await ctx.docs.remove(stale.filter(({ kind }) => kind === 'rc').map(({ key }) => key));
  await queries.deleteUploads(
    shard,
    stale.map(({ key }) => key),
  );
}
