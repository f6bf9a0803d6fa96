import { and, desc, eq, gt, isNull, lt, lte, not, type SQLWrapper, sql } from 'drizzle-orm';
import { KEPT } from '../../../schema/common/retention';
import { leadOffers, leads, notifications, republishedVehicles, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { timeOfId } from '../../platform/random';
import { retried } from '../../platform/retry';
import { isHandMade } from '../leads/hand-made.sql';

/*
 * The bell shows what is stored in `notifications` and, read from the leads, the latest offer of each likely
 * lead (not of those that the seller wrote down), so that an offer does not write a second row. An offer's entry has the offer's id.
 */

const DAY_MS = 86_400_000;

const offerName = sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`;

/** Offers leave the bell when notifications would be deleted; the leads stay. */
const oldestShown = (now: number) => now - KEPT.notification * DAY_MS;

const isShown = (userId: SQLWrapper | string, now: number) =>
  and(
    eq(leads.ownerId, userId),
    isNull(leads.unlikelyReason),
    isNull(leads.withdrawnAt),
    not(isHandMade()),
    gt(leads.lastOfferAt, oldestShown(now)),
  );

const isSeen = sql<boolean>`coalesce(${leads.offerSeenAt} >= ${leads.lastOfferAt}, false)`.mapWith(Boolean);

/** Both kinds of entries after a cursor, each newest first, at most `limit` of each. */
export async function listEntries(
  db: ShardDb,
  { userId, cursor, limit, now }: { userId: string; cursor: string | undefined; limit: number; now: number },
) {
  const [stored, offers] = await db.batch([
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), cursor ? lt(notifications.id, cursor) : undefined))
      .orderBy(desc(notifications.id))
      .limit(limit),
    db
      .select({
        id: leads.lastOfferId,
        leadId: leads.id,
        vehicle: offerName,
        priceMinor: leads.offerPriceMinor,
        currency: leads.offerCurrency,
        isRead: isSeen,
        createdAt: leads.lastOfferAt,
      })
      .from(leads)
      .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
      .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
      .where(
        and(
          isShown(userId, now),
          cursor ? and(lte(leads.lastOfferAt, timeOfId(cursor)), lt(leads.lastOfferId, cursor)) : undefined,
        ),
      )
      .orderBy(desc(leads.lastOfferAt), desc(leads.lastOfferId))
      .limit(limit),
  ]);
  return { stored, offers };
}

/** An index of unread ones would be another row to write for each, so they are counted among the latest. */
const LOOKED_AT = 100;

/** Unread ones among a person's latest 100 notifications and 100 leads, up to 100: the badge ends at 99+. */
const unreadOf = (userId: SQLWrapper, now: number) => sql<number>`min(100, (
  select count(*) from (
    select is_read from notifications mine where mine.user_id = ${userId} order by mine.id desc limit ${sql.raw(`${LOOKED_AT}`)}
  ) where is_read = 0) + (
  select count(*) from (
    select coalesce(own.offer_seen_at >= own.last_offer_at, false) as seen, own.withdrawn_at as gone from leads own
    where own.owner_id = ${userId} and own.unlikely_reason is null and own.last_offer_at > ${oldestShown(now)}
    order by own.last_offer_at desc limit ${sql.raw(`${LOOKED_AT}`)}
  ) where not seen and gone is null))`;

/** Counts as `unreadOf` does. */
export async function countUnread(db: ShardDb, userId: string, now: number): Promise<number> {
  const [row] = await db.select({ count: unreadOf(sql`${userId}`, now) }).from(sql`(select 1)`);
  return row?.count ?? 0;
}

const seen = { offerSeenAt: sql`${leads.lastOfferAt}` };

/** Marks a notification, or the lead of an offer, as read; false if the person has none with this id. */
export async function markRead(db: ShardDb, userId: string, id: string): Promise<boolean> {
  const written = await retried(() =>
    db.batch([
      db
        .update(notifications)
        .set({ isRead: true })
        .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
        .returning({ id: notifications.id }),
      db
        .update(leads)
        .set(seen)
        .where(
          and(
            eq(leads.id, sql`(select lead_id from lead_offers where id = ${id})`),
            eq(leads.ownerId, userId),
          ),
        )
        .returning({ id: leads.id }),
    ]),
  );
  return written.flat().length === 1;
}

export function markAllRead(db: ShardDb, userId: string, now: number) {
  return retried(() =>
    db.batch([
      db
        .update(notifications)
        .set({ isRead: true })
        .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false))),
      db
        .update(leads)
        .set(seen)
        .where(and(isShown(userId, now), not(isSeen))),
    ]),
  );
}

/** Which of these ids are the person's notifications or offers, and how many entries are unread (up to 100). */
export async function listAnnounced(db: ShardDb, userId: string, ids: string[], now: number) {
  const given = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const unread = unreadOf(sql`${userId}`, now);
  const [stored, offers] = await db.batch([
    db
      .select({ id: notifications.id, kind: notifications.kind, unread })
      .from(notifications)
      .where(and(sql`${notifications.id} in ${given}`, eq(notifications.userId, userId))),
    db
      .select({
        id: leadOffers.id,
        // Not `leads.id`: D1 returns one of two columns with the same name from a batch.
        leadId: leadOffers.leadId,
        // Not null: offers that sellers wrote down are not announced.
        vehicleId: sql<string>`${leads.vehicleId}`,
        vehicleName: offerName,
        unread,
      })
      .from(leadOffers)
      .innerJoin(leads, eq(leads.id, leadOffers.leadId))
      .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
      .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
      .where(and(sql`${leadOffers.id} in ${given}`, eq(leads.ownerId, userId))),
  ]);
  return [
    ...stored.map((row) => ({ ...row, lead: null })),
    ...offers.map(({ id, unread, ...lead }) => ({ id, kind: 'lead_generated' as const, unread, lead })),
  ];
}

export type NotificationRow = typeof notifications.$inferSelect;

export async function findNotification(
  db: ShardDb,
  userId: string,
  id: string,
): Promise<NotificationRow | null> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)));
  return row ?? null;
}
