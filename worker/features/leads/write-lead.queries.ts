import { sql } from 'drizzle-orm';
import { type CurrencyCode, DEFAULT_CURRENCY } from '../../../schema/common/currencies';
import type { HandSource } from '../../../schema/leads/lead-sources';
import { leadOffers, leads } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { whileThere } from '../staff/members.sql';
import { byCurrency, minorUnits } from '../vehicles/price.sql';
import { isHandMade } from './hand-made.sql';
import { type LeadReader, mayRead } from './lead-access.sql';

export interface WrittenLead {
  id: string;
  offerId: string;
  ownerId: string;
  /** Who of the staff writes it down; null for the seller. */
  writerId: string | null;
  vehicleId: string | null;
  buyerName: string | null;
  buyerMobile: string;
  /** Major units of the vehicle's currency; 0 if they did not say. */
  budget: number;
  /** How many decimals the budget needs. */
  decimals: number;
  wants: string | null;
  source: HandSource;
  followUpAt: number | null;
  consentVersion: string;
  now: number;
}

/** What the lead is about: the owner's vehicle, or none of them. */
const subjectOf = ({ vehicleId, ownerId }: WrittenLead) =>
  vehicleId === null
    ? sql`(select null as vehicle_id, ${ownerId} as listing_id, ${DEFAULT_CURRENCY} as currency, null as answerer_id)`
    : sql`(select v.id as vehicle_id, v.id as listing_id, v.currency,
          ${whileThere({ ownerId: sql`v.user_id`, personId: sql`v.answerer_id` })} as answerer_id from vehicles v
        where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1)`;

/** The owner has an open lead with this number for the same, written down earlier. */
const isRepeated = ({ buyerMobile }: WrittenLead) => sql`exists (select 1 from leads k
  where k.listing_id = subject.listing_id and k.buyer_mobile = ${buyerMobile} and k.is_open = 1 and ${isHandMade('k')})`;

/**
 * Writes a buyer down, in one batch: the lead, outside the month's leads and seen in the bell, and its budget
 * as an offer. False if the vehicle is not the owner's, the currency has fewer decimals, or the buyer is
 * already written down for it.
 */
export async function writeLead(db: ShardDb, lead: WrittenLead): Promise<boolean> {
  const { id, offerId, ownerId, now } = lead;
  const common = { buyerName: lead.buyerName, message: lead.wants, source: lead.source, createdAt: now };
  const store = insertWhere(
    leads,
    {
      ...common,
      id,
      vehicleId: sql`subject.vehicle_id`,
      listingId: sql`subject.listing_id`,
      ownerId,
      buyerMobile: lead.buyerMobile,
      offerPriceMinor: minorUnits(lead.budget, sql`subject.currency`),
      offerCurrency: sql`subject.currency`,
      status: 'contacted',
      followUpAt: lead.followUpAt,
      followUpById: lead.followUpAt === null ? null : lead.writerId,
      assigneeId: sql`coalesce(${lead.writerId}, subject.answerer_id)`,
      lastContactAt: now,
      monthlyOrdinal: 0,
      lastOfferId: offerId,
      lastOfferAt: now,
      offerSeenAt: now,
      updatedAt: now,
    },
    sql`from ${subjectOf(lead)} subject
      where ${lead.decimals} <= ${byCurrency(sql`subject.currency`, ({ decimals }) => decimals)}
        and not ${isRepeated(lead)} returning id`,
  );
  const storeBudget = insertWhere(
    leadOffers,
    {
      ...common,
      id: offerId,
      leadId: sql`id`,
      listingId: sql`listing_id`,
      ownerId,
      priceMinor: sql`offer_price_minor`,
      currency: sql`offer_currency`,
      networkHash: '',
      consentVersion: lead.consentVersion,
    },
    sql`from leads where id = ${id} and owner_id = ${ownerId}`,
  );
  const wasWritten = async () => {
    const [found] = await runReturning(db, [sql`select 1 from leads where id = ${id}`]);
    return found?.length === 1 || null;
  };
  return retried(async () => {
    const [written] = await runReturning(db, [store, storeBudget]);
    return written?.length === 1;
  }, wasWritten);
}

/** The currency of the owner's vehicle; null if it is not theirs. */
export async function findCurrency(db: ShardDb, ownerId: string, vehicleId: string) {
  const [row] = await db.all<{ currency: CurrencyCode }>(sql`select v.currency from vehicles v
    where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1`);
  return row?.currency ?? null;
}

/** Deletes a lead that the owner wrote down, with its offers; false if there is none. */
export async function deleteWrittenLead(db: ShardDb, reader: LeadReader, id: string): Promise<boolean> {
  const [deleted] = await runReturning(db, [
    sql`delete from leads where id = ${id} and ${mayRead(reader)} and ${isHandMade()} returning id`,
  ]);
  return deleted?.length === 1;
}
