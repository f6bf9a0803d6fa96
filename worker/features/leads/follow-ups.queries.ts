import { and, isNull, lte, sql } from 'drizzle-orm';
import { leads } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { noticeInSql, notify, told } from '../notifications/notifications.sql';
import { whileThere } from '../staff/members.sql';

/** Due follow-ups without a notification yet, oldest first. */
export function listDueFollowUps(db: ShardDb, now: number, limit: number) {
  return db
    .select({ id: leads.id, ownerId: leads.ownerId })
    .from(leads)
    .where(and(isNull(leads.followUpNotifiedAt), lte(leads.followUpAt, now)))
    .orderBy(leads.followUpAt)
    .limit(limit);
}

interface Due {
  leadId: string;
  notificationId: string;
}

/** Who of the staff planned the follow-up of lead `l`, as long as they work there. */
const planner = whileThere({ ownerId: sql`l.owner_id`, personId: sql`l.follow_up_by_id` });

/**
 * Notifies whoever planned the follow-ups, or their sellers, and marks the leads as notified, in one batch: a second
 * run finds nothing to do. Staff get theirs by effects.
 */
export async function notifyDueFollowUps(
  db: ShardDb,
  due: readonly Due[],
  { cause, now }: { cause: string; now: number },
): Promise<void> {
  const list = sql`json_each(${JSON.stringify(due)}) d join leads l on l.id = d.value ->> 'leadId'`;
  const stillDue = sql`l.follow_up_notified_at is null and l.follow_up_at <= ${now}`;
  const withVehicle = sql`from ${list} left join vehicles v on v.id = l.vehicle_id
    left join republished_vehicles r on r.id = l.republished_vehicle_id`;
  const notification = {
    id: sql`d.value ->> 'notificationId'`,
    relatedEntityId: sql`l.id`,
    createdAt: now,
  };
  const vehicle = sql`coalesce(v.name, r.vehicle_name)`;
  const seller = sql`l.owner_id`;
  await runTogether(db, [
    ...notify(
      { ...notification, userId: sql`l.owner_id`, ...told('follow_up_due', { vehicle }) },
      sql`${withVehicle} where ${stillDue} and ${planner} is null`,
      sql`e.id in (select d.value ->> 'notificationId' from json_each(${JSON.stringify(due)}) d)`,
    ),
    storeEffect(
      {
        cause,
        rest: sql`l.id`,
        kind: 'reminder',
        target: planner,
        payload: sql`json_object('personId', ${planner}, 'notice',
          ${noticeInSql({ ...notification, ...told('staff_follow_up_due', { vehicle, seller }) })})`,
        now,
      },
      sql`${withVehicle} where ${stillDue} and ${planner} is not null`,
    ),
    updateWhere(
      leads,
      { followUpNotifiedAt: now },
      sql`where id in (select l.id from ${list} where ${stillDue})`,
    ),
  ]);
}
