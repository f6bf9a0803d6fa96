import { AppError } from '../../../schema/common/errors';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { BackInput, OutInput } from '../../../schema/stock-book/input';
import { MAX_VEHICLE_LINES } from '../../../schema/stock-book/kinds';
import type { OwnCodesDto, VehicleTripsDto } from '../../../schema/stock-book/output';
import { actorMay } from '../../actor';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { writeLead } from '../leads/write-lead.service';
import { toBookLine } from './book-lines.dto';
import type { BookLine, NewLine } from './book-lines.sql';
import { slipPath } from './slip.service';
import * as queries from './trips.queries';

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

async function findTrips(ctx: UserCtx, vehicleId: string): Promise<queries.TripsRow> {
  const { db, ownerId } = ownIn(ctx);
  const found = await queries.findTrips(db, { ownerId, vehicleId });
  if (!found || !(found.isActive || found.lines.length > 0)) throw new AppError('vehicle_not_found');
  return found;
}

/** The slip of an open trip, for those who may know who drives: by their work, or because they noted it. */
function slipFor(ctx: UserCtx, trip: BookLine | null): string | null {
  if (!trip) return null;
  const isNotedByThem = trip.personId === (ctx.actor.member?.personId ?? null);
  return isNotedByThem || actorMay(ctx.actor, 'workOnLeads') ? slipPath(ctx, trip) : null;
}

/** Whether a seller's vehicle is out, and its latest lines. Throws vehicle_not_found (404). */
export async function getTrips(ctx: UserCtx, vehicleId: string): Promise<VehicleTripsDto> {
  const { lines: rows } = await findTrips(ctx, vehicleId);
  const lines = rows.map((row) => toBookLine(row, ctx.actor));
  const latest = rows.find(({ line }) => line.kind === 'out')?.line;
  const isBack = lines.some(({ kind, aboutId }) => kind === 'back' && aboutId === latest?.id);
  const trip = isBack ? null : (latest ?? null);
  const out = lines.find(({ id }) => id === trip?.id) ?? null;
  return { vehicleId, out, slip: slipFor(ctx, trip), lines };
}

const lineOf = (
  ctx: UserCtx,
  vehicleId: string,
  { key, at }: { key: string; at: string },
): Pick<NewLine, 'ownerId' | 'vehicleId' | 'key' | 'personId' | 'happenedAt' | 'now'> => ({
  ownerId: ctx.actor.user.id,
  vehicleId,
  key,
  personId: ctx.actor.member?.personId ?? null,
  happenedAt: Date.parse(at),
  now: ctx.clock.now(),
});

/** A buyer who drives becomes a lead, unless there is one. */
async function writeDriver(
  ctx: UserCtx,
  vehicleId: string,
  { name, phone }: OutInput,
  language: WorkspaceLanguage,
): Promise<void> {
  try {
    const buyer = { buyerName: name, buyerMobile: phone, wants: null, budget: null, followUpAt: null };
    await writeLead(ctx, { ...buyer, vehicleId, source: 'walk_in' }, language);
  } catch (error) {
    const isKnown = error instanceof AppError && error.code === 'lead_exists';
    // Deleted since, or written down before.
    if (!isKnown && !(error instanceof AppError && error.code === 'vehicle_not_found')) throw error;
  }
}

const tooMany = () => new AppError('line_limit', { values: { limit: MAX_VEHICLE_LINES } });

/**
 * Notes that a vehicle goes out; a buyer who drives becomes a lead (the consent was confirmed in `language`). The same
 * key notes it once. Throws vehicle_not_found (404), vehicle_is_out, vehicle_sold_out and line_key_used (409), line_limit
 * (403).
 */
export async function goOut(
  ctx: UserCtx,
  vehicleId: string,
  input: OutInput,
  language: WorkspaceLanguage,
): Promise<VehicleTripsDto> {
  const { db, ownerId } = ownIn(ctx);
  const { purpose, driver, name, phone, licenceEnd, expectedAt, kms } = input;
  const isNoted = await queries.goOut(db, {
    ...lineOf(ctx, vehicleId, input),
    kind: 'out',
    fields: {
      ...{ purpose, driver, kms },
      ...(expectedAt && { expectedAt: iso(Date.parse(expectedAt)) }),
    },
    personal: { name, phone, licenceEnd },
  });
  if (!isNoted) {
    const { line } = await queries.findByKey(db, { ownerId, vehicleId }, input.key);
    if (line && line.kind !== 'out') throw new AppError('line_key_used');
    if (!line) throw await refusedOut(ctx, vehicleId, input);
  }
  if (driver === 'visitor') await writeDriver(ctx, vehicleId, input, language);
  return getTrips(ctx, vehicleId);
}

async function refusedOut(ctx: UserCtx, vehicleId: string, { purpose }: OutInput): Promise<AppError> {
  const { isActive, status, isFull } = await findTrips(ctx, vehicleId);
  if (!isActive) return new AppError('vehicle_not_found');
  if (isFull) return tooMany();
  if (status === 'sold' && purpose !== 'delivery_rto') return new AppError('vehicle_sold_out');
  return new AppError('vehicle_is_out');
}

/**
 * Notes that a vehicle is back from a trip, which closes it. The same key notes it once. Throws vehicle_not_found (404),
 * trip_kms (400), vehicle_not_out, trip_closed and line_key_used (409), line_limit (403).
 */
export async function comeBack(ctx: UserCtx, vehicleId: string, input: BackInput): Promise<VehicleTripsDto> {
  const { db, ownerId } = ownIn(ctx);
  const { trip, kms, fuel, damage } = input;
  const isNoted = await queries.comeBack(
    db,
    {
      ...lineOf(ctx, vehicleId, input),
      fields: { kms, ...(fuel && { fuel }) },
      personal: { remark: damage },
    },
    trip,
  );
  if (!isNoted) {
    const { line } = await queries.findByKey(db, { ownerId, vehicleId }, input.key);
    if (line && line.kind !== 'back') throw new AppError('line_key_used');
    if (!line) throw await refusedBack(ctx, vehicleId, input);
  }
  return getTrips(ctx, vehicleId);
}

async function refusedBack(ctx: UserCtx, vehicleId: string, { trip, kms }: BackInput): Promise<AppError> {
  const { db, ownerId } = ownIn(ctx);
  const { isFull } = await findTrips(ctx, vehicleId);
  const { line: out, isClosed } = await queries.findByKey(db, { ownerId, vehicleId }, trip);
  if (out?.kind !== 'out') return new AppError('vehicle_not_out');
  if (isClosed) return new AppError('trip_closed');
  const before = out.fields.kms ?? 0;
  if (kms < before) return new AppError('trip_kms', { field: 'kms', values: { kms: before } });
  return isFull ? tooMany() : new AppError('vehicle_changed');
}

/** One's own codes with their vehicles, so that a scan is answered without a network. */
export async function listCodes(ctx: UserCtx): Promise<OwnCodesDto> {
  const { db, ownerId } = ownIn(ctx);
  const [codes, open] = await Promise.all([
    queries.listCodes(db, ownerId),
    queries.listOpenTrips(db, ownerId, ctx.clock.now()),
  ]);
  const out = open.map(({ vehicleId, key, kms, expectedAt, createdAt }) => ({
    vehicleId,
    key,
    kms,
    since: iso(createdAt),
    expectedAt,
  }));
  return { codes, out };
}
