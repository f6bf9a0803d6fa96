import { AppError } from '../../../schema/common/errors';
import type { ImportChangesInput, ImportedFields } from '../../../schema/vehicles/import-input';
import type { ImportStepDto } from '../../../schema/vehicles/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { hasNoOfferSince } from '../leads/latest-offer.sql';
import { invalidateProfile, invalidateVehicles } from './cached-pages.service';
import { checkYear } from './check-year';
import { undoSold } from './sale.service';
import { withStatus } from './sale.sql';
import * as queries from './vehicles.queries';
import { columnsOf } from './vehicles.service';

type Change = ImportChangesInput['changes'][number];

interface Step {
  isUndo: boolean;
  cause: string;
  now: number;
}

/** The same whatever the order of keys, and whether a missing value is left out or null. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The columns that differ from the vehicle's. */
function differing(ctx: UserCtx, current: queries.VehicleRow, set: ImportedFields) {
  const { status, showInProfile, ...fields } = set;
  const columns = { ...columnsOf(ctx, current, fields), status, showInProfile };
  const isOther = ([name, value]: [string, unknown]) =>
    name !== 'basePriceMinor' &&
    value !== undefined &&
    plain(value ?? null) !== plain(current[name as keyof queries.VehicleRow] ?? null);
  const changed = Object.fromEntries(Object.entries(columns).filter(isOther)) as queries.VehicleChanges;
  return changed.priceMinor === undefined ? changed : { ...changed, basePriceMinor: null };
}

/** The vehicle once its sale is undone, if that is what an undo asks for. */
async function afterSale(ctx: UserCtx, current: queries.VehicleRow, { set }: Change, { isUndo }: Step) {
  const isSold = current.status === 'sold';
  if (!isSold || set.status === undefined || set.status === 'sold') return current;
  if (!isUndo) throw new AppError('sale_not_revertible');
  await undoSold(ctx, current.id);
  return await ownVehicle(ctx, current.id);
}

async function ownVehicle(ctx: UserCtx, id: string) {
  const { id: userId } = ctx.actor.user;
  const row = await queries.findOwnVehicle(ctx.shardOf(userId), userId, id);
  if (!row) throw new AppError('vehicle_not_found');
  return row;
}

/** Changes one vehicle. Returns it as it is now, and the number of effects; throws why not. */
async function changeOne(ctx: UserCtx, change: Change, step: Step) {
  const { vehicleId, seenAt, set } = change;
  if (set.year !== undefined) checkYear(ctx, set.year);
  const seen = await ownVehicle(ctx, vehicleId);
  // Sent again after a lost answer, or somebody has made the same change.
  if (Object.keys(differing(ctx, seen, set)).length === 0) return { row: seen, effects: 0 };
  if (iso(seen.updatedAt) !== seenAt) throw new AppError('listing_changed');
  const current = await afterSale(ctx, seen, change, step);
  const changes = differing(ctx, current, set);
  if (Object.keys(changes).length === 0) return { row: current, effects: 0 };
  const guard = step.isUndo ? hasNoOfferSince(vehicleId, Date.parse(seenAt)) : undefined;
  const besides = changes.status ? withStatus(step.now)[changes.status] : {};
  const { row, after } = await queries.updateVehicle(
    ctx.shardOf(vehicleId),
    current,
    { ...changes, ...besides },
    { cause: step.cause, now: step.now, ...(guard ? { guard } : {}) },
  );
  if (!row) throw new AppError(step.isUndo ? 'offered_since' : 'listing_changed');
  return { row, effects: after.effects };
}

/** D1 runs one statement at a time; more at once would only wait there. */
const AT_ONCE = 5;

/**
 * One step of an import: sets what a list says of the seller's vehicles, each by itself. A vehicle that has changed
 * since `seenAt` is refused (`listing_changed`), unless it is as the list has it: a step that is sent again does
 * nothing twice. An undo also leaves vehicles alone that got an offer since (`offered_since`).
 */
export async function importChanges(
  ctx: UserCtx,
  { changes, isUndo }: ImportChangesInput,
): Promise<ImportStepDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const step = { isUndo, cause: newId(now), now };
  const results: ImportStepDto['results'] = [];
  let effects = 0;
  const one = async (change: Change): Promise<ImportStepDto['results'][number]> => {
    const { vehicleId } = change;
    try {
      const changed = await changeOne(ctx, change, step);
      effects += changed.effects;
      return { vehicleId, updatedAt: iso(changed.row.updatedAt), refusal: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { vehicleId, updatedAt: null, refusal: error.message };
    }
  };
  for (let at = 0; at < changes.length; at += AT_ONCE)
    results.push(...(await Promise.all(changes.slice(at, at + AT_ONCE).map(one))));
  if (effects > 0) await ctx.settle(ctx.shardOf(user.id), step.cause);
  const changed = results.flatMap(({ vehicleId, refusal }) => (refusal === null ? [vehicleId] : []));
  await invalidateVehicles(ctx, changed);
  await invalidateProfile(ctx, user.username);
  return { results };
}
