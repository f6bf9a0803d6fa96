import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';
import { flushCounters } from './counters';
import { everything } from './everything';

const tablesOf = (schema: object) => Object.values(schema).filter((value) => is(value, SQLiteTable));

/** Of the directory and of shards; some are in both. */
export const TABLES = [...new Set([...tablesOf(directory), ...tablesOf(shard)])];

/** What a refused request may still change: attempts, and that its person was active. */
const COUNTED: Record<string, string[]> = {
  rate_counters: ['key', 'count', 'reset_at'],
  accounts: ['last_activity_at'],
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

/** Every row of every table, by table; two of these are equal if nothing was written in between. */
export async function digest(): Promise<Digest> {
  // Flushed first; otherwise an earlier view would arrive in between.
  await flushCounters();
  const results = await everything.batch(READS.map(({ sql }) => everything.prepare(sql)));
  return Object.fromEntries(
    READS.map(({ name }, at) => [name, name === 'rate_counters' ? '' : JSON.stringify(results[at]?.results)]),
  );
}

/** The tables written to in between. */
export const changedTables = (before: Digest, after: Digest) =>
  Object.keys(before).filter((table) => before[table] !== after[table]);
