import { type SQL, sql } from 'drizzle-orm';

/** The latest offer of a lead that is not withdrawn, one with a sum first, to be joined as `f`; no row without one. */
export const latestOffer = (leadId: string | SQL) => sql`(select * from lead_offers
  where lead_id = ${leadId} and withdrawn_at is null order by price_minor > 0 desc, created_at desc, id desc limit 1) f`;

/** What a lead shows of that offer. */
export const SHOWN_OFFER = {
  buyerName: sql`f.buyer_name`,
  offerPriceMinor: sql`f.price_minor`,
  offerCurrency: sql`f.currency`,
  message: sql`f.message`,
  payment: sql`(select p.payment from lead_offers p where p.lead_id = f.lead_id and p.withdrawn_at is null
    and p.payment is not null order by p.created_at desc, p.id desc limit 1)`,
  lastOfferId: sql`f.id`,
  lastOfferAt: sql`f.created_at`,
};

/** Holds if nobody has offered for a vehicle after a time. */
export const hasNoOfferSince = (vehicleId: string, at: number): SQL => sql`not exists (
  select 1 from leads l where l.listing_id = ${vehicleId} and l.last_offer_at > ${at})`;
