import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import type { CurrencyCode } from '../common/currencies';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import type { RepublishPolicy, VehicleStatus } from '../vehicles/input';
import { BULK_KINDS } from './rules';

/** A vehicle as it was before a bulk change. */
export interface RowBefore {
  id: string;
  version: number;
  price: number;
  currency: CurrencyCode;
  base: number | null;
  status: VehicleStatus;
  shown: 0 | 1;
  republish: RepublishPolicy;
  answerer: string | null;
  duty: string | null;
  /** The new price, in minor units. */
  to: number | null;
}

/**
 * What a bulk change replaced, one row for all its vehicles, for ten minutes. The record of changes
 * (schema/changes/table.ts) has lines for people, without whose number buyers called or what a salesperson’s
 * price was lowered from, so it cannot restore a vehicle.
 */
export const bulkChanges = sqliteTable(
  'bulk_changes',
  {
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** Chosen by the browser, so that a repeated request is recognised. */
    id: text().notNull(),
    /** Who of the staff made it; null for the seller. */
    personId: text(),
    kind: text({ enum: BULK_KINDS }).notNull(),
    rows: text({ mode: 'json' }).$type<RowBefore[]>().notNull(),
    at: time().notNull(),
    undoneAt: time(),
    /** The vehicles that undo restored, by id; null if it was not undone. */
    restored: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('bulk_changes_over').on(table.at)],
);

export const bulkChangesData = dataOf(bulkChanges, {
  kept: { with: 'person' },
  whose: { rows: 'seller', restored: 'nobody' },
  notExported: { rows: 'repeats what the vehicles were ten minutes ago' },
});

export const bulkChangesRules = rulesOf(bulkChanges, {
  bulk_changes_kind: oneOf(bulkChanges.kind, BULK_KINDS),
});
