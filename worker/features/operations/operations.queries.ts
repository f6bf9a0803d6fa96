import { desc, sql } from 'drizzle-orm';
import { incidents } from '../../../schema/directory';
import type { AnyDb, DirectoryDb } from '../../platform/db';

/** A database's size in bytes, which D1 reports with every response. */
export async function measureDatabase(db: AnyDb): Promise<number> {
  const { meta } = await db.run(sql`select 1`);
  return meta.size_after ?? 0;
}

const MAX_COUNTED = 1000;

interface Waiting {
  waiting: number;
  oldest: number | null;
}

/** Overdue effects in other databases, and how long the oldest has waited. */
export const countOverdueEffects = (db: AnyDb, now: number) =>
  db.get<Waiting>(sql`select count(*) as waiting, min(created_at) as oldest from (
    select created_at, due_at, attempts from effects order by due_at limit ${MAX_COUNTED})
    where attempts > 0 or due_at <= ${now}`);

export const listIncidents = (db: DirectoryDb, limit: number) =>
  db.select().from(incidents).orderBy(desc(incidents.openedAt)).limit(limit);
