import { sql } from 'drizzle-orm';
import { grievanceSteps, grievances } from '../../../schema/directory';
import { changesOf, type DirectoryDb, insertWhere, newIdInSql, updateWhere } from '../../platform/db';
import type { Person } from './erase.queries';

const MAX_BATCH = 500;
/** Stands for the page that was named. */
const ERASED = 'erased';

/**
 * Complaints about a person no longer say so, and what reports of their listings opened is deleted with them. The rest stays:
 * who complained waits for an answer. Returns whether there may be more.
 */
export async function leaveGrievances(db: DirectoryDb, { id }: Person, now: number): Promise<boolean> {
  const some = sql`id in (select id from grievances where owner_id = ${id} limit ${MAX_BATCH})`;
  const [deleted, , left] = await db.batch([
    db.run(sql`delete from ${grievances} where ${some} and kind = 'report'`),
    db.run(
      insertWhere(
        grievanceSteps,
        {
          id: newIdInSql(now, sql`id`),
          ...{ grievanceId: sql`id`, step: 'seller_erased', operatorId: null, note: '', createdAt: now },
        },
        sql`from grievances where ${some}`,
      ),
    ),
    db.run(updateWhere(grievances, { about: ERASED, vehicleId: null, ownerId: null }, sql`where ${some}`)),
  ]);
  return changesOf(deleted) + changesOf(left) >= MAX_BATCH;
}
