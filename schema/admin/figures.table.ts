import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { oneOf } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { FIGURES } from './input';

/**
 * What happened on one day (IST), and under the day `all` how many people and live listings there are. Written by triggers alone,
 * so that whoever writes is counted and no page of the operators counts rows of a growing table.
 */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    day: text().notNull(),
    figure: text({ enum: FIGURES }).notNull(),
    /** Of money; empty for everything else. */
    currency: text({ enum: ['', ...CURRENCY_CODES] }).notNull(),
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.figure, table.day, table.currency] }),
    oneOf('daily_figures_figure', table.figure, FIGURES),
  ],
);

/** How often one seller's pages were viewed on one day (IST): follows `views` by triggers. */
export const sellerViews = sqliteTable(
  'seller_views',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    viewCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('seller_views_by_day').on(table.day)],
);
