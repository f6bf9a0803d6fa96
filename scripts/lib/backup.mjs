import { createHash } from 'node:crypto';

/**
 * A database as plain rows and back. D1's own export refuses a database with virtual tables (cloudflare/workers-sdk#9519), also
 * with `--table`; this reads rows table by table and page by page, and lets triggers fill the search indexes again.
 *
 * `ask(statements)` answers the rows of each statement; `write(statements)` runs them as one transaction.
 */

const PAGE = 500;
const AT_ONCE = 100;

/** What the indexes of names know, in an order that rows keep when they are put back. */
const KNOWN = {
  users_search: 'select content from users_search order by content',
  vehicles_search: 'select rowid >> 39, owner, name from vehicles_search order by 1, 2, 3',
};

const isVirtual = ({ sql }) => /^create virtual table/i.test(sql);

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

function literal(value) {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** Tables, indexes and triggers, without what a virtual table keeps behind itself. */
async function readSchema(ask) {
  const [all] = await ask([
    `select type, name, tbl_name as 'table', sql from sqlite_master
      where sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by rowid`,
  ]);
  const virtual = all.filter(isVirtual).map(({ name }) => name);
  return all.filter(({ table }) => !virtual.some((name) => table.startsWith(`${name}_`)));
}

const tablesOf = (schema) => schema.filter((entry) => entry.type === 'table' && !isVirtual(entry));

const hasRowid = ({ sql }) => !/\) without rowid$/i.test(sql);

/** Its rows are read in the order in which they are stored: by rowid, or by the primary key of a table that has none. */
async function readRows(ask, table) {
  // Stored columns alone: generated ones are computed again, and `table_info` does not list them.
  const [info] = await ask([`pragma table_info(${quoted(table.name)})`]);
  const columns = info.map(({ name }) => quoted(name)).join(', ');
  const keys = hasRowid(table)
    ? ['rowid']
    : info
        .filter(({ pk }) => pk > 0)
        .sort((one, other) => one.pk - other.pk)
        .map(({ name }) => quoted(name));
  const numbered = keys.map((key, index) => `${key} as "#${index}"`).join(', ');
  const order = keys.join(', ');
  const rows = [];
  for (let after = ''; ; ) {
    const [page] = await ask([
      `select ${numbered}, ${columns} from ${quoted(table.name)} ${after} order by ${order} limit ${PAGE}`,
    ]);
    for (const row of page) {
      after = `where (${order}) > (${keys.map((_, index) => literal(row[`#${index}`])).join(', ')})`;
      rows.push(Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('#'))));
    }
    if (page.length < PAGE) return rows;
  }
}

/** Everything in a database: `{ schema, tables: { name: rows } }`. */
export async function exportDatabase(ask) {
  const schema = await readSchema(ask);
  const tables = {};
  for (const table of tablesOf(schema)) tables[table.name] = await readRows(ask, table);
  return { schema, tables };
}

/** Parents before their children: foreign keys are never off in D1. */
async function inOrder(ask, names) {
  const parents = await ask(names.map((name) => `pragma foreign_key_list(${quoted(name)})`));
  const waiting = new Map(names.map((name, index) => [name, parents[index].map(({ table }) => table)]));
  const ordered = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([name, of]) =>
      of.every((table) => table === name || !waiting.has(table)),
    )?.[0];
    if (!next) throw new Error('tables point at each other');
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Triggers that fill a search index act while rows are restored; the others come after, as their rows are restored too. */
const fillsIndex = ({ sql }) =>
  /insert into \w+_search\b/i.test(sql) || /delete from \w+_search\b/i.test(sql);

/** What such triggers count while they fill an index: restored last, in place of what they counted. */
const countedBy = (triggers) =>
  new Set(
    triggers.flatMap(({ sql }) =>
      Array.from(sql.matchAll(/\b(?:insert into|update) (\w+_(?:counts|totals))\b/gi), ([, name]) => name),
    ),
  );

/** Puts a backup into an empty database: tables, rows, and only then what counts rows. */
export async function restoreDatabase({ ask, write }, { schema, tables }) {
  const entries = (type) => schema.filter((entry) => entry.type === type);
  const sqlOf = (found) => found.map(({ sql }) => sql);
  const triggers = entries('trigger');
  const searchable = entries('table').filter(isVirtual);
  await write(sqlOf(entries('table')));
  await write([
    ...searchable.map(({ name }) => `insert into ${name} (${name}, rank) values ('secure-delete', 1)`),
    ...sqlOf(triggers.filter(fillsIndex)),
  ]);
  const counted = countedBy(triggers.filter(fillsIndex));
  const ordered = await inOrder(ask, Object.keys(tables));
  for (const table of [...ordered.filter((name) => !counted.has(name)), ...counted]) {
    if (counted.has(table)) await write([`delete from ${quoted(table)}`]);
    const inserts = tables[table].map((row) => {
      const names = Object.keys(row).map(quoted).join(', ');
      return `insert into ${quoted(table)} (${names}) values (${Object.values(row).map(literal).join(', ')})`;
    });
    for (let at = 0; at < inserts.length; at += AT_ONCE) await write(inserts.slice(at, at + AT_ONCE));
  }
  await write([...sqlOf(entries('index')), ...sqlOf(triggers.filter((trigger) => !fillsIndex(trigger)))]);
}

export const checksum = (value) => createHash('sha256').update(value).digest('hex');

/** Of every table, whatever the order of its rows, of the schema, and of what the indexes of names know. */
export async function checksumsOf(ask) {
  const { schema, tables } = await exportDatabase(ask);
  const known = await ask(Object.values(KNOWN));
  const sums = new Map();
  const add = (name, lines) =>
    sums.set(name, { items: lines.length, sum: checksum(lines.sort().join('\n')) });
  add(
    'schema',
    schema.map(({ sql }) => sql),
  );
  const indexes = Object.keys(KNOWN).map((name, index) => [name, known[index]]);
  for (const [table, rows] of [...indexes, ...Object.entries(tables)]) {
    add(
      table,
      rows.map((row) => JSON.stringify(row)),
    );
  }
  return sums;
}
