import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { dataIn, ownerOf } from '../../schema/common/data';
import * as shard from '../../schema/shard';
import {
  type Ask,
  listed,
  pagesOf,
  quoted,
  readTables,
  sumOf,
  type Table,
  valuesOf,
  type Write,
} from '../lib/backup.ts';

/**
 * Moves the sellers of one bucket from a shard to another. Until the move is over, triggers in both refuse
 * every write for them (the Worker answers 503 and retries its own work), so that nothing is written to a
 * copy that will be discarded.
 */

/**
 * The column of each table that names a row's owner: its value ends with the bucket. Tables without one stay.
 */
const columnsOf = (isCounted: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    dataIn(shard).flatMap((data) => {
      const owner = ownerOf(data);
      const isAsked = Boolean(data.rules.kept.counts) === isCounted;
      return owner && isAsked ? [[getTableName(data.table), toSnakeCase(owner.name)]] : [];
    }),
  );

const OWNED = columnsOf(false);
/** Copied after the others, replacing what the copying has counted. */
const COUNTED = columnsOf(true);
export const MOVED = { ...OWNED, ...COUNTED };

export interface Shard {
  ask: Ask;
  write: Write;
}

/** D1 accepts statements of up to 100 KB. */
const MAX_CHARACTERS = 80_000;
const MAX_DELETED = 200;

const suffixOf = (bucket: number) => bucket.toString(16).padStart(3, '0');
const isIn = (bucket: number, column: string) => `substr(${column}, -3) = '${suffixOf(bucket)}'`;
const columnOf = (name: string) => MOVED[name] ?? '';

/** The tables to move, parents before their children, counts last. */
async function tablesOf({ ask }: Shard): Promise<Table[]> {
  const tables = await readTables(ask);
  return [OWNED, COUNTED].flatMap((kind) =>
    tables
      .filter(({ name }) => name in kind)
      .map((table) => ({ ...table, columns: table.columns.filter((name) => name !== table.serial) })),
  );
}

const rowsOf = ({ ask }: Shard, table: Table, bucket: number, skipped = 0) =>
  pagesOf(ask, table, isIn(bucket, columnOf(table.name)), skipped);

async function countRows({ ask }: Shard, { name }: Table, bucket: number): Promise<number> {
  const [row] = await ask(`select count(*) as n from ${quoted(name)} where ${isIn(bucket, columnOf(name))}`);
  return Number(row?.n);
}

const triggersOf = async ({ ask }: Shard, prefix: string) =>
  (await ask(`select name from sqlite_master where type = 'trigger' and name glob '${prefix}*'`)).map(
    ({ name }) => String(name),
  );

type Operation = 'insert' | 'update' | 'delete';

/** Once it has returned, no statement changes rows of the bucket. */
async function freeze({ write }: Shard, bucket: number, operations: readonly Operation[]) {
  const triggers = Object.entries(OWNED).flatMap(([table, column]) =>
    operations.map((operation) => {
      const owner = `${operation === 'insert' ? 'new' : 'old'}.${column}`;
      return `create trigger if not exists moving_${suffixOf(bucket)}_${table}_${operation} before ${operation} on ${table}
        when ${isIn(bucket, owner)} begin select raise(abort, 'bucket is moving'); end`;
    }),
  );
  await write(triggers);
}

/** Whether each table of the bucket is frozen against these operations. */
async function isFrozen(shard: Shard, bucket: number, operations: readonly Operation[]): Promise<boolean> {
  const names = new Set(await triggersOf(shard, `moving_${suffixOf(bucket)}_`));
  return Object.keys(OWNED).every((table) =>
    operations.every((operation) => names.has(`moving_${suffixOf(bucket)}_${table}_${operation}`)),
  );
}

async function thaw(shard: Shard, bucket: number, operation = '') {
  const names = await triggersOf(shard, `moving_${suffixOf(bucket)}_`);
  const ending = names.filter((name) => name.endsWith(operation));
  if (ending.length > 0) await shard.write(ending.map((name) => `drop trigger ${name}`));
}

/** Keeps a version that still looks here from creating a seller again: 503 instead of two halves. */
const refuseReturn = ({ write }: Shard, bucket: number) =>
  write([
    `create trigger if not exists away_${suffixOf(bucket)} before insert on sellers
      when ${isIn(bucket, 'new.id')} begin select raise(abort, 'bucket is moving'); end`,
  ]);

const isAway = async (shard: Shard, bucket: number) =>
  (await triggersOf(shard, `away_${suffixOf(bucket)}`)).length > 0;

/**
 * Copies what the other shard does not have yet, since rows arrive there in reading order. Returns the number
 * of rows.
 */
