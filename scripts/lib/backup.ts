import { createHash } from 'node:crypto';

/**
 * A database as statements that put it back, in the memory of one page. D1's own export refuses a database with virtual tables
 * (cloudflare/workers-sdk#9519), also with `--table`; this reads rows page by page, and lets triggers fill search indexes again.
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
  /** Stored columns alone: generated ones are computed again. */
  columns: string[];
  /** What its rows are ordered by where they are stored. */
  keys: string[];
  primary: string[];
  /** A number that the database gives to each row; null without one. */
  serial: string | null;
  parents: { table: string; from: string; to: string }[];
}

const PAGE = 500;
const AT_ONCE = 100;

/** What an index of names knows, in an order that rows keep when they are put back. */
const KNOWN: Record<string, string> = {
  accounts_search: 'select content from accounts_search order by content',
  vehicles_search: 'select rowid >> 39 as place, owner, name from vehicles_search order by 1, 2, 3',
};

const isVirtual = ({ sql }: Entry) => /^create virtual table/i.test(sql);
const isTrigger = ({ type }: Entry) => type === 'trigger';
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const sqlOf = (entries: Entry[]) => entries.map(({ sql }) => sql);

/** Without line breaks, so that a statement with rows is one line. */
export function literal(value: string | number | null): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  return `'${value.replaceAll("'", "''")}'`
    .replaceAll('\n', "'||char(10)||'")
    .replaceAll('\r', "'||char(13)||'");
}

/** Tables, indexes and triggers, without what a virtual table keeps behind itself. */
export async function readSchema(ask: Ask): Promise<Entry[]> {
  const all = (await ask(
    `select type, name, tbl_name as 'table', sql from sqlite_master
      where sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by rowid`,
  )) as unknown as Entry[];
  const virtual = all.filter(isVirtual).map(({ name }) => name);
  return all.filter(({ table }) => !virtual.some((name) => table.startsWith(`${name}_`)));
}

async function describe(ask: Ask, entry: Entry): Promise<Table> {
  const info = await ask(`pragma table_info(${quoted(entry.name)})`);
  const keys = info
    .filter(({ pk }) => Number(pk) > 0)
    .sort((one, other) => Number(one.pk) - Number(other.pk));
  const primary = keys.map(({ name }) => String(name));
  const isKeyed = /\) without rowid$/i.test(entry.sql);
  const parents = await ask(`pragma foreign_key_list(${quoted(entry.name)})`);
  return {
    ...entry,
    columns: info.map(({ name }) => String(name)),
    keys: isKeyed ? primary.map(quoted) : ['rowid'],
    primary,
    serial: keys.length === 1 && /^integer$/i.test(String(keys[0]?.type)) ? (primary[0] ?? null) : null,
    parents: parents.map(({ table, from, to }) => ({
      table: String(table),
      from: String(from),
      to: String(to),
    })),
  };
}

