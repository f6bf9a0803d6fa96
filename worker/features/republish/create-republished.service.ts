import { PLANS } from '../../../schema/billing/plans';
import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { newShortCode } from '../../../schema/common/short-code';
import type { RepublishInput } from '../../../schema/republish/input';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import type { UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { newId, newPageId } from '../../platform/random';
import { displayName } from '../profile/display-name';
import * as queries from './create-republished.queries';
import { findPageStatus, getOwnRepublished } from './republish.service';

const badPrice = () => {
  return new AppError('price_invalid', { field: 'customPrice' });
};

/**
 * The vehicle with this id, or the vehicle of the republished page with this id, from its owner's shard.
 * Pages and vehicles are in the shard of their id.
 */
async function findOriginal(ctx: UserCtx, id: string): Promise<queries.Original | null> {
  const viewer = ctx.actor.user.id;
  const [vehicle, originalId] = await Promise.all([
    queries.findOriginal(ctx.shardOf(id), id, viewer),
    queries.findOriginalOf(ctx.shardOf(id), id),
  ]);
  return originalId ? queries.findOriginal(ctx.shardOf(originalId), originalId, viewer) : vehicle;
}

/**
 * Republishes another seller's vehicle under the person's own price (major units of its currency) and number,
 * once the owner's shard has granted it. Writes nothing on not_found (404), gone (410), sold (409),
 * bad_request (400) for one's own vehicle, conflict (409) the second time, forbidden (403) if the owner does
 * not allow it, limit_reached (403, with the word "limit") and invalid (400). Throws unavailable (503) if the
 * owner's shard does not respond; the page appears once it does.
 */
export async function republishVehicle(ctx: UserCtx, input: RepublishInput): Promise<RepublishedVehicleDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const original = await checkOriginal(ctx, input);
  const shard = ctx.shardOf(user.id);
  const page: queries.NewRepublished = {
    id: newPageId(now, original.id, user.id),
    notificationId: newId(now, original.id),
    code: newShortCode(user.id),
    vehicleId: original.id,
    vehicleName: original.name,
    vehicleKind: original.kind,
    republisherId: user.id,
    republisherName: displayName(user),
    priceMinor: toMinor(input.customPrice, original.currency) ?? 0,
    currency: original.currency,
    customMobileNumber: input.customMobileNumber,
    now,
    month: indianCalendar(now),
    monthlyLimit: PLANS[user.subscriptionPlan].limits.republishActionsPerMonth,
  };
  if (!(await queries.insertRepublished(shard, page))) throw await lostRace(ctx, input);
  await ctx.settle(shard, page.id);
  const status = await findPageStatus(ctx, page.id);
  if (status === null) throw await lostRace(ctx, input);
  if (status === 'pending') {
    throw new AppError('page_waits');
  }
  return getOwnRepublished(ctx, page.id);
}

/** The refusal for whatever has changed since the check. */
async function lostRace(ctx: UserCtx, input: RepublishInput): Promise<AppError> {
  const refusal = await checkOriginal(ctx, input).then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal instanceof AppError) return refusal;
  return new AppError('vehicle_changed');
}

async function checkOriginal(ctx: UserCtx, input: RepublishInput): Promise<queries.Original> {
  const { id: republisherId, subscriptionPlan } = ctx.actor.user;
  const month = indianCalendar(ctx.clock.now());
  const original = await findOriginal(ctx, input.originalVehicleId);
  if (original?.isRemoved) throw new AppError('vehicle_removed');
  if (!original?.isPublic) throw new AppError('vehicle_not_found');
  if (original.status === 'sold') {
    throw new AppError('vehicle_sold');
  }
  if (original.ownerId === republisherId) {
    throw new AppError('own_vehicle');
  }
  const own = await queries.findOwnState(ctx.shardOf(republisherId), {
    vehicleId: original.id,
    republisherId,
    month,
  });
  if (own.isRepublished) throw new AppError('republished_already');
  const monthlyLimit = PLANS[subscriptionPlan].limits.republishActionsPerMonth;
  if (monthlyLimit !== null && own.used >= monthlyLimit) {
    throw monthlyLimit === 0
      ? new AppError('republish_not_included')
      : new AppError('republish_limit', { values: { limit: monthlyLimit } });
  }
  if (toMinor(input.customPrice, original.currency) === null) throw badPrice();
  if (!original.isAllowed) throw new AppError('republishing_not_allowed');
  return original;
}
