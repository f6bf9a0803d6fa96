import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as directorySchema from '../../schema/directory';
import * as shardSchema from '../../schema/shard';
import { bucketOf, shardOfBucket } from '../platform/buckets';
import { databases } from './databases';

const namesOf = (schema: object) =>
  new Set(Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : [])));

const inDirectory = namesOf(directorySchema).add('accounts_search');
const inShards = namesOf(shardSchema).add('vehicles_search');

const { DIRECTORY, SHARD_0, SHARD_1 } = databases;
const SHARDS = [SHARD_0, SHARD_1];
const ALL = [DIRECTORY, ...SHARDS];

const TABLE = /\b(?:from|into|update|join|on|table)\s+"?(\w+)"?/gi;

/** A row's owner is in the first of these columns that the table has. */
const OWNER_COLUMNS = [
  'user_id',
  'owner_id',
  'republisher_id',
  'requester_id',
  'sold_vehicle_id',
  'listing_id',
  'vehicle_id',
  'lead_id',
  'page_id',
  'id',
];

const shardOf = (value: unknown): D1Database =>
  (typeof value === 'string' ? SHARDS[shardOfBucket(bucketOf(value))] : undefined) ?? SHARD_0;

/** The shard for an inserted row, by the first row if there are several. */
function shardOfRow(query: string, values: unknown[]): D1Database | null {
  const [, columns = '', row = ''] =
    /insert\s+(?:or \w+ )?into "?\w+"? \(([^)]*)\)\s*values \(([^)]*)\)/i.exec(query) ?? [];
  if (!columns) return shardOf(values.findLast((value) => typeof value === 'string' && value.length === 36));
  const names = columns.split(',').map((name) => name.trim().replaceAll('"', ''));
  const given = row.split(',').map((value) => value.trim());
  const owner = OWNER_COLUMNS.find((name) => names.includes(name));
  const at = owner === undefined ? -1 : names.indexOf(owner);
  const before = given.slice(0, at).filter((value) => value === '?').length;
  if (given[at] === 'null') return null;
  if (given[at] === '?') return values[before] === null ? null : shardOf(values[before]);
  return shardOf(given[at]?.replaceAll("'", ''));
}

/**
 * The databases that a statement is for: those with its tables, and among shards the one for an inserted row.
 */
function targetsOf(query: string, values: unknown[]): D1Database[] {
  const tables = [...query.matchAll(TABLE)]
    .map(([, name = '']) => name.replace(/_search_\w+$/, '_search'))
    .filter((name) => inDirectory.has(name) || inShards.has(name));
  const [first] = tables;
  if (first === undefined) return ALL;
  const isInsert = /\binsert (or \w+ )?into\b/i.test(query) && !/^\s*(select|create)/i.test(query);
  const isPlan = /^\s*explain/i.test(query);
  if (inDirectory.has(first) && inShards.has(first)) {
    const other = tables.find((name) => inDirectory.has(name) !== inShards.has(name));
    if (other) return inDirectory.has(other) ? [DIRECTORY] : SHARDS;
    if (isInsert) return [shardOfRow(query, values) ?? DIRECTORY];
    return isPlan ? [SHARD_0] : ALL;
  }
  if (inDirectory.has(first)) return [DIRECTORY];
  if (isInsert) return [shardOfRow(query, values) ?? SHARD_0];
  return isPlan ? [SHARD_0] : SHARDS;
}

type Row = Record<string, unknown>;

const isSum = (query: string) => /^\s*select\s+(count|sum|coalesce\(sum|total)\b/i.test(query);
const isLimited = (query: string) => /limit (\d+)\s*$/i.exec(query)?.[1];

/** The results of several databases as one: counts are added, rows are sorted. */
function merged(query: string, results: D1Result<Row>[]): D1Result<Row> {
  const [first] = results;
  if (first === undefined) throw new Error(`no database for ${query}`);
  if (results.length === 1) return first;
  const all = results.flatMap((result) => result.results ?? []);
  const rows = isSum(query) && all.length === results.length ? [added(all)] : inOrder(query, all);
  const meta = {
    ...first.meta,
    changes: results.reduce((sum, { meta: { changes } }) => sum + changes, 0),
    rows_read: results.reduce((sum, { meta: { rows_read } }) => sum + rows_read, 0),
    rows_written: results.reduce((sum, { meta: { rows_written } }) => sum + rows_written, 0),
  };
  return { ...first, results: rows, meta };
}

function added(rows: Row[]): Row {
  const [first = {}] = rows;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)]),
  );
}

function inOrder(query: string, rows: Row[]): Row[] {
  const [, column = '', direction] =
    /order by [^()]*?"?(\w+)"?( desc)?(?:,[^()]*)?(?: limit [^()]*)?\s*$/i.exec(query) ?? [];
  const sign = direction ? -1 : 1;
  const sorted = rows.some((row) => column in row)
    ? rows.toSorted((a, b) => {
        const [one, other] = [a[column] as string, b[column] as string];
        return one === other ? 0 : one < other ? -sign : sign;
      })
    : rows;
  const limit = isLimited(query);
  return limit ? sorted.slice(0, Number(limit)) : sorted;
}

class Statement {
  constructor(
    readonly query: string,
    readonly values: unknown[] = [],
  ) {}

  get targets() {
    return targetsOf(this.query, this.values);
  }
  on(database: D1Database) {
    const statement = database.prepare(this.query);
    return this.values.length > 0 ? statement.bind(...this.values) : statement;
  }
  bind(...values: unknown[]) {
    return new Statement(this.query, values);
  }
  async all() {
    const results: D1Result<Row>[] = [];
    for (const database of this.targets) results.push(await this.on(database).all<Row>());
    return merged(this.query, results);
  }
  run() {
    return this.all();
  }
  async first(column?: string) {
    const { results } = await this.all();
    const [row] = results;
    return column === undefined ? (row ?? null) : (row?.[column] ?? null);
  }
  async raw() {
    const [only, another] = this.targets;
    if (only && !another) return this.on(only).raw();
    const rows: Row[] = [];
    let names: string[] = [];
    for (const database of this.targets) {
      const [head = [], ...found] = (await this.on(database).raw({ columnNames: true })) as [
        string[],
        ...unknown[][],
      ];
      // Columns with the same name are told apart by position.
      names = head.map((name, at) => (head.indexOf(name) === at ? name : `${name} ${at}`));
      rows.push(...found.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))));
    }
    const all = isSum(this.query) ? [added(rows)] : inOrder(this.query, rows);
    return all.map((row) => names.map((name) => row[name]));
  }
}

/**
 * The databases as a test sees them: each statement runs where its tables are, in every shard, and rows are
 * inserted where their owner is. The application has nothing like it.
 */
export const everything = {
  prepare: (query: string) => new Statement(query),
  async batch(statements: Statement[]) {
    const results: D1Result<Row>[][] = statements.map(() => []);
    for (const database of ALL) {
      const mine = statements.flatMap((statement, at) => (statement.targets.includes(database) ? [at] : []));
      if (mine.length === 0) continue;
      const done = await database.batch<Row>(mine.map((at) => (statements[at] as Statement).on(database)));
      for (const [index, at] of mine.entries()) results[at]?.push(done[index] as D1Result<Row>);
    }
    return results.map((each, at) => merged(statements[at]?.query ?? '', each));
  },
  async exec(query: string) {
    for (const database of targetsOf(query, [])) await database.exec(query);
  },
} as unknown as D1Database;
