import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { PAPER_KINDS } from './kinds';
import type { PaperFields, PaperFile } from './output';

/**
 * Receipts and notes of a sale as they were issued. What was issued is never changed: a row
 * takes files, is cancelled, and loses what no law needs of the buyer. It outlives vehicle and lead: the seller answers for
 * what was signed.
 */
export const papers = sqliteTable(
  'papers',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    vehicleId: text().notNull(),
    leadId: text(),
    /** Who of the staff issued it; null for the seller. */
    personId: text(),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    /** The financial year, `2026-27`, and the number in it. */
    year: text().notNull(),
    number: integer().notNull(),
    code: text().notNull(),
    fields: text({ mode: 'json' }).notNull().$type<PaperFields>(),
    /** SHA-256 of the printed fields, in the order of `PaperFields`. */
    fieldsHash: text().notNull(),
    files: text({ mode: 'json' }).notNull().$type<PaperFile[]>().default([]),
    /** When the device made it, if it had no network then. */
    madeAt: time(),
    /** It was declared void, and why. The row and its number stay. */
    cancelledAt: time(),
    cancelReason: text().notNull().default(''),
    /** When the buyer’s data was masked as far as no law needs it. */
    buyerErasedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('papers_series').on(table.ownerId, table.kind, table.year, table.number),
    uniqueIndex('papers_by_code').on(table.code),
    index('papers_by_vehicle').on(table.ownerId, table.vehicleId),
    index('papers_old_receipts').on(table.createdAt).where(sql`kind <> 'delivery_note'`),
    index('papers_old_notes').on(table.createdAt).where(sql`kind = 'delivery_note'`),
  ],
);

export const papersData = dataOf(papers, {
  kept: {
    with: 'person',
    after: {
      receipts: { by: papers.createdAt, days: KEPT.receipt, where: sql`kind <> 'delivery_note'` },
      deliveryNotes: { by: papers.createdAt, days: KEPT.deliveryNote, where: sql`kind = 'delivery_note'` },
    },
  },
  whose: {
    year: 'nobody',
    code: 'token',
    fields: 'buyer',
    fieldsHash: 'token',
    files: 'token',
    cancelReason: 'buyer',
  },
});

export const papersRules = rulesOf(papers, {
  papers_kind: oneOf(papers.kind, PAPER_KINDS),
  papers_number: sql`${papers.number} > 0`,
  papers_cancelled: sql`(${papers.cancelledAt} is not null) = (${papers.cancelReason} <> '')`,
});
