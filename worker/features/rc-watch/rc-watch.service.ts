import { AppError } from '../../../schema/common/errors';
import { newLinkCode } from '../../../schema/common/short-code';
import { checklistOf } from '../../../schema/papers/rules/checklist';
import type { RcWatchInput } from '../../../schema/rc-watch/input';
import { RC_WATCH_PATH } from '../../../schema/rc-watch/kinds';
import type { RcWatchDto, VehicleRcWatchDto } from '../../../schema/rc-watch/output';
import { dueReminder, nextReminder, overdueAt } from '../../../schema/rc-watch/times';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import * as queries from './rc-watch.queries';

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

function toWatch(row: queries.WatchRow, now: number): RcWatchDto {
  const steps = checklistOf(row.sale);
  return {
    path: `${RC_WATCH_PATH}/${row.code}`,
    sale: row.sale,
    steps: steps.length,
    ticked: steps.filter(({ step }) => row.steps[step]).length,
    applicationNumber: row.applicationNumber,
    overdueAt: iso(row.overdueAt),
    reminderDay: dueReminder(row.sale.soldOn, now),
    seenOn: row.seenOn,
    seenBy: row.seenBy,
  };
}

async function ownVehicle(ctx: UserCtx, vehicleId: string) {
  const { db, ownerId } = ownIn(ctx);
  const found = await queries.findOfVehicle(db, ownerId, vehicleId);
  if (!found) throw new AppError('vehicle_not_found');
  return found;
}

/** The watch over a vehicle's RC, and whether one can be started. Throws vehicle_not_found (404). */
export async function findWatch(ctx: UserCtx, vehicleId: string): Promise<VehicleRcWatchDto> {
  const { watch, isSold } = await ownVehicle(ctx, vehicleId);
  return { watch: watch && toWatch(watch, ctx.clock.now()), isSold: Boolean(isSold) };
}

/**
 * Starts the watch over a sold vehicle's RC, or changes what its sale is like: steps that were ticked stay so. Throws
 * vehicle_not_found (404), rc_watch_not_sold (400), listing_changed (409).
 */
export async function startWatch(
  ctx: UserCtx,
  vehicleId: string,
  sale: RcWatchInput,
): Promise<VehicleRcWatchDto> {
  const { db, ownerId } = ownIn(ctx);
  const now = ctx.clock.now();
  const times = (row: queries.WatchRow | null) => ({
    overdueAt: overdueAt(sale, row?.steps ?? {}),
    remindAt: row?.closedAt ? null : nextReminder(sale.soldOn, now),
  });
  const isNew = await queries.insertWatch(db, {
    ...{ id: newId(now, ownerId), ownerId, vehicleId, sale, now },
    code: newLinkCode(ownerId),
    ...times(null),
  });
  if (!isNew) {
    const { watch } = await ownVehicle(ctx, vehicleId);
    if (!watch) throw new AppError('rc_watch_not_sold');
    if (!(await queries.changeWatch(db, watch, { sale, ...times(watch) }, now))) {
      throw new AppError('listing_changed');
    }
  }
  return findWatch(ctx, vehicleId);
}

/** Ends the link that was shared, and makes another. Throws rc_watch_not_found (404), listing_changed (409). */
export async function renewLink(ctx: UserCtx, vehicleId: string): Promise<VehicleRcWatchDto> {
  const { db, ownerId } = ownIn(ctx);
  const { watch } = await ownVehicle(ctx, vehicleId);
  if (!watch) throw new AppError('rc_watch_not_found');
  const changed = await queries.changeWatch(db, watch, { code: newLinkCode(ownerId) }, ctx.clock.now());
  if (!changed) throw new AppError('listing_changed');
  return findWatch(ctx, vehicleId);
}

/** Deletes the watch. Throws rc_watch_not_found (404). */
export async function stopWatch(ctx: UserCtx, vehicleId: string) {
  const { db, ownerId } = ownIn(ctx);
  if (!(await queries.deleteWatch(db, ownerId, vehicleId))) throw new AppError('rc_watch_not_found');
  return { message: 'The RC is no longer watched' };
}
