import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { printedPosters, stockMarks, stockTakes, vehicles } from '../../../schema/shard';
import { SOLD_DAYS } from '../../../schema/stock-takes/kinds';
import type { StockTakeDto } from '../../../schema/stock-takes/output';
import { asSeller, db, publishVehicle, type Seller } from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';
import { bind, first } from '../../test/stickers';
import { deliveryNote, testDrive } from '../../test/trips';

const NOW = '2026-01-15T13:12:00.000Z';
const DAY = 24 * 3_600_000;

const start = async (seller: Pick<Seller, 'post'>): Promise<StockTakeDto> =>
  (await seller.post('/api/stock-takes')).body;
const mark = (seller: Pick<Seller, 'post'>, id: string, ...vehicleIds: string[]) =>
  seller.post('/api/stock-takes/marks', {
    id,
    marks: vehicleIds.map((vehicleId) => ({ vehicleId, by: 'scan', at: NOW })),
  });
const end = (seller: Pick<Seller, 'post'>, id: string) => seller.post('/api/stock-takes/end', { id });
const resultOf = async (seller: Seller, id: string) => (await end(seller, id)).body.past[0].result;
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

async function yard() {
  const seller = await asSeller({ plan: 'growth' });
  const [swift, creta, sold, old] = [
    await publishVehicle(seller, { name: 'Swift', facts: { registrationNumber: 'MH12AB1234' } }),
    await publishVehicle(seller, { name: 'Creta' }),
    await publishVehicle(seller, { name: 'Sold one' }),
    await publishVehicle(seller, { name: 'Sold long ago' }),
  ];
  for (const { id } of [sold, old]) await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  await db
    .update(vehicles)
    .set({ soldAt: Date.now() - (SOLD_DAYS + 1) * DAY, version: 100 })
    .where(eq(vehicles.id, old.id));
  return { seller, swift: swift.id, creta: creta.id, sold: sold.id, old: old.id };
}

