import { and, eq, sql } from 'drizzle-orm';
import { leads } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { whileThere } from '../staff/members.sql';

interface Assignment {
  ownerId: string;
  id: string;
  personId: string | null;
  now: number;
}

/** False if the lead is not the seller's, or the person does not work there. */
export async function assignLead(db: ShardDb, { ownerId, id, personId, now }: Assignment): Promise<boolean> {
  const there = whileThere({ ownerId: sql`${ownerId}`, personId: sql`${personId}` });
  const written = await db
    .update(leads)
    .set({ assigneeId: personId, updatedAt: now })
    .where(
      and(
        eq(leads.id, id),
        eq(leads.ownerId, ownerId),
        personId === null ? undefined : sql`${there} is not null`,
      ),
    )
    .returning({ id: leads.id });
  return written.length === 1;
}
