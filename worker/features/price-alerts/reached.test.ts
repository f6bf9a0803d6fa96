import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceAlertDto } from '../../../schema/price-alerts/output';
import { bulk, newOperation, pick, undo } from '../../test/bulk';
import { newNetwork } from '../../test/buyers';
import { asSeller, publishVehicle, republish, type Seller, uniqueMobile } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { tellOfPrices } from './reached.service';

const MINUTE = 60_000;
const NOW = Date.now();

let seller: Seller;
let id: string;

async function ask(below: number, at = `/vehicle/${id}`) {
  const form = new FormData();
  const fields = {
    other: `${below}`,
    buyerName: `Up to ${below}`,
    buyerMobile: uniqueMobile(),
    agreed: 'yes',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { accept: 'text/html', 'cf-connecting-ip': newNetwork() };
  const answer = await pageClient().send('POST', `${at}/alert`, { form, headers });
  expect(answer.status).toBe(200);
  return /href="(\/withdraw\/[^"]*)"/.exec(htmlOf(answer))?.[1] ?? '';
}

/** Sets the price so many minutes from now. */
const setPrice = async (price: number, minutes = 0) =>
  expect(
    (await seller.at(NOW + minutes * MINUTE).patch(`/api/vehicles/${id}/price`, { price: `${price}` }))
      .status,
  ).toBe(200);
const runAt = (minutes: number) =>
  inShards(tellOfPrices, systemCtx({ clock: { now: () => NOW + minutes * MINUTE } }));
const statuses = async (who: Seller = seller) =>
  Object.fromEntries(
    ((await who.get('/api/price-alerts')).body as PriceAlertDto[]).map(({ below, status }) => [
      below,
      status,
    ]),
  );
const noticesOf = async (who: Seller, headers = {}) =>
  (await who.get('/api/notifications', { headers })).body
    .filter(({ title }: { title: string }) => title.includes('is now at'))
    .map(({ title, message }: Record<string, string>) => `${title}. ${message}`);
const reachedToday = async () => (await seller.get('/api/leads/today')).body.pricesReached;

beforeEach(async () => {
  seller = await asSeller({ plan: 'pro' });
  id = (await publishVehicle(seller, { name: 'Baleno Delta', price: '475000' })).id;
});

