import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT } from '../../../schema/common/retention';
import { bookLines, bookSeals } from '../../../schema/shard';
import { deleteExpiredRows } from '../../jobs/retention';
import { asSeller, db, publishVehicle, type Seller, shardOf, signInAgain } from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { testDrive } from '../../test/trips';
import { settleSales } from '../vehicles/sale.service';
import { sealBooks } from './seals.service';

const DAY = 86_400_000;
const at = (time: string) => Date.parse(`${time}+05:30`);
const ctxAt = (now: number) => systemCtx({ clock: { now: () => now } });
const DAYS = 'from=2026-11-01&until=2026-12-31';
const NOON = at('2026-11-28T12:00');
const MORNING = at('2026-11-29T00:10');

const PURCHASE = {
  version: 0,
  plate: 'UP78AB1234',
  fromName: 'Demo Owner',
  fromPhone: '9812345678',
  at: '2026-11-20T13:12:00.000Z',
  kms: 62_000,
  keys: 2,
  papers: ['rc'],
  loan: 'none',
};

// The walk over all books of a shard is marked as done for the day.
beforeEach(() => db.run('delete from job_marks'));

async function dealer(type: 'business' | 'personal' = 'business') {
  const seller = await asSeller({ plan: 'pro', accountType: type, firmName: 'Demo Motors' });
  const { id } = await publishVehicle(seller, { name: 'Demo Swift', year: 2018 });
  const on = (now: number) => seller.at(now);
  const drive = (now: number, fields = {}) => on(now).post(`/api/trips/${id}/out`, testDrive(fields));
  return { seller, id, on, drive };
}

const check = async (seller: Seller, now = MORNING) =>
  (await seller.at(now).get(`/api/stock-book/seals?${DAYS}`)).body;
async function fileOf(seller: Seller, book: string, now = NOON, more = ''): Promise<string> {
  const { body } = await seller.at(now).get(`/api/stock-book/file?book=${book}&${DAYS}${more}`);
  return new TextDecoder().decode(body);
}
const seal = (now = MORNING) => inShards(sealBooks, ctxAt(now));
const sealsOf = (seller: Seller) =>
  shardOf(seller.user.id).select().from(bookSeals).where(eq(bookSeals.ownerId, seller.user.id));

