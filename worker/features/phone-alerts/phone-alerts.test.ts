import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_ALERTS_A_PHONE } from '../../../schema/phone-alerts/input';
import { phoneAlerts } from '../../../schema/shard';
import type { Push, PushSender } from '../../platform/push';
import { anonymous, asSeller, db, publishVehicle, republish, type Seller } from '../../test/factories';
import { open } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { pushSubscription } from '../../test/push';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { tellOfPrices } from '../price-alerts/reached.service';
import { sendPhoneAlerts } from './phone-alerts.service';

const MINUTE = 60_000;
const NOW = Date.now();

let seller: Seller;
let id: string;
let phone: ReturnType<typeof pushSubscription>;
let sent: object[];

const start = (listing: object = { vehicleId: id }, subscription: object = phone, language = 'ta') =>
  anonymous().put('/api/phone-alerts', { listing, language, subscription });
const end = (listing: object, endpoint = phone.endpoint) =>
  anonymous().post('/api/phone-alerts/end', { listing, endpoint });
const setPrice = async (price: number, minutes = 0) =>
  expect(
    (await seller.at(NOW + minutes * MINUTE).patch(`/api/vehicles/${id}/price`, { price: `${price}` }))
      .status,
  ).toBe(200);
const alerts = () => db.select().from(phoneAlerts).where(eq(phoneAlerts.ownerId, seller.user.id));

/** Runs both jobs with a push service that answers so; only this test's phone counts. */
async function runAt(minutes: number, answer: () => 'taken' | 'gone' = () => 'taken') {
  const push: PushSender = {
    publicKey: async () => '',
    send: async ({ endpoint }, message: Push) => {
      if (endpoint === phone.endpoint) sent.push(JSON.parse(message.payload));
      return endpoint === phone.endpoint ? answer() : 'taken';
    },
  };
  const ctx = systemCtx({ clock: { now: () => NOW + minutes * MINUTE }, push });
  await inShards(tellOfPrices, ctx);
  await inShards(sendPhoneAlerts, ctx);
}

beforeEach(async () => {
  seller = await asSeller({ plan: 'pro' });
  id = (await publishVehicle(seller, { name: 'Baleno Delta', price: '475000' })).id;
  phone = pushSubscription();
  sent = [];
});

