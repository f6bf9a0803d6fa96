import { eq, type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS } from '../../../schema/billing/plan-names';
import { leadsPerDay, PLANS } from '../../../schema/billing/plans';
import type { UnlikelyReason } from '../../../schema/leads/input';
import type { LeadSource } from '../../../schema/leads/lead-sources';
import { leadOffers, leads } from '../../../schema/shard';
import { insertWhere, preparedBatch, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { storeMessagesOfOffer } from '../messages/messages.sql';
import { notifyWhere, told } from '../notifications/notifications.sql';
import { byCurrency, minorUnits } from '../vehicles/price.sql';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';
import { byLikelihood } from './unlikely.sql';

export const OFFER_LIMITS = {
  /** On one listing: people behind one carrier's address, or around one car on a showroom's Wi-Fi. One person has their phone's limit. */
  perNetwork: { count: 20, windowMs: 10 * 60_000 },
  perPhone: { count: 3, windowMs: 24 * 3_600_000 },
  repeatWindowMs: 10 * 60_000,
  /** Offers from one site to one seller per day; further ones are unlikely. */
  perSiteAndSeller: 20,
  /** An offer below this fraction of the asking price is unlikely. */
  likelyShare: 0.2,
} as const;

type ListingKind = 'vehicle' | 'republished';

interface OfferValues {
  id: string;
  leadId: string;
  notificationId: string;
  /** The id of the vehicle, or of the republished page. */
  listingId: string;
  buyerName: string;
  buyerMobile: string;
  /** Major units as typed: only the statement itself knows the listing's currency. */
  price: number;
  /** How many decimals the price needs: if the currency has fewer, it is not a price in it. */
  decimals: number;
  message: string | null;
  source: LeadSource;
  consentVersion: string;
  deviceHash: string;
  networkHash: string;
  /** The prefix of all network hashes of the site, and an upper bound for them. */
  siteFrom: string;
  siteTo: string;
  createdAt: number;
  /** The beginning of the day in India, and the prefix of ids of that time. */
  dayStart: number;
  dayPrefix: string;
  /** In India, as `2026-11`. */
  month: string;
  /** In India, as `2026-11-23`. */
  day: string;
  phoneLimit: number;
  networkLimit: number;
  siteLimit: number;
}

export interface Offer extends OfferValues {
  kind: ListingKind;
}

type Value = (name: keyof OfferValues) => SQL;

/**
 * The listing an offer is for, if it can take one now: live, unsold, its owner not suspended. For a republished page only what
 * its own shard knows; the service has asked for the grant. Columns: vehicle_id, republished_id, listing_id, owner_id, currency,
 * asking_minor, month_leads and day_leads (how many of the owner's leads this month and today count), day_share (how many may).
 */
const openListing = (kind: ListingKind, value: Value) => {
  const counts = sql`left join lead_counts c on c.owner_id = o.id`;
  const counted = sql`iif(c.month = ${value('month')}, c.month_count, 0) as month_leads,
    iif(c.day = ${value('day')}, c.day_count, 0) as day_leads, case o.subscription_plan ${DAY_SHARES} end as day_share`;
  return kind === 'republished'
    ? sql`(select r.original_vehicle_id as vehicle_id, r.id as republished_id, r.id as listing_id, r.republisher_id as owner_id,
          r.custom_currency as currency, r.custom_price_minor as asking_minor, ${counted}
        from republished_vehicles r join sellers o on o.id = r.republisher_id ${counts}
        where r.id = ${value('listingId')} and ${isPageUp('r', 'o')})`
    : sql`(select v.id as vehicle_id, null as republished_id, v.id as listing_id, v.user_id as owner_id,
          v.currency as currency, v.price_minor as asking_minor, ${counted}
        from vehicles v join sellers o on o.id = v.user_id ${counts}
        where v.id = ${value('listingId')} and ${isForSale('v', 'o')})`;
};

/** New leads of a day that count, for each plan; 0 means no limit. */
const DAY_SHARES = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${leadsPerDay(PLANS[plan].limits.leadsPerMonth)}`).join(' '),
);

/**
 * The number that a new likely lead gets in its owner's month. Beyond the plan's share of a day it is 0: shown and not counted, so
 * that a flood of invented buyers cannot use up the month of a seller in a day.
 */
const newOrdinal = sql`iif(l.day_share > 0 and l.day_leads >= ${sql`l.day_share`}, 0, l.month_leads + 1)`;

const within = (value: Value, ms: number) => sql`f.created_at > ${value('createdAt')} - ${ms}`;

/**
 * What this number has offered on the listing, as a JSON array: the id of the lead that the offer belongs to (from the same
 * device or network), how many offers that had within the phone's limit, and the currencies in which this very price was offered
 * a moment ago. Combined, because each look-up counts as rows read.
 */
const ofNumber = (value: Value) => sql`(
    select json_array(min(iif(is_own, id, null)), coalesce(max(iif(is_own, recent, 0)), 0), coalesce(group_concat(repeated), ''))
    from (
      select k.id, count(f.id) as recent,
        k.device_hash = ${value('deviceHash')} or coalesce(max(f.network_hash = ${value('networkHash')}), 0) as is_own,
        group_concat(iif(${within(value, OFFER_LIMITS.repeatWindowMs)} and f.withdrawn_at is null
          and f.price_minor = ${minorUnits(value('price'), sql`f.currency`)}, f.currency, null)) as repeated
      from leads k left join lead_offers f on f.lead_id = k.id and ${within(value, OFFER_LIMITS.perPhone.windowMs)}
      where k.listing_id = ${value('listingId')} and k.buyer_mobile = ${value('buyerMobile')} group by k.id
    )
  )`;

/**
 * What the buyer's site has offered this seller today, up to its limit, as a JSON array: how many offers, and how many of them
 * count towards the network's limit on this listing.
 */
const ofSite = (value: Value) => sql`(
    select json_array(count(*), coalesce(sum(is_recent), 0)) from (
      select f.network_hash = ${value('networkHash')} and f.listing_id = o.listing_id
        and ${within(value, OFFER_LIMITS.perNetwork.windowMs)} as is_recent
      from lead_offers f where f.owner_id = o.owner_id and f.network_hash <> '' and f.network_hash > ${value('siteFrom')}
        and f.network_hash < ${value('siteTo')} limit ${value('siteLimit')}
    )
  )`;

/** The site has reached its limit: not all of its offers were read. */
const isSiteFull = (value: Value) => sql`l.of_site ->> 0 >= ${value('siteLimit')}`;

/** Reasons to doubt an offer: its price, a repeat, too many from one phone or network. */
const allowed = (value: Value) => sql`
    ${value('decimals')} <= ${byCurrency(sql`l.currency`, ({ decimals }) => decimals)}
    and instr(l.of_number ->> 2, l.currency) = 0 and l.of_number ->> 1 < ${value('phoneLimit')}
    and iif(${isSiteFull(value)}, not exists (
      select 1 from lead_offers f where f.owner_id = l.owner_id and f.network_hash <> '' and f.network_hash = ${value('networkHash')}
        and f.listing_id = l.listing_id and ${within(value, OFFER_LIMITS.perNetwork.windowMs)}
      limit 1 offset ${value('networkLimit')} - 1
    ), l.of_site ->> 1 < ${value('networkLimit')})`;

/** Why an offer is unlikely, as SQL; null if it is not. */
const unlikelyReason = (value: Value): SQL<UnlikelyReason | null> => sql`case
    when ${minorUnits(value('price'), sql`l.currency`)} < l.asking_minor * ${OFFER_LIMITS.likelyShare} then 'price'
    when ${isSiteFull(value)} then 'network' end`;

const offerStatements = (kind: ListingKind) => (value: Value) => {
  const now = value('createdAt');
  // A LIMIT keeps SQLite from evaluating an expression twice if its name occurs twice.
  const found = sql`(select o.*, ${ofNumber(value)} as of_number, ${ofSite(value)} as of_site
    from ${openListing(kind, value)} o limit 1)`;
  const listing = sql`(select o.*, of_number ->> 0 as own_id from ${found} o limit 1)`;
  const judged = sql`(select l.*, ${unlikelyReason(value)} as unlikely from ${listing} l where ${allowed(value)} limit 1)`;
  const accepted = sql`leads.listing_id = ${value('listingId')} and leads.buyer_mobile = ${value('buyerMobile')}
    and leads.last_offer_id = ${value('id')}`;
  const lead = insertWhere(
    leads,
    {
      id: sql`coalesce(l.own_id, ${value('leadId')})`,
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
      monthlyOrdinal: sql`iif(l.unlikely is null, ${newOrdinal}, 0)`,
      unlikelyReason: sql`l.unlikely`,
      deviceHash: value('deviceHash'),
      lastOfferId: value('id'),
      lastOfferAt: now,
      createdAt: now,
      updatedAt: now,
    },
    // A likely offer makes its lead likely; an unlikely one leaves it as it is.
    sql`from ${judged} l where true
      on conflict (id) do update set
        buyer_name = excluded.buyer_name, offer_price_minor = excluded.offer_price_minor,
        offer_currency = excluded.offer_currency, message = excluded.message, device_hash = excluded.device_hash,
        monthly_ordinal = iif(unlikely_reason is not null and excluded.unlikely_reason is null,
          excluded.monthly_ordinal, monthly_ordinal),
        unlikely_reason = iif(excluded.unlikely_reason is null, null, unlikely_reason),
        last_offer_id = excluded.last_offer_id, last_offer_at = excluded.last_offer_at, updated_at = excluded.updated_at
      returning id, owner_id as ownerId, unlikely_reason as unlikelyReason`,
  );
  const history = sql`
    insert into lead_offers (id, lead_id, listing_id, owner_id, buyer_name, price_minor, currency, message, source, network_hash,
      consent_version, created_at)
    select ${value('id')}, id, listing_id, owner_id, buyer_name, offer_price_minor, offer_currency, message,
      ${value('source')}, ${value('networkHash')}, ${value('consentVersion')}, ${now} from leads where ${accepted}`;
  const chosen = byLikelihood({ dayStart: value('dayStart'), dayPrefix: value('dayPrefix') });
  const notification = notifyWhere(
    {
      id: chosen.id(value('notificationId')),
      userId: sql`leads.owner_id`,
      ...chosen.told(
        told('lead_generated', {
          vehicle: kind === 'republished' ? sql`r.vehicle_name` : sql`v.name`,
          price: value('price'),
          currency: sql`leads.offer_currency`,
        }),
      ),
      relatedEntityId: sql`leads.id`,
      createdAt: now,
    },
    sql`from leads join ${kind === 'republished' ? sql`republished_vehicles r on r.id = leads.republished_vehicle_id` : sql`vehicles v on v.id = leads.vehicle_id`}
      where ${accepted}
      on conflict (id) do update set "values" = excluded."values"`,
  );
  // Unlikely offers share a notification with a different id, which matches nothing here.
  const messages = storeMessagesOfOffer({
    notificationId: value('notificationId'),
    isNew: sql`e.related_entity_id = ${value('leadId')}`,
  });
  return [lead, history, notification, ...messages];
};

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
 * Takes an offer: guard, lead, offer history, notification and its messages in one batch; the triggers of leads count them. Every
 * later statement acts only if the first one wrote this offer's id. Returns the lead; null if the guard did not hold.
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

/** The lead that an offer has become; null if it was not written. */
async function findAccepted(db: ShardDb, offerId: string): Promise<WrittenLead | null> {
  const [lead] = await db
    .select({ id: leads.id, ownerId: leads.ownerId, unlikelyReason: leads.unlikelyReason })
    .from(leadOffers)
    .innerJoin(leads, eq(leads.id, leadOffers.leadId))
    .where(eq(leadOffers.id, offerId));
  return lead ?? null;
}
