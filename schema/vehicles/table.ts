import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import type { StatedPapers } from '../papers/ready-kinds';
import { sellers } from '../profile/table';
import type { VehicleFacts } from './facts';
import { HIDDEN_REASONS, REPUBLISH_POLICIES } from './input';
import { type BodyType, VEHICLE_KINDS } from './kinds';
import { VEHICLE_STATUSES } from './lists';
import { priceHistory } from './price-history.table';

/** Computed by the database on reading, so that indexes, triggers and queries share one rule. */
const rule = (condition: string) =>
  integer({ mode: 'boolean' }).notNull().generatedAlwaysAs(sql.raw(condition), { mode: 'virtual' });

const withoutGaps = (column: string) => `replace(replace(replace(${column}, ' ', ''), '-', ''), '.', '')`;

/** As `textToSearch` writes it (schema/search/words.ts), without the number plate, which buyers never see. */
const SEARCH_TEXT = [
  ...['make', 'model', 'body', 'city', 'rto', 'year', 'fuel_type', 'transmission'],
  ...['name', 'rto'].map(withoutGaps),
].reduce((said, column) => `${said} || ifnull(' ' || ${column}, '')`, 'name');

export const vehicles = sqliteTable(
  'vehicles',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Integer in the currency's minor unit. */
    priceMinor: integer().notNull(),
    currency: text({ enum: CURRENCY_CODES }).notNull().default('INR'),
    ...priceHistory(),
    /** Media keys in the seller's order; the first is the cover. */
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    rcKey: text(),
    showRc: flag(false),
    year: integer().notNull(),
    fuelType: text(),
    transmission: text(),
    kmsDriven: integer(),
    kind: text({ enum: VEHICLE_KINDS }),
    make: text(),
    model: text(),
    body: text().$type<BodyType>(),
    city: text(),
    owners: integer(),
    /** From the registration number: its first two letters, and the office ("MH-12"). */
    registrationState: text(),
    rto: text(),
    facts: text({ mode: 'json' }).$type<VehicleFacts>().notNull().default({}),
    /** What the seller says of its papers, with who looked and when. */
    papers: text({ mode: 'json' }).$type<StatedPapers>().notNull().default({}),
    specifications: text({ mode: 'json' }).$type<string | Record<string, string>>(),
    description: text(),
    status: text({ enum: VEHICLE_STATUSES }).notNull().default('available'),
    /** Until when the latest token holds it; shown while it is pending, and gone once it is set to pending by hand. */
    tokenUntil: time(),
    soldAt: time(),
    /** The status before the sale, for undo. */
    soldFrom: text({ enum: VEHICLE_STATUSES }),
    /** The agreed price, in the listing's currency and minor unit, if the seller gave it. */
    soldPriceMinor: integer(),
    /** When the sale became final: it can no longer be undone, and its republishers have been notified. */
    soldFinalAt: time(),
    isActive: flag(true),
    deletedAt: time(),
    /**
     * `plan`: beyond the plan's limit, until there is room again. `operator`: until an operator restores it.
     */
    hiddenReason: text({ enum: HIDDEN_REASONS }),
    /**
     * When operators last decided about it (also to restore it), so that decisions arriving late are ignored.
     */
    decidedAt: integer().notNull().default(0),
    showInProfile: flag(true),
    displayOrder: integer().notNull().default(0),
    republishPolicy: text({ enum: REPUBLISH_POLICIES }).notNull().default('allow'),
    relistedFromId: text(),
    /** Who of the staff answers buyers, by account; null for the seller. */
    answererId: text(),
    /** E.164: a number of the seller's that buyers call instead of anybody's own; one statement sets both. */
    dutyNumber: text(),
    /** The price before a salesperson lowered it, which limits how far; null if none has. */
    basePriceMinor: integer(),
    /**
     * Must increase with every change that the owner can see; the trigger `vehicles_version` refuses an
     * update without it.
     */
    version: integer().notNull().default(1),
    ...timestamps,
    /** Buyers may open it, provided its owner's account is active. */
    isShown: rule('is_active = 1 and hidden_reason is null'),
    isForSale: rule("is_shown = 1 and status <> 'sold'"),
    isOnProfile: rule('is_for_sale = 1 and show_in_profile = 1'),
    /** The text that a profile's search looks in. */
    searchText: text().notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT), { mode: 'virtual' }),
    /** Counts towards the plan's limit. */
    isLive: rule("is_active = 1 and status <> 'sold' and hidden_reason is not 'operator'"),
  },
  (table) => [
    index('vehicles_by_owner').on(table.userId, table.isActive, table.id),
    index('vehicles_on_profile')
      .on(table.userId, table.displayOrder, sql`id desc`)
      .where(sql`is_on_profile = 1`),
    index('vehicles_alike').on(table.userId, table.kind, table.priceMinor).where(sql`is_on_profile = 1`),
    index('vehicles_live').on(table.userId, table.hiddenReason, table.id).where(sql`is_live = 1`),
    index('vehicles_by_rc').on(table.rcKey).where(sql`rc_key is not null`),
    index('vehicles_by_sold').on(table.relistedFromId).where(sql`relisted_from_id is not null`),
    index('vehicles_by_answerer').on(table.userId, table.answererId).where(sql`answerer_id is not null`),
    index('vehicles_by_change').on(table.updatedAt),
    index('vehicles_sold_lately').on(table.soldAt).where(sql`status = 'sold' and sold_final_at is null`),
    index('vehicles_to_tell').on(table.tellAt).where(sql`tell_at is not null`),
    index('vehicles_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const vehiclesData = dataOf(vehicles, {
  kept: { with: 'person' },
  whose: {
    name: 'seller',
    images: 'token',
    rcKey: 'token',
    fuelType: 'seller',
    transmission: 'seller',
    make: 'seller',
    model: 'seller',
    city: 'seller',
    registrationState: 'nobody',
    rto: 'nobody',
    facts: 'seller',
    // Choices, times and ids, like columns that are not listed.
    papers: 'nobody',
    specifications: 'seller',
    description: 'seller',
    dutyNumber: 'seller',
  },
});

