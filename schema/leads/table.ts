import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '../common/currencies';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import type { Payment } from './exchange';
import { UNLIKELY_REASONS } from './input';
import { LEAD_SOURCES } from './lead-sources';
import { LEAD_STATUSES, type LeadStatus } from './lead-statuses';

/** What the result of a call replaced. */
export interface BeforeCall {
  status: LeadStatus;
  previousStatus: LeadStatus | null;
  statusChangedAt: number | null;
  followUpAt: number | null;
  followUpNotifiedAt: number | null;
  followUpById: string | null;
  lastContactAt: number | null;
  answeredAt: number | null;
  /** When the result was recorded. */
  at: number;
}

/**
 * One buyer on one listing: a number, with the offers that came from one device or network. Each offer is a
 * row of lead_offers; the lead carries the latest one that is not withdrawn.
 */
export const leads = sqliteTable(
  'leads',
  {
    id: id(),
    /**
     * The vehicle; for a republished listing, the original. A listing is never erased while it has leads. null
     * for a buyer whom the seller wrote down without one.
     */
    vehicleId: text(),
    republishedVehicleId: text(),
    /** republishedVehicleId or vehicleId, whichever page the buyer saw; the owner's id without a vehicle. */
    listingId: text().notNull(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** null on old leads; the form requires it. */
    buyerName: text(),
    /** E.164. */
    buyerMobile: text().notNull(),
    /** 0 for a buyer whom the seller wrote down without a budget. */
    offerPriceMinor: integer().notNull(),
    offerCurrency: text({ enum: CURRENCY_CODES }).notNull(),
    /** The buyer's words; for a buyer whom the seller wrote down, what they want. */
    message: text(),
    /** How the buyer would pay besides the sum, as last said in an offer that stands; null if that is all. */
    payment: text({ mode: 'json' }).$type<Payment>(),
    status: text({ enum: LEAD_STATUSES }).notNull().default('pending'),
    /** The status before the last change, for undo; null if there is nothing to undo. */
    previousStatus: text({ enum: LEAD_STATUSES }),
    statusChangedAt: time(),
    source: text({ enum: LEAD_SOURCES }).notNull().default('link'),
    notes: text(),
    followUpAt: time(),
    followUpNotifiedAt: time(),
    /** Who of the staff set the follow-up, by account; null for the seller. */
    followUpById: text(),
    /** Who of the staff works on it, by account; null for nobody in particular. */
    assigneeId: text(),
    /** When the seller last spoke with the buyer: the result of a call, or writing the lead down. */
    lastContactAt: time(),
    /** When the seller first recorded the result of a call. */
    answeredAt: time(),
    /** What the last result of a call replaced, for undo; null if there is nothing to undo. */
    beforeCall: text({ mode: 'json' }).$type<BeforeCall>(),
    /** When the buyer withdrew the last offer: their details are deleted, but not the fact of the offer. */
    withdrawnAt: time(),
    /**
     * Its number among the owner's new leads of the month: beyond the plan's limit it is stored but masked. 0
     * if it does not count and is shown: an unlikely one, one beyond the plan's share of a day, or one that the
     * seller wrote down. Negative for junk, which no longer counts but stays masked if it was.
     */
    monthlyOrdinal: integer().notNull().default(1),
    unlikelyReason: text({ enum: UNLIKELY_REASONS }),
    /** HMAC of the device cookie of the buyer; null without a cookie, and after withdrawal. */
    deviceHash: text(),
    /**
     * The offer that last wrote this row. Later statements of its batch take effect only if it was accepted.
     */
    lastOfferId: text().notNull(),
    lastOfferAt: time().notNull(),
    /** The latest counter-offer; null if there is none. */
    counterId: text(),
    /** lastOfferAt of the latest offer that the seller has seen in the bell; null if they have seen none. */
    offerSeenAt: time(),
    ...timestamps,
    /**
     * Needs the seller's attention. Computed by the database on reading, so that triggers and queries share
     * one rule.
     */
    isOpen: integer({ mode: 'boolean' })
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          "unlikely_reason is null and status in ('pending', 'contacted', 'negotiating', 'visit_booked')",
        ),
        { mode: 'virtual' },
      ),
  },
  (table) => [
    index('leads_by_buyer').on(table.listingId, table.buyerMobile),
    // The only index for a seller's lists, since each further index is another row written per offer.
    // Includes the status, which is counted.
    index('leads_by_owner').on(
      table.ownerId,
      table.unlikelyReason,
      table.lastOfferAt,
      table.id,
      table.status,
    ),
    index('leads_unlikely')
      .on(table.ownerId, table.lastOfferAt, table.id)
      .where(sql`unlikely_reason is not null`),
    index('leads_due').on(table.ownerId, table.followUpAt).where(sql`follow_up_at is not null`),
    index('leads_follow_up')
      .on(table.followUpAt)
      .where(sql`follow_up_at is not null and follow_up_notified_at is null`),
  ],
);

