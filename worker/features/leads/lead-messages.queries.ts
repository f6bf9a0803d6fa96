import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { leadOffers, leads } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { type LeadRow, selectLeads } from './leads.queries';

/** The lead that an offer belongs to, unless its buyer has withdrawn. */
export async function findLeadOf(db: ShardDb, offerId: string): Promise<LeadRow | null> {
  const [row] = await selectLeads(db)
    .innerJoin(leadOffers, eq(leadOffers.leadId, leads.id))
    .where(and(eq(leadOffers.id, offerId), isNull(leads.withdrawnAt)));
  return row ?? null;
}

interface Span {
  ownerId: string;
  /** Epoch milliseconds, exclusive. */
  after: number;
  until: number;
}

/** A seller's likely leads with offers in a period, each once, without withdrawn ones, oldest first. */
export function listLeadsOf(db: ShardDb, { ownerId, after, until }: Span, limit: number) {
  return selectLeads(db)
    .where(
      and(
        eq(leads.ownerId, ownerId),
        isNull(leads.unlikelyReason),
        gt(leads.lastOfferAt, after),
        isNull(leads.withdrawnAt),
        sql`exists (select 1 from lead_offers o where o.lead_id = ${leads.id}
          and o.created_at > ${after} and o.created_at <= ${until})`,
      ),
    )
    .orderBy(asc(leads.lastOfferAt), asc(leads.id))
    .limit(limit);
}