describe('a price that has stood for fifteen minutes', () => {
  it('reaches those who wait for it or a higher one, once', async () => {
    for (const below of [460_000, 440_000, 420_000]) await ask(below);
    await setPrice(440_000);
    await runAt(14);
    expect(await statuses()).toEqual({ 460000: 'waiting', 440000: 'waiting', 420000: 'waiting' });
    await runAt(16);
    await runAt(17);
    expect(await statuses()).toEqual({ 460000: 'reached', 440000: 'reached', 420000: 'waiting' });
    expect(await noticesOf(seller)).toEqual([
      'Baleno Delta is now at ₹4,40,000. 2 buyers wait for this price. Tell them.',
    ]);
    expect(await reachedToday()).toBe(2);
    await setPrice(420_000, 20);
    await runAt(40);
    expect((await noticesOf(seller))[0]).toBe(
      'Baleno Delta is now at ₹4,20,000. A buyer waits for this price. Tell them.',
    );
  });

  it('is told after all if it stood during a sale that is undone', async () => {
    await ask(450_000);
    await setPrice(440_000);
    const at = (minutes: number) => seller.at(NOW + minutes * MINUTE);
    await at(10).patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    await runAt(16);
    expect(await noticesOf(seller)).toEqual([]);
    expect((await at(19).post(`/api/vehicles/${id}/undo-sold`)).status).toBe(200);
    await runAt(33);
    expect(await noticesOf(seller)).toEqual([]);
    await runAt(34);
    expect(await noticesOf(seller)).toHaveLength(1);
    expect(await statuses()).toEqual({ 450000: 'reached' });
    await runAt(60);
    expect(await noticesOf(seller)).toHaveLength(1);
  });

  it('reaches nobody if it was undone before, also in bulk', async () => {
    await ask(450_000);
    await setPrice(440_000);
    await setPrice(475_000, 10);
    await runAt(30);
    const operation = newOperation();
    const less = { change: { by: 'amount', amount: -50_000, currency: 'INR' } };
    await bulk(seller, 'prices', { operation, vehicles: await pick(seller, [id]), ...less });
    await undo(seller, 'prices', operation);
    await runAt(60);
    expect([await statuses(), await noticesOf(seller)]).toEqual([{ 450000: 'waiting' }, []]);
  });

  it('counts when many prices change at once', async () => {
    await ask(450_000);
    const less = { change: { by: 'amount', amount: -50_000, currency: 'INR' } };
    await bulk(seller, 'prices', { operation: newOperation(), vehicles: await pick(seller, [id]), ...less });
    await runAt(30);
    expect(await statuses()).toEqual({ 450000: 'reached' });
  });

  it('reaches nobody once it is sold, taken down, or in another currency', async () => {
    await ask(450_000);
    await setPrice(440_000);
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    await runAt(30);
    expect([await statuses(), await noticesOf(seller), await reachedToday()]).toEqual([{}, [], 0]);
    id = (await publishVehicle(seller, { price: '475000' })).id;
    await ask(450_000);
    await seller.patch(`/api/vehicles/${id}`, { price: '9000', currency: 'USD' });
    await runAt(60);
    id = (await publishVehicle(seller, { price: '475000' })).id;
    await ask(450_000);
    await setPrice(440_000, 60);
    await seller.delete(`/api/vehicles/${id}`);
    await runAt(90);
    expect([await statuses(), await noticesOf(seller)]).toEqual([{}, []]);
  });

  it('no longer reaches who has withdrawn', async () => {
    const link = await ask(450_000);
    await setPrice(440_000);
    const form = new FormData();
    form.append('confirm', 'yes');
    await pageClient().send('POST', link, { form });
    await runAt(30);
    expect(await noticesOf(seller)).toEqual([]);
  });

  it('that rises before they were told lets them wait again, and those who were told ask anew', async () => {
    await ask(450_000);
    await setPrice(440_000);
    await runAt(20);
    await setPrice(475_000, 21);
    await runAt(40);
    expect(await statuses()).toEqual({ 450000: 'waiting' });
    await setPrice(450_000, 41);
    await runAt(60);
    const [alert] = (await seller.get('/api/price-alerts')).body;
    expect((await seller.patch(`/api/price-alerts/${alert.id}`, { status: 'told' })).status).toBe(200);
    expect(await reachedToday()).toBe(0);
    await setPrice(475_000, 61);
    await setPrice(430_000, 62);
    await runAt(90);
    expect([await statuses(), (await noticesOf(seller)).length]).toEqual([{ 450000: 'told' }, 2]);
    await seller.patch(`/api/price-alerts/${alert.id}`, { status: 'reached' });
    expect(await reachedToday()).toBe(1);
  });

  it('cannot be said to have been told of before', async () => {
    await ask(450_000);
    const [alert] = (await seller.get('/api/price-alerts')).body;
    expect((await seller.patch(`/api/price-alerts/${alert.id}`, { status: 'told' })).status).toBe(404);
  });

  it('is told to who answers for the vehicle', async () => {
    const sales = await asSeller({ mobileNumber: `+91${uniqueMobile()}` });
    await letIn(seller, sales, 'salesperson');
    const chosen = { by: 'member', personId: sales.user.id };
    expect((await seller.put(`/api/vehicles/${id}/answerer`, chosen)).status).toBe(200);
    await ask(450_000);
    await setPrice(440_000);
    await runAt(20);
    expect(await noticesOf(seller)).toEqual([]);
    expect(await noticesOf(sales)).toEqual([
      'Baleno Delta is now at ₹4,40,000. A buyer waits for this price. Tell them.',
    ]);
    expect((await sales.get('/api/price-alerts', { headers: actingFor(seller) })).body).toMatchObject([
      { status: 'reached' },
    ]);
  });

  it('is the reseller’s own on a reseller’s page', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, id, { customPrice: '500000' });
    await ask(480_000, `/republished/${page.id}`);
    await setPrice(440_000);
    await runAt(20);
    expect(await statuses(reseller)).toEqual({ 480000: 'waiting' });
    const terms = { customPrice: '470000', customMobileNumber: '+919812345678' };
    const changed = await reseller.at(NOW + 21 * MINUTE).patch(`/api/republished-vehicles/${page.id}`, terms);
    expect(changed.status).toBe(200);
    await runAt(40);
    expect(await statuses(reseller)).toEqual({ 480000: 'reached' });
    expect(await noticesOf(reseller)).toEqual([
      'Baleno Delta is now at ₹4,70,000. A buyer waits for this price. Tell them.',
    ]);
    expect(await noticesOf(seller)).toEqual([]);
  });
});
