import { expect, it } from 'vitest';
import { deleteExpiredRows } from '../../jobs/retention';
import { indianCalendar } from '../../platform/clock';
import { everything } from '../../test/everything';
import { anonymous, asSeller, offer, pretendImages, publishVehicle, type Seller } from '../../test/factories';
import { report } from '../../test/report';
import { saveViews } from '../../test/saved-views';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';

const DAY = 86_400_000;
const LISTINGS = 20;
const MAX_BYTES = 12 * 1024;

/** Tables of the directory, or not related to listings. */
const ELSEWHERE =
  /^(sqlite_|_cf_|d1_|activity_logs|accounts|usernames|account_totals|sessions|daily_figures|job_marks|rate_counters|dev_mails|effects)/;

interface Tree {
  name: string;
  table: string;
  columns: string[];
  where: string;
}

async function read<Row>(query: string): Promise<Row[]> {
  return (await everything.prepare(query).all<Row>()).results;
}

/** Tables and indexes, each a separate B-tree. */
async function listTrees(): Promise<Tree[]> {
  const found = await read<{ name: string; tbl_name: string; type: string; sql: string | null }>(
    "select name, tbl_name, type, sql from sqlite_master where type in ('table', 'index')",
  );
  const trees: Tree[] = [];
  for (const { name, tbl_name: table, type, sql } of found) {
    // Every shard has it.
    if (trees.some((tree) => tree.name === name)) continue;
    const isVirtual = sql?.startsWith('CREATE VIRTUAL');
    if (ELSEWHERE.test(table) || isVirtual) continue;
    const isPrimaryKeyOfTree = sql === null && (await isWithoutRowid(table));
    if (type === 'index' && isPrimaryKeyOfTree) continue;
    const columns = await read<{ name: string | null }>(
      type === 'table' ? `pragma table_info("${name}")` : `pragma index_xinfo("${name}")`,
    );
    const where = /\bwhere (.+)$/is.exec(type === 'index' ? (sql ?? '') : '')?.[1] ?? 'true';
    const names = new Set(columns.flatMap((column) => column.name ?? []));
    trees.push({ name, table, columns: [...names], where });
  }
  return trees;
}

const isWithoutRowid = async (table: string) =>
  (await read(`select 1 from sqlite_master where name = '${table}' and sql like '%WITHOUT ROWID%'`)).length >
  0;

/** A sum built by halving its terms, because SQLite limits expressions to a depth of 100. */
const halves = (terms: string[]): string => {
  if (terms.length < 2) return terms[0] ?? '0';
  const middle = terms.length >> 1;
  return `(${halves(terms.slice(0, middle))} + ${halves(terms.slice(middle))})`;
};

/**
 * The bytes that SQLite's file format stores for the rows: a header byte per column, six per cell, and the
 * values.
 */
async function bytesOf({ table, columns, where }: Tree): Promise<number> {
  const value = (column: string) => `1 + case typeof("${column}") when 'null' then 0 when 'integer' then
    (case when "${column}" in (0, 1) then 0 when abs("${column}") < 8388608 then 3 else 6 end)
    else length(cast("${column}" as blob)) end`;
  const [row] = await read<{ bytes: number }>(
    `select coalesce(sum(6 + ${halves(columns.map(value))}), 0) as bytes from "${table}" where ${where}`,
  );
  return row?.bytes ?? 0;
}

async function measure(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const tree of await listTrees()) {
    sizes.set(tree.table, (sizes.get(tree.table) ?? 0) + (await bytesOf(tree)));
  }
  return sizes;
}

/** Two months of a listing: views on 60 days, five leads and four photos. */
async function play(seller: Seller, turn: number) {
  const { id } = await publishVehicle(seller, { images: await pretendImages(seller, 4), city: 'Pune' });
  for (let lead = 0; lead < 5; lead++) {
    const headers = { 'cf-connecting-ip': `198.51.${turn}.${lead}` };
    expect((await anonymous().post('/api/leads', offer(id), { headers })).status).toBe(201);
  }
  const days = Array.from({ length: 60 }, (_, age) => ({
    day: indianCalendar(Date.now() - age * DAY).day,
    views: 7 + (age % 30),
  }));
  await saveViews(seller.user.id, id, days);
}

it('a listing that was viewed on 60 days, with five leads and four photos, leaves at most 12 KB', async () => {
  const seller = await asSeller({ plan: 'pro' });
  const before = await measure();
  for (let turn = 0; turn < LISTINGS; turn++) await play(seller, turn);
  // What is kept only for a day or two has been deleted.
  await everywhere(deleteExpiredRows, systemCtx({ clock: { now: () => Date.now() + 3 * DAY } }));
  const parts = [...(await measure())]
    .map(([table, bytes]): [string, number] => [
      table,
      Math.round((bytes - (before.get(table) ?? 0)) / LISTINGS),
    ])
    .filter(([, bytes]) => bytes > 0)
    .sort(([, one], [, other]) => other - one);
  const bytes = parts.reduce((sum, [, part]) => sum + part, 0);
  report('What a listing leaves, in bytes', { ...Object.fromEntries(parts), together: bytes });
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