describe('a phone', () => {
  it('hears of a drop after fifteen minutes, once, in its language', async () => {
    expect((await start()).status).toBe(200);
    await setPrice(460_000);
    await runAt(14);
    expect(sent).toEqual([]);
    await runAt(16);
    await runAt(17);
    expect(sent).toMatchObject([
      {
        title: 'Baleno Delta',
        body: 'இப்போது ₹4,60,000, ₹15,000 குறைவு',
        url: `/vehicle/${id}?lang=ta`,
        tag: `price-${id}`,
      },
    ]);
    await setPrice(450_000, 20);
    await runAt(40);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ body: 'இப்போது ₹4,50,000, ₹10,000 குறைவு' });
  });

  it('hears nothing of an undone drop, a raise, or a price that it has seen', async () => {
    await start();
    await setPrice(460_000);
    await setPrice(475_000, 10);
    await runAt(30);
    await setPrice(500_000, 31);
    await setPrice(480_000, 32);
    await runAt(60);
    expect(sent).toEqual([]);
  });

  it('hears nothing once the vehicle is sold, deleted or in another currency, or after one tap', async () => {
    await start();
    await setPrice(460_000);
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    await runAt(30);
    expect((await start()).status).toBe(404);
    for (const change of [
      () => seller.delete(`/api/vehicles/${id}`),
      () => seller.patch(`/api/vehicles/${id}`, { price: '4000', currency: 'USD' }),
      () => end({ vehicleId: id }),
    ]) {
      id = (await publishVehicle(seller, { price: '475000' })).id;
      await start();
      await setPrice(460_000);
      expect((await change()).status).toBeLessThan(300);
      await runAt(30);
    }
    expect(sent).toEqual([]);
  });

  it('still hears when its push service gives it another address, of every seller’s listing', async () => {
    const other = await publishVehicle(await asSeller({ shard: 1 }), { price: '500000' });
    await start();
    await start({ vehicleId: other.id });
    const old = phone;
    phone = pushSubscription();
    const renew = (endpoint: string, subscription: object = phone) =>
      anonymous().post('/api/phone-alerts/renew', { endpoint, subscription });
    // One listing is known by the new address already.
    await start({ vehicleId: other.id });
    expect((await renew(old.endpoint)).status).toBe(200);
    expect(await alerts()).toMatchObject([{ endpoint: phone.endpoint, ...phone.keys }]);
    const all = await db.select().from(phoneAlerts);
    expect(all.filter(({ endpoint }) => endpoint === old.endpoint)).toEqual([]);
    expect(all.filter(({ listingId }) => listingId === other.id)).toMatchObject([
      { endpoint: phone.endpoint },
    ]);
    const { keys } = pushSubscription();
    await renew(phone.endpoint, { ...phone, keys });
    expect(await alerts()).toMatchObject([{ endpoint: phone.endpoint, ...keys }]);
    await setPrice(460_000);
    await runAt(16);
    expect(sent).toHaveLength(1);
    expect((await renew('https://evil.test/a')).status).toBe(400);
  });

  it('is forgotten when its push service says so, and tried three times if that fails', async () => {
    await start();
    await setPrice(460_000);
    const fail = () => {
      throw new Error('down');
    };
    for (const minutes of [20, 30, 85, 150, 300, 600]) await runAt(minutes, fail);
    expect(sent).toHaveLength(3);
    await setPrice(450_000, 700);
    await runAt(720, () => 'gone');
    expect([sent.length, await alerts()]).toEqual([4, []]);
  });

  it('hears of a reseller’s page by the reseller’s price', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, id, { customPrice: '500000' });
    await start({ republishedVehicleId: page.id }, phone, 'en');
    await setPrice(450_000);
    await runAt(20);
    expect(sent).toEqual([]);
    const terms = { customPrice: '490000', customMobileNumber: '+919812345678' };
    await reseller.at(NOW + 21 * MINUTE).patch(`/api/republished-vehicles/${page.id}`, terms);
    await runAt(40);
    expect(sent).toMatchObject([
      { body: 'Now ₹4,90,000, ₹10,000 less', url: expect.stringContaining(`/republished/${page.id}`) },
    ]);
  });

  it('that asks twice hears once, and of many listings forgets the oldest', async () => {
    await start();
    await start();
    expect(await alerts()).toHaveLength(1);
    const [first] = await alerts();
    for (let at = 0; at < MAX_ALERTS_A_PHONE; at++)
      await db
        .insert(phoneAlerts)
        .values({ ...(first as NonNullable<typeof first>), id: `${at}`, listingId: `${at}` });
    await start();
    const kept = await alerts();
    expect(kept).toHaveLength(MAX_ALERTS_A_PHONE);
    expect(kept.some(({ listingId }) => listingId === id)).toBe(true);
  });

  it('ends only by its own secret address', async () => {
    await start();
    await end({ vehicleId: id }, pushSubscription().endpoint);
    expect(await alerts()).toHaveLength(1);
  });
});

describe('what is refused', () => {
  it.each([
    ['another host', () => ({ ...phone, endpoint: 'https://evil.example/push' })],
    ['an address with a port', () => ({ ...phone, endpoint: 'https://fcm.googleapis.com:8443/x' })],
    ['keys of another length', () => ({ ...phone, keys: { ...phone.keys, auth: 'AAAA' } })],
    ['no keys', () => ({ endpoint: phone.endpoint })],
  ])('%s', async (_, subscription) => {
    expect((await start({ vehicleId: id }, subscription())).status).toBe(400);
    expect(await alerts()).toEqual([]);
  });

  it('an unknown listing, two listings, and an unknown language', async () => {
    expect((await start({ vehicleId: 'nothing' })).status).toBeGreaterThanOrEqual(400);
    expect((await start({ vehicleId: id, republishedVehicleId: id })).status).toBe(400);
    expect((await start({ vehicleId: id }, phone, 'xx')).status).toBe(400);
    expect(await alerts()).toEqual([]);
  });
});

it('the page offers it, hidden until the script shows it', async () => {
  const { html } = await open(pageClient(), `/vehicle/${id}/alert?lang=hi`);
  expect(html).toMatch(/<section hidden="" data-phone-alert="true"[^>]*data-push-key="[\w-]{80,}"/);
  expect(html).toContain('इस फ़ोन पर बताएँ');
});