async function copyTable(from: Shard, to: Shard, table: Table, bucket: number): Promise<number> {
  const into = `insert into ${quoted(table.name)} (${listed(table.columns)}) values `;
  if (COUNTED[table.name]) {
    await to.write([`delete from ${quoted(table.name)} where ${isIn(bucket, columnOf(table.name))}`]);
  }
  let count = await countRows(to, table, bucket);
  for await (const page of rowsOf(from, table, bucket, count)) {
    let values = '';
    for (const row of page) {
      const next = `(${valuesOf(row, table.columns)})`;
      if (values && values.length + next.length > MAX_CHARACTERS) {
        await to.write([into + values]);
        values = '';
      }
      values += values ? `, ${next}` : next;
    }
    await to.write([into + values]);
    count += page.length;
  }
  return count;
}

/** Children before their parents. */
async function deleteBucket(shard: Shard, bucket: number) {
  for (const table of (await tablesOf(shard)).reverse()) {
    const { name, primary } = table;
    for await (const page of rowsOf(shard, { ...table, columns: primary }, bucket)) {
      for (let at = 0; at < page.length; at += MAX_DELETED) {
        const keys = page.slice(at, at + MAX_DELETED).map((row) => `(${valuesOf(row, primary)})`);
        await shard.write([
          `delete from ${quoted(name)} where (${listed(primary)}) in (values ${keys.join(', ')})`,
        ]);
      }
    }
  }
}

/** Live listings that the search index lacks, or has at another position. */
const UNINDEXED = `select count(*) as n from vehicles where is_on_profile = 1 and not exists (
  select 1 from vehicles_search s where s.rowid = (display_order << 39) + 549755813887 - vehicles.rowid)`;

/** Throws if the copy differs from the original. Returns the number of rows. */
async function compare(from: Shard, to: Shard, bucket: number): Promise<number> {
  const different: string[] = [];
  let rows = 0;
  for (const table of await tablesOf(from)) {
    const [was, is] = [await sumOf(rowsOf(from, table, bucket)), await sumOf(rowsOf(to, table, bucket))];
    if (was.sum !== is.sum) different.push(table.name);
    rows += was.items;
  }
  const [unindexed] = await to.ask(`${UNINDEXED} and ${isIn(bucket, 'user_id')}`);
  if (Number(unindexed?.n) > 0) different.push('vehicles_search');
  if (different.length > 0)
    throw new Error(`Bucket ${bucket} was not copied whole: ${different.join(', ')}. Cancel, and copy again`);
  return rows;
}

/**
 * Copies a bucket. Its sellers can still be read, but nothing of theirs can be written until `finishMove` or
 * `cancelMove`. Continues an interrupted copy by table and key. Returns the number of rows. Throws if the
 * copy differs.
 */
export async function copyBucket(
  from: Shard,
  to: Shard,
  bucket: number,
  report: (table: string, rows: number) => void = () => {},
): Promise<number> {
  if (await isAway(from, bucket)) throw new Error(`Bucket ${bucket} is no longer in this shard`);
  const isBegun =
    (await isFrozen(from, bucket, ['insert', 'update', 'delete'])) &&
    (await isFrozen(to, bucket, ['update', 'delete']));
  if (isBegun) {
    await thaw(to, bucket, '_insert');
  } else {
    await freeze(from, bucket, ['insert', 'update', 'delete']);
    await clear(to, bucket);
    // Jobs of the other shard find the copies too.
    await freeze(to, bucket, ['update', 'delete']);
  }
  for (const table of await tablesOf(from)) {
    report(table.name, await copyTable(from, to, table, bucket));
  }
  await freeze(to, bucket, ['insert']);
  return compare(from, to, bucket);
}

async function clear(to: Shard, bucket: number) {
  await thaw(to, bucket);
  await to.write([`drop trigger if exists away_${suffixOf(bucket)}`]);
  await deleteBucket(to, bucket);
}

/**
 * Opens the copy for writes and deletes the original. Call it once every live version looks for the bucket in
 * `to`.
 */
export async function finishMove(from: Shard, to: Shard, bucket: number): Promise<void> {
  const isBegun = (await triggersOf(to, `moving_${suffixOf(bucket)}_`)).length > 0;
  // A run that was interrupted after the copy was opened continues with deleting.
  const isOpened = await isAway(from, bucket);
  if (!isBegun && !isOpened) throw new Error(`Bucket ${bucket} was not copied`);
  if (!isOpened) await compare(from, to, bucket);
  await refuseReturn(from, bucket);
  await thaw(to, bucket);
  await thaw(from, bucket, '_delete');
  await deleteBucket(from, bucket);
  await thaw(from, bucket);
}

/** Discards the copy and lets the bucket's sellers write again where they were. */
export async function cancelMove(from: Shard, to: Shard, bucket: number): Promise<void> {
  if (await isAway(from, bucket))
    throw new Error(`Bucket ${bucket} is open in the other shard: finish the move`);
  await clear(to, bucket);
  await thaw(from, bucket);
}
