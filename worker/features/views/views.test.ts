import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pageViews } from '../../../schema/directory';
import { views } from '../../../schema/shard';
import { indianDayStart } from '../../platform/clock';
import { newId } from '../../platform/random';
import { TestClient } from '../../test/client';
import { flushCounters, hubOfSeller } from '../../test/counters';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  pretendPage,
  publishVehicle,
  type Seller,
} from '../../test/factories';
import { setHidden } from '../../test/hidden';
import { soon } from '../../test/soon';
import { unitsOf } from '../../test/units';

const MINUTE = 60_000;
const UNKNOWN = newId(Date.now());

const counterOf = ({ user }: Seller) => hubOfSeller(user.id);
const flush = (seller: Seller) => counterOf(seller).flush();

let addresses = 0;
const someAddress = () => `203.0.113.${++addresses}`;

/** Views a listing; by default as a new visitor. */
async function look(listing: object, headers: Record<string, string> = {}, client: TestClient = anonymous()) {
  const { status, body } = await client.post('/api/views', listing, {
    headers: { 'cf-connecting-ip': someAddress(), ...headers },
  });
  return status === 200 ? body.counted : status;
}

async function listed() {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller);
  return { seller, id, vehicleId: { vehicleId: id } };
}

const cardOf = async (seller: Seller) => (await seller.get('/api/vehicles')).body[0];

describe('an opened page', () => {
  const opened = async (kind: string) => {
    await flushCounters();
    const rows = await db.select().from(pageViews).where(eq(pageViews.pageType, kind));
    return rows.reduce((sum, { viewCount }) => sum + viewCount, 0);
  };

  it('is counted by its kind, with or without the view of a listing', async () => {
    const { id, vehicleId } = await listed();
    const before = [await opened('guide'), await opened('vehicle')];
    expect(await look({ url: '/guide?x=1' })).toBe(false);
    expect(await look({ url: `/vehicle/${id}`, ...vehicleId })).toBe(true);
    expect(await look(vehicleId)).toBe(true);
    await soon(async () =>
      expect([await opened('guide'), await opened('vehicle')]).toEqual(before.map((count) => count + 1)),
    );
  });

  it('is not counted for a robot, and must have an address', async () => {
    const before = await opened('plans');
    await look({ url: '/subscription' }, { 'user-agent': 'Googlebot/2.1' });
    await look({ url: '/subscription' });
    await soon(async () => expect(await opened('plans')).toBe(before + 1));
    expect([await look({}), await look({ url: '/x'.repeat(2000) })]).toEqual([400, 400]);
  });
});

