import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { oneOf } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { FIGURES } from './input';

/** What happened on one day (IST), as far as it has been counted: no page of the operators counts rows of a growing table. */
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

/** A job's progress: every row before this id has been processed. */
export const jobMarks = sqliteTable('job_marks', {
  job: text().primaryKey(),
  doneTo: text().notNull(),
});
