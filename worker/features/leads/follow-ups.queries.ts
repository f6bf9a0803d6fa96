import { and, isNull, lte, sql } from 'drizzle-orm';
import { leads } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';

/** Due follow-ups without a notification yet, oldest first. */
export function listDueFollowUps(db: ShardDb, now: number, limit: number) {
  return db
    .select({ id: leads.id, ownerId: leads.ownerId })
    .from(leads)
    .where(and(isNull(leads.followUpNotifiedAt), lte(leads.followUpAt, now)))
    .orderBy(leads.followUpAt)
    .limit(limit);
}

/** Notifies the owners and marks the leads as notified, in one batch: a second run finds nothing to do. */
export async function notifyDueFollowUps(
  db: ShardDb,
  due: { leadId: string; notificationId: string }[],
  now: number,
): Promise<void> {
  const list = sql`json_each(${JSON.stringify(due)}) d join leads l on l.id = d.value ->> 'leadId'`;
  const stillDue = sql`l.follow_up_notified_at is null and l.follow_up_at <= ${now}`;
  await runTogether(db, [
    ...notify(
      {
        id: sql`d.value ->> 'notificationId'`,
        userId: sql`l.owner_id`,
        ...told('follow_up_due', { vehicle: sql`coalesce(v.name, r.vehicle_name)` }),
        relatedEntityId: sql`l.id`,
        createdAt: now,
      },
      sql`from ${list} left join vehicles v on v.id = l.vehicle_id
        left join republished_vehicles r on r.id = l.republished_vehicle_id where ${stillDue}`,
      sql`e.id in (select d.value ->> 'notificationId' from json_each(${JSON.stringify(due)}) d)`,
    ),
    updateWhere(
      leads,
      { followUpNotifiedAt: now },
      sql`where id in (select l.id from ${list} where ${stillDue})`,
    ),
  ]);
}
