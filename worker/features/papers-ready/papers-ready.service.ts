import { AppError } from '../../../schema/common/errors';
import type { PaperInput } from '../../../schema/papers/ready.input';
import type { VehiclePapersDto } from '../../../schema/papers/ready.output';
import type { UserCtx } from '../../context';
import { invalidateVehicle } from '../vehicles/cached-pages.service';
import { toPapersDto } from './papers.dto';
import * as queries from './papers-ready.queries';

/**
 * Stores what the seller, or a manager, has found out about one paper of a vehicle, with who looked and when. The same
 * answer again is a new look. Throws vehicle_not_found (404) and listing_changed (409).
 */
export async function statePaper(
  ctx: UserCtx,
  vehicleId: string,
  input: PaperInput,
): Promise<VehiclePapersDto> {
  const { user, member } = ctx.actor;
  const { id: ownerId } = user;
  const shard = ctx.shardOf(ownerId);
  const personId = member?.personId ?? null;
  const now = ctx.clock.now();
  const row = await queries.statePaper(shard, { ownerId, vehicleId, personId, now, ...input });
  if (!row) {
    const isThere = await queries.hasVehicle(shard, ownerId, vehicleId);
    throw new AppError(isThere ? 'listing_changed' : 'vehicle_not_found');
  }
  await invalidateVehicle(ctx, vehicleId);
  return { version: row.version, papers: toPapersDto(row.papers) };
}
