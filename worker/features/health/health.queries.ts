import { eq, sql } from 'drizzle-orm';
import { jobRuns } from '../../../schema/directory';
import { JOB_NAMES } from '../../../schema/operations/jobs';
import type { AnyDb, DirectoryDb } from '../../platform/db';

export const pingDatabase = (db: AnyDb) => db.run(sql`select 1`);

/** Whether the database has this migration, and so all earlier ones. Throws if none was ever applied: there is no ledger. */
export async function hasMigration(db: AnyDb, name: string): Promise<boolean> {
  return (await db.all(sql`select 1 from d1_migrations where name = ${name}`)).length > 0;
}

/** When the last job of a tick last succeeded (epoch milliseconds); null before the first tick. */
export async function findLastRun(db: DirectoryDb): Promise<number | null> {
  const [row] = await db
    .select({ succeededAt: jobRuns.succeededAt })
    .from(jobRuns)
    .where(eq(jobRuns.job, JOB_NAMES.at(-1) ?? ''));
  return row?.succeededAt ?? null;
}
