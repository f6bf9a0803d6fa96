import { AppError } from '../../../schema/common/errors';
import type { AnswererInput, VehicleAnswererDto } from '../../../schema/staff/answerer';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import * as queries from './answerer.queries';
import type { ChosenAnswerer } from './answerer.sql';
import { followChange } from './cached-pages.service';
import { toAnswererDto } from './vehicles.dto';

/** Throws member_not_found (404), answerer_without_number (409). */
async function memberOf(ctx: UserCtx, personId: string) {
  const { id: ownerId } = ctx.actor.user;
  if (!(await queries.worksThere(ctx.shardOf(ownerId), ownerId, personId)))
    throw new AppError('member_not_found');
  const profile = await queries.findNumber(ctx.shardOf(personId), personId);
  if (!profile?.mobileNumber) throw new AppError('answerer_without_number');
  const { mobileNumber: number, isConfirmed, version } = profile;
  return { personId, number, isConfirmed, version };
}

/**
 * Who is to answer, with the number that buyers call. Throws member_not_found (404), answerer_without_number (409).
 */
export const chosenAnswerer = async (ctx: UserCtx, input: AnswererInput): Promise<ChosenAnswerer> => ({
  member: input.by === 'member' ? await memberOf(ctx, input.personId) : null,
  dutyNumber: input.by === 'number' ? input.mobileNumber : null,
});

/**
 * Sets whose number stands behind Call and WhatsApp of a vehicle's page, and who hears of its offers. A member's
 * number is the one of their own profile; buyers see whether it is confirmed. Throws vehicle_not_found and
 * member_not_found (404), answerer_without_number (409).
 */
export async function setAnswerer(
  ctx: UserCtx,
  vehicleId: string,
  input: AnswererInput,
): Promise<VehicleAnswererDto> {
  const { id: ownerId } = ctx.actor.user;
  const shard = ctx.shardOf(ownerId);
  const now = ctx.clock.now();
  const chosen = await chosenAnswerer(ctx, input);
  const set = await queries.setAnswerer(shard, { ownerId, vehicleId, ...chosen, now });
  if (!set) throw new AppError('vehicle_not_found');
  await followChange(ctx, shard, { vehicleId, cause: newId(now), pages: set.pages, effects: 0 });
  return { answerer: toAnswererDto(set.answerer) };
}
