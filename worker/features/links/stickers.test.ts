import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../schema/billing/plans';
import type { LinkDto } from '../../../schema/links/output';
import { codeHistory, shortCodes } from '../../../schema/shard';
import { anonymous, asSeller, db, publishVehicle, republish, type Seller } from '../../test/factories';
import { bind, details, first, make, moving, scan } from '../../test/stickers';

const DAY = 86_400_000;

const stickersOf = async (seller: Seller, query = '') => (await seller.get(`/api/stickers${query}`)).body;
const numbersOf = (stickers: LinkDto[]) => stickers.map(({ number }) => number);
const codeOf = async (seller: Seller, id: string) =>
  (await seller.get('/api/vehicles')).body.find((vehicle: { id: string }) => vehicle.id === id).shortUrl;

describe('numbered stickers', () => {
  it('are made once, however often the same request is sent', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const input = { count: 3, key: crypto.randomUUID() };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => seller.post('/api/stickers', input)));
    expect(others.map(({ status, body }) => [status, body])).toEqual([1, 2].map(() => [201, first?.body]));
    expect((await seller.post('/api/stickers', { count: 1 })).body).toMatchObject([{ number: 4 }]);
    expect((await (await asSeller({ plan: 'pro' })).post('/api/stickers', input)).status).toBe(201);
  });

  it('are counted per seller, and lead nowhere yet', async () => {
    const [seller, other] = [await asSeller({ plan: 'pro' }), await asSeller()];
    expect(numbersOf(await make(seller, 3))).toEqual([1, 2, 3]);
    expect(numbersOf(await make(seller, 2))).toEqual([4, 5]);
    expect(numbersOf(await make(other, 1))).toEqual([1]);
    const [newest] = await stickersOf(seller);
    expect(newest).toMatchObject({ number: 5, target: null, scanCount: 0, isUnscanned: false });
    expect((await scan(newest.code)).status).toBe(404);
    expect((await details(seller, newest.code)).scanCount).toBe(0);
  });

  it('are listed from the highest number down, in pages, and found by number', async () => {
    const seller = await asSeller({ plan: 'growth' });
    await make(seller, 5);
    const { body, headers } = await seller.get('/api/stickers?limit=3');
    expect([numbersOf(body), headers.get('x-next-cursor')]).toEqual([[5, 4, 3], '3']);
    const next = await seller.get('/api/stickers?limit=3&cursor=3');
    expect([numbersOf(next.body), next.headers.get('x-next-cursor')]).toEqual([[2, 1], null]);
    expect(numbersOf(await stickersOf(seller, '?number=4'))).toEqual([4]);
    expect(await stickersOf(seller, '?number=6')).toEqual([]);
    expect(await stickersOf(await asSeller(), '?number=4')).toEqual([]);
    expect((await seller.get('/api/stickers?number=x')).status).toBe(400);
  });

  it('are as many as the plan allows, all of a sheet or none', async () => {
    const seller = await asSeller();
    await make(seller, PLANS.starter.stickers - 1);
    const { status, body } = await seller.post('/api/stickers', { count: 2 });
    expect([status, body.error]).toEqual([403, 'limit_reached']);
    expect(await stickersOf(seller)).toHaveLength(PLANS.starter.stickers - 1);
    await make(seller, 1);
    for (const count of [0, 101, 1.5, '1', null]) {
      expect((await seller.post('/api/stickers', { count })).status).toBe(400);
    }
  });

  it('have unique numbers, and never more than the plan allows, however many sheets are made at once', async () => {
    const seller = await asSeller();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => seller.post('/api/stickers', { count: 3 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(numbersOf(await stickersOf(seller))).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const given = answers.flatMap(({ status, body }) => (status === 201 ? numbersOf(body) : []));
    expect(given.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a sticker', () => {
  it('leads to its vehicle, and to the next one after the sale', async () => {
    const seller = await asSeller();
    const [one, next] = [await publishVehicle(seller, { name: 'First' }), await publishVehicle(seller)];
    const { code } = await first(seller);
    const { status, body } = await bind(seller, code, one.id);
    expect([status, body.number, body.target.name]).toEqual([200, 1, 'First']);
    expect((await scan(code)).headers.get('location')).toBe(`/vehicle/${one.id}?src=qr#c=${code}`);
    await seller.patch(`/api/vehicles/${one.id}/status`, { status: 'sold' });
    expect((await scan(code)).status).toBe(302);
    await bind(seller, code, next.id);
    expect((await scan(code)).headers.get('location')).toBe(`/vehicle/${next.id}?src=qr#c=${code}`);
    const { history, scanCount } = await details(seller, code);
    expect([scanCount, history]).toMatchObject([3, [{ name: 'First', vehicleId: one.id }]]);
  });

  it('can be assigned to a republished page', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, (await publishVehicle(await asSeller())).id);
    const { code } = await first(reseller);
    await reseller.patch(`/api/links/${code}`, { republishedVehicleId: page.id });
    expect((await scan(code)).headers.get('location')).toBe(`/republished/${page.id}?src=qr#c=${code}`);
  });

  it('does not become the listing’s own code, nor leave it without one', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    const vehicle = await publishVehicle(seller);
    const own = await codeOf(seller, vehicle.id);
    await bind(seller, code, vehicle.id);
    expect(await codeOf(seller, vehicle.id)).toBe(own);
    const other = await publishVehicle(seller);
    const ownCode = own.split('/').at(-1);
    await bind(seller, ownCode, other.id);
    expect([own, `http://localhost/q/${code}`]).not.toContain(await codeOf(seller, vehicle.id));
    expect(numbersOf((await seller.get(`/api/links?vehicleId=${vehicle.id}`)).body)).toEqual([null, 1]);
  });

  it('cannot be seen, assigned or traced by another seller', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const { code } = await first(seller);
    const theirs = await publishVehicle(stranger);
    expect((await stranger.get(`/api/links/${code}`)).status).toBe(404);
    expect((await anonymous().get(`/api/links/${code}`)).status).toBe(401);
    expect((await bind(stranger, code, theirs.id)).status).toBe(404);
    expect((await bind(seller, code, theirs.id)).status).toBe(404);
    expect((await bind(anonymous(), code, theirs.id)).status).toBe(401);
    const mine = await publishVehicle(seller);
    await bind(seller, code, mine.id);
    await bind(seller, code, (await publishVehicle(seller)).id);
    expect((await details(seller, code)).history).toHaveLength(1);
    expect((await stranger.get(`/api/links/${code}`)).status).toBe(404);
  });

  it('ends on one of the vehicles it is assigned to at once, with each of the others once in its history', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const vehicles = await Promise.all(Array.from({ length: 6 }, () => publishVehicle(seller)));
    const { code } = await first(seller);
    const answers = await Promise.all(vehicles.map(({ id }) => bind(seller, code, id)));
    expect(answers.map(({ status }) => status)).toEqual(vehicles.map(() => 200));
    const rows = await db.select().from(shortCodes).where(eq(shortCodes.code, code));
    expect(vehicles.map(({ id }) => id)).toContain(rows[0]?.vehicleId);
  });

  it('is never assigned to a vehicle that is deleted at the same moment, nor leads to its page', async () => {
    const seller = await asSeller({ plan: 'pro' });
    for (let round = 0; round < 5; round++) {
      const vehicle = await publishVehicle(seller);
      const { code } = await first(seller);
      const [bound] = await Promise.all([
        bind(seller, code, vehicle.id),
        seller.delete(`/api/vehicles/${vehicle.id}`),
      ]);
      const { status } = await scan(code);
      expect(bound.status === 200 ? [200, 302] : [404, 404]).toEqual([bound.status, status]);
    }
  });
});