export const vehiclesRules = rulesOf(vehicles, {
  vehicles_status: oneOf(vehicles.status, VEHICLE_STATUSES),
  vehicles_sold_from: oneOf(vehicles.soldFrom, VEHICLE_STATUSES),
  vehicles_hidden_reason: oneOf(vehicles.hiddenReason, HIDDEN_REASONS),
  vehicles_republish_policy: oneOf(vehicles.republishPolicy, REPUBLISH_POLICIES),
  vehicles_kind: oneOf(vehicles.kind, VEHICLE_KINDS),
  vehicles_sold_price: sql`${vehicles.soldPriceMinor} is null or ${vehicles.soldPriceMinor} > 0`,
  vehicles_owners: sql`${vehicles.owners} is null or ${vehicles.owners} between 1 and 9`,
  vehicles_facts: sql`json_type(${vehicles.facts}) = 'object'`,
  vehicles_papers: sql`json_type(${vehicles.papers}) = 'object'`,
  vehicles_base_price: sql`${vehicles.basePriceMinor} is null or ${vehicles.basePriceMinor} > 0`,
  vehicles_price: sql`${vehicles.priceMinor} > 0`,
  vehicles_images: sql`json_array_length(${vehicles.images}) between 1 and 20`,
  vehicles_kms: sql`${vehicles.kmsDriven} is null or ${vehicles.kmsDriven} >= 0`,
});

/**
 * How many listings a seller has up, and how many of them are sold, pending, on the profile, and count
 * towards the plan; the row with id '' has everyone's totals. Maintained by the triggers of `vehicles`, so
 * that no page counts rows.
 */
export const vehicleCounts = sqliteTable('vehicle_counts', {
  userId: text().primaryKey(),
  listedCount: integer().notNull(),
  profileCount: integer().notNull(),
  liveCount: integer().notNull().default(0),
  soldCount: integer().notNull().default(0),
  pendingCount: integer().notNull().default(0),
});

export const vehicleCountsData = dataOf(vehicleCounts, { kept: { with: 'person', counts: true }, whose: {} });

/**
 * What the filters of a profile look at: its vehicles in one row, `{id: [position, …]}` (StockEntry in
 * schema/profile/stock.ts). null beyond MAX_STOCK vehicles. Maintained by the triggers of `vehicles`, so that
 * a filtered profile reads one row instead of a thousand.
 */
export const profileStock = sqliteTable('profile_stock', {
  userId: text().primaryKey(),
  packed: text(),
});

export const profileStockData = dataOf(profileStock, {
  kept: { with: 'person', counts: true },
  // It repeats the vehicles, which are exported.
  whose: { packed: 'nobody' },
});
