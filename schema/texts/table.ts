import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { rulesOf } from '../common/rules';
import { sellers } from '../profile/table';

/** A seller's own texts for WhatsApp. */
export const ownTexts = sqliteTable(
  'own_texts',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** With placeholders such as `{buyer}`. */
    body: text().notNull(),
    /** Texts with the same one follow each other by age. */
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [index('own_texts_by_owner').on(table.ownerId, table.position, table.id)],
);

export const ownTextsData = dataOf(ownTexts, {
  kept: { with: 'person' },
  whose: { title: 'seller', body: 'seller' },
});

export const ownTextsRules = rulesOf(ownTexts, {
  own_texts_position: sql`${ownTexts.position} >= 0`,
});