describe('the earlier destinations of a code', () => {
  it('are kept with their times, the last twenty', async () => {
    const { at, moveTo, seller } = await moving();
    const [one, two] = [
      await publishVehicle(seller, { name: 'One' }),
      await publishVehicle(seller, { name: 'Two' }),
    ];
    const { code } = await first(seller);
    const times = [];
    for (let turn = 0; turn < 24; turn++) {
      moveTo(at + (turn + 1) * DAY);
      times.push(new Date(at + (turn + 1) * DAY).toISOString());
      await bind(seller, code, turn % 2 ? two.id : one.id);
    }
    const { history, target, since } = await details(seller, code);
    expect([target.name, since]).toEqual(['Two', times.at(-1)]);
    expect(history).toHaveLength(20);
    expect(history[0]).toMatchObject({ name: 'One', since: times.at(-2), until: times.at(-1) });
    expect(await db.select().from(codeHistory).where(eq(codeHistory.code, code))).toHaveLength(20);
  });

  it('do not grow by pointing a code where it already leads', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller);
    const { code } = await first(seller);
    const { body } = await bind(seller, code, vehicle.id);
    expect((await bind(seller, code, vehicle.id)).body.since).toBe(body.since);
    expect((await details(seller, code)).history).toEqual([]);
  });
});
