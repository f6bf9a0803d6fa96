import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../scripts/lib/backup';
import { cancelMove, copyBucket, finishMove, MOVED, type Shard } from '../../scripts/shards/move';
import { settleDueEffects } from '../../worker/effects/effects.service';
import { bucketOf, bucketText } from '../../worker/platform/buckets';
import { connectAll } from '../../worker/platform/databases';
import { newId } from '../../worker/platform/random';
import { anonymous, offer, PASSWORD, republish } from '../../worker/test/factories';
import { systemCtx } from '../../worker/test/system';
import { everywhere } from '../../worker/test/tick';
import { type MovingWorld, makeMovingWorld, makeWriters } from './moving';

// Hundreds of statements each, in sequence, on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const shardOn = (db: D1Database): Shard => ({
  ask: async (sql) => (await db.prepare(sql).all<Row>()).results,
  write: (statements) => db.batch(statements.map((sql) => db.prepare(sql))),
});
const [FROM, TO] = [shardOn(env.SHARD_0), shardOn(env.SHARD_1 as D1Database)];

const bucketEnd = (bucket: number) => `'${bucketText(bucket)}'`;

/** A bucket's rows in a shard, by table; tables without any are left out. */
async function rowsIn({ ask }: Shard, bucket: number) {
  const counts: Record<string, number> = {};
  for (const [table, column] of Object.entries(MOVED)) {
    const [row] = await ask(
      `select count(*) as n from ${table} where substr(${column}, -3) = ${bucketEnd(bucket)}`,
    );
    if (Number(row?.n) > 0) counts[table] = Number(row?.n);
  }
  return counts;
}

/** A shard's counters for all its listings, and the actual counts. */
async function totalsOf({ ask }: Shard) {
  const [counted] = await ask(
    "select listed_count as listed, profile_count as profile from vehicle_counts where user_id = ''",
  );
  const [actual] = await ask('select sum(is_active) as listed, sum(is_on_profile) as profile from vehicles');
  const [indexed] = await ask('select count(*) as n from vehicles_search');
  return { counted, actual, indexed: indexed?.n };
}

const triggersFor = async ({ ask }: Shard, prefix: string) =>
  (await ask(`select name from sqlite_master where type = 'trigger' and name glob '${prefix}*'`)).length;

let world: MovingWorld;

beforeEach(async () => {
  world = await makeMovingWorld();
});

// Sellers of other tests may get the same bucket.
afterEach(async () => {
  for (const { ask, write } of [FROM, TO]) {
    const names = await ask("select name from sqlite_master where type = 'trigger' and name glob 'away_*'");
    for (const { name } of names) await write([`drop trigger ${name}`]);
  }
});

