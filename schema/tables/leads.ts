import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LEAD_SOURCES, LEAD_STATUSES } from '../contracts/leads';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '../currencies';
import { id, oneOf, time, timestamps } from './columns';
import { users } from './users';

/** One buyer on one listing. Each offer they make is a row of lead_offers; the lead carries the latest. */
export const leads = sqliteTable(
  'leads',
  {
    id: id(),
    /** The vehicle, or for a republished listing the original; listings are never erased while their leads live. */
    vehicleId: text().notNull(),
    republishedVehicleId: text(),
    /** republishedVehicleId or vehicleId: what the buyer had before them. */
    listingId: text().notNull(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Old leads may have none; the form asks for it. */
    buyerName: text(),
    /** E.164. */
    buyerMobile: text().notNull(),
    offerPriceMinor: integer().notNull(),
    offerCurrency: text({ enum: CURRENCY_CODES }).notNull(),
    message: text(),
    status: text({ enum: LEAD_STATUSES }).notNull().default('pending'),
    source: text({ enum: LEAD_SOURCES }).notNull().default('link'),
    notes: text(),
    followUpAt: time(),
    followUpNotifiedAt: time(),
    /** The buyer took the offer back: who they were is gone, that there was an offer is not. */
    withdrawnAt: time(),
    /** The how-manieth new lead of its owner's month: above the plan's limit it is stored, but masked (DECISIONS.md). */
    monthlyOrdinal: integer().notNull().default(1),
    consentVersion: text().notNull(),
    /** The offer that wrote this row last: lets the statements after it act only if it was accepted. */
    lastOfferId: text().notNull(),
    lastOfferAt: time().notNull(),
    ...timestamps,
  },
  (table) => [
    oneOf('leads_status', table.status, LEAD_STATUSES),
    oneOf('leads_source', table.source, LEAD_SOURCES),
    check('leads_offer', sql`${table.offerPriceMinor} > 0`),
    uniqueIndex('leads_by_buyer').on(table.listingId, table.buyerMobile),
    index('leads_by_owner').on(table.ownerId, table.lastOfferAt, table.id),
    index('leads_by_owner_status').on(table.ownerId, table.status, table.lastOfferAt, table.id),
    index('leads_by_owner_source').on(table.ownerId, table.source, table.lastOfferAt, table.id),
    index('leads_by_vehicle').on(table.vehicleId, table.ownerId, table.lastOfferAt, table.id),
    index('leads_follow_up')
      .on(table.followUpAt)
      .where(sql`follow_up_at is not null and follow_up_notified_at is null`),
  ],
);

export const leadOffers = sqliteTable(
  'lead_offers',
  {
    id: id(),
    leadId: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    listingId: text().notNull(),
    priceMinor: integer().notNull(),
    /** The listing's at the time: it may be priced in another one now. */
    currency: text({ enum: CURRENCY_CODES }).notNull().default(DEFAULT_CURRENCY),
    message: text(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    /** HMAC of the network the offer came from, never the address; empty once its limits have forgotten it. */
    networkHash: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('lead_offers_by_lead').on(table.leadId, table.createdAt),
    index('lead_offers_by_network').on(table.listingId, table.networkHash, table.createdAt),
    index('lead_offers_with_network').on(table.createdAt).where(sql`network_hash <> ''`),
  ],
);
