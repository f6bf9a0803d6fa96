import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Rows for any version of the schema, made from what the database itself says of its tables. */

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

interface ForeignKey {
  table: string;
  from: string;
  to: string;
}

export interface Table {
  name: string;
  sql: string;
  columns: Column[];
  parents: ForeignKey[];
}

export type Row = Record<string, unknown>;

/** What a statement answers. The shape is the caller's claim, as always with SQL. */
export const ask = <T>(db: DatabaseSync, sql: string): T[] => db.prepare(sql).all() as T[];

/** The tables that hold rows of their own: not the indexes of names, and nothing of the engine's. */
export function listTables(db: DatabaseSync): Table[] {
  const found = ask<{ name: string; sql: string }>(
    db,
    "select name, sql from sqlite_master where type = 'table' order by name",
  );
  return found
    .filter(({ name }) => !/^(sqlite_|accounts_search|vehicles_search)/.test(name))
    .map((table) => ({
      ...table,
      columns: ask<Column>(db, `pragma table_info("${table.name}")`),
      parents: ask<ForeignKey>(db, `pragma foreign_key_list("${table.name}")`),
    }));
}

/** Parents before their children. */
function inOrder(tables: Table[]): Table[] {
  const done = new Map<string, Table>();
  while (done.size < tables.length) {
    const next = tables.find(
      ({ name, parents }) =>
        !done.has(name) && parents.every(({ table }) => table === name || done.has(table)),
    );
    if (!next) throw new Error('tables point at each other');
    done.set(next.name, next);
  }
  return [...done.values()];
}

/** What a CHECK lets a column be, where it names the values. */
function allowed({ sql }: Table, column: string): (string | number)[] | null {
  const [, list] = new RegExp(`"${column}" in \\(([^)]*)\\)`).exec(sql) ?? [];
  const single = sql.matchAll(new RegExp(`"${column}" = ('[^']*')`, 'g'));
  const values = list?.split(',') ?? Array.from(single, ([, value = '']) => value);
  if (values.length === 0) return null;
  return values.map((value) => {
    const text = value.trim();
    return text.startsWith("'") ? text.slice(1, -1) : Number(text);
  });
}

const JSON_COLUMNS =
  /^(facts|specifications|permissions|metadata|sess|gateway_response|invoice_parties|scan_days)$/;
const FIRST_TIME = 1_760_000_000_000;

function valueFor(table: Table, { name, type, pk }: Column, serial: number): SQLInputValue {
  const choices = allowed(table, name);
  if (choices) return choices[serial % choices.length] ?? null;
  if (name === 'images') return '["a-photo"]';
  if (name === 'applicable_plans') return '["pro"]';
  if (JSON_COLUMNS.test(name)) return '{"some":"thing"}';
  if (pk > 0 && type.toLowerCase() === 'integer') return serial;
  if (type.toLowerCase() === 'text') return `${table.name} ${name} ${serial}`;
  return /_at$|_until$|^expire$/.test(name) ? FIRST_TIME + serial : 1;
}

/** Puts rows into every table, each in all its columns; later calls with higher serials add others. */
export function fillTables(db: DatabaseSync, serials: readonly number[]): void {
  for (const table of inOrder(listTables(db))) {
    for (const [index, serial] of serials.entries()) {
      const row = new Map<string, SQLInputValue>();
      for (const column of table.columns) row.set(column.name, valueFor(table, column, serial));
      // Two columns that point at one table point at two rows of it.
      for (const [nth, { table: parent, from, to }] of table.parents.entries()) {
        const other = serials[(index + nth) % serials.length] ?? serial;
        row.set(from, `${parent} ${to} ${other}`);
      }
      const names = [...row.keys()].map((name) => `"${name}"`).join(', ');
      const values = [...row].map(() => '?').join(', ');
      db.prepare(`insert into "${table.name}" (${names}) values (${values})`).run(...row.values());
    }
  }
}

/** Every row of every table, by its primary key. */
export function readTables(db: DatabaseSync): Map<string, Map<string, Row>> {
  return new Map(
    listTables(db).map(({ name, columns }) => {
      const keys = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
      const rows = ask<Row>(db, `select * from "${name}"`);
      return [name, new Map(rows.map((row) => [JSON.stringify(keys.map((key) => row[key])), row]))];
    }),
  );
}
