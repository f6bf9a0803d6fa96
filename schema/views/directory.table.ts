import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf, NO_PERSONAL_DATA } from '../common/data';

/** Page views of the whole product by day and kind of page, for operators. */
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

export const pageViewsData = dataOf(pageViews, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { day: 'nobody', pageType: 'nobody' },
});

/** Each hub's last batch of page views, so that a repeated batch adds nothing. */
export const pageViewBatches = sqliteTable('page_view_batches', {
  /** The hub's name (worker/live/live-hub.ts). */
  source: text().primaryKey(),
  lastBatch: integer().notNull(),
});

export const pageViewBatchesData = dataOf(pageViewBatches, {
  kept: { with: 'person' },
  whose: { source: 'token' },
});
