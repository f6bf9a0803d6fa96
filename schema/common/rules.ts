import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * What the rows of a table must satisfy, by the rule's name. A pair of triggers enforces it (`schema/sql/<kind>/rules.sql`, written by
 * `npm run migration`). Not CHECK: SQLite changes one only by rebuilding its table, which deletes the rows that refer to it, so no
 * enum could grow after the first release.
 */
export class TableRules {
  constructor(
    readonly table: SQLiteTable,
    readonly rules: Readonly<Record<string, SQL>>,
  ) {}
}

/** Rules for `table`; a rule that is null for a row holds, as with CHECK. */
export const rulesOf = (table: SQLiteTable, rules: Record<string, SQL>) => new TableRules(table, rules);

const enumColumns = new WeakMap<SQL, AnySQLiteColumn>();

/**
 * Restricts a column to the values of its enum. Not `in (…)`: SQLite would fill a table of the values for every row that is written,
 * and D1 counts what it reads of it.
 */
export function oneOf(column: AnySQLiteColumn, values: readonly string[]): SQL {
  const isOne = values.map((value) => sql`${column} = ${sql.raw(`'${value}'`)}`);
  const rule = sql.join(isOne, sql` or `);
  enumColumns.set(rule, column);
  return rule;
}

/** The column that `oneOf` restricts by this rule; none for other rules. */
export const enumColumnOf = (rule: SQL) => enumColumns.get(rule);
