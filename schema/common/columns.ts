import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, integer, text } from 'drizzle-orm/sqlite-core';

/** UUIDv7, made by the service before the insert, so that a retried insert is harmless. */
export const id = () => text().primaryKey();

/** Epoch milliseconds. */
export const time = () => integer({ mode: 'number' });
export const flag = (initial: boolean) => integer({ mode: 'boolean' }).notNull().default(initial);

export const timestamps = { createdAt: time().notNull(), updatedAt: time().notNull() };

/**
 * A CHECK that restricts an enum column to its values. Not `in (…)`: SQLite would fill a table of the values for
 * every row that is written, and D1 counts what it reads of it.
 */
export function oneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  const isOne = values.map((value) => sql`${column} = ${sql.raw(`'${value}'`)}`);
  return check(name, sql.join(isOne, sql` or `));
}
