import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { LeadSource } from '../../../schema/contracts/leads';
import type { CurrencyCode } from '../../../schema/currencies';
import { leadOffers, leads, republishedVehicles, users, vehicles } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import { countUsage, type Month, usedInMonth } from '../limits/limits.guards';
import { notifyWhere } from '../notifications/notifications.guards';
import { byCurrency, minorUnits } from '../vehicles/price.guards';

export const OFFER_LIMITS = {
  perNetwork: { count: 5, windowMs: 10 * 60_000 },
  perPhone: { count: 3, windowMs: 24 * 3_600_000 },
  repeatWindowMs: 10 * 60_000,
} as const;

export interface Offer {
  id: string;
  leadId: string;
  notificationId: string;
  vehicleId: string | undefined;
  republishedVehicleId: string | undefined;
  buyerName: string;
  buyerMobile: string;
  /** Major units as typed: the listing's currency is known only inside the statement. */
  price: number;
  /** How many decimals the price needs: more than the currency has is no price in it. */
  decimals: number;
  /** The price in Indian digits, for the notification's text. */
  priceText: string;
  message: string | null;
  source: LeadSource;
  consentVersion: string;
  networkHash: string;
  createdAt: number;
  month: Month;
  scale: number;
}

/**
 * The listing an offer is for, if it can take one now: live, unsold, its owner not suspended. Columns: vehicle_id,
 * republished_id, listing_id, owner_id, currency, name.
 */
function openListing({ vehicleId, republishedVehicleId }: Pick<Offer, 'vehicleId' | 'republishedVehicleId'>) {
  const open = sql`v.is_active = 1 and v.status <> 'sold' and v.hidden_by_plan = 0 and o.is_active = 1`;
  return republishedVehicleId
    ? sql`(select v.id as vehicle_id, r.id as republished_id, r.id as listing_id, r.republisher_id as owner_id,
          r.custom_currency as currency, v.name as name
        from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id join users o on o.id = r.republisher_id
        where r.id = ${republishedVehicleId} and r.status = 'active' and ${open})`
    : sql`(select v.id as vehicle_id, null as republished_id, v.id as listing_id, v.user_id as owner_id,
          v.currency as currency, v.name as name
        from vehicles v join users o on o.id = v.user_id
        where v.id = ${vehicleId} and ${open})`;
}

/** What speaks against an offer: its price, a repeat, too many from one phone or network. The last three by index. */
function allowed(offer: Offer) {
  const { buyerMobile, networkHash, createdAt: now, scale } = offer;
  const { perNetwork, perPhone, repeatWindowMs } = OFFER_LIMITS;
  const listingId = offer.republishedVehicleId ?? offer.vehicleId;
  return sql`${offer.decimals} <= ${byCurrency(sql`l.currency`, ({ decimals }) => decimals)} and not exists (
      select 1 from lead_offers where listing_id = ${listingId} and buyer_mobile = ${buyerMobile}
        and created_at > ${now - repeatWindowMs} and lead_offers.currency = l.currency
        and price_minor = ${minorUnits(offer.price, sql`l.currency`)}
    ) and (
      select count(*) from (select 1 from lead_offers where listing_id = ${listingId} and buyer_mobile = ${buyerMobile}
        and created_at > ${now - perPhone.windowMs} limit ${perPhone.count * scale})
    ) < ${perPhone.count * scale} and (
      select count(*) from (select 1 from lead_offers where listing_id = ${listingId} and network_hash = ${networkHash}
        and created_at > ${now - perNetwork.windowMs} limit ${perNetwork.count * scale})
    ) < ${perNetwork.count * scale}`;
}

/**
 * Takes an offer: guard, lead (one per buyer and listing), offer history, notification and usage in one batch. Every later
 * statement acts only if the first one wrote this offer's id. Answers the lead's id and its owner's; null when the guard did not hold.
 */
