import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { LeadSource } from '../../../schema/contracts/leads';
import type { CurrencyCode } from '../../../schema/currencies';
import { leadOffers, leads, republishedVehicles, users, vehicles } from '../../../schema/tables';
import { type Db, insertWhere, preparedBatch } from '../../platform/db';
import { retried } from '../../platform/retry';
import { notifyWhere } from '../notifications/notifications.guards';
import { byCurrency, minorUnits } from '../vehicles/price.guards';

export const OFFER_LIMITS = {
  perNetwork: { count: 5, windowMs: 10 * 60_000 },
  perPhone: { count: 3, windowMs: 24 * 3_600_000 },
  repeatWindowMs: 10 * 60_000,
} as const;

type ListingKind = 'vehicle' | 'republished';

interface OfferValues {
  id: string;
  leadId: string;
  notificationId: string;
  /** Of the vehicle, or of the republished one. */
  listingId: string;
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
  /** In India, as `2026-11`. */
  month: string;
  phoneLimit: number;
  networkLimit: number;
}

export interface Offer extends OfferValues {
  kind: ListingKind;
}

type Value = (name: keyof OfferValues) => SQL;

/**
 * The listing an offer is for, if it can take one now: live, unsold, its owner not suspended. Columns: vehicle_id,
 * republished_id, listing_id, owner_id, currency, month_leads (how many leads the owner has had in this month).
 */
const openListing = (kind: ListingKind, value: Value) => {
  const monthLeads = sql`iif(o.lead_month = ${value('month')}, o.month_lead_count, 0)`;
  const open = sql`v.is_active = 1 and v.status <> 'sold' and v.hidden_by_plan = 0 and o.is_active = 1`;
  return kind === 'republished'
    ? sql`(select v.id as vehicle_id, r.id as republished_id, r.id as listing_id, r.republisher_id as owner_id,
          r.custom_currency as currency, ${monthLeads} as month_leads
        from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id join users o on o.id = r.republisher_id
        where r.id = ${value('listingId')} and r.status = 'active' and ${open})`
    : sql`(select v.id as vehicle_id, null as republished_id, v.id as listing_id, v.user_id as owner_id,
          v.currency as currency, ${monthLeads} as month_leads
        from vehicles v join users o on o.id = v.user_id
        where v.id = ${value('listingId')} and ${open})`;
};

/** What speaks against an offer: its price, a repeat, too many from one phone or network. The last three by index. */
const allowed = (value: Value) => {
  const { perNetwork, perPhone, repeatWindowMs } = OFFER_LIMITS;
  const within = (ms: number) => sql`f.created_at > ${value('createdAt')} - ${ms}`;
  const isRepeat = sql`${within(repeatWindowMs)} and f.currency = l.currency
    and f.price_minor = ${minorUnits(value('price'), sql`l.currency`)}`;
  return sql`${value('decimals')} <= ${byCurrency(sql`l.currency`, ({ decimals }) => decimals)} and not (
      select count(*) >= ${value('phoneLimit')} or coalesce(max(${isRepeat}), 0)
      from leads known join lead_offers f on f.lead_id = known.id and ${within(perPhone.windowMs)}
      where known.listing_id = ${value('listingId')} and known.buyer_mobile = ${value('buyerMobile')}
    ) and not exists (
      select 1 from lead_offers f where f.listing_id = ${value('listingId')} and f.network_hash = ${value('networkHash')}
        and ${within(perNetwork.windowMs)} limit 1 offset ${value('networkLimit')} - 1
    )`;
};

