import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';

export const pingDatabase = (db: Db) => db.run(sql`select 1`);
