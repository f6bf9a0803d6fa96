import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../schema/tables';
import { flushCounters } from './counters';

export const TABLES = Object.values(schema).filter((value) => is(value, SQLiteTable));

/** What a refused request may count all the same: tries, and that its person was here. */
const COUNTED: Record<string, string[]> = {
  rate_counters: ['key', 'count', 'reset_at'],
  users: ['last_activity_at'],
  sessions: ['last_used_at'],
};

const READS = TABLES.map((table) => {
  const name = getTableName(table);
  const columns = Object.keys(getTableColumns(table)).map((key) => toSnakeCase(key));
  const kept = columns.filter((column) => !COUNTED[name]?.includes(column));
  return {
    name,
    sql: `select ${kept.map((column) => `"${column}"`).join(', ') || "''"} from "${name}"
      order by ${kept.map((_, index) => index + 1).join(', ') || 1}`,
  };
});

type Digest = Record<string, string>;

/** Every row of every table, by table: two of them are alike where nothing was written in between. */
export async function digest(): Promise<Digest> {
  // Counted first: otherwise an earlier view arrives in between.
  await flushCounters();
  const results = await env.DB.batch(READS.map(({ sql }) => env.DB.prepare(sql)));
  return Object.fromEntries(
    READS.map(({ name }, at) => [name, name === 'rate_counters' ? '' : JSON.stringify(results[at]?.results)]),
  );
}

/** The tables that were written to in between. */
export const changedTables = (before: Digest, after: Digest) =>
  Object.keys(before).filter((table) => before[table] !== after[table]);
