import { and, eq, isNull, sql } from 'drizzle-orm';
import { members } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** Somebody who works for the seller now. */
export async function findWorking(db: ShardDb, sellerId: string, membershipId: string) {
  const [row] = await db
    .select({ memberId: members.memberId, name: members.memberName, role: members.role })
    .from(members)
    .where(and(eq(members.ownerId, sellerId), eq(members.id, membershipId), isNull(members.endedAt)));
  return row ?? null;
}

/** Whether an account has what its closing would delete or end: listings, pages, leads, staff, or another workplace. */
export async function isInUse(db: ShardDb, id: string, exceptSeller: string): Promise<boolean> {
  const [row] = await db.all<{ isInUse: number }>(sql`select
    exists (select 1 from vehicles where user_id = ${id} and is_active = 1)
    or exists (select 1 from republished_vehicles where republisher_id = ${id} and status = 'active')
    or exists (select 1 from leads where owner_id = ${id})
    or exists (select 1 from members where owner_id = ${id} and ended_at is null)
    or exists (select 1 from workplaces where user_id = ${id} and ended_at is null and seller_id <> ${exceptSeller})
    as isInUse`);
  return row?.isInUse === 1;
}
