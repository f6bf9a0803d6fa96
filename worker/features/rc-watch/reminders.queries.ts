import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { rcWatches, vehicles } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';
import { asColumn } from '../vehicles/visibility.sql';
import { isSoldToSomebody } from './rc-watch.sql';

/** Watches whose next reminder is due, the earliest first. `isTold`: the vehicle is there, and still sold. */
export const listDueReminders = (db: ShardDb, now: number, limit: number) =>
  db
    .select({
      id: rcWatches.id,
      ownerId: rcWatches.ownerId,
      sale: rcWatches.sale,
      remindAt: rcWatches.remindAt,
      isTold: asColumn(sql`coalesce(${vehicles.isActive} and ${isSoldToSomebody}, 0)`),
    })
    .from(rcWatches)
    .leftJoin(vehicles, and(eq(vehicles.id, rcWatches.vehicleId), eq(vehicles.userId, rcWatches.ownerId)))
    .where(lte(rcWatches.remindAt, now))
    .orderBy(asc(rcWatches.remindAt))
    .limit(limit);

export interface Reminder {
  watchId: string;
  notificationId: string;
  /** After the sale. */
  day: number;
  /** When it was due, and when the next one is. */
  due: number | null;
  next: number | null;
  isTold: 0 | 1;
}

/** Notifies sellers and moves to the next reminders, in one batch: a second run finds nothing to do. */
export async function remind(db: ShardDb, reminders: readonly Reminder[], now: number): Promise<void> {
  const list = sql`json_each(${JSON.stringify(reminders)}) d`;
  const stillDue = sql`from ${list} join rc_watches w on w.id = d.value ->> 'watchId' and w.remind_at = d.value ->> 'due'`;
  await runTogether(db, [
    ...notify(
      {
        id: sql`d.value ->> 'notificationId'`,
        userId: sql`w.owner_id`,
        ...told('rc_overdue', { vehicle: sql`v.name`, day: sql`d.value ->> 'day'` }),
        relatedEntityId: sql`w.vehicle_id`,
        createdAt: now,
      },
      sql`${stillDue} join vehicles v on v.id = w.vehicle_id where d.value ->> 'isTold' = 1`,
      sql`e.id in (select d.value ->> 'notificationId' from ${list})`,
    ),
    updateWhere(
      rcWatches,
      { remindAt: sql`(select d.value ->> 'next' from ${list} where d.value ->> 'watchId' = rc_watches.id)` },
      sql`where id in (select w.id ${stillDue})`,
    ),
  ]);
}
