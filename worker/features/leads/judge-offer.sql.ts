import { type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS } from '../../../schema/billing/plan-names';
import { leadsPerDay, PLANS } from '../../../schema/billing/plans';
import { KEPT } from '../../../schema/common/retention';
import type { UnlikelyReason } from '../../../schema/leads/input';
import type { OfferSource } from '../../../schema/leads/lead-sources';
import { whileThere } from '../staff/members.sql';
import { byCurrency, minorUnits } from '../vehicles/price.sql';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';

/*
 * Whether an offer is accepted, as steps of one statement: from the listing (`openListing`) through what this
 * number and this site have offered before (`byNumber`, `bySite`) to `judged`. Each step reads an index once,
 * because D1 bills rows read.
 */

export const OFFER_LIMITS = {
  /**
   * On one listing: people behind one carrier's address, or around one car on a showroom's Wi-Fi. One person
   * has the limit of their phone.
   */
  perNetwork: { count: 20, windowMs: 10 * 60_000 },
  perPhone: { count: 3, windowMs: 24 * 3_600_000 },
  repeatWindowMs: 10 * 60_000,
  /** Offers from one site to one seller per day; further ones are unlikely. */
  perSiteAndSeller: 20,
  /** An offer below this fraction of the asking price is unlikely. */
  likelyShare: 0.2,
} as const;

export type ListingKind = 'vehicle' | 'republished';