describe('a view', () => {
  it('counts once per visitor in half an hour', async () => {
    const { vehicleId } = await listed();
    const visitor = { 'cf-connecting-ip': someAddress() };
    // The hashes change at midnight in India.
    const now = indianDayStart(Date.now()) + 12 * 60 * MINUTE;
    const at = (time: number) => look(vehicleId, visitor, anonymous().at(time));
    expect(await at(now)).toBe(true);
    expect(await at(now)).toBe(false);
    expect(await at(now + 30 * MINUTE - 1)).toBe(false);
    expect(await at(now + 30 * MINUTE)).toBe(true);
  });

  it('counts for each network, browser and listing', async () => {
    const { seller, vehicleId } = await listed();
    const other = { vehicleId: (await publishVehicle(seller)).id };
    const visitor = { 'cf-connecting-ip': someAddress() };
    expect(await look(vehicleId, visitor)).toBe(true);
    expect(await look(vehicleId)).toBe(true);
    expect(await look(vehicleId, { ...visitor, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' })).toBe(
      true,
    );
    expect(await look(other, visitor)).toBe(true);
    expect(await look(vehicleId, visitor)).toBe(false);
  });

  it('counts for other sellers, never for the owner', async () => {
    const { seller, vehicleId } = await listed();
    expect(await look(vehicleId, {}, seller)).toBe(false);
    expect(await look(vehicleId, {}, await asSeller())).toBe(true);
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['WhatsApp', 'WhatsApp/2.23.20.0'],
    ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['Telegram', 'TelegramBot (like TwitterBot)'],
    ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['a script', 'curl/8.5.0'],
    ['somebody who does not say', ''],
  ])('never counts for %s', async (_, userAgent) => {
    const { vehicleId } = await listed();
    expect(await look(vehicleId, { 'user-agent': userAgent })).toBe(false);
  });

  it('names one listing that is up', async () => {
    const { seller, id, vehicleId } = await listed();
    expect(await look({})).toBe(400);
    expect(await look({ vehicleId: id, republishedVehicleId: id })).toBe(400);
    expect(await look({ vehicleId: id, count: 100 })).toBe(400);
    expect(await look({ vehicleId: UNKNOWN })).toBe(404);
    expect(await look({ republishedVehicleId: UNKNOWN })).toBe(404);
    await setHidden(id, 'plan');
    expect(await look(vehicleId)).toBe(404);
    await setHidden(id, null);
    await seller.delete(`/api/vehicles/${id}`);
    expect(await look(vehicleId)).toBe(404);
    const suspended = await listed();
    await changeUser(suspended.seller.user.id, { isActive: false });
    expect(await look(suspended.vehicleId)).toBe(404);
  });

  it('that cannot be counted has a clear answer', async () => {
    const { vehicleId } = await listed();
    const broken = new TestClient({
      viewCounts: {
        record: () => Promise.reject(new Error('no object')),
        scans: async () => new Map(),
        flush: async () => {},
        totals: async () => new Map(),
        forget: async () => {},
        check: async () => {},
      },
    });
    expect(await look(vehicleId, {}, broken)).toBe(503);
  });
});

describe('counted views', () => {
  it('are shown to the seller at once, and to others after the flush, with the same result', async () => {
    const { seller, id, vehicleId } = await listed();
    const stats = async (who: TestClient = anonymous()) =>
      (await who.get(`/api/vehicles/${id}/stats`)).body.views;
    const answers = await Promise.all(Array.from({ length: 20 }, () => look(vehicleId)));
    expect(answers.filter((counted) => counted === true)).toHaveLength(20);
    expect([await stats(), await stats(seller)]).toEqual([0, 20]);
    await flush(seller);
    expect([await stats(), await stats(seller)]).toEqual([20, 20]);
    await flush(seller);
    expect([await stats(), await stats(seller)]).toEqual([20, 20]);
    await look(vehicleId);
    expect((await cardOf(seller)).views).toBe(21);
    await soon(async () => expect(await stats()).toBe(21));
  });

  it('are stored by day, in Indian time', async () => {
    const { seller, id, vehicleId } = await listed();
    const midnight = Date.parse('2027-01-01T00:00:00+05:30');
    await look(vehicleId, {}, anonymous().at(midnight - 1));
    await look(vehicleId, {}, anonymous().at(midnight));
    await look(vehicleId, {}, anonymous().at(midnight));
    await flush(seller);
    const rows = await db.select().from(views).where(eq(views.listingId, id));
    expect(Object.fromEntries(rows.map(({ month, days }) => [month, days]))).toEqual({
      '2026-12': { 31: 1 },
      '2027-01': { '01': 2 },
    });
  });

  it('survive the object that counts them', async () => {
    const { seller, vehicleId } = await listed();
    const visitor = { 'cf-connecting-ip': someAddress() };
    await look(vehicleId, visitor);
    await evictDurableObject(counterOf(seller));
    expect(await look(vehicleId, visitor)).toBe(false);
    expect(await look(vehicleId)).toBe(true);
    await evictDurableObject(counterOf(seller));
    expect((await cardOf(seller)).views).toBe(2);
  });

  it('of a republished page are its own', async () => {
    const { seller, id } = await listed();
    const republisher = await asSeller();
    const republishedVehicleId = await pretendPage({ id }, republisher);
    expect(await look({ republishedVehicleId })).toBe(true);
    expect(await look({ republishedVehicleId }, {}, seller)).toBe(true);
    expect(await look({ republishedVehicleId }, {}, republisher)).toBe(false);
    const [page] = (await republisher.get('/api/republished-vehicles')).body;
    expect([page.views, (await cardOf(seller)).views]).toEqual([2, 0]);
  });

  it('do not reveal the viewer: a hash for hours, and no address', async () => {
    const { seller, id, vehicleId } = await listed();
    const address = '198.51.100.77';
    const kept = () =>
      runInDurableObject(counterOf(seller), (_, { storage }) => [
        ...storage.sql.exec<{ data: string }>('select data from view_log').toArray(),
        ...storage.sql.exec<{ data: string }>('select data from view_totals').toArray(),
      ]);
    const long = Date.now() - 31 * MINUTE;
    await look(vehicleId, { 'cf-connecting-ip': address }, anonymous().at(long));
    const [log, totals] = await kept();
    expect(JSON.parse(log?.data ?? '').entries).toEqual([
      [long, 0, null, expect.stringMatching(/^[0-9a-f]{48}$/), 'd'],
    ]);
    // Even if nobody visits again; after that the object sleeps.
    await dueNow(seller);
    expect(await runDurableObjectAlarm(counterOf(seller))).toBe(true);
    const [after] = await kept();
    expect(JSON.parse(after?.data ?? '').entries).toEqual([]);
    expect(await runDurableObjectAlarm(counterOf(seller))).toBe(false);
    const rows = await db.select().from(views).where(eq(views.listingId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([log, totals, rows])).not.toMatch(/198\.51|Mozilla/);
  });

  it('reach the database after six hours with one alarm, even if nobody looks', async () => {
    const { seller, id, vehicleId } = await listed();
    const alarm = () => runInDurableObject(counterOf(seller), (_, { storage }) => storage.getAlarm());
    expect(await alarm()).toBeNull();
    const before = Date.now();
    await look(vehicleId);
    const due = await alarm();
    await look(vehicleId);
    expect(await alarm()).toBe(due);
    expect((due ?? 0) - before).toBeGreaterThanOrEqual(6 * 60 * MINUTE);
    expect((due ?? 0) - Date.now()).toBeLessThanOrEqual(6 * 60 * MINUTE);
    await dueNow(seller);
    await runDurableObjectAlarm(counterOf(seller));
    expect((await anonymous().get(`/api/vehicles/${id}/stats`)).body.views).toBe(2);
  });

  it('that arrive together share a row', async () => {
    const { seller, vehicleId } = await listed();
    await look(vehicleId);
    const { objectRowsWritten: rows } = await unitsOf(async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => look(vehicleId)));
      expect(answers).toEqual(answers.map(() => true));
    });
    expect(rows).toBeLessThanOrEqual(4);
    expect((await cardOf(seller)).views).toBe(31);
  });
});

/** As if six hours had passed since the first waiting view. */
const dueNow = (seller: Seller) =>
  runInDurableObject(counterOf(seller), (_, { storage }) => {
    storage.sql.exec('update self set flush_at = 1 where flush_at is not null');
  });
