import { asc, lte, sql } from 'drizzle-orm';
import { enquiries } from '../../../schema/shard';
import { REMINDER_MS } from '../../../schema/visits/choices';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { noticeInSql, notify, told } from '../notifications/notifications.sql';
import { whileThere } from '../staff/members.sql';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';

/** Visits whose reminder is due, oldest first. */
export const listDue = (db: ShardDb, now: number, limit: number) =>
  db
    .select({ id: enquiries.id, ownerId: enquiries.ownerId })
    .from(enquiries)
    .where(lte(enquiries.remindAt, now))
    .orderBy(asc(enquiries.remindAt))
    .limit(limit);

interface Reminder {
  visitId: string;
  notificationId: string;
}

/** Who of the staff answers for the vehicle of visit `q`. */
const answerer = whileThere({ ownerId: sql`q.owner_id`, personId: sql`v.answerer_id` });

/**
 * Notifies who answers, or their seller, and marks the visits as done, in one batch: a second run finds nothing to do.
 * Staff get theirs by effects. A visit that has begun meanwhile is only marked.
 */
export async function remind(
  db: ShardDb,
  due: readonly Reminder[],
  { cause, now }: { cause: string; now: number },
): Promise<void> {
  const given = sql`json_each(${JSON.stringify(due)}) d`;
  const list = sql`${given} join enquiries q on q.id = d.value ->> 'visitId'`;
  const on = sql`from ${list} join sellers o on o.id = q.owner_id
    left join vehicles v on v.id = q.listing_id
    left join republished_vehicles r on r.id = q.listing_id
    where q.remind_at <= ${now} and q.remind_at > ${now - REMINDER_MS}
      and q.withdrawn_at is null and q.status <> 'declined'
      and iif(v.id is null, ${isPageUp('r', 'o')}, ${isForSale('v', 'o')})`;
  const notification = {
    id: sql`d.value ->> 'notificationId'`,
    relatedEntityId: sql`q.listing_id`,
    createdAt: now,
  };
  const values = {
    vehicle: sql`coalesce(v.name, r.vehicle_name)`,
    part: sql`coalesce(q.proposed ->> 'part', q."values" ->> 'part')`,
    confirmed: sql`q.status = 'confirmed'`,
  };
  await runTogether(db, [
    ...notify(
      { ...notification, userId: sql`q.owner_id`, ...told('visit_soon', values) },
      sql`${on} and ${answerer} is null`,
      sql`e.id in (select d.value ->> 'notificationId' from ${given})`,
    ),
    storeEffect(
      {
        cause,
        rest: sql`q.id`,
        kind: 'reminder',
        target: answerer,
        payload: sql`json_object('personId', ${answerer}, 'notice',
          ${noticeInSql({ ...notification, ...told('staff_visit_soon', { ...values, seller: sql`q.owner_id` }) })})`,
        now,
      },
      sql`${on} and ${answerer} is not null`,
    ),
    updateWhere(
      enquiries,
      { remindAt: null },
      sql`where remind_at <= ${now} and id in (select d.value ->> 'visitId' from ${given})`,
    ),
  ]);
}
