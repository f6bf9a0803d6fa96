import { createHash, randomBytes } from 'node:crypto';

/** Rows written past the application, for measurements and proofs: nobody types them, and a password takes a quarter of a second to hash. */
const BUCKETS_A_SHARD = 64;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;

const hex = (value, digits) => value.toString(16).padStart(digits, '0');

/** The bucket of the nth seller: one of their shard's, each in turn. */
export const bucketFor = (nth, shard) => hex(shard * BUCKETS_A_SHARD + (nth % BUCKETS_A_SHARD), 3);

/** The nth id of a kind (a number of three hexadecimal digits) in a bucket. */
export const stockId = (kind, nth, bucket) => `01a00000-0000-7000-8${hex(kind, 3)}-${hex(nth, 9)}${bucket}`;

/** The same as an SQL expression. */
export const stockIdInSql = (kind, nth, bucket) =>
  `printf('01a00000-0000-7000-8${hex(kind, 3)}-%09x', ${nth}) || ${bucket}`;

async function inBatches(db, statements) {
  for (let at = 0; at < statements.length; at += AT_ONCE) await db.batch(statements.slice(at, at + AT_ONCE));
}

/** Signs a person in; answers their cookie and the statement that makes the session. */
function sessionOf(directory, id, now) {
  const token = randomBytes(32).toString('base64url');
  const insert = directory
    .prepare(
      `insert into sessions (sid, user_id, sess, created_at, expire) values (?, ?, '{"authMethod":"email","userAgent":""}', ?, ?)`,
    )
    .bind(createHash('sha256').update(token).digest('hex'), id, now, now + DAY_MS);
  return { cookie: `sid=${id}.${token}`, insert };
}

/**
 * Makes so many signed-in sellers of a plan, on all shards in turn; with `username`, public ones (`<username>-<n>`); with
 * `passwordOf`, with the password of that account. Answers their ids, addresses, shards and cookies.
 * @param {{ directory: any, shards: any[] }} databases
 * @param {{ kind: number, count: number, plan?: string, username?: string, passwordOf?: string }} which
 */
export async function makeSellers(
  { directory, shards },
  { kind, count, plan = 'starter', username, passwordOf = '' },
) {
  const now = Date.now();
  const sellers = Array.from({ length: count }, (_, nth) => {
    const shard = nth % shards.length;
    const id = stockId(kind, nth, bucketFor(Math.floor(nth / shards.length), shard));
    const name = username ? `${username}-${nth}` : null;
    return { id, shard, name, email: `stock-${kind}-${nth}@example.test`, ...sessionOf(directory, id, now) };
  });
  await inBatches(
    directory,
    sellers.flatMap(({ id, name, email, insert }) => [
      directory
        .prepare(
          `insert into accounts (id, email, username, first_name, last_name, password, email_verified, subscription_plan, created_at, updated_at)
           values (?1, ?2, ?3, 'Stock', 'Seller', (select password from accounts where email = ?4), 1, ?5, ?6, ?6)`,
        )
        .bind(id, email, name, passwordOf, plan, now),
      insert,
    ]),
  );
  for (const [number, shard] of shards.entries()) {
    await inBatches(
      shard,
      sellers
        .filter((seller) => seller.shard === number)
        .map(({ id, name }) =>
          shard
            .prepare(
              `insert into sellers (id, username, first_name, last_name, subscription_plan, created_at, updated_at)
               values (?1, ?2, 'Stock', 'Seller', ?3, ?4, ?4)`,
            )
            .bind(id, name, plan, now),
        ),
    );
  }
  return sellers.map(({ insert: _, ...seller }) => seller);
}

/** The rows of a query from every shard. */
export const fromShards = async ({ shards }, query) =>
  (await Promise.all(shards.map((shard) => shard.prepare(query).all()))).flatMap(({ results }) => results);

/** Opens the own list of every seller, which brings the views of their listings into their shard. */
export async function lookAsSellers(databases, origin) {
  const now = Date.now();
  for (const { id } of await fromShards(databases, 'select distinct user_id as id from vehicles')) {
    const { cookie, insert } = sessionOf(databases.directory, id, now);
    await insert.run();
    const look = () => fetch(`${origin}/api/vehicles`, { headers: { cookie } });
    // workerd closes a connection that was idle, perhaps while it is asked again.
    const answer = await look().catch(look);
    if (!answer.ok) throw new Error(`seller ${id} sees no listings: ${answer.status}`);
    await answer.arrayBuffer();
  }
}
