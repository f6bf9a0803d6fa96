import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import type { HandedVehicle } from './handed-vehicle';
import { DEALER_OFFER_STATUSES, DEALER_SALE_STATUSES } from './kinds';

const owner = () =>
  text()
    .notNull()
    .references(() => sellers.id, { onDelete: 'cascade' });

/** A vehicle that its seller has sold to a dealer with an account, in the seller's shard, which decides. */
export const dealerSales = sqliteTable(
  'dealer_sales',
  {
    id: id(),
    ownerId: owner(),
    vehicleId: text().notNull(),
    dealerId: text().notNull(),
    dealerName: text().notNull(),
    /** E.164, as the seller entered it. */
    dealerPhone: text().notNull(),
    status: text({ enum: DEALER_SALE_STATUSES }).notNull(),
    version: integer().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('dealer_sales_open').on(table.vehicleId).where(sql`status in ('offered', 'accepted')`),
    index('dealer_sales_by_vehicle').on(table.ownerId, table.vehicleId, table.id),
    index('dealer_sales_old').on(table.updatedAt),
  ],
);

export const dealerSalesData = dataOf(dealerSales, {
  kept: {
    with: 'person',
    after: { dealerSales: { by: dealerSales.updatedAt, days: KEPT.dealerSale } },
  },
  whose: { dealerName: 'seller', dealerPhone: 'seller' },
});

export const dealerSalesRules = rulesOf(dealerSales, {
  dealer_sales_status: oneOf(dealerSales.status, DEALER_SALE_STATUSES),
  dealer_sales_version: sql`${dealerSales.version} > 0`,
});

/** The same sale in the dealer's shard. */
export const dealerOffers = sqliteTable(
  'dealer_offers',
  {
    /** The id of the sale. */
    id: id(),
    dealerId: owner(),
    sellerId: text().notNull(),
    sellerName: text().notNull(),
    /** E.164; null if the seller shows none. */
    sellerPhone: text(),
    vehicle: text({ mode: 'json' }).notNull().$type<HandedVehicle>(),
    status: text({ enum: DEALER_OFFER_STATUSES }).notNull(),
    version: integer().notNull(),
    /** Of the draft that the vehicle becomes, and of the vehicle that is published from it. */
    draftId: text(),
    acceptedAt: time(),
    ...timestamps,
  },
  (table) => [
    index('dealer_offers_by_dealer').on(table.dealerId, table.id),
    uniqueIndex('dealer_offers_draft').on(table.draftId).where(sql`draft_id is not null`),
    index('dealer_offers_old').on(table.updatedAt),
  ],
);

export const dealerOffersData = dataOf(dealerOffers, {
  kept: {
    with: 'person',
    after: { dealerOffers: { by: dealerOffers.updatedAt, days: KEPT.dealerSale } },
  },
  whose: { sellerName: 'seller', sellerPhone: 'seller', vehicle: 'seller' },
});

export const dealerOffersRules = rulesOf(dealerOffers, {
  dealer_offers_status: oneOf(dealerOffers.status, DEALER_OFFER_STATUSES),
  dealer_offers_version: sql`${dealerOffers.version} > 0`,
});
