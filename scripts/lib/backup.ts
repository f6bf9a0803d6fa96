import { createHash } from 'node:crypto';

/**
 * Dumps a database as statements that restore it, with one page in memory at a time. D1's own export refuses
 * a database with virtual tables (cloudflare/workers-sdk#9519), even with `--table`; this reads rows page by
 * page, and lets triggers fill the search indexes again.
 */

export type Row = Record<string, string | number | null>;
/** The rows of one statement. */
export type Ask = (sql: string) => Promise<Row[]>;
/** Runs statements as one transaction. */
export type Write = (statements: string[]) => Promise<unknown>;

interface Entry {
  type: string;
  name: string;
  table: string;
  sql: string;
}

export interface Table extends Entry {
  /** Only stored columns: generated ones are computed again. */
  columns: string[];
  /** Their types, in lower case. */
  types: string[];
  /** The columns by which its rows are ordered in storage. */
  keys: string[];
  primary: string[];
  /** A number that the database assigns to each row; null without one. */
  serial: string | null;
  parents: { table: string; from: string; to: string }[];
}

const PAGE = 500;
const MAX_BATCH = 100;

/** The contents of a search index, in an order that rows keep when they are restored. */
const KNOWN: Record<string, string> = {
  accounts_search: 'select content from accounts_search order by content',
  vehicles_search: 'select rowid >> 39 as place, owner, name from vehicles_search order by 1, 2, 3',
};

const isVirtual = ({ sql }: Entry) => /^create virtual table/i.test(sql);
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** Without line breaks, so that each row is one line. */
function literal(value: string | number | null): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  return `'${value.replaceAll("'", "''")}'`
    .replaceAll('\n', "'||char(10)||'")
    .replaceAll('\r', "'||char(13)||'");
}

/** Some values of a row, as an SQL list. */
export const valuesOf = (row: Row, columns: readonly string[]) =>
  columns.map((column) => literal(row[column] ?? null)).join(', ');

/** Tables, indexes and triggers, without the shadow tables of virtual ones. */
async function readSchema(ask: Ask): Promise<Entry[]> {
  const all = (await ask(
    `select type, name, tbl_name as 'table', sql from sqlite_master
      where sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by rowid`,
  )) as unknown as Entry[];
  const virtual = all.filter(isVirtual).map(({ name }) => name);
  return all.filter(({ table }) => !virtual.some((name) => table.startsWith(`${name}_`)));
}

async function describe(ask: Ask, entry: Entry): Promise<Table> {
  const info = await ask(`pragma table_info(${quoted(entry.name)})`);
  const primary = info
    .filter(({ pk }) => Number(pk) > 0)
    .sort((one, other) => Number(one.pk) - Number(other.pk))
    .map(({ name }) => String(name));
  const columns = info.map(({ name }) => String(name));
  const types = info.map(({ type }) => String(type).toLowerCase());
  const [first = ''] = primary;
  const isSerial = primary.length === 1 && types[columns.indexOf(first)] === 'integer';
  return {
    ...entry,
    columns,
    types,
    keys: /\) without rowid$/i.test(entry.sql) ? primary.map(quoted) : ['rowid'],
    primary,
    serial: isSerial ? first : null,
    parents: (await ask(`pragma foreign_key_list(${quoted(entry.name)})`)) as unknown as Table['parents'],
  };
}

/** Parents before their children, since D1 cannot switch foreign keys off. */
export async function readTables(ask: Ask): Promise<Table[]> {
  const ordered: Table[] = [];
  const waiting: Table[] = [];
  for (const entry of await readSchema(ask)) {
    if (entry.type === 'table' && !isVirtual(entry)) waiting.push(await describe(ask, entry));
  }
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ name, parents }) =>
      parents.every(({ table }) => table === name || !waiting.some((other) => other.name === table)),
    );
    if (at < 0) throw new Error('tables point at each other');
    ordered.push(...waiting.splice(at, 1));
  }
  return ordered;
}

