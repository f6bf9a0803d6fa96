import { sql } from 'drizzle-orm';
import type { AnyDb } from '../../platform/db';

const hasNoLedger = (error: unknown) => String((error as Error).cause ?? error).includes('no such table');

/** Whether this migration, and so all earlier ones, has been applied. */
export async function hasMigration(db: AnyDb, name: string): Promise<boolean> {
  try {
    return (await db.all(sql`select 1 from d1_migrations where name = ${name}`)).length > 0;
  } catch (error) {
    if (hasNoLedger(error)) return false;
    throw error;
  }
}
