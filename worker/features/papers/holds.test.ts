import { describe, expect, it } from 'vitest';
import { asSeller, publishVehicle, republish, type Seller } from '../../test/factories';
import { open } from '../../test/html-forms';
import { pageClient } from '../../test/pages';

const NOW = Date.parse('2026-11-27T12:00:00+05:30');
const SUNDAY = '2026-11-29T18:00:00+05:30';
const HELD = 'Held for a buyer until Sun, 29 Nov, 6:00 pm. Offers are still welcome.';

const RESERVED = 'Reserved for a buyer. Offers are still welcome.';

const hold = (seller: Seller, vehicleId: string, heldUntil = SUNDAY) =>
  seller.at(NOW).post('/api/papers', {
    kind: 'token_receipt',
    vehicleId,
    seen: ['second'],
    plate: 'UP78AB1234',
    buyerName: 'Ravi Kumar',
    buyerMobile: '9812345678',
    price: '475000',
    amount: '21000',
    mode: 'upi',
    terms: 'returned',
    heldUntil,
  });
/** The page's small texts, and where its forms are sent. */
const read = async (path: string, now = NOW) => {
  const { html } = await open(pageClient({ clock: { now: () => now } }), path);
  return [...html.matchAll(/<p class="text-ink-muted text-sm">([^<]*)<|action="([^"#?]*)/g)].map(
    ([, text, action]) => text ?? action,
  );
};
const setStatus = (seller: Seller, id: string, status: string) =>
  seller.patch(`/api/vehicles/${id}/status`, { status });

async function held() {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller);
  expect((await hold(seller, id)).status).toBe(201);
  return { seller, id, path: `/vehicle/${id}` };
}

describe('a vehicle with a token, on the buyers’ page', () => {
  it('is held until the end, without the buyer’s name, and takes offers', async () => {
    const { path } = await held();
    const texts = await read(path);
    expect(texts).toContain(HELD);
    expect(texts.join()).not.toContain('Ravi');
    expect(texts).toContain(`${path}/offer`);
    const end = Date.parse(SUNDAY);
    expect(await read(path, end - 1)).toContain(HELD);
    const over = await read(path, end);
    expect(over).not.toContain(HELD);
    expect(over).toContain(RESERVED);
  });

  it('is held on a reseller’s page too', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    await hold(seller, id);
    expect(await read(`/republished/${page.id}`)).toContain(HELD);
  });

  it('is held as the latest token says', async () => {
    const { seller, id, path } = await held();
    await hold(seller, id, '2026-12-01T11:30:00+05:30');
    expect(await read(path)).toContain(
      HELD.replace('Sun, 29 Nov, 6:00', 'Tue, 1 Dec, 11:30').replace('pm', 'am'),
    );
  });

  it('in Hindi', async () => {
    const { path } = await held();
    expect(await read(`${path}?lang=hi`)).toContain(
      'रविवार, 29 नवंबर, 18:00 तक एक खरीदार के लिए रखी है। ऑफ़र अब भी भेज सकते हैं।',
    );
  });

  it.each(['available', 'sold'])('is no longer held once it is %s', async (status) => {
    const { seller, id, path } = await held();
    await setStatus(seller, id, status);
    expect(await read(path)).not.toContain(HELD);
  });

  it('is not held anew by hand, one by one or among many, but stays held while it is pending', async () => {
    const { seller, id, path } = await held();
    const among = async (status: string) => {
      const { version } = (await seller.get(`/api/vehicles/${id}/desk`)).body.vehicle;
      return await seller.post('/api/bulk/statuses', {
        operation: 'held-anew-by-hand',
        vehicles: [{ id, version }],
        status,
      });
    };
    await setStatus(seller, id, 'pending');
    expect(await read(path)).toContain(HELD);
    for (const set of [among, (status: string) => setStatus(seller, id, status)]) {
      await hold(seller, id);
      await setStatus(seller, id, 'available');
      expect((await set('pending')).status).toBe(200);
      const texts = await read(path);
      expect(texts).not.toContain(HELD);
      expect(texts).toContain(RESERVED);
    }
  });

  it('is held again if its sale is undone', async () => {
    const { seller, id, path } = await held();
    await setStatus(seller, id, 'sold');
    expect((await seller.post(`/api/vehicles/${id}/undo-sold`, {})).status).toBe(200);
    expect(await read(path)).toContain(HELD);
  });
});