/** Parents before their children: foreign keys are never off in D1. */
export async function readTables(ask: Ask, schema: Entry[]): Promise<Table[]> {
  const ordered: Table[] = [];
  const waiting: Table[] = [];
  for (const entry of schema) {
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

/** The rows of a table as they are stored, page by page; `where` is a condition. */
export async function* pagesOf(ask: Ask, { name, keys, columns }: Table, where = 'true') {
  const order = keys.join(', ');
  const numbered = keys.map((key, at) => `${key} as "#${at}"`).join(', ');
  const names = columns.map(quoted).join(', ');
  for (let after = ''; ; ) {
    const page: Row[] = await ask(
      `select ${numbered}, ${names} from ${quoted(name)} where ${where} ${after} order by ${order} limit ${PAGE}`,
    );
    if (page.length > 0) {
      yield page.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = `and (${order}) > (${keys.map((_, at) => literal(last[`#${at}`] ?? null)).join(', ')})`;
  }
}

/** A row whose parent was written after its table had been read is left out: the copy is of no single moment. */
function insertOf({ name, columns, parents }: Table, row: Row): string {
  const values = columns.map((column) => literal(row[column] ?? null)).join(', ');
  const guards = parents
    .filter(({ table, from }) => table !== name && row[from] !== null)
    .map(
      ({ table, from, to }) =>
        `exists (select 1 from ${quoted(table)} where ${quoted(to)} = ${literal(row[from] ?? null)})`,
    );
  const into = `insert into ${quoted(name)} (${columns.map(quoted).join(', ')})`;
  return guards.length > 0
    ? `${into} select ${values} where ${guards.join(' and ')}`
    : `${into} values (${values})`;
}

/** Triggers that fill a search index act while rows are restored; the others come after, as their rows are restored too. */
const fillsIndex = ({ sql }: Entry) =>
  /insert into \w+_search\b/i.test(sql) || /delete from \w+_search\b/i.test(sql);

/** What such triggers count while they fill an index: restored last, in place of what they counted. */
const countedBy = (triggers: Entry[]) =>
  new Set(
    triggers.flatMap(({ sql }) =>
      Array.from(sql.matchAll(/\b(?:insert into|update) (\w+_(?:counts|totals))\b/gi), ([, name]) => name),
    ),
  );

/** The statements that put a database into an empty one, in batches: tables, rows, and only then what counts rows. */
export async function* exportDatabase(ask: Ask): AsyncGenerator<string[]> {
  const schema = await readSchema(ask);
  const triggers = schema.filter(isTrigger);
  const filling = triggers.filter(fillsIndex);
  const virtual = schema.filter(isVirtual);
  yield sqlOf(schema.filter(({ type }) => type === 'table'));
  yield [
    ...virtual.map(({ name }) => `insert into ${name} (${name}, rank) values ('secure-delete', 1)`),
    ...sqlOf(filling),
  ];
  const counted = countedBy(filling);
  const tables = await readTables(ask, schema);
  const isCounted = ({ name }: Table) => counted.has(name);
  for (const table of [...tables.filter((one) => !isCounted(one)), ...tables.filter(isCounted)]) {
    if (isCounted(table)) yield [`delete from ${quoted(table.name)}`];
    for await (const page of pagesOf(ask, table)) {
      const inserts = page.map((row) => insertOf(table, row));
      for (let at = 0; at < inserts.length; at += AT_ONCE) yield inserts.slice(at, at + AT_ONCE);
    }
  }
  yield [
    ...sqlOf(schema.filter(({ type }) => type === 'index')),
    ...sqlOf(triggers.filter((trigger) => !fillsIndex(trigger))),
  ];
}

export interface Sum {
  items: number;
  sum: string;
}

/** Adds the hashes of lines, so that neither their order nor their number matters to memory. */
export function newSum() {
  let items = 0;
  let total = 0n;
  return {
    add(line: string | Uint8Array) {
      items += 1;
      total += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    },
    end: (): Sum => ({ items, sum: BigInt.asUintN(256, total).toString(16).padStart(64, '0') }),
  };
}

/** Of every table, of the schema, and of what the indexes of names know. */
export async function checksumsOf(ask: Ask): Promise<Map<string, Sum>> {
  const schema = await readSchema(ask);
  const sums = new Map<string, Sum>();
  const whole = newSum();
  for (const { sql } of schema) whole.add(sql);
  sums.set('schema', whole.end());
  for (const { name } of schema.filter(isVirtual)) {
    const known = newSum();
    for (const row of await ask(KNOWN[name] ?? `select * from ${name}`)) known.add(JSON.stringify(row));
    sums.set(name, known.end());
  }
  for (const table of await readTables(ask, schema)) {
    const rows = newSum();
    for await (const page of pagesOf(ask, table)) for (const row of page) rows.add(JSON.stringify(row));
    sums.set(table.name, rows.end());
  }
  return sums;
}
