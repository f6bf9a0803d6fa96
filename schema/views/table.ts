import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { flag, time } from '../common/columns';

/** Views of a month (IST): its sum, and its days from the 90 days that are kept one by one. A day is a key: `{"07": 12}`. */
const month = {
  /** YYYY-MM in Indian Standard Time. */
  month: text().notNull(),
  viewCount: integer().notNull(),
  days: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
};

/**
 * Views of one listing by month, written as absolute values of its days by its seller's object. That object alone knows the
 * visitors, as hashes with a daily salt, for as long as it takes to count them once. A month is one row, and there is no index
 * beside the key: each would be a row more to write.
 */
export const views = sqliteTable('views', { listingId: text().notNull(), ...month }, (table) => [
  primaryKey({ columns: [table.listingId, table.month] }),
]);

/** How often one seller's pages were viewed, by month. */
export const sellerViews = sqliteTable(
  'seller_views',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...month,
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
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
