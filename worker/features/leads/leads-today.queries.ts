import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { HOT_STATUSES, OPEN_STATUSES } from '../../../schema/leads/call-results';
import {
  dealerOffers,
  enquiries,
  invitations,
  leads,
  rcAccessRequests,
  republishRequests,
} from '../../../schema/shard';
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

const pricesOf = (ownerId: string) => sql`select 1 from ${enquiries} where ${enquiries.ownerId} = ${ownerId}
  and ${enquiries.kind} = 'price' and ${enquiries.withdrawnAt} is null and ${enquiries.status} = 'reached'`;

const requestsOf = (ownerId: string) => sql`select 1 from ${rcAccessRequests}
  where ${rcAccessRequests.ownerId} = ${ownerId} and ${rcAccessRequests.status} = 'pending'
  union all select 1 from ${republishRequests}
  where ${republishRequests.ownerId} = ${ownerId} and ${republishRequests.status} = 'pending'
  union all select 1 from ${dealerOffers}
  where ${dealerOffers.dealerId} = ${ownerId} and ${dealerOffers.status} = 'offered'`;

const askedToJoin = (ownerId: string, now: number) => sql`select 1 from ${invitations}
  where ${invitations.ownerId} = ${ownerId} and ${invitations.state} = 'asked' and ${invitations.expiresAt} > ${now}`;

interface Until {
  now: number;
  until: number;
  limit: number;
}

/**
 * How many leads are new or due before `until`, and how many people wait for an answer; each counted up to
 * `limit`.
 */
export async function countToday(db: ShardDb, reader: LeadReader, { now, until, limit }: Until) {
  const own = isOwnAndKept(reader);
  const [row] = await db
    .select({
      newOffers: countUpTo(limit, sql`select 1 from ${leads} where ${own} and ${leads.status} = 'pending'`),
      followUpsDue: countUpTo(limit, sql`select 1 from ${leads} where ${own} and ${isDue(until)}`),
      visits: countUpTo(limit, visitsOf(reader.ownerId)),
      pricesReached: countUpTo(limit, pricesOf(reader.ownerId)),
      requests: countUpTo(limit, requestsOf(reader.ownerId)),
      // Only the seller lets people in.
      joining: reader.memberId === null ? countUpTo(limit, askedToJoin(reader.ownerId, now)) : sql<number>`0`,
    })
    .from(sql`(select 1)`);
  return row ?? { newOffers: 0, followUpsDue: 0, visits: 0, pricesReached: 0, requests: 0, joining: 0 };
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

/** Of the latest `scanned` leads, those that are close to a sale and that nobody has planned to call; the latest first. */
export function listHot(
  db: ShardDb,
  reader: LeadReader,
  { scanned, limit }: { scanned: number; limit: number },
) {
  const recent = db
    .select({ id: leads.id, status: leads.status, followUpAt: leads.followUpAt, at: leads.lastOfferAt })
    .from(leads)
    .where(isOwnAndKept(reader))
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(scanned)
    .as('recent');
  const hot = db
    .select({ id: recent.id })
    .from(recent)
    .where(and(inArray(recent.status, [...HOT_STATUSES]), isNull(recent.followUpAt)))
    .orderBy(desc(recent.at), desc(recent.id))
    .limit(limit);
  return selectLeads(db).where(inArray(leads.id, hot)).orderBy(desc(leads.lastOfferAt), desc(leads.id));
}

/** Of the latest `scanned` leads before then, the new ones that nobody has acted on; the latest first. */
export function listUnanswered(
  db: ShardDb,
  reader: LeadReader,
  { before, scanned, limit }: { before: number; scanned: number; limit: number },
) {
  const recent = db
    .select({ id: leads.id, status: leads.status, answeredAt: leads.answeredAt, at: leads.lastOfferAt })
    .from(leads)
    .where(and(isOwnAndKept(reader), lt(leads.lastOfferAt, before)))
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(scanned)
    .as('recent');
  const waiting = db
    .select({ id: recent.id })
    .from(recent)
    .where(and(eq(recent.status, 'pending'), isNull(recent.answeredAt)))
    .orderBy(desc(recent.at), desc(recent.id))
    .limit(limit);
  return selectLeads(db).where(inArray(leads.id, waiting)).orderBy(desc(leads.lastOfferAt), desc(leads.id));
}
