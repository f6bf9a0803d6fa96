import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';

/**
 * What is still to be done in another database: written in the batch of its cause, deleted once it was done. The list of kinds is
 * in worker/effects/crossings.ts. Few rows at any time, so the job looks at all of them.
 */
export const effects = sqliteTable('effects', {
  /** The id of its cause, and what tells the effects of one cause apart: `<uuid>:<rest>`. */
  id: text().primaryKey(),
  kind: text().notNull(),
  /** An id of the seller in whose shard it is done; null for the directory. */
  target: text(),
  payload: text({ mode: 'json' }).$type<unknown>().notNull(),
  attempts: integer().notNull().default(0),
  /** When the job takes it, unless the causing request was done with it before. */
  dueAt: time().notNull(),
  createdAt: time().notNull(),
});
