import { and, eq, gte, sql } from 'drizzle-orm';
import type { OfferSource } from '../../../schema/leads/lead-sources';
import { vehicles, weeklyNotes } from '../../../schema/shard';
import { insertWhere, runTogether, type ShardDb } from '../../platform/db';
import { medianAnswers } from '../leads/answer-times.sql';
import { isHandMade } from '../leads/hand-made.sql';
import { notify, told } from '../notifications/notifications.sql';
import { isListed } from '../vehicles/visibility.sql';

/** Epoch milliseconds: `from` inclusive, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The next sellers after `after` who had signed up before a time, have a live listing, want the note on some
 * channel and have none for this Monday yet.
 */
export const listSellersWithoutNote = (
  db: ShardDb,
  { monday, before }: { monday: string; before: number },
  after: string,
  limit: number,
) =>
  db.all<{ id: string }>(sql`select s.id from vehicle_counts c join sellers s on s.id = c.user_id
    where c.user_id > ${after} and c.live_count > 0 and s.is_active = 1 and s.erasing_at is null and s.created_at < ${before}
      and not exists (select 1 from weekly_notes w where w.user_id = s.id and w.monday >= ${monday})
      and (not exists (select 1 from notification_preferences p
          where p.user_id = s.id and p.kind = 'weekly' and p.channel = 'push' and p.enabled = 0)
        or exists (select 1 from notification_preferences p
          where p.user_id = s.id and p.kind = 'weekly' and p.channel = 'mail' and p.enabled = 1))
    order by c.user_id limit ${limit}`);

const among = (column: string, ids: readonly string[]) =>
  sql`${sql.raw(column)} in (select value from json_each(${JSON.stringify(ids)}))`;

export interface MonthRow {
  id: string;
  month: string;
  days: string;
}

/** Stored views of sellers' pages, by month. */
export const listSellerViews = (db: ShardDb, sellers: readonly string[], months: readonly string[]) =>
  db.all<MonthRow>(sql`select user_id as id, month, days from seller_views
    where ${among('user_id', sellers)} and ${among('month', months)}`);

/** Stored views of listings, by month. */
export const listListingViews = (db: ShardDb, listings: readonly string[], months: readonly string[]) =>
  db.all<MonthRow>(sql`select listing_id as id, month, days from views
    where ${among('listing_id', listings)} and ${among('month', months)}`);

/** Stored scans of sellers' codes, by day. */
export const listScans = (db: ShardDb, sellers: readonly string[]) =>
  db.all<{ id: string; days: string }>(sql`select owner_id as id, scan_days as days from short_codes
    where ${among('owner_id', sellers)} and scan_count > 0`);

/** Likely offers by seller and source: leads whose latest offer is in the span, without those that sellers wrote down. */
export const countOffers = (db: ShardDb, sellers: readonly string[], { from, to }: Span) =>
  db.all<{ id: string; source: OfferSource; offers: number }>(sql`
    select owner_id as id, source, count(*) as offers from leads
    where ${among('owner_id', sellers)} and unlikely_reason is null and withdrawn_at is null
      and last_offer_at >= ${from} and last_offer_at < ${to} and not ${isHandMade()}
    group by owner_id, source order by offers desc, source`);

/** The median minutes from a new offer of the span to the first recorded result of a call, by seller. */
export const listAnswerTimes = (db: ShardDb, sellers: readonly string[], { from, to }: Span) =>
  db.all<{ id: string; minutes: number }>(medianAnswers({ sellers, from, to, least: 1 }));

/** Each seller's oldest listing that has been for sale since before `since` and has had no offer after it. */
export const listWaiting = (db: ShardDb, sellers: readonly string[], since: number) =>
  db.all<{ ownerId: string; id: string; createdAt: number }>(sql`
    select v.user_id as ownerId, v.id, min(v.created_at) as createdAt from vehicles v
    where ${among('v.user_id', sellers)} and ${isListed('v')} and v.created_at < ${since}
      and not exists (select 1 from leads l where l.listing_id = v.id and l.last_offer_at >= ${since})
    group by v.user_id`);

export type NewNote = typeof weeklyNotes.$inferInsert;

const given = (key: keyof NewNote) => sql.raw(`d.value ->> '${key}'`);

/** Writes the notes and their notifications, each once a week however often it runs. */
export async function saveNotes(db: ShardDb, notes: readonly NewNote[], now: number): Promise<void> {
  const list = sql`json_each(${JSON.stringify(notes)}) d`;
  await runTogether(db, [
    insertWhere(
      weeklyNotes,
      {
        userId: given('userId'),
        notificationId: given('notificationId'),
        monday: given('monday'),
        views: given('views'),
        scans: given('scans'),
        offers: given('offers'),
        source: given('source'),
        waitingId: given('waitingId'),
        waitingDays: given('waitingDays'),
        answerMinutes: given('answerMinutes'),
        advice: given('advice'),
        createdAt: given('createdAt'),
      },
      sql`from ${list} where true on conflict (user_id) do update set
        notification_id = excluded.notification_id, monday = excluded.monday, views = excluded.views,
        scans = excluded.scans, offers = excluded.offers, source = excluded.source,
        answer_minutes = excluded.answer_minutes, waiting_id = excluded.waiting_id, waiting_days = excluded.waiting_days, advice = excluded.advice,
        created_at = excluded.created_at
      where weekly_notes.monday < excluded.monday`,
    ),
    ...notify(
      {
        id: sql`w.notification_id`,
        userId: sql`w.user_id`,
        ...told('weekly_note', { views: sql`w.views`, scans: sql`w.scans`, offers: sql`w.offers` }),
        relatedEntityId: sql`w.user_id`,
        createdAt: now,
      },
      sql`from ${list} join weekly_notes w on w.user_id = d.value ->> 'userId'
        and w.notification_id = d.value ->> 'notificationId'`,
      sql`e.id in (select d.value ->> 'notificationId' from ${list})`,
    ),
  ]);
}

/** The latest note, from `since` or later, with the name of the waiting listing if that is still for sale. */
export async function findNote(db: ShardDb, userId: string, since: string) {
  const [row] = await db
    .select({ note: weeklyNotes, name: vehicles.name })
    .from(weeklyNotes)
    .leftJoin(vehicles, and(eq(vehicles.id, weeklyNotes.waitingId), isListed()))
    .where(and(eq(weeklyNotes.userId, userId), gte(weeklyNotes.monday, since)));
  return row ?? null;
}

export const deleteNote = (db: ShardDb, userId: string) =>
  db.delete(weeklyNotes).where(eq(weeklyNotes.userId, userId));
