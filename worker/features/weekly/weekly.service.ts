import type { WeeklyNoteAnswer, WeeklyNoteDto } from '../../../schema/weekly/output';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { newId } from '../../platform/random';
import { setPreference } from '../channels/channels.service';
import { announce } from '../notifications/notifications.service';
import * as queries from './weekly.queries';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;
/** From nine in the morning, for a day, so that later runs make up for failed ones. */
const FROM_MS = 9 * HOUR_MS;
const UNTIL_MS = FROM_MS + DAY_MS;

/** How long a listing must be without an offer to count as waiting. */
const WAITING_DAYS = 21;
/** With at least this many views in the past two months, the price is the problem rather than the reach. */
const MANY_VIEWS = 20;

const MAX_BATCH = 100;
const ROUNDS = 5;

const dayOf = (time: number) => indianCalendar(time).day;

/** The start of the latest Monday in India. */
function lastMonday(now: number): number {
  const today = indianDayStart(now);
  const weekday = new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay();
  return today - ((weekday - MONDAY + 7) % 7) * DAY_MS;
}

/**
 * Job: from nine on Monday (IST), writes each seller's note about the previous week. Running it twice changes
 * nothing.
 */
export async function writeWeeklyNotes(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  const monday = lastMonday(now);
  if (now < monday + FROM_MS || now >= monday + UNTIL_MS) return;
  let after = '';
  for (let round = 0; round < ROUNDS; round++) {
    const sellers = await queries.listSellersWithoutNote(
      shard,
      { monday: dayOf(monday), before: monday },
      after,
      MAX_BATCH,
    );
    const ids = sellers.map(({ id }) => id);
    if (ids.length === 0) return;
    const notes = await notesOf(shard, ids, { monday, now });
    await queries.saveNotes(shard, notes, now);
    for (const { userId, notificationId } of notes) announce(ctx, userId, [notificationId]);
    if (ids.length < MAX_BATCH) return;
    after = ids.at(-1) ?? '';
  }
}

/** The views of each id on the given days; all views if `days` is null. */
function sumMonths(rows: readonly queries.MonthRow[], days: ReadonlySet<string> | null): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { id, month, days: held } of rows) {
    for (const [day, views] of Object.entries(JSON.parse(held) as Record<string, number>)) {
      if (days === null || days.has(`${month}-${day}`)) sums.set(id, (sums.get(id) ?? 0) + views);
    }
  }
  return sums;
}

async function notesOf(
  shard: ShardDb,
  ids: readonly string[],
  { monday, now }: { monday: number; now: number },
): Promise<queries.NewNote[]> {
  const week = new Set([7, 6, 5, 4, 3, 2, 1].map((before) => dayOf(monday - before * DAY_MS)));
  const months = [...new Set([...week].map((day) => day.slice(0, 7)))];
  const lastWeek = { from: monday - 7 * DAY_MS, to: monday };
  const [views, codes, offers, answers, waiting] = await Promise.all([
    queries.listSellerViews(shard, ids, months),
    queries.listScans(shard, ids),
    queries.countOffers(shard, ids, lastWeek),
    queries.listAnswerTimes(shard, ids, lastWeek),
    queries.listWaiting(shard, ids, monday - WAITING_DAYS * DAY_MS),
  ]);
  const recent = [dayOf(monday).slice(0, 7), dayOf(monday - WAITING_DAYS * DAY_MS).slice(0, 7)];
  const looks = sumMonths(
    await queries.listListingViews(
      shard,
      waiting.map(({ id }) => id),
      recent,
    ),
    null,
  );
  const viewed = sumMonths(views, week);
  const scanned = new Map<string, number>();
  for (const { id, days } of codes) {
    for (const [day, scans] of Object.entries(JSON.parse(days) as Record<string, number>)) {
      if (week.has(day)) scanned.set(id, (scanned.get(id) ?? 0) + scans);
    }
  }
  return ids.map((userId) => {
    const own = offers.filter(({ id }) => id === userId);
    const waits = waiting.find(({ ownerId }) => ownerId === userId);
    return {
      userId,
      notificationId: newId(now, userId),
      monday: dayOf(monday),
      views: viewed.get(userId) ?? 0,
      scans: scanned.get(userId) ?? 0,
      offers: own.reduce((sum, { offers: count }) => sum + count, 0),
      source: own[0]?.source ?? null,
      answerMinutes: answers.find(({ id }) => id === userId)?.minutes ?? null,
      waitingId: waits?.id ?? null,
      waitingDays: waits ? Math.floor((monday - waits.createdAt) / DAY_MS) : null,
      advice: waits ? ((looks.get(waits.id) ?? 0) >= MANY_VIEWS ? 'lower' : 'share') : null,
      createdAt: now,
    };
  });
}

/** A person's note about the past week, for a week after it was written; null if there is none. */
export async function findWeeklyNote(
  ctx: Pick<Ctx, 'shardOf' | 'clock'>,
  userId: string,
): Promise<WeeklyNoteDto | null> {
  const since = dayOf(ctx.clock.now() - 6 * DAY_MS);
  const row = await queries.findNote(ctx.shardOf(userId), userId, since);
  if (!row) return null;
  const { monday, views, scans, offers, source, answerMinutes, waitingId, waitingDays, advice } = row.note;
  const waits = waitingId && waitingDays && advice && row.name;
  const waiting = waits ? { id: waitingId, name: row.name ?? '', days: waitingDays, advice } : null;
  return { monday, views, scans, offers, source, answerMinutes, waiting };
}

export const getWeeklyNote = async (ctx: OwnCtx) => ({ note: await findWeeklyNote(ctx, ctx.actor.user.id) });

/** Turns the note off on every channel and hides this week's. */
export async function stopWeeklyNotes(ctx: UserCtx): Promise<WeeklyNoteAnswer> {
  for (const channel of ['push', 'mail'] as const) {
    await setPreference(ctx, { kind: 'weekly', channel, enabled: false }, 'en');
  }
  const { id } = ctx.actor.user;
  await queries.deleteNote(ctx.shardOf(id), id);
  return { note: null };
}
