import { and, asc, lt, type SQL, sql } from 'drizzle-orm';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import { leads } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { selectLeads } from './leads.queries';

/** Leads that still need the seller to act. */
const OPEN: readonly LeadStatus[] = ['pending', 'contacted', 'negotiating', 'visit_booked'];

const isOwnAndKept = (ownerId: string) =>
  sql`${leads.ownerId} = ${ownerId} and ${leads.unlikelyReason} is null and ${leads.withdrawnAt} is null`;

const isDue = (until: number) =>
  sql`${leads.followUpAt} is not null and ${lt(leads.followUpAt, until)} and ${leads.status} in ${OPEN}`;

const countUpTo = (limit: number, condition: SQL) =>
  sql<number>`(select count(*) from (select 1 from ${leads} where ${condition} limit ${limit}))`;

/** How many leads are new, and how many are due before `until`; each up to `limit`. */
export async function countToday(db: ShardDb, ownerId: string, until: number, limit: number) {
  const own = isOwnAndKept(ownerId);
  const [row] = await db
    .select({
      newOffers: countUpTo(limit, sql`${own} and ${leads.status} = 'pending'`),
      followUpsDue: countUpTo(limit, sql`${own} and ${isDue(until)}`),
    })
    .from(sql`(select 1)`);
  return row ?? { newOffers: 0, followUpsDue: 0 };
}

/** Open leads with a follow-up before `until`, longest overdue first. */
export function listDue(db: ShardDb, ownerId: string, until: number, limit: number) {
  return selectLeads(db)
    .where(and(isOwnAndKept(ownerId), isDue(until)))
    .orderBy(asc(leads.followUpAt))
    .limit(limit);
}
