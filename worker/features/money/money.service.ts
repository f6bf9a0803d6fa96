import { PLANS } from '../../../schema/billing/plans';
import { type CurrencyCode, toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { cashLimit } from '../../../schema/money/cash';
import type { MoneyLineInput } from '../../../schema/money/input';
import { MAX_MONEY_LINES } from '../../../schema/money/kinds';
import type { VehicleCostDto, VehicleMoneyDto } from '../../../schema/money/output';
import type { UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { listCashTokens } from '../papers/cash.sql';
import * as queries from './money.queries';

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

const mayChange = ({ actor }: UserCtx) => PLANS[actor.user.subscriptionPlan].money;

const toCosts = ({ boughtMinor, spentMinor, currency }: Omit<queries.CostRow, 'vehicleId'>) => ({
  boughtFor: boughtMinor === 0 ? null : toMajor(boughtMinor, currency),
  spent: toMajor(spentMinor, currency),
  currency,
});

const toMoney = (ctx: UserCtx, vehicleId: string, row: queries.MoneyRow): VehicleMoneyDto => ({
  vehicleId,
  version: row.version,
  ...toCosts(row),
  received: toMajor(row.receivedMinor, row.currency),
  mayChange: mayChange(ctx),
  lines: row.lines.map(({ line, personName }) => ({
    id: line.id,
    kind: line.kind,
    amount: toMajor(line.amountMinor, row.currency),
    day: line.day,
    note: line.note,
    mode: line.mode,
    party: line.party,
    source: line.source,
    paperId: line.paperId,
    isOwner: line.personId === null,
    personName,
    createdAt: iso(line.createdAt),
  })),
});

/** What each of the seller's vehicles has cost (major units), sold ones included; without those of which nothing is written. */
export async function listCosts(ctx: UserCtx): Promise<VehicleCostDto[]> {
  const { db, ownerId } = ownIn(ctx);
  const rows = await queries.listCosts(db, ownerId);
  return rows.map(({ vehicleId, ...row }) => ({ vehicleId, ...toCosts(row) }));
}

async function findOwn(ctx: UserCtx, vehicleId: string): Promise<queries.MoneyRow> {
  const { db, ownerId } = ownIn(ctx);
  const row = await queries.findMoney(db, { ownerId, vehicleId });
  if (!row) throw new AppError('vehicle_not_found');
  return row;
}

/** What a vehicle has cost, line by line; on any plan, because what was written stays. Throws vehicle_not_found (404). */
export const getMoney = async (ctx: UserCtx, vehicleId: string): Promise<VehicleMoneyDto> =>
  toMoney(ctx, vehicleId, await findOwn(ctx, vehicleId));

/** What is there to be changed. Throws vehicle_not_found (404) and money_not_included (403). */
async function beforeChange(ctx: UserCtx, vehicleId: string): Promise<queries.MoneyRow> {
  const row = await findOwn(ctx, vehicleId);
  if (!mayChange(ctx)) throw new AppError('money_not_included');
  return row;
}

function readValues(
  ctx: UserCtx,
  { kind, amount, day, note, mode, party, source, paperId = null }: MoneyLineInput,
  currency: CurrencyCode,
): queries.LineValues {
  const amountMinor = toMinor(amount, currency);
  if (!amountMinor) throw new AppError('price_invalid', { field: 'amount' });
  if (day > indianCalendar(ctx.clock.now()).day) throw new AppError('day_future', { field: 'day' });
  return { kind, amountMinor, day, note, mode, party, source, paperId };
}

interface Change {
  vehicleId: string;
  before: queries.MoneyRow;
  values: queries.LineValues;
  isCashSeen: boolean;
  /** The line that is changed; null for a new one. */
  id: string | null;
}

/** Throws cash_of_sale, cash_of_day or cash_paid (409) for cash that reaches a limit and was not confirmed. */
async function checkCash(ctx: UserCtx, { vehicleId, before, values, isCashSeen, id }: Change): Promise<void> {
  if (isCashSeen || values.mode !== 'cash' || before.currency !== 'INR') return;
  const { db, ownerId } = ownIn(ctx);
  const [ofDay, tokens] = await Promise.all([
    queries.listCashOfDay(db, ownerId, values.day),
    listCashTokens(db, { ownerId, vehicleId }),
  ]);
  const waiting = tokens
    .filter(({ id: token, isTaken }) => !isTaken && token !== values.paperId)
    .map(({ amountMinor }) => ({ kind: 'paid_in' as const, mode: 'cash' as const, amountMinor, party: '' }));
  const limit = cashLimit(
    values,
    [...waiting, ...before.lines.flatMap(({ line }) => (line.id === id ? [] : [line]))],
    ofDay.filter((line) => line.id !== id),
  );
  if (limit) throw new AppError(limit);
}

/**
 * Adds a line to what a vehicle has cost. Throws money_not_included and money_line_limit (403), vehicle_not_found (404),
 * price_invalid and day_future (400), money_changed (409) if the version is not the latest or the token was taken before, and for cash that
 * reaches a limit cash_of_sale, cash_of_day or cash_paid (409) until `isCashSeen`.
 */
export async function addLine(
  ctx: UserCtx,
  vehicleId: string,
  { version, ...input }: MoneyLineInput,
): Promise<VehicleMoneyDto> {
  const before = await beforeChange(ctx, vehicleId);
  const { currency, lines } = before;
  const values = readValues(ctx, { version, ...input }, currency);
  const isTaken = values.paperId !== null && lines.some(({ line }) => line.paperId === values.paperId);
  if (isTaken) throw new AppError('money_changed');
  await checkCash(ctx, { vehicleId, before, values, isCashSeen: input.isCashSeen, id: null });
  const { db, ownerId } = ownIn(ctx);
  const now = ctx.clock.now();
  const isAdded = await queries.insertLine(db, {
    id: newId(now, ownerId),
    ownerId,
    vehicleId,
    version,
    personId: ctx.actor.member?.personId ?? null,
    values,
    currency,
    limit: MAX_MONEY_LINES,
    now,
  });
  if (isAdded) return getMoney(ctx, vehicleId);
  throw new AppError(lines.length >= MAX_MONEY_LINES ? 'money_line_limit' : 'money_changed');
}

interface Line {
  /** Of the vehicle. */
  id: string;
  line: string;
}

/** Throws money_line_not_found (404), otherwise money_changed (409). */
function refuseLine({ lines }: queries.MoneyRow, id: string): never {
  throw new AppError(lines.some(({ line }) => line.id === id) ? 'money_changed' : 'money_line_not_found');
}

/** Changes a line. Throws like `addLine`, and money_line_not_found (404). */
export async function changeLine(
  ctx: UserCtx,
  { id: vehicleId, line: id }: Line,
  input: MoneyLineInput,
): Promise<VehicleMoneyDto> {
  const before = await beforeChange(ctx, vehicleId);
  const { db, ownerId } = ownIn(ctx);
  const { currency } = before;
  const values = readValues(ctx, input, currency);
  await checkCash(ctx, { vehicleId, before, values, isCashSeen: input.isCashSeen, id });
  const seen = { id, ownerId, vehicleId, version: input.version, now: ctx.clock.now() };
  if (await queries.updateLine(db, { ...seen, values, currency })) return getMoney(ctx, vehicleId);
  return refuseLine(before, id);
}

/** Removes a line. Throws money_not_included (403), vehicle_not_found, money_line_not_found (404) and money_changed (409). */
export async function removeLine(
  ctx: UserCtx,
  { id: vehicleId, line: id }: Line,
  { version }: { version: number },
): Promise<VehicleMoneyDto> {
  const before = await beforeChange(ctx, vehicleId);
  const { db, ownerId } = ownIn(ctx);
  const seen = { id, ownerId, vehicleId, version, now: ctx.clock.now() };
  if (await queries.deleteLine(db, seen)) return getMoney(ctx, vehicleId);
  return refuseLine(before, id);
}