describe('a stock-take', () => {
  it('looks for what is for sale or was sold lately, with the codes that lead there', async () => {
    const { seller, swift, creta, sold } = await yard();
    const sticker = await first(seller);
    await bind(seller, sticker.code, swift);
    const take = await start(seller);
    expect(idsOf(take.vehicles)).toEqual([swift, creta, sold]);
    const [one, other] = take.vehicles;
    expect(one).toMatchObject({ name: 'Swift', plate: 'MH12AB1234', hasSticker: true, found: null });
    expect(one?.codes).toContain(sticker.code);
    expect(other).toMatchObject({ hasSticker: false, hasOldPrice: false, hook: null, status: 'available' });
    expect(other?.codes).toHaveLength(1);
  });

  it('is joined by whoever starts one meanwhile, and their finds are one list', async () => {
    const { seller, swift, creta } = await yard();
    const helper = await asSeller();
    await letIn(seller, helper, 'helper');
    const acting = {
      post: (path: string, json?: unknown) => helper.send('POST', path, { json, headers: actingFor(seller) }),
    } as Pick<Seller, 'post'>;
    const [take, same] = await Promise.all([start(seller), start(acting)]);
    expect(same.id).toBe(take.id);
    expect((await mark(acting, take.id, creta)).status).toBe(200);
    const { body } = await mark(seller, take.id, swift, creta);
    expect(body.vehicles.filter(({ found }: { found: unknown }) => found).length).toBe(2);
    expect(await db.select().from(stockMarks).where(eq(stockMarks.stockTakeId, take.id))).toHaveLength(2);
    expect(await db.select().from(stockTakes).where(eq(stockTakes.ownerId, seller.user.id))).toHaveLength(1);
  });

  it('expects neither what is on a trip nor what was handed over, unless it is found', async () => {
    const { seller, swift, creta } = await yard();
    const { id: polo } = await publishVehicle(seller, { name: 'Polo' });
    const { id: baleno } = await publishVehicle(seller, { name: 'Baleno' });
    for (const id of [swift, baleno]) await seller.post(`/api/trips/${id}/out`, testDrive({ at: NOW }));
    const { status } = await seller.post('/api/papers', deliveryNote(polo));
    expect(status).toBe(201);
    const take = await start(seller);
    expect(take.vehicles.find(({ id }) => id === swift)).toMatchObject({
      outSince: NOW,
      isHandedOver: false,
    });
    expect(take.vehicles.find(({ id }) => id === polo)).toMatchObject({ outSince: null, isHandedOver: true });
    await mark(seller, take.id, baleno);
    expect(await resultOf(seller, take.id)).toMatchObject({
      expected: 2,
      found: 1,
      missing: [{ id: creta }],
      out: [{ id: swift, since: NOW }],
      handedOver: [{ id: polo }],
    });
  });

  it('keeps the first time that a vehicle was found, and leaves out those of others', async () => {
    const { seller, swift } = await yard();
    const other = await publishVehicle(await asSeller());
    const { id } = await start(seller);
    await mark(seller, id, swift);
    const later = { id, marks: [{ vehicleId: swift, by: 'plate', at: '2026-01-15T14:00:00.000Z' }] };
    await seller.post('/api/stock-takes/marks', later);
    const alone = await mark(seller, id, other.id);
    expect([alone.status, alone.body.code]).toEqual([404, 'vehicle_not_found']);
    const { body } = await mark(seller, id, other.id, swift);
    expect(body.vehicles.find((one: { id: string }) => one.id === swift).found).toEqual({
      by: 'scan',
      at: NOW,
    });
    expect(await db.select().from(stockMarks).where(eq(stockMarks.vehicleId, other.id))).toEqual([]);
  });

  it('says what is missing, sold but there, without a sticker, and at an old price', async () => {
    const { seller, swift, creta, sold } = await yard();
    const kwid = await publishVehicle(seller, { name: 'Kwid', price: 300_000 });
    await bind(seller, (await first(seller)).code, swift);
    const number = '+919876543210';
    const posters = [
      { vehicleId: kwid.id, number, withPrice: true },
      { vehicleId: creta, number },
    ];
    await seller.post('/api/prints', { posters });
    const { id, vehicles: before } = await start(seller);
    expect(before.find((one) => one.id === kwid.id)).toMatchObject({ hasOldPrice: false, hasSticker: true });
    expect((await seller.patch(`/api/vehicles/${kwid.id}`, { price: 280_000 })).status).toBe(200);
    await mark(seller, id, swift, sold, kwid.id);
    const result = await resultOf(seller, id);
    expect(result).toMatchObject({ expected: 3, found: 2 });
    expect(idsOf(result.missing)).toEqual([creta]);
    expect(idsOf(result.soldButThere)).toEqual([sold]);
    expect(idsOf(result.withoutSticker)).toEqual([]);
    expect(idsOf(result.oldPrice)).toEqual([kwid.id]);
    expect(result.missing[0]).toEqual({ id: creta, name: 'Creta', plate: null });
  });

  it('names a found vehicle without a sticker', async () => {
    const { seller, creta } = await yard();
    const { id } = await start(seller);
    await mark(seller, id, creta);
    expect(idsOf((await resultOf(seller, id)).withoutSticker)).toEqual([creta]);
  });

  it('stores no find after its end, nor in another seller’s', async () => {
    const { seller, swift } = await yard();
    const { id } = await start(seller);
    await end(seller, id);
    expect((await mark(seller, id, swift)).status).toBe(409);
    const other = await yard();
    expect((await mark(other.seller, id, other.swift)).status).toBe(404);
    expect(await db.select().from(stockMarks).where(eq(stockMarks.stockTakeId, id))).toEqual([]);
  });

  it('asks no price and no sticker of a sold vehicle', async () => {
    const { seller, sold } = await yard();
    const posters = [{ vehicleId: sold, number: '+919876543210', withPrice: true }];
    await seller.post('/api/prints', { posters });
    await db.update(printedPosters).set({ priceMinor: 1 }).where(eq(printedPosters.vehicleId, sold));
    const { id } = await start(seller);
    await mark(seller, id, sold);
    const result = await resultOf(seller, id);
    expect(idsOf(result.soldButThere)).toEqual([sold]);
    expect([result.oldPrice, result.withoutSticker]).toEqual([[], []]);
  });

  it('ends once, refuses later finds, and the result stays as it was', async () => {
    const { seller, swift, creta } = await yard();
    const { id } = await start(seller);
    await mark(seller, id, swift);
    const first = await resultOf(seller, id);
    await seller.delete(`/api/vehicles/${creta}`);
    expect(await resultOf(seller, id)).toEqual(first);
    const late = await mark(seller, id, creta);
    expect([late.status, late.body.code]).toEqual([409, 'stock_take_ended']);
    const { body } = await seller.get('/api/stock-takes');
    expect([body.current, body.past.length]).toEqual([null, 1]);
    const next = await start(seller);
    expect(next.id).not.toBe(id);
    expect(next.vehicles.every(({ found }) => found === null)).toBe(true);
  });

  it('of another seller is not there', async () => {
    const { seller, swift } = await yard();
    const stranger = await asSeller({ plan: 'growth' });
    const { id } = await start(seller);
    for (const answer of [await mark(stranger, id, swift), await end(stranger, id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'stock_take_not_found']);
    }
    expect(await db.select().from(stockMarks).where(eq(stockMarks.stockTakeId, id))).toEqual([]);
    expect((await seller.get('/api/stock-takes')).body.current.id).toBe(id);
  });

  it('is part of Growth; what was counted stays, and one that goes on can be ended', async () => {
    const starter = await asSeller();
    const refused = await starter.post('/api/stock-takes');
    expect([refused.status, refused.body.code]).toEqual([403, 'stock_take_not_included']);
    expect((await starter.get('/api/stock-takes')).body).toEqual({
      current: null,
      past: [],
      mayStart: false,
    });
  });

  it('without any vehicle ends with nothing found', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const { id, vehicles: none } = await start(seller);
    expect(none).toEqual([]);
    expect(await resultOf(seller, id)).toMatchObject({ expected: 0, found: 0, missing: [] });
  });
});

describe('the hook of a key', () => {
  it('is stored, replaced and forgotten, only for one’s own vehicles', async () => {
    const { seller, swift } = await yard();
    const hang = (who: Seller, hook: string) => who.put(`/api/stock-takes/hooks/${swift}`, { hook });
    const hookNow = async () => (await start(seller)).vehicles[0]?.hook;
    expect((await hang(seller, 'K-12')).body).toEqual({ hook: 'K-12' });
    await hang(seller, ' 7 ');
    expect(await hookNow()).toBe('7');
    expect((await hang(await asSeller(), '9')).status).toBe(404);
    expect((await hang(seller, 'x'.repeat(13))).status).toBe(400);
    expect(await hookNow()).toBe('7');
    await hang(seller, '');
    expect(await hookNow()).toBeNull();
  });
});