/** A table's rows in storage order, page by page, without the first `skipped`; `where` is a condition. */
export async function* pagesOf(
  ask: Ask,
  { name, keys, columns }: Pick<Table, 'name' | 'keys' | 'columns'>,
  where = 'true',
  skipped = 0,
) {
  const order = keys.join(', ');
  const places = keys.map((_, at) => `#${at}`);
  const numbered = keys.map((key, at) => `${key} as "${places[at]}"`).join(', ');
  const behind = (row: Row) => `and (${order}) > (${valuesOf(row, places)})`;
  const from = `from ${quoted(name)} where ${where}`;
  const [last] =
    skipped > 0
      ? await ask(`select ${numbered} ${from} order by ${order} limit 1 offset ${skipped - 1}`)
      : [];
  for (let after = last ? behind(last) : ''; ; ) {
    const page = await ask(
      `select ${numbered}, ${listed(columns)} ${from} ${after} order by ${order} limit ${PAGE}`,
    );
    if (page.length > 0) {
      yield page.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = behind(last);
  }
}

/**
 * Leaves out a row whose parent was written after the parent's table had been read, since the copy is not a
 * snapshot.
 */
function insertOf({ name, columns, parents }: Table, row: Row): string {
  const guards = parents
    .filter(({ table, from }) => table !== name && row[from] !== null)
    .map(
      ({ table, from, to }) =>
        `exists (select 1 from ${quoted(table)} where ${quoted(to)} = ${valuesOf(row, [from])})`,
    );
  const into = `insert into ${quoted(name)} (${listed(columns)})`;
  const values = valuesOf(row, columns);
  return guards.length > 0
    ? `${into} select ${values} where ${guards.join(' and ')}`
    : `${into} values (${values})`;
}

/**
 * Triggers that fill a search index run while rows are restored. The others are created afterwards, because
 * the rows that they write are restored too.
 */
const fillsIndex = ({ sql }: Entry) => /(?:insert into|delete from) \w+_search\b/i.test(sql);

/**
 * The tables in which such a trigger counts while it fills an index: they are restored last, replacing those
 * counts.
 */
const countedBy = ({ sql }: Entry) =>
  Array.from(sql.matchAll(/\b(?:insert into|update) (\w+_(?:counts|totals))\b/gi), ([, name]) => name);

function* batched(statements: string[]): Generator<string[]> {
  for (let at = 0; at < statements.length; at += MAX_BATCH) yield statements.slice(at, at + MAX_BATCH);
}

/**
 * The statements that restore a database into an empty one, in batches: tables, rows, and only then whatever
 * counts rows.
 */
export async function* exportDatabase(ask: Ask): AsyncGenerator<string[]> {
  const schema = await readSchema(ask);
  const of = (type: string) => schema.filter((entry) => entry.type === type);
  const filling = of('trigger').filter(fillsIndex);
  yield* batched(of('table').map(({ sql }) => sql));
  yield [
    ...schema
      .filter(isVirtual)
      .map(({ name }) => `insert into ${name} (${name}, rank) values ('secure-delete', 1)`),
    ...filling.map(({ sql }) => sql),
  ];
  // Before the rows: D1 ends a statement after thirty seconds, and indexing a full table takes longer.
  yield* batched(of('index').map(({ sql }) => sql));
  const counted = new Set(filling.flatMap(countedBy));
  const tables = await readTables(ask);
  const last = tables.filter(({ name }) => counted.has(name));
  for (const table of [...tables.filter(({ name }) => !counted.has(name)), ...last]) {
    if (last.includes(table)) yield [`delete from ${quoted(table.name)}`];
    for await (const page of pagesOf(ask, table)) {
      yield* batched(page.map((row) => insertOf(table, row)));
    }
  }
  const rest = of('trigger').filter((trigger) => !filling.includes(trigger));
  yield* batched(rest.map(({ sql }) => sql));
}

export interface Sum {
  items: number;
  sum: string;
}

/** The sum of the rows' hashes, independent of their order and in constant memory. */
export async function sumOf(pages: AsyncIterable<object[]> | Iterable<object[]>): Promise<Sum> {
  let items = 0;
  let total = 0n;
  for await (const page of pages) {
    items += page.length;
    for (const row of page)
      total += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);
  }
  return { items, sum: BigInt.asUintN(256, total).toString(16).padStart(64, '0') };
}

/** Checksums of every table, the schema, and the contents of the search indexes. */
export async function checksumsOf(ask: Ask): Promise<Map<string, Sum>> {
  const schema = await readSchema(ask);
  const sums = new Map([['schema', await sumOf([schema.map(({ sql }) => ({ sql }))])]]);
  for (const { name } of schema.filter(isVirtual))
    sums.set(name, await sumOf([await ask(KNOWN[name] ?? `select * from ${name}`)]));
  for (const table of await readTables(ask)) sums.set(table.name, await sumOf(pagesOf(ask, table)));
  return sums;
}
