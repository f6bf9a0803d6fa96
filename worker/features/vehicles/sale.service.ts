import { PLANS } from '../../../schema/billing/plans';
import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { UNDO_SOLD_MINUTES, type VehicleStatusInput } from '../../../schema/vehicles/input';
import type { VehicleDto } from '../../../schema/vehicles/output';
import type { Ctx, UserCtx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { followChange } from './cached-pages.service';
import * as queries from './sale.queries';
import { toVehicleDto } from './vehicles.dto';
import { findOwnVehicle, type VehicleRow } from './vehicles.queries';

const notFound = () => new AppError('vehicle_not_found');

async function ownVehicle(ctx: UserCtx, id: string): Promise<VehicleRow> {
  const row = await findOwnVehicle(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id);
  if (!row) throw notFound();
  return row;
}

/** The price in the listing's currency, which the statement then requires. */
async function soldPriceOf(ctx: UserCtx, id: string, soldPrice: string | undefined) {
  if (soldPrice === undefined) return null;
  const { currency } = await ownVehicle(ctx, id);
  const minor = toMinor(soldPrice, currency);
  if (minor !== null) return { minor, currency };
  throw new AppError('price_invalid', { field: 'soldPrice' });
}

/**
 * Changes a listing's status; a sale may have a price (major units) and closes republished pages at once, and a token
 * holds a pending vehicle until a time (epoch ms).
 * Throws sold (409, "Cannot revert from sold") once it is sold, not_found (404) for anyone else's, invalid
 * (400) for a price that does not fit the currency, conflict (409) if the currency was changed in the
 * meantime.
 */
export async function setStatus(
  ctx: UserCtx,
  id: string,
  { status, soldPrice, heldUntil = null }: VehicleStatusInput & { heldUntil?: number | null },
): Promise<VehicleDto> {
  const { id: userId } = ctx.actor.user;
  const change = { status, soldPrice: await soldPriceOf(ctx, id, soldPrice), heldUntil };
  const shard = ctx.shardOf(userId);
  const now = ctx.clock.now();
  const cause = newId(now);
  const { row, after } = await queries.setStatus(shard, userId, id, change, { cause, now });
  if (row) {
    await followChange(ctx, shard, { vehicleId: id, cause, ...after });
    return toVehicleDto(row, { seesRc: true });
  }
  const current = await ownVehicle(ctx, id);
  if (current.status !== 'sold') {
    throw new AppError('listing_changed');
  }
  if (status !== 'sold') throw new AppError('sale_not_revertible');
  return toVehicleDto(current, { seesRc: true });
}

/** Sells a vehicle that a dealer has taken over, so that it cannot be undone; one that is sold already stays sold. */
export async function sellForGood(ctx: Ctx, userId: string, id: string): Promise<void> {
  const shard = ctx.shardOf(userId);
  const now = ctx.clock.now();
  const cause = newId(now);
  const sold = { status: 'sold', soldPrice: null, heldUntil: null } as const;
  const { row, after } = await queries.setStatus(shard, userId, id, sold, { cause, now });
  await queries.settleSales(shard, [id], { cause, now });
  await ctx.settle(shard, cause);
  if (row) await followChange(ctx, shard, { vehicleId: id, cause, ...after });
}

/**
 * Undoes a sale within ten minutes: restores the listing's status and reopens the republished pages that the
 * sale closed. A listing that is not sold stays unchanged. Throws not_found (404), and conflict (409) with
 * the reason if the sale is final, the vehicle was listed again, or its slot in the plan is taken.
 */
export async function undoSold(ctx: UserCtx, id: string): Promise<VehicleDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const { liveVehicles: limit } = PLANS[user.subscriptionPlan].limits;
  const shard = ctx.shardOf(user.id);
  const cause = newId(now);
  const { row, after } = await queries.undoSold(shard, user.id, id, { liveLimit: limit, cause, now });
  if (row) {
    await followChange(ctx, shard, { vehicleId: id, cause, ...after });
  }
  const current = await ownVehicle(ctx, id);
  if (current.status !== 'sold') return toVehicleDto(current, { seesRc: true });
  throw await refusal(ctx, current, limit);
}

async function refusal(ctx: UserCtx, { id, userId, soldAt, soldFinalAt }: VehicleRow, limit: number | null) {
  const isOver = soldFinalAt !== null || (soldAt ?? 0) <= ctx.clock.now() - queries.UNDO_SOLD_MS;
  if (isOver) return new AppError('sale_final', { values: { minutes: UNDO_SOLD_MINUTES } });
  if (await queries.wasListedAgain(ctx.shardOf(ctx.actor.user.id), userId, id)) {
    return new AppError('listed_again');
  }
  return new AppError('no_room_for_undo', { values: { limit: limit ?? 0 } });
}

const MAX_BATCH = 100;

/** Job: makes sales final that can no longer be undone, and notifies the vehicles' republishers. */
export async function settleSales(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const over = await queries.listOverSales(shard, now, MAX_BATCH);
    isMore = over.length === MAX_BATCH;
    if (over.length === 0) return;
    const cause = newId(now);
    await queries.settleSales(
      shard,
      over.map(({ id }) => id),
      { cause, now },
    );
    await ctx.settle(shard, cause);
  }
}
