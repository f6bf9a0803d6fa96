import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { paymentRecords } from '../billing/table';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { rulesOf } from '../common/rules';
import type { StatementColumns } from './input';

/** How statements with these headings are read, as an operator last chose it. */
export const statementLayouts = sqliteTable('statement_layouts', {
  /** A digest of the headings. */
  id: text().primaryKey(),
  columns: text({ mode: 'json' }).$type<StatementColumns>().notNull(),
  updatedAt: time().notNull(),
});

export const statementLayoutsData = dataOf(statementLayouts, {
  kept: { stays: 'headings of a bank’s statement' },
  whose: { columns: 'nobody' },
});

/** Incoming payments of imported statements: bank reference, amount and day, nothing about who paid. */
export const statementRows = sqliteTable(
  'statement_rows',
  {
    id: id(),
    utr: text().notNull(),
    amountMinor: integer().notNull(),
    /** In India, `YYYY-MM-DD`; null if the file has none. */
    day: text(),
    fileName: text().notNull(),
    /** The payment that it has confirmed. */
    paymentId: text().references(() => paymentRecords.id, { onDelete: 'set null' }),
    /** It is not about a plan. */
    ignoredBecause: text(),
    createdAt: time().notNull(),
  },
  (table) => [
    // The same payment in another file, or under another date, is the same.
    uniqueIndex('statement_rows_once').on(table.utr, table.amountMinor),
    index('statement_rows_by_payment').on(table.paymentId).where(sql`payment_id is not null`),
    index('statement_rows_open')
      .on(table.createdAt, table.id)
      .where(sql`payment_id is null and ignored_because is null`),
    index('statement_rows_by_age').on(table.createdAt),
  ],
);

export const statementRowsData = dataOf(statementRows, {
  kept: { after: { statementRows: { by: statementRows.createdAt, days: KEPT.statementRow } } },
  whose: { utr: 'token', day: 'nobody', fileName: 'operator', ignoredBecause: 'operator' },
});

export const statementRowsRules = rulesOf(statementRows, {
  statement_rows_amount: sql`${statementRows.amountMinor} > 0`,
});
