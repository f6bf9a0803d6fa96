import { beforeEach, expect, it } from 'vitest';
import { anonymous, asSeller, publishVehicle, republish, type Seller } from '../../test/factories';
import { open } from '../../test/html-forms';
import { pageClient } from '../../test/pages';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.now();

let serial = 0;
let seller: Seller;
let id: string;

const setPrice = async (price: number, after: number) =>
  expect(
    (await seller.at(NOW + after).patch(`/api/vehicles/${id}/price`, { price: `${price}` })).status,
  ).toBe(200);
const dropped = async (after: number, at = `/api/vehicles/${id}`) =>
  (
    await anonymous()
      .at(NOW + after)
      .get(at)
  ).body.dropped;

beforeEach(async () => {
  seller = await asSeller({ plan: 'pro', username: `drops-${++serial}` });
  id = (await publishVehicle(seller, { price: '475000' })).id;
});

it('a price that was held for three days has dropped, for fourteen days, as buyers read', async () => {
  await setPrice(460_000, 4 * DAY);
  expect(await dropped(4 * DAY)).toBe(15_000);
  expect(await dropped(18 * DAY)).toBe(15_000);
  expect(await dropped(18 * DAY + 1)).toBeNull();
  const page = (language: string) =>
    open(pageClient({ clock: { now: () => NOW + 5 * DAY } }), `/vehicle/${id}?lang=${language}`);
  expect((await page('en')).html).toContain('Price dropped by ₹15,000');
  expect((await page('hi')).html).toContain('दाम ₹15,000 घटा');
  const profile = (days: number) =>
    open(pageClient({ clock: { now: () => NOW + days * DAY } }), `/${seller.user.username}`);
  expect((await profile(5)).html).toContain('Price dropped by ₹15,000');
  expect((await profile(19)).html).not.toContain('Price dropped');
  expect((await page('ta')).html).toContain('விலை ₹15,000 குறைந்தது');
  await seller.at(NOW + 5 * DAY).patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  expect((await page('en')).html).not.toContain('Price dropped');
});

it('a price that was held for less has not', async () => {
  await setPrice(460_000, 72 * HOUR - 60_000);
  expect(await dropped(72 * HOUR)).toBeNull();
});

it('several drops count from the price that was held, and the last begins the fourteen days', async () => {
  await setPrice(470_000, 4 * DAY);
  await setPrice(455_000, 8 * DAY);
  expect(await dropped(22 * DAY)).toBe(20_000);
  expect(await dropped(22 * DAY + 1)).toBeNull();
});

it('an undone drop is none, and a raise neither', async () => {
  await setPrice(440_000, 4 * DAY);
  await setPrice(475_000, 4 * DAY + 60_000);
  expect(await dropped(4 * DAY + 60_000)).toBeNull();
  await setPrice(490_000, 5 * DAY);
  expect(await dropped(5 * DAY)).toBeNull();
});

it('raising the price for a while gains nothing', async () => {
  await setPrice(550_000, 4 * DAY);
  await setPrice(470_000, 8 * DAY);
  expect(await dropped(8 * DAY)).toBe(5_000);
});

it('is not compared with another currency, nor after listing it again', async () => {
  await seller.at(NOW + 4 * DAY).patch(`/api/vehicles/${id}`, { price: '9000', currency: 'USD' });
  expect(await dropped(4 * DAY)).toBeNull();
  await setPrice(8000, 5 * DAY);
  expect(await dropped(5 * DAY)).toBeNull();
  await seller.at(NOW + 9 * DAY).patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  const again = await seller.at(NOW + 9 * DAY).post(`/api/vehicles/${id}/relist`);
  id = again.body.id;
  await setPrice(7000, 9 * DAY);
  expect(await dropped(9 * DAY)).toBeNull();
});

it('of a reseller’s page is the reseller’s', async () => {
  const reseller = await asSeller({ plan: 'pro' });
  const { body: page } = await republish(reseller, id, { customPrice: '500000' });
  const at = `/api/republished-vehicles/${page.id}`;
  await setPrice(460_000, 4 * DAY);
  expect(await dropped(4 * DAY, at)).toBeNull();
  const terms = { customPrice: '480000', customMobileNumber: '+919812345678' };
  await reseller.at(NOW + 4 * DAY).patch(at, terms);
  expect(await dropped(4 * DAY, at)).toBe(20_000);
});