describe('the stock book', () => {
  it('fills from how a car came in, its numbers, corrections, and the delivery note', async () => {
    const { seller, id, on } = await dealer();
    await on(NOON).put(`/api/purchases/${id}`, PURCHASE);
    const numbers = { engine: 'K12MN1234567', chassis: 'MA3EWDE1S00123456' };
    expect((await on(NOON + 1).put(`/api/stock-book/vehicles/${id}`, numbers)).body).toEqual({
      vehicleId: id,
      ...numbers,
    });
    await on(NOON + 2).put(`/api/purchases/${id}`, { ...PURCHASE, version: 1, fromName: 'Right Owner' });
    await on(NOON + 3).post('/api/papers', {
      kind: 'delivery_note',
      vehicleId: id,
      plate: 'UP78AB1234',
      buyerName: 'Demo Buyer',
      buyerMobile: '9812345679',
      price: '450000',
      at: '2026-11-28T06:00:00.000Z',
      kms: 62_010,
      keys: 2,
      papers: ['rc'],
      rcOwner: 'Demo Owner',
    });
    const { body: lines } = await on(NOON).get(`/api/stock-book/lines?${DAYS}`);
    expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'came_in',
      'correction',
      'correction',
      'delivered',
    ]);
    const key = crypto.randomUUID();
    const remark = { key, at: new Date(NOON).toISOString(), remark: 'Came with one key' };
    for (const _ of [1, 2])
      await on(NOON + 4).post(`/api/stock-book/lines/${lines[0].id}/corrections`, remark);
    const [header, row, note, ...rest] = (await fileOf(seller, 'stock')).split('\r\n');
    expect(header).toContain('Number,Registration,Make,Model,Vehicle,Engine number,Chassis number');
    expect(row).toMatch(/^1,UP78AB1234,/);
    expect(row).toContain('Demo Swift,K12MN1234567,MA3EWDE1S00123456,2026-11-20,Right Owner,');
    expect(row).toContain('2026-11-28,Demo Buyer,');
    expect(row).toMatch(/Came with one key$/);
    expect(note).toContain('The dealer’s own record.');
    expect(rest).toEqual(['']);
    expect(await fileOf(seller, 'stock', NOON, '&lang=hi')).toContain('रजिस्ट्रेशन');
  });

  it('gets the day of a final sale once', async () => {
    const { seller, id, on } = await dealer();
    await on(NOON).put(`/api/purchases/${id}`, PURCHASE);
    await on(NOON).patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    for (const minutes of [11, 12]) await inShards(settleSales, ctxAt(NOON + minutes * 60_000));
    const { body: lines } = await on(NOON).get(`/api/stock-book/lines?${DAYS}`);
    expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['came_in', 'sold']);
    expect(await fileOf(seller, 'stock')).toContain('2026-11-20,Demo Owner,+91 98123 45678,2026-11-28,');
  });

  it('of trips has both times, and is one’s own on every plan', async () => {
    const { seller, drive } = await dealer();
    await drive(NOON, { at: '2026-11-28T01:00:00.000Z' });
    expect(await fileOf(seller, 'trips')).toContain(
      'Test drive,2026-11-28 06:30,2026-11-28 12:00,42000,Demo Buyer,+91 98123 45678,1234,Demo Motors',
    );
    const stranger = await asSeller();
    expect(await fileOf(stranger, 'trips')).not.toContain('Demo Buyer');
    const { body } = await seller.at(NOON).get(`/api/stock-book/lines?${DAYS}`);
    expect((await stranger.delete(`/api/stock-book/lines/${body[0].id}/person`)).status).toBe(404);
  });

  it('is read by salespeople, saved as a file by managers, and by yard helpers not at all', async () => {
    const { seller } = await dealer();
    const seen = async (role: 'manager' | 'salesperson' | 'helper') => {
      const person = await asSeller();
      await letIn(seller, person, role);
      const headers = actingFor(seller);
      const paths = [`lines?${DAYS}`, `file?book=stock&${DAYS}`];
      const answers = paths.map((path) => person.get(`/api/stock-book/${path}`, { headers }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await seen('manager')).toEqual([200, 200]);
    expect(await seen('salesperson')).toEqual([200, 403]);
    expect(await seen('helper')).toEqual([403, 403]);
  });
});

