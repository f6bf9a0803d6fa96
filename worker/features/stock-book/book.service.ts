import { AppError } from '../../../schema/common/errors';
import type { BookDays, CorrectionInput, StampedNumbersInput } from '../../../schema/stock-book/input';
import { type LineKind, MAX_VEHICLE_LINES } from '../../../schema/stock-book/kinds';
import type { BookLineDto, StampedNumbersDto } from '../../../schema/stock-book/output';
import type { UserCtx } from '../../context';
import { indianDayStart } from '../../platform/clock';
import type { Page } from '../../platform/paging';
import { newId } from '../../platform/random';
import * as queries from './book.queries';
import { toBookLine } from './book-lines.dto';
import type { BookLine } from './book-lines.sql';
import { findByKey } from './trips.queries';

const PAGE = 100;
const DAY_MS = 24 * 3_600_000;
const TRIP_KINDS = ['out', 'back'] as const satisfies readonly LineKind[];
const STOCK_KINDS = ['came_in', 'delivered', 'sold', 'correction'] as const satisfies readonly LineKind[];
const ALL_KINDS = [...TRIP_KINDS, ...STOCK_KINDS];

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

const startOf = (day: string) => indianDayStart(Date.parse(`${day}T12:00:00+05:30`));
/** Days of the server as moments: `from` inclusive, `to` exclusive. */
const boundsOf = ({ from, until }: BookDays) => ({ from: startOf(from), to: startOf(until) + DAY_MS });

async function* linesOf(ctx: UserCtx, kinds: readonly LineKind[], bounds: { from: number; to: number }) {
  const { db, ownerId } = ownIn(ctx);
  for (let after = ''; ; ) {
    const rows = await queries.listLines(db, { ownerId, ...bounds }, kinds, after, PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.line.id ?? after;
  }
}

/** The lines of trips that were noted on some days. */
export const tripLines = (ctx: UserCtx, days: BookDays) => linesOf(ctx, TRIP_KINDS, boundsOf(days));

/** All lines of the stock book up to now: a vehicle that was sold on some day came in before. */
export async function* stockLines(ctx: UserCtx): AsyncGenerator<BookLine> {
  const all = { from: 0, to: ctx.clock.now() + DAY_MS };
  for await (const { line } of linesOf(ctx, STOCK_KINDS, all)) yield line;
}

/** The lines of some days in the order of the book, a page at a time. */
export async function listLines(
  ctx: UserCtx,
  { cursor = '', ...days }: BookDays & { cursor?: string | undefined },
): Promise<Page<BookLineDto>> {
  const { db, ownerId } = ownIn(ctx);
  const rows = await queries.listLines(db, { ownerId, ...boundsOf(days) }, ALL_KINDS, cursor, PAGE);
  const items = rows.map((row) => toBookLine(row, ctx.actor));
  return { items, nextCursor: rows.length === PAGE ? (rows.at(-1)?.line.id ?? null) : null };
}

/** Engine and chassis number of a seller's vehicle. Throws vehicle_not_found (404). */
export async function getNumbers(ctx: UserCtx, vehicleId: string): Promise<StampedNumbersDto> {
  const { db, ownerId } = ownIn(ctx);
  const numbers = await queries.findNumbers(db, ownerId, vehicleId);
  if (!numbers) throw new AppError('vehicle_not_found');
  return { vehicleId, ...numbers };
}

const lineOf = (ctx: UserCtx, { key, happenedAt }: { key: string; happenedAt: number }) => ({
  ownerId: ctx.actor.user.id,
  personId: ctx.actor.member?.personId ?? null,
  key,
  happenedAt,
  now: ctx.clock.now(),
});

/** Stores engine and chassis number, and in the book as a correction. Throws vehicle_not_found (404). */
export async function saveNumbers(
  ctx: UserCtx,
  vehicleId: string,
  input: StampedNumbersInput,
): Promise<StampedNumbersDto> {
  const { db } = ownIn(ctx);
  const now = ctx.clock.now();
  const line = { ...lineOf(ctx, { key: newId(now), happenedAt: now }), vehicleId };
  if (!(await queries.saveNumbers(db, line, input))) throw new AppError('vehicle_not_found');
  return { vehicleId, ...input };
}

/** Writes beside a line what is right; the same key writes it once. Throws line_not_found (404) and line_limit (403). */
export async function correctLine(ctx: UserCtx, id: string, input: CorrectionInput) {
  const { db, ownerId } = ownIn(ctx);
  const about = await queries.findLine(db, ownerId, id);
  if (!about) throw new AppError('line_not_found');
  const line = lineOf(ctx, { key: input.key, happenedAt: Date.parse(input.at) });
  if (!(await queries.correctLine(db, { ...line, personal: { remark: input.remark } }, about))) {
    const { line: known } = await findByKey(db, about, input.key);
    if (!known) throw new AppError('line_limit', { values: { limit: MAX_VEHICLE_LINES } });
  }
  return { message: 'Correction noted' };
}

/** Erases what a line says of a person; the seals still hold. Throws line_not_found (404). */
export async function erasePerson(ctx: UserCtx, id: string) {
  const { db, ownerId } = ownIn(ctx);
  if (!(await queries.erasePerson(db, ownerId, id))) throw new AppError('line_not_found');
  return { message: 'Person erased' };
}
