import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { flag, time } from '../common/columns';

/**
 * Views of one listing on one day (IST), written as absolute values by its seller's object. That object alone knows the visitors,
 * as hashes with a daily salt, for as long as it takes to count them once. No index beside the key: each would be a row more to
 * write for every day of every listing.
 */
export const views = sqliteTable(
  'views',
  {
    listingId: text().notNull(),
    vehicleId: text().notNull(),
    republishedVehicleId: text(),
    /** YYYY-MM-DD in Indian Standard Time. */
    day: text().notNull(),
    viewCount: integer().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

/** Views of one listing in one month (IST): the sum of its days, once they are no longer kept one by one. */
export const viewMonths = sqliteTable(
  'view_months',
  {
    listingId: text().notNull(),
    vehicleId: text().notNull(),
    /** YYYY-MM in Indian Standard Time. */
    month: text().notNull(),
    viewCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.month] })],
);

/** How often one seller's pages were viewed on one day (IST). */
export const sellerViews = sqliteTable(
  'seller_views',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    viewCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Page views of the whole product by day and kind of page, for the operators. */
export const pageViews = sqliteTable(
  'page_views',
  {
    day: text().notNull(),
    pageType: text().notNull(),
    viewCount: integer().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pageType] })],
);

/** The last batch of page views that each hub has handed over: a batch that is sent again adds nothing. */
export const pageViewBatches = sqliteTable('page_view_batches', {
  /** The hub's name (worker/live/live-hub.ts). */
  source: text().primaryKey(),
  lastBatch: integer().notNull(),
});

export const viewMilestones = sqliteTable(
  'view_milestones',
  {
    listingId: text().notNull(),
    vehicleId: text().notNull(),
    republishedVehicleId: text(),
    milestone: integer().notNull(),
    notificationSent: flag(false),
    achievedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.milestone] })],
);
