import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { VEHICLE_KINDS } from '../vehicles/kinds';
import { priceHistory } from '../vehicles/price-history.table';
import { vehicles } from '../vehicles/table';
import {
  ENDED_REASONS,
  GRANT_STATUSES,
  REPUBLISH_REQUEST_STATUSES,
  REPUBLISHED_STATUSES,
  REQUEST_KINDS,
} from './input';

/**
 * A page of someone else's vehicle, in the republisher's shard. The owner's grant decides whether it is
 * shown.
 */
export const republishedVehicles = sqliteTable(
  'republished_vehicles',
  {
    id: id(),
    /** The vehicle, in the owner's shard. */
    originalVehicleId: text().notNull(),
    republisherId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    customPriceMinor: integer().notNull(),
    customCurrency: text({ enum: CURRENCY_CODES }).notNull(),
    ...priceHistory(),
    customMobileNumber: text().notNull(),
    /** `pending` until the owner's shard has granted it. */
    status: text({ enum: REPUBLISHED_STATUSES }).notNull().default('pending'),
    /** Why it ended without its republisher's doing. */
    endedReason: text({ enum: ENDED_REASONS }),
    isActive: flag(true),
    /** The vehicle as of this version of the grant. */
    vehicleName: text().notNull(),
    vehicleKind: text({ enum: VEHICLE_KINDS }),
    grantVersion: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('republished_once')
      .on(table.originalVehicleId, table.republisherId)
      .where(sql`status = 'active' or status = 'pending'`),
    index('republished_by_republisher').on(table.republisherId, table.id).where(sql`status <> 'withdrawn'`),
    index('republished_to_tell').on(table.tellAt).where(sql`tell_at is not null`),
    index('republished_by_person').on(table.republisherId),
  ],
);

export const republishedVehiclesData = dataOf(republishedVehicles, {
  kept: { with: 'person' },
  whose: { customMobileNumber: 'seller', vehicleName: 'seller' },
});

export const republishedVehiclesRules = rulesOf(republishedVehicles, {
  republished_status: oneOf(republishedVehicles.status, REPUBLISHED_STATUSES),
  republished_price: sql`${republishedVehicles.customPriceMinor} > 0`,
});

/**
 * The owner's permission for a page to show a vehicle, in the owner's shard. Every change increases the
 * version.
 */
export const republishGrants = sqliteTable(
  'republish_grants',
  {
    pageId: text().primaryKey(),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: text().notNull(),
    republisherId: text().notNull(),
    /** The republisher's name at the time. */
    republisherName: text().notNull(),
    status: text({ enum: GRANT_STATUSES }).notNull().default('active'),
    endedReason: text({ enum: ENDED_REASONS }),
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('grants_once').on(table.vehicleId, table.republisherId).where(sql`status = 'active'`),
    index('grants_by_vehicle').on(table.vehicleId, table.pageId),
  ],
);

export const republishGrantsData = dataOf(republishGrants, {
  kept: { with: 'parent' },
  whose: { republisherName: 'seller' },
});

export const republishGrantsRules = rulesOf(republishGrants, {
  grants_status: oneOf(republishGrants.status, GRANT_STATUSES),
});

/**
 * A person's requests to owners in other shards, for their own lists, export and erasure. The answer is in
 * the owner's shard.
 */
export const outgoingRequests = sqliteTable(
  'outgoing_requests',
  {
    /** The id of the request. */
    id: id(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    requesterId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    vehicleId: text().notNull(),
    vehicleName: text().notNull(),
    status: text().notNull(),
    ...timestamps,
  },
  (table) => [index('outgoing_requests_by_requester').on(table.requesterId, table.id)],
);

export const outgoingRequestsData = dataOf(outgoingRequests, {
  kept: { with: 'person' },
  whose: { vehicleName: 'seller', status: 'nobody' },
});

export const outgoingRequestsRules = rulesOf(outgoingRequests, {
  outgoing_requests_kind: oneOf(outgoingRequests.kind, REQUEST_KINDS),
});

/** A reseller's request to an owner who chose to be asked. */
export const republishRequests = sqliteTable(
  'republish_requests',
  {
    id: id(),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: text().notNull(),
    requesterId: text().notNull(),
    /** The reseller's name at the time, the person behind a firm, and the number if they show it. */
    requesterName: text().notNull().default(''),
    requesterPerson: text(),
    requesterMobile: text(),
    status: text({ enum: REPUBLISH_REQUEST_STATUSES }).notNull().default('pending'),
    /** The reseller's intended price, in the vehicle's currency at the time. */
    wishedPriceMinor: integer(),
    wishedCurrency: text({ enum: CURRENCY_CODES }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('republish_requests_once').on(table.vehicleId, table.requesterId),
    index('republish_requests_by_owner').on(table.ownerId, table.id),
    index('republish_requests_by_requester').on(table.requesterId),
  ],
);

export const republishRequestsData = dataOf(republishRequests, {
  kept: { with: 'parent' },
  whose: { requesterName: 'seller', requesterPerson: 'seller', requesterMobile: 'seller' },
  notExported: {
    requesterName: 'a copy of the firm in the account section',
    requesterPerson: 'a copy of the name in the account section',
  },
});

export const republishRequestsRules = rulesOf(republishRequests, {
  republish_requests_status: oneOf(republishRequests.status, REPUBLISH_REQUEST_STATUSES),
  republish_requests_price: sql`${republishRequests.wishedPriceMinor} is null or ${republishRequests.wishedPriceMinor} > 0`,
});

/**
 * How many pages of others' vehicles a seller has up. Maintained by the triggers of `republished_vehicles`.
 */
export const republishCounts = sqliteTable('republish_counts', {
  republisherId: text()
    .primaryKey()
    .references(() => sellers.id, { onDelete: 'cascade' }),
  activeCount: integer().notNull(),
});

export const republishCountsData = dataOf(republishCounts, {
  kept: { with: 'person', counts: true },
  whose: {},
});
