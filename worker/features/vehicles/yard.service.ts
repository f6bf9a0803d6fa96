import { AppError } from '../../../schema/common/errors';
import { mediaKey, mediaUrl } from '../../../schema/media/input';
import type { AddPhotosInput } from '../../../schema/vehicles/input';
import type { YardVehicleDto } from '../../../schema/vehicles/output';
import type { UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { followChange } from './cached-pages.service';
import { checkPhotos } from './check-photos';
import { findOwnVehicle, updateVehicle, type VehicleRow } from './vehicles.queries';
import * as queries from './yard.queries';

/** Each field by name: yard helpers see neither prices nor figures. */
export const toYardVehicleDto = (row: VehicleRow): YardVehicleDto => ({
  id: row.id,
  name: row.name,
  year: row.year,
  kmsDriven: row.kmsDriven,
  status: row.status,
  registrationNumber: row.facts.registrationNumber ?? null,
  images: row.images.map((key) => mediaUrl(key)),
});

/** The seller's listings that are not sold, newest first, without prices. */
export async function listYard(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<YardVehicleDto>> {
  const { id } = ctx.actor.user;
  const rows = await queries.listYard(ctx.shardOf(id), id, cursor, limit + 1);
  return pageOf(rows, limit, (row) => row.id, toYardVehicleDto);
}

/**
 * Adds fresh uploads after the listing's photos; those that it has already stay where they are. Throws vehicle_not_found (404), invalid (400) for a picture that is
 * no fresh upload of the seller and for photos beyond the plan, listing_changed (409).
 */
export async function addPhotos(
  ctx: UserCtx,
  id: string,
  { images }: AddPhotosInput,
): Promise<YardVehicleDto> {
  const { id: userId } = ctx.actor.user;
  const shard = ctx.shardOf(userId);
  const current = await findOwnVehicle(shard, userId, id);
  if (!current) throw new AppError('vehicle_not_found');
  const fresh = images.map((url) => mediaKey(url) ?? '').filter((key) => !current.images.includes(key));
  // Sent again after a lost answer.
  if (fresh.length === 0) return toYardVehicleDto(current);
  const all = [...current.images, ...fresh];
  checkPhotos(ctx, all, current.images);
  const now = ctx.clock.now();
  const cause = newId(now);
  const { row, after } = await updateVehicle(shard, current, { images: all }, { cause, now });
  if (!row) {
    const latest = await findOwnVehicle(shard, userId, id);
    const isSame = latest?.version === current.version;
    throw isSame ? new AppError('upload_images_again', { field: 'images' }) : new AppError('listing_changed');
  }
  await followChange(ctx, shard, { vehicleId: id, cause, ...after });
  return toYardVehicleDto(row);
}
