import { evictDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { views } from '../../../schema/shard';
import { indianDayStart } from '../../platform/clock';
import type { TestClient } from '../../test/client';
import { hubOfSeller } from '../../test/counters';
import { anonymous, asSeller, db, pretendPage, publishVehicle, type Seller } from '../../test/factories';
import { letIn } from '../../test/staff';
import { details, openedAt } from '../../test/stickers';
import { unitsOf } from '../../test/units';

const HOUR = 3_600_000;
const NOON = indianDayStart(Date.now()) + 12 * HOUR;
const DAY_OF_MONTH = new Date(NOON + 5.5 * HOUR).toISOString().slice(8, 10);

let addresses = 0;
/** A new visitor, at a time. */
const visitor = (at = NOON) => {
  const headers = { 'cf-connecting-ip': `203.0.113.${++addresses}` };
  const client = anonymous().at(at);
  return {
    opens: async (json: object) =>
      (await client.send('POST', '/api/views', { json, headers })).body.counted as boolean,
    taps: async (json: object, more: Record<string, string> = {}, as: TestClient = client) =>
      (await as.send('POST', '/api/views/taps', { json, headers: { ...headers, ...more } })).body.counted,
  };
};

async function listed() {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller);
  const stored = async (listingId = id) => {
    await hubOfSeller(seller.user.id).flush();
    const rows = await db.select().from(views).where(eq(views.listingId, listingId));
    return Object.assign({}, ...rows.map(({ marks }) => marks)) as Record<string, number>;
  };
  return { seller, id, stored };
}

const today = (marks: Record<string, number>) =>
  Object.fromEntries(Object.entries(marks).map(([mark, count]) => [DAY_OF_MONTH + mark, count]));

describe('how people come to a listing, and what they tap', () => {
  it('is stored with its views: the way of the first view, each tap once in half an hour', async () => {
    const { seller, id, stored } = await listed();
    const { shortUrl } = (await seller.get('/api/vehicles')).body[0];
    const code = shortUrl.split('/').at(-1);
    const scanned = (await anonymous().get(`/q/${code}`)).headers.get('location') ?? '';
    const asha = visitor();
    expect(await asha.opens(openedAt(scanned))).toBe(true);
    // A second way of the same person is no other person.
    await asha.opens({ vehicleId: id, url: `/vehicle/${id}?src=link` });
    await visitor().opens({ vehicleId: id, url: `/vehicle/${id}?src=link` });
    await visitor().opens({ vehicleId: id, from: 'https://www.google.com' });
    // A code of another seller says nothing.
    const foreign = (await (await listed()).seller.get('/api/vehicles')).body[0].shortUrl.split('/').at(-1);
    await visitor().opens({ vehicleId: id, code: foreign });
    expect(await asha.taps({ vehicleId: id, taps: ['call', 'whatsapp'] })).toBe(true);
    expect(await asha.taps({ vehicleId: id, taps: ['call'] })).toBe(false);
    expect(await visitor(NOON + HOUR).taps({ vehicleId: id, taps: ['call'] })).toBe(true);
    expect(await stored()).toEqual(today({ s: 1, l: 1, g: 1, d: 1, c: 2, w: 1 }));
    expect((await details(seller, code)).scanCount).toBe(1);
    expect((await seller.get('/api/vehicles')).body[0].views).toBe(4);
  });

  it('survives an eviction and a lost object, and never falls', async () => {
    const { seller, id, stored } = await listed();
    const hub = hubOfSeller(seller.user.id);
    const asha = visitor();
    await asha.opens({ vehicleId: id });
    await asha.taps({ vehicleId: id, taps: ['call'] });
    await evictDurableObject(hub);
    expect(await asha.taps({ vehicleId: id, taps: ['call', 'whatsapp'] })).toBe(true);
    expect(await stored()).toEqual(today({ d: 1, c: 1, w: 1 }));
    await hub.forget();
    await visitor().taps({ vehicleId: id, taps: ['call'] });
    expect(await stored()).toEqual(today({ d: 1, c: 2, w: 1 }));
    await db
      .update(views)
      .set({ marks: today({ d: 7, c: 1 }) })
      .where(eq(views.listingId, id));
    await visitor().opens({ vehicleId: id });
    expect(await stored()).toEqual(today({ d: 7, c: 2, w: 1 }));
    await visitor().opens({ vehicleId: id });
    expect(await stored()).toEqual(today({ d: 8, c: 2, w: 1 }));
  });

  it('does not count for the seller, staff, bots, or a listing that is not up', async () => {
    const { seller, id, stored } = await listed();
    const ravi = await asSeller();
    await letIn(seller, ravi, 'salesperson');
    const json = { vehicleId: id, taps: ['call'] };
    for (const client of [seller, ravi]) {
      expect((await client.post('/api/views', { vehicleId: id })).body).toEqual({ counted: false });
      expect((await client.post('/api/views/taps', json)).body).toEqual({ counted: false });
    }
    expect(await visitor().taps(json, { 'user-agent': 'WhatsApp/2.23.20.0' })).toBe(false);
    expect(await stored()).toEqual({});
    // Somebody else's staff are buyers.
    expect((await (await asSeller()).post('/api/views/taps', json)).body).toEqual({ counted: true });
    await seller.delete(`/api/vehicles/${id}`);
    expect((await anonymous().post('/api/views/taps', json)).status).toBe(404);
    for (const wrong of [{ taps: ['call'] }, { ...json, republishedVehicleId: id }, { ...json, taps: [] }])
      expect((await anonymous().post('/api/views/taps', wrong)).status).toBe(400);
  });

  it('is the republished page’s own', async () => {
    const { seller: owner, id } = await listed();
    const reseller = await asSeller({ plan: 'pro' });
    const pageId = await pretendPage({ id }, reseller);
    await visitor().taps({ republishedVehicleId: pageId, taps: ['whatsapp'] });
    await hubOfSeller(reseller.user.id).flush();
    await hubOfSeller(owner.user.id).flush();
    const rows = await db.select().from(views).where(eq(views.listingId, pageId));
    expect(rows).toMatchObject([{ viewCount: 0, marks: today({ w: 1 }) }]);
    expect(await db.select().from(views).where(eq(views.listingId, id))).toEqual([]);
  });

  it('ends with the day it belongs to, as views by day do', async () => {
    const { seller, id, stored } = await listed();
    const long = NOON - 91 * 24 * HOUR;
    await visitor(long).opens({ vehicleId: id });
    await visitor(long).taps({ vehicleId: id, taps: ['call'] });
    expect(await stored()).toEqual({});
    expect((await seller.get('/api/vehicles')).body[0].views).toBe(1);
  });

  it('costs no row more than a view, and none in the database', async () => {
    const { seller, id } = await listed();
    const asha = visitor();
    await asha.opens({ vehicleId: id });
    const taps = { vehicleId: id, taps: ['call', 'whatsapp'] };
    const { objectRowsWritten, d1RowsWritten } = await unitsOf(() => asha.taps(taps));
    expect([objectRowsWritten, d1RowsWritten]).toEqual([1, 0]);
    const flush = (hub: Seller) => unitsOf(() => hubOfSeller(hub.user.id).flush());
    const withTaps = await flush(seller);
    const other = await listed();
    await visitor().opens({ vehicleId: other.id });
    expect(withTaps.d1RowsWritten).toBe((await flush(other.seller)).d1RowsWritten);
  });
});
