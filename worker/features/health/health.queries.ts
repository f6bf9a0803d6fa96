import { sql } from 'drizzle-orm';
import type { AnyDb } from '../../platform/db';

export const pingDatabase = (db: AnyDb) => db.run(sql`select 1`);

/**
 * Whether this migration, and so all earlier ones, has been applied. Throws if none was ever applied, since
 * there is no ledger.
 */
export async function hasMigration(db: AnyDb, name: string): Promise<boolean> {
  return (await db.all(sql`select 1 from d1_migrations where name = ${name}`)).length > 0;
}
