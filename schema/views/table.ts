import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../common/columns';
import { sellers } from '../profile/table';

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
      .references(() => sellers.id, { onDelete: 'cascade' }),
    ...month,
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

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
  (table) => [
    primaryKey({ columns: [table.listingId, /* guard: table.achievedAt @ constraints */ table.milestone] }),
  ],
);
