import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, oneOf, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { sellers } from '../profile/table';
import type { VehicleFacts } from './facts';
import { HIDDEN_REASONS, REPUBLISH_POLICIES } from './input';
import { type BodyType, VEHICLE_KINDS } from './kinds';
import { VEHICLE_STATUSES } from './lists';

/** Computed by the database on reading, so that indexes, triggers and queries share one rule. */
const rule = (condition: string) =>
  integer({ mode: 'boolean' }).notNull().generatedAlwaysAs(sql.raw(condition), { mode: 'virtual' });

const SEARCH_TEXT = ['make', 'model', 'body', 'city', 'rto'].reduce(
  (said, column) => `${said} || ifnull(' ' || ${column}, '')`,
  'name',
);

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
    specifications: text({ mode: 'json' }).$type<string | Record<string, string>>(),
    description: text(),
    status: text({ enum: VEHICLE_STATUSES }).notNull().default('available'),
    soldAt: time(),
    /** Its status before the sale, for undo. */
    soldFrom: text({ enum: VEHICLE_STATUSES }),
    /** The agreed price, in the listing's currency and minor unit, if the seller gave it. */
    soldPriceMinor: integer(),
    /** The sale can no longer be undone, and its republishers have been notified. */
    soldFinalAt: time(),
    isActive: flag(true),
    deletedAt: time(),
    /** `plan`: over the plan's limit, until there is room again. `operator`: until an operator restores it. */
    hiddenReason: text({ enum: HIDDEN_REASONS }),
    showInProfile: flag(true),
    displayOrder: integer().notNull().default(0),
    republishPolicy: text({ enum: REPUBLISH_POLICIES }).notNull().default('allow'),
    relistedFromId: text(),
    ...timestamps,
    /** Buyers may open it, provided that its owner's account is active. */
    isShown: rule(
      /* guard is_active = 1 and: @ create-lead */ /* guard and hidden_reason is null: @ create-lead */ 'is_active = 1 and hidden_reason is null',
    ),
    isForSale: rule(/* guard and status <> 'sold': @ create-lead */ "is_shown = 1 and status <> 'sold'"),
    isOnProfile: rule(
      /* guard and show_in_profile = 1: @ public-profile */ 'is_for_sale = 1 and show_in_profile = 1',
    ),
    /** What the search of a profile looks at. */
    searchText: text().notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT), { mode: 'virtual' }),
    /** Counts towards the plan's limit. */
    isLive: rule(
      /* guard and hidden_reason is not 'operator': @ visibility */ "is_active = 1 and status <> 'sold' and hidden_reason is not 'operator'",
    ),
  },
  (table) => [
    oneOf('vehicles_status', table.status, VEHICLE_STATUSES),
    oneOf('vehicles_sold_from', table.soldFrom, VEHICLE_STATUSES),
    check('vehicles_sold_price', sql`${table.soldPriceMinor} is null or ${table.soldPriceMinor} > 0`),
    oneOf('vehicles_hidden_reason', table.hiddenReason, HIDDEN_REASONS),
    oneOf('vehicles_republish_policy', table.republishPolicy, REPUBLISH_POLICIES),
    oneOf('vehicles_kind', table.kind, VEHICLE_KINDS),
    check('vehicles_owners', sql`${table.owners} is null or ${table.owners} between 1 and 9`),
    check('vehicles_facts', sql`json_type(${table.facts}) = 'object'`),
    // guard @ constraints
    check('vehicles_price', sql`${table.priceMinor} > 0`),
    check('vehicles_images', sql`json_array_length(${table.images}) between 1 and 4`),
    check('vehicles_kms', sql`${table.kmsDriven} is null or ${table.kmsDriven} >= 0`),
    index('vehicles_by_owner').on(table.userId, table.isActive, table.id),
    index('vehicles_on_profile')
      .on(table.userId, table.displayOrder, sql`id desc`)
      .where(sql`is_on_profile = 1`),
    index('vehicles_alike').on(table.userId, table.kind, table.priceMinor).where(sql`is_on_profile = 1`),
    index('vehicles_live').on(table.userId, table.hiddenReason, table.id).where(sql`is_live = 1`),
    index('vehicles_by_rc').on(table.rcKey).where(sql`rc_key is not null`),
    index('vehicles_by_sold').on(table.relistedFromId).where(sql`relisted_from_id is not null`),
    index('vehicles_by_change').on(table.updatedAt),
    index('vehicles_sold_lately').on(table.soldAt).where(sql`status = 'sold' and sold_final_at is null`),
    index('vehicles_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/**
 * How many listings a seller has up, and how many of them are on the profile; the id '' has the totals of all sellers. Maintained
 * by the triggers of `vehicles`, so that no page counts rows.
 */
export const vehicleCounts = sqliteTable('vehicle_counts', {
  userId: text().primaryKey(),
  listedCount: integer().notNull(),
  profileCount: integer().notNull(),
});
