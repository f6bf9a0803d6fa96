import { and, asc, lt, type SQL, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../../schema/leads/call-results';
import { enquiries, leads, rcAccessRequests, republishRequests } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { outdatedPosters } from '../prints/prints.sql';
import { type LeadReader, mayRead } from './lead-access.sql';
import { selectLeads } from './lead-rows.sql';

const isOwnAndKept = (reader: LeadReader) =>
  sql`${mayRead(reader)} and ${leads.unlikelyReason} is null and ${leads.withdrawnAt} is null`;

const isDue = (until: number) =>
  sql`${leads.followUpAt} is not null and ${lt(leads.followUpAt, until)} and ${leads.status} in ${OPEN_STATUSES}`;

const countUpTo = (limit: number, rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${limit}))`;

const visitsOf = (ownerId: string) => sql`select 1 from ${enquiries} where ${enquiries.ownerId} = ${ownerId}
  and ${enquiries.kind} = 'visit' and ${enquiries.withdrawnAt} is null and ${enquiries.status} in ('asked', 'seen')`;

const requestsOf = (ownerId: string) => sql`select 1 from ${rcAccessRequests}
  where ${rcAccessRequests.ownerId} = ${ownerId} and ${rcAccessRequests.status} = 'pending'
  union all select 1 from ${republishRequests}
  where ${republishRequests.ownerId} = ${ownerId} and ${republishRequests.status} = 'pending'`;

/**
 * How many leads are new or due before `until`, and how many people wait for an answer; each counted up to
 * `limit`.
 */
export async function countToday(db: ShardDb, reader: LeadReader, until: number, limit: number) {
  const own = isOwnAndKept(reader);
  const [row] = await db
    .select({
      newOffers: countUpTo(limit, sql`select 1 from ${leads} where ${own} and ${leads.status} = 'pending'`),
      followUpsDue: countUpTo(limit, sql`select 1 from ${leads} where ${own} and ${isDue(until)}`),
      visits: countUpTo(limit, visitsOf(reader.ownerId)),
      requests: countUpTo(limit, requestsOf(reader.ownerId)),
    })
    .from(sql`(select 1)`);
  return row ?? { newOffers: 0, followUpsDue: 0, visits: 0, requests: 0 };
}

/** Vehicles with a poster that shows an old number, by name. */
export const listOutdatedPosters = (db: ShardDb, ownerId: string, limit: number) =>
  db.all<{ id: string; name: string }>(
    sql`select vehicles.id as id, vehicles.name as name ${outdatedPosters(ownerId)} order by vehicles.name limit ${limit}`,
  );

/** Open leads with a follow-up before `until`, longest overdue first. */
export function listDue(db: ShardDb, reader: LeadReader, until: number, limit: number) {
  return selectLeads(db)
    .where(and(isOwnAndKept(reader), isDue(until)))
    .orderBy(asc(leads.followUpAt))
    .limit(limit);
}
