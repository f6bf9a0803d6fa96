import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../common/columns';
import { dataOf } from '../common/data';
import { sellers } from '../profile/table';

/** The views of a month (IST): the total, and for 90 days the individual days, as `{"07": 12}`. */
const month = {
  /** YYYY-MM in Indian Standard Time. */
  month: text().notNull(),
  viewCount: integer().notNull(),
  days: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
};

/**
 * Views of one listing by month, written as absolute values by its seller's object. Only that object knows
 * the visitors, as hashes with a daily salt, until each is counted once. A month is one row without further
 * indexes, since each would be another row written.
 */
export const views = sqliteTable(
  'views',
  {
    listingId: text().notNull(),
    ...month,
    /** Of the same days: how people came and what they tapped, as `{"07s": 3}` (schema/views/marks.ts). */
    marks: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.month] })],
);

/** Page views of one seller, by month. */
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

export const viewsData = dataOf(views, {
  kept: { with: 'listing' },
  whose: { month: 'nobody', days: 'nobody', marks: 'nobody' },
});

export const sellerViewsData = dataOf(sellerViews, {
  kept: { with: 'person' },
  whose: { month: 'nobody', days: 'nobody' },
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

export const viewMilestonesData = dataOf(viewMilestones, { kept: { with: 'listing' }, whose: {} });