export interface OfferValues {
  id: string;
  leadId: string;
  /** The id of the vehicle, or of the republished page. */
  listingId: string;
  buyerName: string;
  buyerMobile: string;
  /** Major units as typed: only the statement itself knows the listing's currency. */
  price: number;
  /** How many decimals the price needs; it is refused if the currency has fewer. */
  decimals: number;
  message: string | null;
  /** How the buyer would pay, as JSON. */
  payment: string | null;
  /** The price with the vehicle in part payment, in major units; null if nobody can say. */
  worth: number | null;
  source: OfferSource;
  consentVersion: string;
  deviceHash: string;
  networkHash: string;
  /** The prefix of all network hashes of the site, and an upper bound for them. */
  siteFrom: string;
  siteTo: string;
  createdAt: number;
  /** The start of the day in India, and the prefix of ids from that time. */
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

/** The placeholders for an offer's values. */
export type Bound = Record<keyof OfferValues, SQL>;

/** New leads of a day that count, for each plan; 0 means no limit. */
const DAY_SHARES = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${leadsPerDay(PLANS[plan].limits.leadsPerMonth)}`).join(' '),
);

/**
 * The listing, if it can accept the offer now: live, unsold, its owner not suspended. Of a republished page
 * only what its own shard knows; the service has checked the grant. `month_leads` and `day_leads` are how
 * many of the owner's leads count this month and today, and `day_share` is how many may.
 */
const openListing = (kind: ListingKind, offer: Bound) => {
  const counts = sql`left join lead_counts c on c.owner_id = o.id`;
  const counted = sql`iif(c.month = ${offer.month}, c.month_count, 0) as month_leads,
    iif(c.day = ${offer.day}, c.day_count, 0) as day_leads, case o.subscription_plan ${DAY_SHARES} end as day_share`;
  return kind === 'republished'
    ? sql`select r.original_vehicle_id as vehicle_id, r.id as republished_id, r.id as listing_id, r.republisher_id as owner_id,
          r.custom_currency as currency, r.custom_price_minor as asking_minor, null as answerer_id, ${counted}
        from republished_vehicles r join sellers o on o.id = r.republisher_id ${counts}
        where r.id = ${offer.listingId} and ${isPageUp('r', 'o')}`
    : sql`select v.id as vehicle_id, null as republished_id, v.id as listing_id, v.user_id as owner_id,
          v.currency as currency, v.price_minor as asking_minor,
          ${whileThere({ ownerId: sql`v.user_id`, personId: sql`v.answerer_id` })} as answerer_id, ${counted}
        from vehicles v join sellers o on o.id = v.user_id ${counts}
        where v.id = ${offer.listingId} and ${isForSale('v', 'o')}`;
};

const within = (offer: Bound, ms: number) => sql`f.created_at > ${offer.createdAt} - ${ms}`;

/**
 * What this number has offered on the listing, as JSON: `own_id`, the lead that the offer belongs to (from
 * the same device or network); `own_recent`, how many offers it got within the phone's limit; and
 * `repeated_in`, the currencies in which exactly this was offered a moment ago.
 */
const byNumber = (offer: Bound) => sql`
  select json_object('own_id', min(iif(is_own, id, null)), 'own_recent', coalesce(max(iif(is_own, recent, 0)), 0),
    'repeated_in', coalesce(group_concat(repeated), ''))
  from (
    select k.id, count(f.id) as recent,
      k.device_hash = ${offer.deviceHash} or coalesce(max(f.network_hash = ${offer.networkHash}), 0) as is_own,
      group_concat(iif(${within(offer, OFFER_LIMITS.repeatWindowMs)} and f.withdrawn_at is null
        and f.price_minor = ${minorUnits(offer.price, sql`f.currency`)} and f.payment is ${offer.payment}, f.currency, null)) as repeated
    from leads k left join lead_offers f on f.lead_id = k.id and ${within(offer, OFFER_LIMITS.perPhone.windowMs)}
    where k.listing_id = ${offer.listingId} and k.buyer_mobile = ${offer.buyerMobile} group by k.id
  )`;

/** Of each kind, likely or not: more leads in the window are not looked at, so that a flood stays cheap. */
const MAX_LEADS_LOOKED_AT = sql.raw('200');

/**
 * A seller's offers since a time, as `f`, found by the leads' own indexes: an index of networks would be two more rows
 * written for each offer.
 */
const recentOffers = (ownerId: SQL, since: SQL) => {
  const latest = (likelihood: SQL) => sql`select * from (select k.id from leads k
    where k.owner_id = ${ownerId} and ${likelihood} and k.last_offer_at > ${since}
    order by k.last_offer_at desc limit ${MAX_LEADS_LOOKED_AT})`;
  return sql`(${latest(sql`k.unlikely_reason is null`)} union all ${latest(sql`k.unlikely_reason is not null`)}) k
    join lead_offers f on f.lead_id = k.id and f.created_at > ${since}`;
};

const windowStart = (offer: Bound, ms: number) => sql`${offer.createdAt} - ${ms}`;

const NETWORK_MS = KEPT.networkHours * 3_600_000;

/**
 * What the buyer's site has offered this seller within a day, read up to its limit, as JSON: `site_offers`, and
 * `network_offers`, how many of them count towards the network's limit on this listing.
 */
const bySite = (offer: Bound) => sql`
  select json_object('site_offers', count(*), 'network_offers', coalesce(sum(is_recent), 0)) from (
    select f.network_hash = ${offer.networkHash} and f.listing_id = listing.listing_id
      and ${within(offer, OFFER_LIMITS.perNetwork.windowMs)} as is_recent
    from ${recentOffers(sql`listing.owner_id`, windowStart(offer, NETWORK_MS))}
    where f.network_hash > ${offer.siteFrom} and f.network_hash < ${offer.siteTo} limit ${offer.siteLimit}
  )`;

/** The site has reached its limit, so not all of its offers were read. */
const isSiteFull = (offer: Bound) => sql`site_offers >= ${offer.siteLimit}`;

/**
 * The network has offered too often on this listing; queried separately if not all of the site's offers were
 * read.
 */
const isNetworkFull = (offer: Bound) => sql`iif(${isSiteFull(offer)}, exists (
    select 1 from ${recentOffers(sql`known.owner_id`, windowStart(offer, OFFER_LIMITS.perNetwork.windowMs))}
    where f.network_hash = ${offer.networkHash} and f.listing_id = known.listing_id
    limit 1 offset ${offer.networkLimit} - 1
  ), network_offers >= ${offer.networkLimit})`;

/**
 * False for an offer that is refused: more decimals than the currency has, a repeat, or too many from one
 * phone or network.
 */
const isAllowed = (offer: Bound) => sql`
  ${offer.decimals} <= ${byCurrency(sql`currency`, ({ decimals }) => decimals)}
    and instr(repeated_in, currency) = 0 and own_recent < ${offer.phoneLimit} and not ${isNetworkFull(offer)}`;

/** Why an offer is unlikely, as SQL; null if it is not. */
const unlikelyReason = (offer: Bound): SQL<UnlikelyReason | null> => sql`case
  when ${minorUnits(offer.worth, sql`currency`)} < asking_minor * ${OFFER_LIMITS.likelyShare} then 'price'
  when ${isSiteFull(offer)} then 'network' end`;

/**
 * The monthly number of a new likely lead. Beyond the plan's share of a day it is 0: shown but not counted,
 * so that a flood of invented buyers cannot use up a seller's month in a day.
 */
export const newOrdinal = sql`iif(day_share > 0 and day_leads >= day_share, 0, month_leads + 1)`;

/**
 * The steps from the listing to the verdict: `judged` has one row if the offer is accepted, none if it is
 * refused. A join of the look-ups would read four more rows from temporary tables, so each look-up is one
 * JSON value, unpacked in the next step. The limits keep SQLite from merging the steps, which would evaluate
 * a look-up once per use of its name.
 */
export const judged = (kind: ListingKind, offer: Bound) => sql`with
  listing as (${openListing(kind, offer)}),
  looked_up as (select *, (${byNumber(offer)}) as by_number, (${bySite(offer)}) as by_site from listing limit 1),
  known as (select *, by_number ->> 'own_id' as own_id, by_number ->> 'own_recent' as own_recent,
    by_number ->> 'repeated_in' as repeated_in, by_site ->> 'site_offers' as site_offers,
    by_site ->> 'network_offers' as network_offers from looked_up limit 1),
  judged as (select *, ${unlikelyReason(offer)} as unlikely from known where ${isAllowed(offer)} limit 1)`;