describe('the seals', () => {
  it('end each day with lines once, are mailed to dealers, and hold after erasures', async () => {
    const { seller, id, on, drive } = await dealer();
    await on(NOON).put(`/api/purchases/${id}`, PURCHASE);
    const { body } = await drive(NOON + 1);
    await on(NOON + DAY).post(`/api/trips/${id}/back`, {
      key: crypto.randomUUID(),
      at: new Date(NOON).toISOString(),
      trip: body.out.key,
      kms: 42_010,
      damage: 'Scratch',
    });
    await seal(MORNING - 60_000);
    expect(await sealsOf(seller)).toEqual([]);
    await seal();
    await seal(MORNING + DAY);
    await Promise.all([seal(MORNING + DAY), seal(MORNING + DAY)]);
    expect(await sealsOf(seller)).toMatchObject([
      { day: '2026-11-28', lines: 2 },
      { day: '2026-11-29', lines: 1 },
    ]);
    const holds = await check(seller);
    expect(holds).toMatchObject({ days: 2, lines: 3, differs: null, latest: { day: '2026-11-29' } });
    const { body: bell } = await on(MORNING + DAY).get('/api/notifications');
    const told = bell.filter(({ kind }: { kind: string }) => kind === 'book_sealed');
    expect(told.map(({ title }: { title: string }) => title)).toEqual([
      'Stock book of 2026-11-29 is sealed',
      'Stock book of 2026-11-28 is sealed',
    ]);
    expect(told[0].message).toContain(holds.latest.root);

    expect((await on(NOON).delete(`/api/stock-book/lines/${body.out.id}/person`)).status).toBe(200);
    expect(await fileOf(seller, 'trips')).not.toContain('Demo Buyer');
    expect(await fileOf(seller, 'trips')).toContain('(erased)');
    expect(await check(seller)).toEqual(holds);
  });

  it('of a private seller are made, and not mailed', async () => {
    const { seller, on, drive } = await dealer('personal');
    await drive(NOON);
    await seal();
    expect(await sealsOf(seller)).toHaveLength(1);
    const { body: bell } = await on(MORNING).get('/api/notifications');
    expect(bell.filter(({ kind }: { kind: string }) => kind === 'book_sealed')).toEqual([]);
  });

  it.each([
    ['a field', { fields: { kms: 1 } }],
    ['a person', { personal: { name: { text: 'Somebody else', salt: 'salt' } } }],
    ['a time', { happenedAt: 1 }],
    ['a day', { createdAt: NOON - DAY }],
  ])('show that %s was changed afterwards, and which day', async (_, changed) => {
    const { seller, drive } = await dealer();
    await drive(NOON);
    await seal();
    const shard = shardOf(seller.user.id);
    const isOwn = eq(bookLines.ownerId, seller.user.id);
    await expect(shard.update(bookLines).set(changed).where(isOwn)).rejects.toThrow();
    const lines = await shard.delete(bookLines).where(isOwn).returning();
    await shard.insert(bookLines).values(lines.map((line) => ({ ...line, ...changed })));
    expect((await check(seller)).differs).toBe('2026-11-28');
  });

  it('show that a line was removed, or added', async () => {
    const { seller, id, on, drive } = await dealer();
    const { body } = await drive(NOON);
    const trip = { key: crypto.randomUUID(), at: '2026-11-28T09:00:00.000Z', trip: body.out.key };
    await on(NOON + 1).post(`/api/trips/${id}/back`, { ...trip, kms: 42_010 });
    await seal();
    const shard = shardOf(seller.user.id);
    const own = await shard.select().from(bookLines).where(eq(bookLines.ownerId, seller.user.id));
    const line = own.find(({ kind }) => kind === 'back');
    if (!line) throw new Error('no line');
    await shard.delete(bookLines).where(eq(bookLines.id, line.id));
    expect((await check(seller)).differs).toBe('2026-11-28');
    await shard.insert(bookLines).values(line);
    expect((await check(seller)).differs).toBeNull();
    await shard.insert(bookLines).values({ ...line, id: `${line.id.slice(0, -1)}~`, key: 'another' });
    expect((await check(seller)).differs).toBe('2026-11-28');
  });

  it('refuse lines on a day that is sealed, as on a clock that goes back', async () => {
    const { seller, drive } = await dealer();
    await drive(NOON);
    await seal();
    const late = await drive(NOON + 5, { key: crypto.randomUUID() });
    expect(late.status).not.toBe(200);
    expect(await check(seller)).toMatchObject({ lines: 1, differs: null });
  });

  it('hold after three years, when nothing of persons is left', async () => {
    const { seller, drive } = await dealer();
    await drive(NOON);
    await seal();
    const later = NOON + (KEPT.deliveryNote + 2) * DAY;
    await inShards(deleteExpiredRows, ctxAt(later));
    const [line] = await shardOf(seller.user.id)
      .select()
      .from(bookLines)
      .where(eq(bookLines.ownerId, seller.user.id));
    expect(line).toMatchObject({ personal: {}, fields: { kms: 42_000 } });
    await signInAgain(seller, seller.user.id, later);
    expect(await check(seller, later)).toMatchObject({ lines: 1, differs: null });
  });
});
