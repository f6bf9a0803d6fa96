import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { sellers } from '../profile/table';
import type { DraftInput } from './input';

/** Unfinished listings. */
export const vehicleDrafts = sqliteTable(
  'vehicle_drafts',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** The form's values, unchecked. */
    fields: text({ mode: 'json' }).$type<DraftInput['fields']>().notNull(),
    /** Media keys in the seller's order. */
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** The list that it was read from. */
    importId: text(),
    ...timestamps,
  },
  (table) => [
    index('vehicle_drafts_by_owner').on(table.userId, table.id),
    index('vehicle_drafts_by_change').on(table.updatedAt),
  ],
);

export const vehicleDraftsData = dataOf(vehicleDrafts, {
  kept: { after: { drafts: { by: vehicleDrafts.updatedAt, days: KEPT.draft } }, with: 'person' },
  whose: { fields: 'seller', images: 'token' },
});
