import { sql } from 'drizzle-orm';
import type { ShardDb } from '../../platform/db';
import { askable } from '../enquiries/askable.sql';

/** The listing, if its seller can be asked for a similar one. */
export async function findAskable(db: ShardDb, id: string, isRepublished: boolean) {
  const [row] = await db.all<{ name: string; sellerId: string }>(
    sql`select l.name as name, l.owner_id as sellerId from ${askable(isRepublished)} l where l.id = ${id}`,
  );
  return row ?? null;
}
