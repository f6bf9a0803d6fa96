import { and, desc, eq, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { leads, notifications, republishedVehicles, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';

export function listNotifications(db: ShardDb, userId: string, cursor: string | undefined, limit: number) {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), cursor ? lt(notifications.id, cursor) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** An index of unread ones would be another row to write for each, so they are counted among the latest. */
const LOOKED_AT = 200;

/** Unread ones among a person's latest 200, up to 100: the badge ends at 99+. */
const unreadOf = (userId: SQLWrapper) => sql<number>`(
  select min(count(*), 100) from (
    select is_read from notifications mine where mine.user_id = ${userId} order by mine.id desc limit ${sql.raw(`${LOOKED_AT}`)}
  ) where is_read = 0)`;

/** Counts as `unreadOf` does. */
export async function countUnread(db: ShardDb, userId: string): Promise<number> {
  const [row] = await db.select({ count: unreadOf(sql`${userId}`) }).from(sql`(select 1)`);
  return row?.count ?? 0;
}

export async function markRead(db: ShardDb, userId: string, id: string): Promise<boolean> {
  const rows = await retried(() =>
    db
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
      .returning({ id: notifications.id }),
  );
  return rows.length === 1;
}

export function markAllRead(db: ShardDb, userId: string) {
  return retried(() =>
    db
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false))),
  );
}

const oneOf = (ids: string[]) =>
  sql`${notifications.id} in (select value from json_each(${JSON.stringify(ids)}))`;

/** Which of these notifications this person has, with the number of unread ones (up to 100), and the lead of a new offer. */
export async function listAnnounced(db: ShardDb, userId: string, ids: string[]) {
  const rows = await db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      leadId: leads.id,
      vehicleId: leads.vehicleId,
      vehicleName: sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      unread: unreadOf(notifications.userId),
    })
    .from(notifications)
    .leftJoin(
      leads,
      and(eq(notifications.kind, 'lead_generated'), eq(leads.id, notifications.relatedEntityId)),
    )
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
    .where(and(oneOf(ids), eq(notifications.userId, userId)));
  return rows.map(({ leadId, vehicleId, vehicleName, ...row }) => ({
    ...row,
    lead: leadId && vehicleId ? { leadId, vehicleId, vehicleName } : null,
  }));
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
