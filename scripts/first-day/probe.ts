import type { D1Database } from '@cloudflare/workers-types';

/**
 * Measures the platform's limits and speed from inside, with a database that contains only what this writes.
 */

interface Bindings {
  DB: D1Database;
}

/** The same number of rows and indexes as an offer (npm run bench cost). */
const TABLES = [
  'create table if not exists leads (id text primary key, owner text, listing text, at integer) without rowid',
  'create index if not exists leads_by_owner on leads (owner, at)',
  'create index if not exists leads_by_listing on leads (listing)',
  'create table if not exists offers (id text primary key, lead text, price integer) without rowid',
  'create index if not exists offers_by_lead on offers (lead)',
  'create table if not exists counts (owner text primary key, n integer) without rowid',
  'create table if not exists messages (id text primary key, owner text, due integer) without rowid',
];

function offerOf(db: D1Database) {
  const [id, owner, at] = [crypto.randomUUID(), `owner ${Math.floor(Math.random() * 1000)}`, Date.now()];
  const run = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values);
  return [
    run('insert into leads (id, owner, listing, at) values (?, ?, ?, ?)', id, owner, owner, at),
    run('insert into offers (id, lead, price) values (?, ?, ?)', id, id, at),
    run('insert into counts (owner, n) values (?, 1) on conflict (owner) do update set n = n + 1', owner),
    run('insert into messages (id, owner, due) values (?, ?, ?)', id, owner, at),
  ];
}

/** Sends batches in sequence, and returns how long each took. */
async function sendBatches(db: D1Database, count: number) {
  const ms: number[] = [];
  for (let sent = 0; sent < count; sent++) {
    const began = Date.now();
    await db.batch(offerOf(db));
    ms.push(Date.now() - began);
  }
  return { ms };
}

/** How many queries one invocation can send, and the error for the next. */
async function countQueries(db: D1Database, most: number) {
  for (let sent = 0; sent < most; sent++) {
    try {
      await db.prepare('select 1').run();
    } catch (error) {
      return { queries: sent, refusal: String(error) };
    }
  }
  return { queries: most, refusal: null };
}

/** Where this runs, and where the database is. */
async function findPlaces(db: D1Database, request: Request) {
  const { meta } = await db.prepare('select 1').run();
  const { served_by_region: region, served_by_colo: database } = meta as Record<string, unknown>;
  const { colo: worker } = (request as { cf?: { colo?: string } }).cf ?? {};
  return { worker: worker ?? null, region: region ?? null, database: database ?? null };
}

export default {
  async fetch(request: Request, { DB }: Bindings): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const count = Number(searchParams.get('count'));
    if (pathname === '/prepare') await DB.batch(TABLES.map((sql) => DB.prepare(sql)));
    if (pathname === '/batches') return Response.json(await sendBatches(DB, count));
    if (pathname === '/queries') return Response.json(await countQueries(DB, count));
    return Response.json(await findPlaces(DB, request));
  },
};
