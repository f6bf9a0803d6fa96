import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { HookInput, MarksInput } from '../../../schema/stock-takes/input';
import { SOLD_DAYS } from '../../../schema/stock-takes/kinds';
import type { StockTakeDto, StockTakesDto } from '../../../schema/stock-takes/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { resultOf } from './result';
import * as queries from './stock-takes.queries';

const DAY = 24 * 3_600_000;

const ownIn = (ctx: UserCtx) => {
  const ownerId = ctx.actor.user.id;
  return { db: ctx.shardOf(ownerId), ownerId, now: ctx.clock.now() };
};

const toStockTake = ({ id, startedAt, vehicles }: queries.GoingOn): StockTakeDto => ({
  id,
  startedAt: iso(startedAt),
  vehicles: vehicles.map(({ foundBy, foundAt, codes, outSince, ...vehicle }) => ({
    ...vehicle,
    outSince: iso(outSince),
    codes: JSON.parse(codes),
    found: foundBy && foundAt !== null ? { by: foundBy, at: iso(foundAt) } : null,
  })),
});

async function findGoingOn(ctx: UserCtx): Promise<StockTakeDto | null> {
  const { db, ownerId, now } = ownIn(ctx);
  const found = await queries.findGoingOn(db, { ownerId, soldSince: now - SOLD_DAYS * DAY });
  return found && toStockTake(found);
}

/** The stock-take that is going on, and earlier ones; on any plan, because what was counted stays. */
export async function listStockTakes(ctx: UserCtx): Promise<StockTakesDto> {
  const { db, ownerId } = ownIn(ctx);
  const [current, past] = await Promise.all([findGoingOn(ctx), queries.listPast(db, ownerId)]);
  return {
    current,
    past: past.flatMap(({ id, startedAt, endedAt, result }) =>
      endedAt !== null && result ? [{ id, startedAt: iso(startedAt), endedAt: iso(endedAt), result }] : [],
    ),
    mayStart: PLANS[ctx.actor.user.subscriptionPlan].stockTakes,
  };
}

/** Starts a stock-take, or joins the one that is going on. Throws stock_take_not_included (403). */
export async function startStockTake(ctx: UserCtx): Promise<StockTakeDto> {
  const { db, ownerId, now } = ownIn(ctx);
  const going = await findGoingOn(ctx);
  if (going) return going;
  if (!PLANS[ctx.actor.user.subscriptionPlan].stockTakes) throw new AppError('stock_take_not_included');
  await queries.start(db, { id: newId(now, ownerId), ownerId, now });
  const started = await findGoingOn(ctx);
  if (!started) throw new AppError('stock_take_ended');
  return started;
}

async function findOwn(ctx: UserCtx, id: string): Promise<StockTakeDto> {
  const { db, ownerId } = ownIn(ctx);
  const going = await findGoingOn(ctx);
  if (going?.id === id) return going;
  throw new AppError(
    (await queries.exists(db, { ownerId, id })) ? 'stock_take_ended' : 'stock_take_not_found',
  );
}

/**
 * Notes vehicles that were found; the first time counts. Those that are not looked for are left out. Throws
 * stock_take_not_found and, if none is left, vehicle_not_found (404), stock_take_ended (409).
 */
export async function markFound(ctx: UserCtx, { id, marks }: MarksInput): Promise<StockTakeDto> {
  const { db, ownerId } = ownIn(ctx);
  const given = marks.map(({ vehicleId, by, at }) => ({ vehicleId, by, at: Date.parse(at) }));
  await queries.mark(db, { id, ownerId, given });
  const take = await findOwn(ctx, id);
  const isOne = given.some(({ vehicleId }) => take.vehicles.some((vehicle) => vehicle.id === vehicleId));
  if (!isOne) throw new AppError('vehicle_not_found');
  return take;
}

/** Ends a stock-take with what it has found. Ending it again changes nothing. Throws stock_take_not_found (404). */
export async function endStockTake(ctx: UserCtx, id: string): Promise<StockTakesDto> {
  const { db, ownerId, now } = ownIn(ctx);
  const going = await findGoingOn(ctx);
  if (going?.id === id) await queries.end(db, { id, ownerId, now, result: resultOf(going.vehicles) });
  else if (!(await queries.exists(db, { ownerId, id }))) throw new AppError('stock_take_not_found');
  return listStockTakes(ctx);
}

/** Says where a vehicle's key hangs. Throws vehicle_not_found (404). */
export async function hangKey(ctx: UserCtx, vehicleId: string, { hook }: HookInput): Promise<HookInput> {
  const { db, ownerId } = ownIn(ctx);
  if (!(await queries.hang(db, { ownerId, vehicleId, hook }))) throw new AppError('vehicle_not_found');
  return { hook };
}
