import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Ask, quoted, type Row, readTables, type Table } from './lib/backup';

/** Generates rows for any version of the schema from what the database says about its tables. */

/** A statement's rows. As always with SQL, their type is the caller's claim. */
export const ask = <T = Row>(db: DatabaseSync, sql: string): T[] => db.prepare(sql).all() as T[];

export const asking =
  (db: DatabaseSync): Ask =>
  async (sql) =>
    ask(db, sql);

/** The values of a column that the table's rules allow, if they list them. */
function allowed(db: DatabaseSync, { name }: Table, column: string): (string | number)[] {
  const trigger = `select sql from sqlite_master where name = '${name}_rules_insert'`;
  const rules = ask<{ sql: string }>(db, trigger)[0]?.sql ?? '';
  const [, list] = new RegExp(`"${column}" in \\(([^)]*)\\)`).exec(rules) ?? [];
  const single = rules.matchAll(new RegExp(`new\\."${column}" = ('[^']*')`, 'g'));
  const values = list?.split(',') ?? Array.from(single, ([, value = '']) => value);
  return values.map((value) => (value.includes("'") ? value.trim().slice(1, -1) : Number(value)));
}

const JSON_COLUMNS =
  /^(facts|papers|specifications|permissions|metadata|sess|gateway_response|invoice_parties|scan_days|told|sale|steps|result)$/;
const FIRST_TIME = 1_760_000_000_000;

function valueFor(db: DatabaseSync, table: Table, name: string, serial: number): SQLInputValue {
  const choices = allowed(db, table, name);
  if (choices.length > 0) return choices[serial % choices.length] ?? null;
  // Only a buyer who named another sum.
  if (name === 'reply_minor') {
    const statuses = allowed(db, table, 'status');
    return statuses[serial % statuses.length] === 'countered' ? serial : null;
  }
  // Only of a complaint that is resolved or refused.
  if (table.name === 'grievances' && name === 'closed_at') {
    const states = allowed(db, table, 'state');
    const state = states[serial % states.length];
    return state === 'resolved' || state === 'refused' ? FIRST_TIME + serial : null;
  }
  if (name === 'images') return '["a-photo"]';
  // A yard has a position or a link.
  if (name === 'latitude' || name === 'longitude') return serial % 2 ? 1.5 : null;
  if (name === 'map_link') return serial % 2 ? null : `https://maps.example/${serial}`;
  if (name === 'closes') return '18:30';
  if (name === 'opens') return '09:30';
  if (name === 'applicable_plans') return '["pro"]';
  if (JSON_COLUMNS.test(name)) return '{"some":"thing"}';
  if (name === table.serial) return serial;
  if (table.types[table.columns.indexOf(name)] === 'text') return `${table.name} ${name} ${serial}`;
  return /_at$|_until$|^expire$/.test(name) ? FIRST_TIME + serial : 1;
}

/** Puts rows into every table, with values in all columns; later calls with higher serials add others. */
export async function fillTables(db: DatabaseSync, serials: readonly number[]): Promise<void> {
  const written = new Map<string, SQLInputValue>();
  for (const table of await readTables(asking(db))) {
    for (const [index, serial] of serials.entries()) {
      const row = new Map(table.columns.map((name) => [name, valueFor(db, table, name, serial)]));
      // Two columns that refer to one table refer to two rows of it.
      for (const [nth, { table: parent, from, to }] of table.parents.entries()) {
        const other = serials[(index + nth) % serials.length] ?? serial;
        row.set(from, written.get(`${parent} ${to} ${other}`) ?? `${parent} ${to} ${other}`);
      }
      for (const [name, value] of row) written.set(`${table.name} ${name} ${serial}`, value);
      const names = [...row.keys()].map(quoted).join(', ');
      const values = [...row].map(() => '?').join(', ');
      db.prepare(`insert into ${quoted(table.name)} (${names}) values (${values})`).run(...row.values());
    }
  }
}

/** Every row of every table, by table and primary key. */
export async function readRows(db: DatabaseSync): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (const { name, primary } of await readTables(asking(db))) {
    for (const [at, row] of ask(db, `select * from ${quoted(name)}`).entries())
      rows.set([name, ...(primary.length > 0 ? primary.map((key) => row[key]) : [at])].join(' '), row);
  }
  return rows;
}
