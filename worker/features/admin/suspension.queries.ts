import { type SQL, sql } from 'drizzle-orm';
import { accounts, activityLogs } from '../../../schema/directory';
import { changesOf, type DirectoryDb, insertWhere, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';

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
      description: sql`${action === 'user_suspended' ? 'Suspended ' : 'Restored '} || coalesce(email, mobile_number, sign_in_number, id)`,
      metadata: entry,
      createdAt: now,
    },
    // Depends on the batch's first statement, so that only actual changes are logged.
    sql`from accounts where id = ${userId} and changes() = 1`,
  );

/** The new state for the shard, if the change was logged; settled by the log's id. */
const push = ({ userId, activityId, now }: Omit<Suspension, 'reason'>) =>
  pushAccount(
    { cause: activityId, userId: sql`${userId}`, now },
    sql`exists (select 1 from activity_logs where id = ${activityId})`,
  );

/** Suspends a person, which raises their session epoch; false for operators and people already suspended. */
export async function suspendUser(db: DirectoryDb, suspension: Suspension): Promise<boolean> {
  const { userId, reason, now } = suspension;
  const [suspended] = await db.batch([
    db.run(
      updateWhere(
        accounts,
        { isActive: false, version: sql`version + 1`, updatedAt: now },
        sql`where id = ${userId} and is_active = 1 and is_admin = 0`,
      ),
    ),
    db.run(
      log(
        suspension,
        sql`json_object('before', json_object('isActive', json('true')), 'after', json_object('isActive', json('false')),
          'reason', ${reason})`,
        'user_suspended',
      ),
    ),
    db.run(push(suspension)),
  ]);
  // D1 also counts what the triggers change.
  return changesOf(suspended) > 0;
}

/** Lifts a suspension; false if there is none. */
export async function restoreUser(
  db: DirectoryDb,
  restoration: Omit<Suspension, 'reason'>,
): Promise<boolean> {
  const { userId, now } = restoration;
  const [restored] = await db.batch([
    db.run(
      updateWhere(
        accounts,
        { isActive: true, version: sql`version + 1`, updatedAt: now },
        sql`where id = ${userId} and is_active = 0 and erasing_at is null`,
      ),
    ),
    db.run(
      log(
        restoration,
        sql`json_object('before', json_object('isActive', json('false')), 'after', json_object('isActive', json('true')))`,
        'user_restored',
      ),
    ),
    db.run(push(restoration)),
  ]);
  return changesOf(restored) === 1;
}
