import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { leadOffers, leads, sellers } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { whileThere } from '../staff/members.sql';
import { type LeadRow, selectLeads } from './lead-rows.sql';

/** The lead that an offer belongs to, unless its buyer has withdrawn. */
export async function findLeadOf(db: ShardDb, offerId: string): Promise<LeadRow | null> {
  const [row] = await selectLeads(db)
    .innerJoin(leadOffers, eq(leadOffers.leadId, leads.id))
    .where(and(eq(leadOffers.id, offerId), isNull(leads.withdrawnAt)));
  return row ?? null;
}

/**
 * A seller's plan, and who is notified of their leads that `personId` works on: the person, or the seller if they
 * no longer work there.
 */
export async function findSeller(db: ShardDb, ownerId: string, personId: string) {
  const there = whileThere({ ownerId: sql`${ownerId}`, personId: sql`${personId}` });
  const [row] = await db
    .select({ plan: sellers.subscriptionPlan, memberId: sql<string | null>`${there}` })
    .from(sellers)
    .where(eq(sellers.id, ownerId));
  return row ?? null;
}

interface Span {
  ownerId: string;
  /** The seller, or who of the staff works on the leads. */
  recipientId: string;
  /** Epoch milliseconds, exclusive. */
  after: number;
  until: number;
}

/** A seller's likely leads of one recipient with offers in a period, each once, without withdrawn ones, oldest first. */
export function listLeadsOf(db: ShardDb, { ownerId, recipientId, after, until }: Span, limit: number) {
  return selectLeads(db)
    .where(
      and(
        eq(leads.ownerId, ownerId),
        isNull(leads.unlikelyReason),
        gt(leads.lastOfferAt, after),
        isNull(leads.withdrawnAt),
        sql`coalesce(${whileThere({ ownerId: sql`${leads.ownerId}`, personId: sql`${leads.assigneeId}` })}, ${leads.ownerId}) = ${recipientId}`,
        sql`exists (select 1 from lead_offers o where o.lead_id = ${leads.id}
          and o.created_at > ${after} and o.created_at <= ${until})`,
      ),
    )
    .orderBy(asc(leads.lastOfferAt), asc(leads.id))
    .limit(limit);
}
