import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { REPORT_STATUSES, STORED_REASONS } from './input';

/**
 * Visitors' reports of listings, and listings hidden by operators without one. Reporters cannot be
 * identified: the site's hash changes daily.
 */
export const listingReports = sqliteTable(
  'listing_reports',
  {
    id: id(),
    /** The listing in its owner's shard, with its name at the time. */
    vehicleId: text().notNull(),
    vehicleName: text().notNull(),
    ownerId: text().notNull(),
    /** The reported page: the vehicle's or a reseller's. */
    listingId: text().notNull(),
    /**
     * Hash of the reporter's IPv4 address or IPv6 /48, since within a /48 they could switch networks at will.
     * An operator's report counts as its own site.
     */
    siteHash: text().notNull(),
    reason: text({ enum: STORED_REASONS }).notNull(),
    details: text(),
    status: text({ enum: REPORT_STATUSES }).notNull().default('open'),
    decidedBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('listing_reports_once').on(table.listingId, table.siteHash),
    index('listing_reports_by_vehicle').on(table.vehicleId, table.status, table.id),
    index('listing_reports_by_status').on(table.status, table.id),
    index('listing_reports_by_decider').on(table.decidedBy).where(sql`decided_by is not null`),
  ],
);

export const listingReportsData = dataOf(listingReports, {
  kept: { after: { reports: { by: listingReports.id, days: KEPT.issue } }, with: 'listing' },
  whose: { vehicleName: 'seller', siteHash: 'token', details: 'reporter', decidedBy: 'operator' },
});

export const listingReportsRules = rulesOf(listingReports, {
  listing_reports_reason: oneOf(listingReports.reason, STORED_REASONS),
  listing_reports_status: oneOf(listingReports.status, REPORT_STATUSES),
});
