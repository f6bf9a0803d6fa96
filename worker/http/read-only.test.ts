import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, databaseReports } from '../../schema/directory';
import { views } from '../../schema/shard';
import worker from '..';
import { LiveHub } from '../live/live-hub';
import { connectAll } from '../platform/databases';
import { ROUTES } from '../route-table';
import { hubOfSeller } from '../test/counters';
import { anonymous, asSeller, db, publishVehicle } from '../test/factories';
import { htmlOf, pageClient } from '../test/pages';
import { runCron } from '../test/tick';

const READ_ONLY = { READ_ONLY: '1' } as never;

describe('while databases are restored', () => {
  it('no route changes anything: each answers 503 with when to try again', async () => {
    const changing = ROUTES.filter(({ method }) => method !== 'get');
    expect(changing.length).toBeGreaterThan(50);
    const visitor = anonymous().with({}, READ_ONLY);
    for (const { method, path } of changing) {
      const address = path.replaceAll(/:\w+/g, 'x');
      const { status, body, headers } = await visitor.send(method.toUpperCase(), address, { json: {} });
      expect([address, status, body.code]).toEqual([address, 503, 'read_only']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('pages and lists can be read, also by people who are signed in', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    await db.update(accounts).set({ lastActivityAt: 0 }).where(eq(accounts.id, seller.user.id));
    const reading = seller.with({}, READ_ONLY);
    for (const path of ['/api/vehicles', '/api/leads', '/api/auth/user', '/health']) {
      expect([path, (await reading.get(path)).status]).toEqual([path, 200]);
    }
    const [account] = await db.select().from(accounts).where(eq(accounts.id, seller.user.id));
    expect(account?.lastActivityAt).toBe(0);
    const page = await pageClient({}, READ_ONLY).get(`/vehicle/${id}`);
    expect(page.status).toBe(200);
    const form = await pageClient({}, READ_ONLY).send('POST', `/vehicle/${id}/offer`, {
      form: new FormData(),
      headers: { accept: 'text/html' },
    });
    expect(form.status).toBe(503);
    expect(htmlOf(form)).toContain('cannot save anything right now');
  });

  it('jobs wait, and messages of the queue are tried later', async () => {
    const restoring = { ...env, ...(READ_ONLY as object) };
    const runs = () => db.select().from(databaseReports);
    const before = await runs();
    expect(await runCron(READ_ONLY)).toEqual([]);
    expect(await runs()).toEqual(before);
    expect(await runCron()).not.toEqual([]);
    expect(await runs()).not.toEqual(before);

    const left = { from: '0', cause: 'x' };
    for (const body of [left, { group: 'urgent', database: '0' }]) {
      const message = { id: 'one', timestamp: new Date(), attempts: 1, body };
      const batch = createMessageBatch('chaabi-effects', [message]);
      const now = await runs();
      await worker.queue(batch, restoring);
      const { explicitAcks, retryBatch } = await getQueueResult(batch, createExecutionContext());
      expect([explicitAcks, retryBatch.retry]).toEqual([[], true]);
      expect(await runs()).toEqual(now);
    }
  });

  it('views counted before are kept by their object, and stored afterwards', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await anonymous().post('/api/views', { vehicleId: id });
    const counted = async () => (await db.select().from(views).where(eq(views.listingId, id))).length;
    await runInDurableObject(hubOfSeller(seller.user.id), async (hub: LiveHub, state) => {
      state.storage.sql.exec('update self set flush_at = 1');
      const restoring = new LiveHub(state, { ...env, ...(READ_ONLY as object) });
      await state.storage.deleteAlarm();
      const now = Date.now();
      await restoring.alarm();
      expect(await counted()).toBe(0);
      expect(Math.round((((await state.storage.getAlarm()) ?? 0) - now) / 1000)).toBe(30);
      await hub.alarm();
    });
    expect(await counted()).toBe(1);
  });

  it('the databases refuse every statement that is not a query', async () => {
    const { directory, shards } = connectAll({ ...env, READ_ONLY: '1' });
    for (const database of [directory, ...shards]) {
      const { $client: client } = database;
      for (const sql of [
        'insert into effects (id) values (1)',
        ' UPDATE effects SET id = 1',
        'delete from effects',
        'replace into effects (id) values (1)',
        'with known as (select 1) insert into effects (id) select * from known',
        'create table x (y)',
      ]) {
        expect(() => client.prepare(sql).run(), sql).toThrow('cannot save anything');
      }
      expect(() => client.exec('drop table effects')).toThrow();
      const found = await client.prepare('with known as (select 1 as one) select one from known').first();
      expect(found).toEqual({ one: 1 });
    }
  });
});