export const leadsData = dataOf(leads, {
  kept: { with: 'person' },
  whose: {
    buyerName: 'buyer',
    buyerMobile: 'buyer',
    message: 'buyer',
    payment: 'buyer',
    notes: 'seller',
    deviceHash: 'token',
    beforeCall: 'nobody',
  },
});

export const leadsRules = rulesOf(leads, {
  leads_status: oneOf(leads.status, LEAD_STATUSES),
  leads_previous_status: oneOf(leads.previousStatus, LEAD_STATUSES),
  leads_source: oneOf(leads.source, LEAD_SOURCES),
  leads_unlikely_reason: oneOf(leads.unlikelyReason, UNLIKELY_REASONS),
  leads_offer: sql`${leads.offerPriceMinor} >= 0`,
  leads_vehicle: sql`${leads.vehicleId} is not null or ${leads.listingId} = ${leads.ownerId}`,
});

export const leadOffers = sqliteTable(
  'lead_offers',
  {
    id: id(),
    leadId: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    listingId: text().notNull(),
    /** The lead's owner, who gets the offer's messages. */
    ownerId: text().notNull(),
    /** As entered with this offer; null after withdrawal. */
    buyerName: text(),
    priceMinor: integer().notNull(),
    /** The listing's currency at the time, which may have changed since. */
    currency: text({ enum: CURRENCY_CODES }).notNull().default(DEFAULT_CURRENCY),
    message: text(),
    payment: text({ mode: 'json' }).$type<Payment>(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    /** HMACs of the offer's site and network, `site:network`; emptied once the limits no longer need them. */
    networkHash: text().notNull(),
    consentVersion: text().notNull(),
    /** When the buyer withdrew this offer. */
    withdrawnAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    // The only index, since each further one is another row written per offer.
    index('lead_offers_by_lead').on(table.leadId, table.createdAt),
  ],
);

export const leadOffersData = dataOf(leadOffers, {
  kept: { rules: ['networks'], with: 'parent' },
  whose: {
    buyerName: 'buyer',
    message: 'buyer',
    payment: 'buyer',
    networkHash: 'token',
    consentVersion: 'nobody',
  },
});

/**
 * A seller's leads: how many in total, and how many are open; the month (IST, `2026-11`) of the latest one
 * that counts, and how many count in it; the day (IST, `2026-11-23`) of the latest new one that counts, and
 * how many counted on it. Maintained by the triggers of `leads`.
 */
export const leadCounts = sqliteTable('lead_counts', {
  ownerId: text()
    .primaryKey()
    .references(() => sellers.id, { onDelete: 'cascade' }),
  leadCount: integer().notNull(),
  openCount: integer().notNull().default(0),
  month: text().notNull(),
  monthCount: integer().notNull(),
  day: text().notNull().default(''),
  dayCount: integer().notNull().default(0),
});

export const leadCountsData = dataOf(leadCounts, {
  kept: { with: 'person', counts: true },
  whose: { month: 'nobody', day: 'nobody' },
});