export async function insertOffer(db: Db, offer: Offer): Promise<{ id: string; ownerId: string } | null> {
  const { createdAt: now, month } = offer;
  const accepted = sql`from leads where last_offer_id = ${offer.id}`;
  const priceMinor = minorUnits(offer.price, sql`l.currency`);
  const lead = insertWhere(
    leads,
    {
      id: offer.leadId,
      vehicleId: sql`l.vehicle_id`,
      republishedVehicleId: sql`l.republished_id`,
      listingId: sql`l.listing_id`,
      ownerId: sql`l.owner_id`,
      buyerName: offer.buyerName,
      buyerMobile: offer.buyerMobile,
      offerPriceMinor: priceMinor,
      offerCurrency: sql`l.currency`,
      message: offer.message,
      source: offer.source,
      monthlyOrdinal: sql`${usedInMonth(sql`l.owner_id`, 'lead_received', month)} + 1`,
      consentVersion: offer.consentVersion,
      lastOfferId: offer.id,
      lastOfferAt: now,
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${openListing(offer)} l where ${allowed(offer)}
      on conflict (listing_id, buyer_mobile) do update set
        buyer_name = excluded.buyer_name, offer_price_minor = excluded.offer_price_minor,
        offer_currency = excluded.offer_currency, message = excluded.message,
        consent_version = excluded.consent_version, last_offer_id = excluded.last_offer_id,
        last_offer_at = excluded.last_offer_at, updated_at = excluded.updated_at`,
  );
  const history = sql`
    insert into lead_offers (id, lead_id, listing_id, buyer_mobile, price_minor, currency, message, source, network_hash, created_at)
    select ${offer.id}, id, listing_id, buyer_mobile, offer_price_minor, offer_currency, message, ${offer.source}, ${offer.networkHash}, ${now}
    ${accepted}`;
  const notification = notifyWhere(
    {
      id: offer.notificationId,
      userId: sql`leads.owner_id`,
      type: 'lead_generated',
      title: sql`'New offer on ' || v.name`,
      message: sql`${byCurrency(sql`leads.offer_currency`, ({ symbol }) => symbol)} || ${offer.priceText}`,
      relatedEntityType: 'lead',
      relatedEntityId: sql`leads.id`,
      createdAt: now,
    },
    sql`from leads join vehicles v on v.id = leads.vehicle_id where leads.last_offer_id = ${offer.id}`,
  );
  const newLead = sql`${accepted} and id = ${offer.leadId}`;
  const [, , , , [written]] = await db.batch([
    db.run(lead),
    db.run(history),
    db.run(notification),
    db.run(countUsage(sql`owner_id`, 'lead_received', month, now, newLead)),
    db.select({ id: leads.id, ownerId: leads.ownerId }).from(leads).where(eq(leads.lastOfferId, offer.id)),
  ]);
  return written ?? null;
}

export interface OfferObstacle {
  /** The offer that this one repeats. */
  repeated: { leadId: string; offerId: string; networkHash: string } | null;
  currency: CurrencyCode;
  isSold: boolean;
  isRemoved: boolean;
  isHidden: boolean;
  /** How many offers this phone has made on this listing in the time of its limit. */
  fromPhone: number;
}

/** The listing of an offer as it is, whatever it is. */
function listingOf(db: Db, { vehicleId = '', republishedVehicleId }: Offer) {
  const columns = {
    status: vehicles.status,
    isActive: vehicles.isActive,
    hiddenByPlan: vehicles.hiddenByPlan,
    ownerActive: users.isActive,
  };
  if (!republishedVehicleId) {
    return db
      .select({ ...columns, currency: vehicles.currency, republished: sql<null>`null` })
      .from(vehicles)
      .innerJoin(users, eq(users.id, vehicles.userId))
      .where(eq(vehicles.id, vehicleId));
  }
  return db
    .select({
      ...columns,
      currency: republishedVehicles.customCurrency,
      republished: republishedVehicles.status,
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .innerJoin(users, eq(users.id, republishedVehicles.republisherId))
    .where(eq(republishedVehicles.id, republishedVehicleId));
}

/** What stood in an offer's way, asked only after it was refused; null for a listing that there never was. */
export async function findOfferObstacle(db: Db, offer: Offer): Promise<OfferObstacle | null> {
  const { buyerMobile, createdAt: now } = offer;
  const { perPhone, repeatWindowMs } = OFFER_LIMITS;
  const ownOffers = and(
    eq(leadOffers.listingId, offer.republishedVehicleId ?? offer.vehicleId ?? ''),
    eq(leadOffers.buyerMobile, buyerMobile),
  );
  const minor = minorUnits(offer.price, leads.offerCurrency);
  // Not a batch: D1 answers those by column name, and three tables have a status or an is_active.
  const [[listing], [repeated], [phone]] = await Promise.all([
    listingOf(db, offer),
    db
      .select({ leadId: leadOffers.leadId, offerId: leadOffers.id, networkHash: leadOffers.networkHash })
      .from(leadOffers)
      .innerJoin(leads, eq(leads.id, leadOffers.leadId))
      .where(
        and(
          ownOffers,
          gt(leadOffers.createdAt, now - repeatWindowMs),
          sql`${leadOffers.priceMinor} = ${minor}`,
        ),
      )
      .limit(1),
    db
      .select({ count: count() })
      .from(leadOffers)
      .where(and(ownOffers, gt(leadOffers.createdAt, now - perPhone.windowMs))),
  ]);
  if (!listing) return null;
  const isSold = listing.status === 'sold';
  return {
    repeated: repeated ?? null,
    currency: listing.currency,
    isSold,
    isRemoved: !listing.isActive || (!isSold && (listing.republished ?? 'active') !== 'active'),
    isHidden: listing.hiddenByPlan || !listing.ownerActive,
    fromPhone: phone?.count ?? 0,
  };
}
