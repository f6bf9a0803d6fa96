import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * What the rows of a table must satisfy, by the rule's name. Enforced by a pair of triggers
 * (`schema/sql/<kind>/rules.sql`, written by `npm run migration`). Not by CHECK: SQLite can change one only
 * by rebuilding the table, which deletes the rows that refer to it, so no enum could grow after the first
 * release.
 */
export class TableRules {
  constructor(
    readonly table: SQLiteTable,
    readonly rules: Readonly<Record<string, SQL>>,
  ) {}
}

/** Rules for `table`; as with CHECK, a rule that evaluates to null holds. */
export const rulesOf = (table: SQLiteTable, rules: Record<string, SQL>) => new TableRules(table, rules);

const enumColumns = new WeakMap<SQL, AnySQLiteColumn>();

/**
 * Restricts a column to the values of its enum. Not `in (…)`, for which SQLite fills a temporary table on
 * every write, and D1 bills the rows read from it.
 */
export function oneOf(column: AnySQLiteColumn, values: readonly string[]): SQL {
  const isOne = values.map((value) => sql`${column} = ${sql.raw(`'${value}'`)}`);
  const rule = sql.join(isOne, sql` or `);
  enumColumns.set(rule, column);
  return rule;
}

/** The column that `oneOf` restricts by this rule; undefined for other rules. */
export const enumColumnOf = (rule: SQL) => enumColumns.get(rule);
