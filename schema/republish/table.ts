import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, oneOf, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { sellers } from '../profile/table';
import { VEHICLE_KINDS } from '../vehicles/kinds';
import { vehicles } from '../vehicles/table';
import {
  ENDED_REASONS,
  GRANT_STATUSES,
  REPUBLISH_REQUEST_STATUSES,
  REPUBLISHED_STATUSES,
  REQUEST_KINDS,
} from './input';

/**
 * A page of somebody else's vehicle, in the shard of its republisher. Whether it may be shown is decided by the owner's grant.
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
    customMobileNumber: text().notNull(),
    /** `pending` until the owner's shard has granted it. */
    status: text({ enum: REPUBLISHED_STATUSES }).notNull().default('pending'),
    /** Why it ended without its republisher doing anything. */
    endedReason: text({ enum: ENDED_REASONS }),
    isActive: flag(true),
    /** The vehicle as of this version of the grant. */
    vehicleName: text().notNull(),
    vehicleKind: text({ enum: VEHICLE_KINDS }),
    grantVersion: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    oneOf('republished_status', table.status, REPUBLISHED_STATUSES),
    check('republished_price', sql`${table.customPriceMinor} > 0`),
    // guard @ constraints
    uniqueIndex('republished_once')
      .on(table.originalVehicleId, table.republisherId)
      .where(sql`status = 'active' or status = 'pending'`),
    index('republished_by_republisher').on(table.republisherId, table.id).where(sql`status <> 'withdrawn'`),
    index('republished_by_person').on(table.republisherId),
  ],
);

/** The owner's permission for a page to show a vehicle, in the owner's shard. The version increases with every change. */
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
    oneOf('grants_status', table.status, GRANT_STATUSES),
    uniqueIndex('grants_once').on(table.vehicleId, table.republisherId).where(sql`status = 'active'`),
    index('grants_by_vehicle').on(table.vehicleId, table.pageId),
  ],
);

/** A person's requests to owners in other shards, for their own lists, export and erasure. The answer is in the owner's row. */
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
  (table) => [
    oneOf('outgoing_requests_kind', table.kind, REQUEST_KINDS),
    index('outgoing_requests_by_requester').on(table.requesterId, table.id),
  ],
);

/** A reseller's request, where the owner has chosen to be asked. */
export const republishRequests = sqliteTable(
  'republish_requests',
  {
    id: id(),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: text().notNull(),
    requesterId: text().notNull(),
    /** The reseller's name at the time, the person behind a firm, and a number if they show theirs. */
    requesterName: text().notNull().default(''),
    requesterPerson: text(),
    requesterMobile: text(),
    status: text({ enum: REPUBLISH_REQUEST_STATUSES }).notNull().default('pending'),
    /** What the reseller would ask, in the vehicle's currency at the time. */
    wishedPriceMinor: integer(),
    wishedCurrency: text({ enum: CURRENCY_CODES }),
    ...timestamps,
  },
  (table) => [
    oneOf('republish_requests_status', table.status, REPUBLISH_REQUEST_STATUSES),
    check(
      'republish_requests_price',
      sql`${table.wishedPriceMinor} is null or ${table.wishedPriceMinor} > 0`,
    ),
    uniqueIndex('republish_requests_once').on(table.vehicleId, table.requesterId),
    index('republish_requests_by_owner').on(table.ownerId, table.id),
    index('republish_requests_by_requester').on(table.requesterId),
  ],
);
