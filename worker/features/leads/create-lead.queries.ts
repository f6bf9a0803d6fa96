import { eq, sql } from 'drizzle-orm';
import type { UnlikelyReason } from '../../../schema/leads/input';
import { leadOffers, leads } from '../../../schema/shard';
import { insertWhere, preparedBatch, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { storeMessagesOfOffer } from '../messages/messages.sql';
import { minorUnits } from '../vehicles/price.sql';
import { type Bound, judged, type ListingKind, newOrdinal, type OfferValues } from './judge-offer.sql';
import { storeUnlikelyNotification } from './unlikely.sql';

/*
 * An offer is processed in one batch, since D1 has no transaction that could read, decide and write: every
 * rule is inside the first statement, which judges the offer (judge-offer.sql.ts) and writes the lead if it
 * is accepted. The later statements (history, messages) find that lead by this offer's id, and so do nothing if
 * it was refused. The bell reads offers from their leads (notifications.queries.ts). The SQL is built once; `Bound` has the placeholders for an offer's values.
 */

export interface Offer extends OfferValues {
  kind: ListingKind;
}

/**
 * The lead: a new one, or the buyer's existing one on the listing. A likely offer makes its lead likely. A later
 * offer that says nothing about a loan or an exchange changes only the sum.
 */
const storeLead = (kind: ListingKind, offer: Bound) => {
  const lead = insertWhere(
    leads,
    {
      id: sql`coalesce(own_id, ${offer.leadId})`,
      vehicleId: sql`vehicle_id`,
      republishedVehicleId: sql`republished_id`,
      listingId: sql`listing_id`,
      ownerId: sql`owner_id`,
      buyerName: offer.buyerName,
      buyerMobile: offer.buyerMobile,
      offerPriceMinor: minorUnits(offer.price, sql`currency`),
      offerCurrency: sql`currency`,
      message: offer.message,
      payment: offer.payment,
      source: offer.source,
      monthlyOrdinal: sql`iif(unlikely is null, ${newOrdinal}, 0)`,
      unlikelyReason: sql`unlikely`,
      deviceHash: offer.deviceHash,
      assigneeId: sql`answerer_id`,
      lastOfferId: offer.id,
      lastOfferAt: offer.createdAt,
      createdAt: offer.createdAt,
      updatedAt: offer.createdAt,
    },
    sql`from judged where true
      on conflict (id) do update set
        buyer_name = excluded.buyer_name, offer_price_minor = excluded.offer_price_minor,
        offer_currency = excluded.offer_currency, message = excluded.message,
        payment = coalesce(excluded.payment, payment), device_hash = excluded.device_hash,
        assignee_id = coalesce(assignee_id, excluded.assignee_id),
        monthly_ordinal = iif(unlikely_reason is not null and excluded.unlikely_reason is null,
          excluded.monthly_ordinal, monthly_ordinal),
        unlikely_reason = iif(excluded.unlikely_reason is null, null, unlikely_reason),
        last_offer_id = excluded.last_offer_id, last_offer_at = excluded.last_offer_at, updated_at = excluded.updated_at
      returning id, owner_id as ownerId, unlikely_reason as unlikelyReason`,
  );
  return sql`${judged(kind, offer)} ${lead}`;
};

/** Holds for the lead that has just accepted this offer. */
const isAccepted = (
  offer: Bound,
) => sql`leads.listing_id = ${offer.listingId} and leads.buyer_mobile = ${offer.buyerMobile}
  and leads.last_offer_id = ${offer.id}`;

const storeHistory = (offer: Bound) =>
  insertWhere(
    leadOffers,
    {
      id: offer.id,
      leadId: sql`id`,
      listingId: sql`listing_id`,
      ownerId: sql`owner_id`,
      buyerName: sql`buyer_name`,
      priceMinor: sql`offer_price_minor`,
      currency: sql`offer_currency`,
      message: sql`message`,
      payment: offer.payment,
      source: offer.source,
      networkHash: offer.networkHash,
      consentVersion: offer.consentVersion,
      createdAt: offer.createdAt,
    },
    sql`from leads where ${isAccepted(offer)}`,
  );

const offerStatements = (kind: ListingKind) => (offer: Bound) => [
  storeLead(kind, offer),
  storeHistory(offer),
  storeUnlikelyNotification(offer, isAccepted(offer)),
  ...storeMessagesOfOffer({ offerId: offer.id, newLeadId: offer.leadId }),
];

const INSERTS = {
  vehicle: preparedBatch<OfferValues>(offerStatements('vehicle')),
  republished: preparedBatch<OfferValues>(offerStatements('republished')),
};

export interface WrittenLead {
  id: string;
  ownerId: string;
  unlikelyReason: UnlikelyReason | null;
}

/**
 * Processes an offer: guard, lead, offer history and messages in one batch; the triggers of
 * leads count them. Later statements act only if the first one wrote this offer's id. Returns the lead; null
 * if the guard did not hold.
 */
export async function insertOffer(db: ShardDb, offer: Offer): Promise<WrittenLead | null> {
  const { kind, ...values } = offer;
  const write = async () => {
    const [lead] = await INSERTS[kind](db, values);
    const [written] = (lead?.results ?? []) as unknown as WrittenLead[];
    return written ?? null;
  };
  return retried(write, () => findAccepted(db, values.id));
}

/** The lead that contains an offer; null if it was not written. */
async function findAccepted(db: ShardDb, offerId: string): Promise<WrittenLead | null> {
  const [lead] = await db
    .select({ id: leads.id, ownerId: leads.ownerId, unlikelyReason: leads.unlikelyReason })
    .from(leadOffers)
    .innerJoin(leads, eq(leads.id, leadOffers.leadId))
    .where(eq(leadOffers.id, offerId));
  return lead ?? null;
}
