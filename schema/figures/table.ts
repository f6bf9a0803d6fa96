import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf, NO_PERSONAL_DATA } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { FIGURES } from './input';

/** Counts of one day (IST), so that operators' pages never count rows of a growing table. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    day: text().notNull(),
    figure: text({ enum: FIGURES }).notNull(),
    /** For money; empty otherwise. */
    currency: text({ enum: ['', ...CURRENCY_CODES] }).notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day, table.currency] })],
);

export const dailyFiguresData = dataOf(dailyFigures, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { day: 'nobody' },
});

export const dailyFiguresRules = rulesOf(dailyFigures, {
  daily_figures_figure: oneOf(dailyFigures.figure, FIGURES),
});

/** A job's progress: every row before this id has been processed. */
export const jobMarks = sqliteTable('job_marks', {
  job: text().primaryKey(),
  doneTo: text().notNull(),
});

export const jobMarksData = dataOf(jobMarks, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { job: 'nobody', doneTo: 'nobody' },
});