describe('a bucket moved to another shard', () => {
  it('loses and doubles nothing that is written meanwhile', async () => {
    const { bucket, seller, first, neighbour } = world;
    const writers = makeWriters(world);
    await writers.rounds(2);
    await Promise.all([copyBucket(FROM, TO, bucket), writers.rounds(12)]);
    // Two versions of the Worker are live, and each looks in a different shard.
    writers.lookIn('both');
    await writers.rounds(2);
    writers.lookIn('new');
    await Promise.all([finishMove(FROM, TO, bucket), writers.rounds(12)]);
    await writers.rounds(2);

    expect(await rowsIn(FROM, bucket)).toEqual({});
    expect([...writers.statuses].sort()).toEqual([200, 201, 503]);
    const { leads, contacts, price, refused } = writers.acknowledged;
    expect(refused).toBeGreaterThan(0);
    const [inFrom, inTo] = [
      await FROM.ask('select id, offer_price_minor as price from leads'),
      await TO.ask('select id, offer_price_minor as price from leads'),
    ];
    const stored = [...inFrom, ...inTo];
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    const prices = new Map(stored.map((row) => [row.id, row.price]));
    for (const [id, paid] of leads) expect([id, prices.get(id)]).toEqual([id, paid]);
    const known = await TO.ask(
      `select mobile_number as mobile from contacts where user_id = '${seller.user.id}'`,
    );
    for (const mobile of contacts) expect(known.filter((row) => row.mobile === mobile)).toHaveLength(1);
    expect(await TO.ask(`select price_minor as price from vehicles where id = '${first.id}'`)).toEqual([
      { price },
    ]);
    expect((await rowsIn(FROM, bucketOf(neighbour.user.id))).contacts).toBeGreaterThan(0);
    for (const shard of [FROM, TO]) {
      const { counted, actual, indexed } = await totalsOf(shard);
      expect([counted, indexed]).toEqual([actual, actual?.profile]);
    }
    expect(await triggersFor(FROM, 'moving_')).toBe(0);
    expect(await triggersFor(TO, 'moving_')).toBe(0);
  });

  it('is read throughout, and afterwards its pages and searches answer from the other shard', async () => {
    const { bucket, seller, first, page } = world;
    const moved = anonymous().with({}, { BUCKETS: `${bucket}:1` });
    await copyBucket(FROM, TO, bucket);
    expect((await anonymous().get(`/api/vehicles/${first.id}`)).status).toBe(200);
    await finishMove(FROM, TO, bucket);
    expect((await moved.get(`/api/vehicles/${first.id}`)).body.name).toBe(first.name);
    expect((await moved.get(`/api/republished-vehicles/${page}`)).status).toBe(200);
    const own = await seller.with({}, { BUCKETS: `${bucket}:1` }).get('/api/vehicles');
    expect(own.body).toHaveLength(3);
    // A request that still looks in the old shard finds nothing, and creates nothing.
    expect((await anonymous().get(`/api/vehicles/${first.id}`)).status).toBe(404);
    const seller0 = `insert into sellers (id, first_name, last_name, created_at, updated_at) values ('${seller.user.id}', 'A', 'B', 0, 0)`;
    await expect(FROM.write([seller0])).rejects.toThrow('bucket is moving');
  });

  it('has what another shard owed it while it moved', async () => {
    const { bucket, reseller, vehicles } = world;
    await copyBucket(FROM, TO, bucket);
    const answer = await republish(reseller, vehicles[1]?.id ?? '');
    expect(answer.status).toBe(503);
    await finishMove(FROM, TO, bucket);
    const routed = connectAll({ ...env, BUCKETS: `${bucket}:1` });
    await everywhere(settleDueEffects, systemCtx({ ...routed, clock: { now: () => Date.now() + 31_000 } }));
    const pages = await TO.ask(
      `select status from republished_vehicles where republisher_id = '${reseller.user.id}'`,
    );
    expect(pages.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(await TO.ask('select id from effects')).toEqual([]);
  });

  it('continues where it was interrupted, at any statement', async () => {
    const { bucket, seller } = world;
    const before = await rowsIn(FROM, bucket);
    for (const breaking of [0, 1, 2, 4, 7, 10, 13]) {
      let written = 0;
      const broken: Shard = {
        ...TO,
        write: (statements) => {
          if (written++ === breaking) throw new Error('broken off');
          return TO.write(statements);
        },
      };
      await copyBucket(FROM, broken, bucket).catch((error: Error) =>
        expect(error.message).toBe('broken off'),
      );
    }
    // What is there already is not sent again.
    const sent: string[] = [];
    const there = Object.keys(await rowsIn(TO, bucket));
    expect(there.length).toBeGreaterThan(2);
    const watched: Shard = {
      ...TO,
      write: (statements) => {
        sent.push(...statements);
        return TO.write(statements);
      },
    };
    await copyBucket(FROM, watched, bucket);
    const [last = ''] = there.slice(-1);
    const DERIVED = /_counts|_totals|profile_stock/;
    expect(sent.filter((sql) => /^delete/.test(sql) && !DERIVED.test(sql))).toEqual([]);
    const again = there.filter(
      (table) => table !== last && sent.some((sql) => sql.startsWith(`insert into "${table}"`)),
    );
    expect(again.filter((table) => !DERIVED.test(table))).toEqual([]);
    expect(await rowsIn(TO, bucket)).toEqual(before);
    let deleted = 0;
    const broken: Shard = {
      ...FROM,
      write: (statements) => {
        if (/^delete/.test(statements[0] ?? '') && deleted++ === 2) throw new Error('broken off');
        return FROM.write(statements);
      },
    };
    await expect(finishMove(broken, TO, bucket)).rejects.toThrow('broken off');
    const lead = offer(world.first.id);
    expect(
      (
        await anonymous()
          .with({}, { BUCKETS: `${bucket}:1` })
          .post('/api/leads', lead)
      ).status,
    ).toBe(201);
    await expect(copyBucket(FROM, TO, bucket)).rejects.toThrow('no longer in this shard');
    await expect(cancelMove(FROM, TO, bucket)).rejects.toThrow('finish the move');
    await finishMove(FROM, TO, bucket);
    expect(await rowsIn(FROM, bucket)).toEqual({});
    expect((await rowsIn(TO, bucket)).leads).toBe((before.leads ?? 0) + 1);
    expect((await seller.with({}, { BUCKETS: `${bucket}:1` }).get('/api/leads')).body).toHaveLength(4);
  });

  it('continues in the middle of a table', async () => {
    const { bucket, seller } = world;
    const rows = Array.from({ length: 1_200 }, (_, at) => newId(at, seller.user.id));
    for (let at = 0; at < rows.length; at += 100) {
      const values = rows
        .slice(at, at + 100)
        .map((id, one) => `('${id}', '${seller.user.id}', 'A', '+9198${10_000_000 + at + one}', 0, 0)`);
      await FROM.write([
        `insert into contacts (id, user_id, name, mobile_number, created_at, updated_at) values ${values.join(', ')}`,
      ]);
    }
    const before = await rowsIn(FROM, bucket);
    let pages = 0;
    const broken: Shard = {
      ...TO,
      write: (statements) => {
        if (/^insert into "contacts"/.test(statements[0] ?? '') && ++pages === 3) throw new Error('429');
        return TO.write(statements);
      },
    };
    await expect(copyBucket(FROM, broken, bucket)).rejects.toThrow('429');
    const there = (await rowsIn(TO, bucket)).contacts ?? 0;
    expect(there).toBeGreaterThan(100);
    expect(there).toBeLessThan(before.contacts ?? 0);
    let sent = 0;
    const watched: Shard = {
      ...TO,
      write: (statements) => {
        sent +=
          (/^insert into "contacts"/.test(statements[0] ?? '') && statements[0]?.split("('").length) || 0;
        return TO.write(statements);
      },
    };
    await copyBucket(FROM, watched, bucket);
    expect(await rowsIn(TO, bucket)).toEqual(before);
    expect(sent).toBeLessThan(1_200 - there + 20);
    await cancelMove(FROM, TO, bucket);
    for (const { write } of [FROM, TO])
      await write([`delete from contacts where user_id = '${seller.user.id}' and created_at = 0`]);
  });

  it('stays where it is when the move is cancelled, and can go there and back', async () => {
    const { bucket, first, seller } = world;
    const before = await rowsIn(FROM, bucket);
    await copyBucket(FROM, TO, bucket);
    expect((await anonymous().post('/api/leads', offer(first.id))).status).toBe(503);
    const person = { email: seller.user.email, password: PASSWORD };
    const signIn = async () => (await anonymous().post('/api/auth/login', person)).status;
    expect([(await seller.get('/api/leads')).status, await signIn()]).toEqual([200, 503]);
    await cancelMove(FROM, TO, bucket);
    expect([await rowsIn(FROM, bucket), await rowsIn(TO, bucket)]).toEqual([before, {}]);
    expect(await signIn()).toBe(200);
    expect((await anonymous().post('/api/leads', offer(first.id))).status).toBe(201);
    const after = await rowsIn(FROM, bucket);
    for (const [from, to] of [
      [FROM, TO],
      [TO, FROM],
    ] as const) {
      await copyBucket(from, to, bucket);
      await finishMove(from, to, bucket);
    }
    expect([await rowsIn(FROM, bucket), await rowsIn(TO, bucket)]).toEqual([after, {}]);
    expect((await anonymous().post('/api/leads', offer(first.id))).status).toBe(201);
  });

  it('can be written in neither shard until the move is over, and its neighbours in both', async () => {
    const { bucket, seller, first, neighbour } = world;
    await copyBucket(FROM, TO, bucket);
    const add = (id: string) =>
      `insert into contacts (id, user_id, name, mobile_number, created_at, updated_at)
       values ('${newId(0, id)}', '${id}', 'A', '+919876500009', 0, 0)`;
    const writes = [
      add(seller.user.id),
      `update vehicles set name = 'Another', version = version + 1 where id = '${first.id}'`,
      `delete from leads where owner_id = '${seller.user.id}'`,
    ];
    for (const { write } of [FROM, TO])
      for (const sql of writes) await expect(write([sql])).rejects.toThrow('bucket is moving');
    await FROM.write([add(neighbour.user.id)]);
    await cancelMove(FROM, TO, bucket);
  });

  it('is not copied if the other shard loses rows, nor opened if none were copied', async () => {
    const { bucket } = world;
    const losing: Shard = {
      ...TO,
      write: async (statements) =>
        /^insert into "notifications"/.test(statements[0] ?? '') ? undefined : TO.write(statements),
    };
    await expect(finishMove(FROM, TO, bucket)).rejects.toThrow(/was not copied$/);
    await expect(copyBucket(FROM, losing, bucket)).rejects.toThrow('not copied whole: notifications');
    await cancelMove(FROM, TO, bucket);
  });

  it('is not opened if the copy differs', async () => {
    const { bucket, first } = world;
    await copyBucket(FROM, TO, bucket);
    for (const guard of ['vehicles_update', 'changes_insert'])
      await TO.write([`drop trigger moving_${bucketText(bucket)}_${guard}`]);
    await TO.write([`update vehicles set name = 'Another', version = version + 1 where id = '${first.id}'`]);
    await TO.write(['delete from vehicles_search']);
    await expect(finishMove(FROM, TO, bucket)).rejects.toThrow(/whole: changes, vehicles, .*vehicles_search/);
    expect(Object.keys(await rowsIn(FROM, bucket))).toContain('vehicles');
  });
});