const offerStatements = (kind: ListingKind) => (value: Value) => {
  const now = value('createdAt');
  const accepted = sql`leads.listing_id = ${value('listingId')} and leads.buyer_mobile = ${value('buyerMobile')}
    and leads.last_offer_id = ${value('id')}`;
  const lead = insertWhere(
    leads,
    {
      id: value('leadId'),
      vehicleId: sql`l.vehicle_id`,
      republishedVehicleId: sql`l.republished_id`,
      listingId: sql`l.listing_id`,
      ownerId: sql`l.owner_id`,
      buyerName: value('buyerName'),
      buyerMobile: value('buyerMobile'),
      offerPriceMinor: minorUnits(value('price'), sql`l.currency`),
      offerCurrency: sql`l.currency`,
      message: value('message'),
      source: value('source'),
      monthlyOrdinal: sql`l.month_leads + 1`,
      consentVersion: value('consentVersion'),
      lastOfferId: value('id'),
      lastOfferAt: now,
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${openListing(kind, value)} l where ${allowed(value)}
      on conflict (listing_id, buyer_mobile) do update set
        buyer_name = excluded.buyer_name, offer_price_minor = excluded.offer_price_minor,
        offer_currency = excluded.offer_currency, message = excluded.message,
        consent_version = excluded.consent_version, last_offer_id = excluded.last_offer_id,
        last_offer_at = excluded.last_offer_at, updated_at = excluded.updated_at
      returning id, owner_id as ownerId`,
  );
  const history = sql`
    insert into lead_offers (id, lead_id, listing_id, price_minor, currency, message, source, network_hash, created_at)
    select ${value('id')}, id, listing_id, offer_price_minor, offer_currency, message, ${value('source')},
      ${value('networkHash')}, ${now} from leads where ${accepted}`;
  const notification = notifyWhere(
    {
      id: value('notificationId'),
      userId: sql`leads.owner_id`,
      type: 'lead_generated',
      title: sql`'New offer on ' || v.name`,
      message: sql`${byCurrency(sql`leads.offer_currency`, ({ symbol }) => symbol)} || ${value('priceText')}`,
      relatedEntityType: 'lead',
      relatedEntityId: sql`leads.id`,
      createdAt: now,
    },
    sql`from leads join vehicles v on v.id = leads.vehicle_id where ${accepted}`,
  );
  return [lead, history, notification];
};

const INSERTS = {
  vehicle: preparedBatch<OfferValues>(offerStatements('vehicle')),
  republished: preparedBatch<OfferValues>(offerStatements('republished')),
};

/**
 * Takes an offer: guard, lead (one per buyer and listing), offer history and notification in one batch; triggers count usage and
 * figures. Every later statement acts only if the first one wrote this offer's id. Answers the lead's id and its owner's; null when the guard did not hold.
 */
export async function insertOffer(db: Db, offer: Offer): Promise<{ id: string; ownerId: string } | null> {
  const { kind, ...values } = offer;
  const write = async () => {
    const [lead] = await INSERTS[kind](db, values);
    const [written] = (lead?.results ?? []) as { id: string; ownerId: string }[];
    return written ?? null;
  };
  return retried(write, () => findAccepted(db, values.id));
}

/** The lead that an offer has become; null when it was not written. */
async function findAccepted(db: Db, offerId: string): Promise<{ id: string; ownerId: string } | null> {
  const [lead] = await db
    .select({ id: leads.id, ownerId: leads.ownerId })
    .from(leadOffers)
    .innerJoin(leads, eq(leads.id, leadOffers.leadId))
    .where(eq(leadOffers.id, offerId));
  return lead ?? null;
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
function listingOf(db: Db, { kind, listingId }: Offer) {
  const columns = {
    status: vehicles.status,
    isActive: vehicles.isActive,
    hiddenByPlan: vehicles.hiddenByPlan,
    ownerActive: users.isActive,
  };
  if (kind === 'vehicle') {
    return db
      .select({ ...columns, currency: vehicles.currency, republished: sql<null>`null` })
      .from(vehicles)
      .innerJoin(users, eq(users.id, vehicles.userId))
      .where(eq(vehicles.id, listingId));
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
    .where(eq(republishedVehicles.id, listingId));
}

/** What stood in an offer's way, asked only after it was refused; null for a listing that there never was. */
export async function findOfferObstacle(db: Db, offer: Offer): Promise<OfferObstacle | null> {
  const { buyerMobile, createdAt: now } = offer;
  const { perPhone, repeatWindowMs } = OFFER_LIMITS;
  const ofPhone = and(eq(leads.listingId, offer.listingId), eq(leads.buyerMobile, buyerMobile));
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
          ofPhone,
          gt(leadOffers.createdAt, now - repeatWindowMs),
          sql`${leadOffers.priceMinor} = ${minor}`,
        ),
      )
      .limit(1),
    db
      .select({ count: count() })
      .from(leadOffers)
      .innerJoin(leads, eq(leads.id, leadOffers.leadId))
      .where(and(ofPhone, gt(leadOffers.createdAt, now - perPhone.windowMs))),
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
