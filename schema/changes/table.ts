import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { CHANGE_KINDS, type ChangedFields } from './kinds';

/**
 * Who changed what of a seller's, in the transaction of the change itself. Ordered by time, as its ids are.
 * No names or numbers of buyers: whose number was opened is found by `subjectId`.
 */
export const changes = sqliteTable(
  'changes',
  {
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Who works for the seller; null for the seller. */
    personId: text(),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    vehicleId: text(),
    /** The lead, visit, contact or membership. */
    subjectId: text(),
    before: text({ mode: 'json' }).$type<ChangedFields>().notNull(),
    after: text({ mode: 'json' }).$type<ChangedFields>().notNull(),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('changes_by_vehicle').on(table.vehicleId, table.id),
    index('changes_by_time').on(table.at),
  ],
);

export const changesData = dataOf(changes, {
  kept: { with: 'person', after: { changes: { by: changes.at, days: KEPT.change } } },
  whose: { before: 'seller', after: 'seller' },
});

export const changesRules = rulesOf(changes, { changes_kind: oneOf(changes.kind, CHANGE_KINDS) });

/** Who works for the seller in this transaction; without a row outside of one (worker/platform/guarded-writes.ts). */
export const actingNow = sqliteTable('acting_now', {
  id: integer().primaryKey(),
  personId: text().notNull(),
});

export const actingNowData = dataOf(actingNow, {
  kept: { stays: 'it has a row only within a transaction' },
  whose: {},
});
