import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';

/**
 * Work still to be done in another database: written in the batch of its cause, deleted once done. The kinds
 * are in worker/features/<feature>/<feature>.effects.ts. There are never many rows, so the job reads all of
 * them, the earliest due first.
 */
export const effects = sqliteTable('effects', {
  /** The id of its cause and a suffix that tells effects of the same cause apart: `<uuid>:<rest>`. */
  id: text().primaryKey(),
  kind: text().notNull(),
  /** An id of the seller in whose shard it is applied; null for the directory. */
  target: text(),
  payload: text({ mode: 'json' }).$type<unknown>().notNull(),
  attempts: integer().notNull().default(0),
  /** When the job picks it up, if the request that caused it has not applied it by then. */
  dueAt: time().notNull(),
  createdAt: time().notNull(),
});

export const effectsData = dataOf(effects, {
  kept: { stays: 'each is gone once it is done, and erasure takes those of a person' },
  whose: { kind: 'nobody', target: 'token', payload: 'seller' },
});
