import { setTimeout as sleep } from 'node:timers/promises';
import { DEVELOPMENT_KEY } from '../../schema/dev/constants';
import type { Databases } from '../../scripts/lib/workers.ts';
import { randomToken } from '../../worker/platform/random';
import { sidOf, writeToken } from '../../worker/platform/session-token';

/**
 * Writes rows directly, for measurements and proofs, because hashing a password takes a quarter of a second.
 */
const BUCKETS_A_SHARD = 64;
const DAY_MS = 86_400_000;
const FLUSHED_WITHIN_MS = 60_000;

export type Database = Databases['directory'];

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** The nth id of a kind (a number of three hexadecimal digits), in the bucket of a shard's nth seller. */
const idOf = (kind: number, nth: number, shard: number, seller: number) =>
  `01a00000-0000-7000-8${hex(kind, 3)}-${hex(nth, 9)}${hex(shard * BUCKETS_A_SHARD + (seller % BUCKETS_A_SHARD), 3)}`;

/** The same as an SQL expression, in an owner's bucket. */
export const idInSql = (kind: number, nth: string, owner: string) =>
  `printf('01a00000-0000-7000-8${hex(kind, 3)}-%09x', ${nth}) || substr(${owner}, -3)`;

/** The rows of a query from every database. */
export const rowsOf = async <Row>(databases: Database[], query: string): Promise<Row[]> =>
  (await Promise.all(databases.map((one) => one.prepare(query).all<Row>()))).flatMap(
    ({ results }) => results,
  );

/** Inserts rows selected from a list of objects, whose fields are read as `value ->> 'name'`. */
const insertEach = (database: Database, sql: string, rows: object[]) =>
  database.prepare(`${sql} from json_each(?1)`).bind(JSON.stringify(rows)).run();

/** Signs people in; returns them with their cookies. */
async function signInAll<Person extends { id: string; shard: number }>(shards: Database[], people: Person[]) {
  const sessions = people.map(({ id, shard }) => ({ id, shard, secret: randomToken(32) }));
  const now = Date.now();
  for (const [number, database] of shards.entries()) {
    await insertEach(
      database,
      `insert into sessions (sid, user_id, sess, created_at, expire)
       select value ->> 'sid', value ->> 'id', '{"authMethod":"email","userAgent":""}', ${now}, ${now + DAY_MS}`,
      sessions.filter(({ shard }) => shard === number).map(({ id, secret }) => ({ id, sid: sidOf(secret) })),
    );
  }
  const keys = { SECRET_KEY: DEVELOPMENT_KEY, SECRET_KEY_BEFORE: undefined };
  return people.map((person, nth) => {
    const token = {
      userId: person.id,
      secret: sessions[nth]?.secret ?? '',
      epoch: 0,
      issuedAt: now,
      isOperator: false,
    };
    return { ...person, cookie: `sid=${writeToken(keys, token)}` };
  });
}

/**
 * `username`: gives them public profiles, as `<username>-<n>`; `passwordOf`: copies the password of this
 * address.
 */
type Wanted = { kind: number; count: number; plan?: string; username?: string; passwordOf?: string };

/**
 * Creates signed-in sellers, alternating between shards. Returns their ids, addresses, shards and cookies.
 */
export async function makeSellers({ directory, shards }: Databases, wanted: Wanted) {
  const { kind, count, plan = 'starter', username, passwordOf = '' } = wanted;
  const sellers = Array.from({ length: count }, (_, nth) => {
    const shard = nth % shards.length;
    const name = username ? `${username}-${nth}` : null;
    const id = idOf(kind, nth, shard, Math.floor(nth / shards.length));
    return { id, shard, name, email: `stock-${kind}-${nth}@example.test` };
  });
  const rest = `'Stock', 'Seller', '${plan}', ${Date.now()}, ${Date.now()}`;
  await insertEach(
    directory,
    `insert into accounts (id, username, email, email_verified, password, first_name, last_name,
       subscription_plan, created_at, updated_at)
     select value ->> 'id', value ->> 'name', value ->> 'email', 1,
       (select password from accounts where email = '${passwordOf}'), ${rest}`,
    sellers,
  );
  for (const [number, shard] of shards.entries()) {
    await insertEach(
      shard,
      `insert into sellers (id, username, email, first_name, last_name, subscription_plan, created_at, updated_at)
       select value ->> 'id', value ->> 'name', value ->> 'email', ${rest}`,
      sellers.filter((seller) => seller.shard === number),
    );
  }
  return signInAll(shards, sellers);
}

/** Opens every seller's own list, which flushes the views of their listings to their shard. */
async function lookAsSellers({ shards }: Databases, origin: string) {
  const sellers = shards.map(async (database, shard) => {
    const rows = await rowsOf<{ id: string }>([database], 'select distinct user_id as id from vehicles');
    return rows.map(({ id }) => ({ id, shard }));
  });
  for (const { id, cookie } of await signInAll(shards, (await Promise.all(sellers)).flat())) {
    const look = () => fetch(`${origin}/api/vehicles`, { headers: { cookie } });
    // workerd closes an idle connection, perhaps just as it is reused.
    const answer = await look().catch(look);
    if (!answer.ok) throw new Error(`seller ${id} sees no listings: ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/**
 * Waits until counted views are stored, at most a minute. Returns how many each listing has beyond `before`.
 */
export async function storedViews(
  databases: Databases,
  origin: string,
  counted: Map<string, number>,
  before = 0,
) {
  await lookAsSellers(databases, origin);
  for (const until = performance.now() + FLUSHED_WITHIN_MS; ; await sleep(1000)) {
    const rows = await rowsOf<{ id: string; views: number }>(
      databases.shards,
      'select listing_id as id, sum(view_count) as views from views group by 1',
    );
    const stored = new Map(rows.map(({ id, views }) => [id, views - before]));
    const areIn = [...counted].every(([id, count]) => (stored.get(id) ?? 0) >= count);
    if (areIn || performance.now() > until) return stored;
  }
}
