import type { BookDays } from '../../../schema/stock-book/input';
import type { SealCheckDto } from '../../../schema/stock-book/output';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { firstIdAt, newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import type { BookLine } from './book-lines.sql';
import { chainOf, isAsCommitted, linked } from './chain';
import * as queries from './seals.queries';

/** Requests of the day before have ended by then. */
const SEALED_AFTER_MS = 10 * 60_000;
const MAX_BATCH = 50;
const PAGE = 500;
const DAY_MS = 24 * 3_600_000;

/** A seller's lines after one and before an id, a page at a time. */
async function* linesBetween(db: ShardDb, ownerId: string, after: string, before: string) {
  for (let last = after; ; ) {
    const lines = await queries.listLinesAfter(db, ownerId, last, before, PAGE);
    yield* lines;
    if (lines.length < PAGE) return;
    last = lines.at(-1)?.id ?? last;
  }
}

/** Seals the days of a book before today that have lines and no seal, in their order. */
async function sealBook(ctx: Ctx, db: ShardDb, ownerId: string, today: number): Promise<void> {
  const now = ctx.clock.now();
  const last = await queries.findSealBefore(db, ownerId, indianCalendar(today).day);
  let before = last?.root ?? '';
  let seal: queries.Seal | undefined;
  const finish = async (seal: queries.Seal | undefined) => {
    if (!seal) return;
    const notificationId = newId(now, ownerId);
    if (await queries.sealDay(db, seal, notificationId)) announce(ctx, ownerId, [notificationId]);
    before = seal.root;
  };
  for await (const line of linesBetween(db, ownerId, last?.lastId ?? '', firstIdAt(today))) {
    const { day } = indianCalendar(line.createdAt);
    if (seal?.day !== day) {
      await finish(seal);
      const root = chainOf(day, before);
      seal = { ownerId, day, firstId: line.id, lastId: line.id, lines: 0, root, createdAt: now };
    }
    seal = { ...seal, lastId: line.id, lines: seal.lines + 1, root: linked(seal.root, line) };
  }
  await finish(seal);
}

/**
 * Job: after midnight in India, seals the day that has ended in each book with lines, once. A late run seals each day that
 * was missed by itself.
 */
export async function sealBooks(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  const today = indianDayStart(now);
  const { day } = indianCalendar(today - 1);
  if (now < today + SEALED_AFTER_MS || (await queries.isSealed(shard, day))) return;
  for (let isMore = true; isMore && hasBudget(); ) {
    const owners = await queries.listUnsealed(shard, today, MAX_BATCH);
    for (const { id } of owners) await sealBook(ctx, shard, id, today);
    isMore = owners.length === MAX_BATCH;
    if (!isMore) await queries.markSealed(shard, day);
  }
}

/** The root of a day, from its lines as they are now; null if one contradicts its commitments. */
async function rootOf(lines: AsyncIterable<BookLine>, day: string, before: string) {
  let root = chainOf(day, before);
  let count = 0;
  for await (const line of lines) {
    if (!isAsCommitted(line) || indianCalendar(line.createdAt).day !== day) return null;
    root = linked(root, line);
    count++;
  }
  return { root, count };
}

/** The first id after a day in India. */
const afterDay = (day: string) => firstIdAt(indianDayStart(Date.parse(`${day}T12:00:00+05:30`)) + DAY_MS);

/** Computes the seals of some days anew, and says which day differs, if any: an erased person changes nothing. */
export async function checkSeals({ actor, shardOf }: UserCtx, asked: BookDays): Promise<SealCheckDto> {
  const ownerId = actor.user.id;
  const db = shardOf(ownerId);
  const [seals, earlier] = await Promise.all([
    queries.listSeals(db, ownerId, asked),
    queries.findSealBefore(db, ownerId, asked.from),
  ]);
  let before = earlier;
  let lines = 0;
  for (const seal of seals) {
    // From the seal before, so that no line between two sealed days is missed.
    const after = before?.lastId ?? '';
    const own = linesBetween(db, ownerId, after, afterDay(seal.day));
    const computed = await rootOf(own, seal.day, before?.root ?? '');
    if (computed?.root !== seal.root || computed.count !== seal.lines) {
      return { days: seals.length, lines, differs: seal.day, latest: null };
    }
    lines += computed.count;
    before = seal;
  }
  const latest = seals.at(-1);
  return {
    days: seals.length,
    lines,
    differs: null,
    latest: latest ? { day: latest.day, root: latest.root } : null,
  };
}
