import { type SQL, sql } from 'drizzle-orm';
import { activityLogs } from '../../../schema/tables';
import { changesOf, type Db, insertWhere } from '../../platform/db';
import { endPushDevices } from '../messages/messages.guards';

interface Suspension {
  userId: string;
  operatorId: string;
  activityId: string;
  reason: string;
  now: number;
}

const log = (
  { userId, operatorId, activityId, now }: Omit<Suspension, 'reason'>,
  entry: SQL,
  action: string,
) =>
  insertWhere(
    activityLogs,
    {
      id: activityId,
      userId: operatorId,
      action,
      entityType: 'user',
      entityId: userId,
      description: sql`${action === 'user_suspended' ? 'Suspended ' : 'Restored '} || email`,
      metadata: entry,
      createdAt: now,
    },
    // Of the batch's first statement: nothing is on record that did not happen.
    sql`from users where id = ${userId} and changes() = 1`,
  );

/** Suspends a person and ends their sessions together; false for operators and for people who are already suspended. */
export async function suspendUser(db: Db, suspension: Suspension): Promise<boolean> {
  const { userId, activityId, reason, now } = suspension;
  const [suspended] = await db.batch([
    db.run(
      sql`update users set is_active = 0, updated_at = ${now} where id = ${userId} and is_active = 1 and is_admin = 0`,
    ),
    db.run(
      log(
        suspension,
        sql`json_object('before', json_object('isActive', json('true')), 'after', json_object('isActive', json('false')),
          'reason', ${reason})`,
        'user_suspended',
      ),
    ),
    db.run(sql`update sessions set revoked_at = ${now} where user_id = ${userId} and revoked_at is null
      and exists (select 1 from activity_logs where id = ${activityId})`),
    db.run(endPushDevices(sql`${userId}`)),
  ]);
  return changesOf(suspended) === 1;
}

/** Lifts a suspension; false when there is none. */
export async function restoreUser(db: Db, restoration: Omit<Suspension, 'reason'>): Promise<boolean> {
  const { userId, now } = restoration;
  const [restored] = await db.batch([
    db.run(
      sql`update users set is_active = 1, updated_at = ${now} where id = ${userId} and is_active = 0 and erasing_at is null`,
    ),
    db.run(
      log(
        restoration,
        sql`json_object('before', json_object('isActive', json('false')), 'after', json_object('isActive', json('true')))`,
        'user_restored',
      ),
    ),
  ]);
  return changesOf(restored) === 1;
}
