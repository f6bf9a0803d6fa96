import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';

/**
 * What is still to be done in another database: written in the batch of its cause, deleted once done. The kinds are in
 * worker/features/<feature>/<feature>.effects.ts. There are few rows at any time, so the job reads all of them, the earliest due first.
 */
export const effects = sqliteTable('effects', {
  /** The id of its cause, and what tells several effects of one cause apart: `<uuid>:<rest>`. */
  id: text().primaryKey(),
  kind: text().notNull(),
  /** An id of the seller whose shard it is applied in; null for the directory. */
  target: text(),
  payload: text({ mode: 'json' }).$type<unknown>().notNull(),
  attempts: integer().notNull().default(0),
  /** When the job picks it up, unless the request that caused it was faster. */
  dueAt: time().notNull(),
  createdAt: time().notNull(),
});

export const effectsData = dataOf(effects, {
  kept: { stays: 'each is gone once it is done, and erasure takes those of a person' },
  whose: { kind: 'nobody', target: 'token', payload: 'seller' },
});
