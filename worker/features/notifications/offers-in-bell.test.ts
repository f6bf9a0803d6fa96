import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { KEPT } from '../../../schema/common/retention';
import { leads, notifications } from '../../../schema/shard';
import { newId } from '../../platform/random';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  type Seller,
  uniqueMobile,
} from '../../test/factories';
import { pageClient } from '../../test/pages';
import { countUnread, listEntries } from './notifications.queries';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 12, 6, 30);

const bell = async (seller: Seller) => (await seller.get('/api/notifications')).body;
const unread = async (seller: Seller) => (await seller.get('/api/notifications/unread-count')).body.count;
const read = (seller: Seller, id: string) => seller.patch(`/api/notifications/${id}/read`);

async function withOffers(...prices: number[]) {
  const seller = await asSeller({ shard: 0 });
  const vehicle = await publishVehicle(seller);
  const buyer = anonymous();
  const buyerMobile = uniqueMobile();
  for (const [at, offerPrice] of prices.entries()) {
    await buyer.at(NOON + at * 60_000).post('/api/leads', offer(vehicle.id, { buyerMobile, offerPrice }));
  }
  return { seller, vehicle, buyer, buyerMobile };
}

const store = (seller: Seller, createdAt: number) =>
  db.insert(notifications).values({
    id: newId(createdAt, seller.user.id),
    userId: seller.user.id,
    kind: 'follow_up_due',
    values: { vehicle: 'Swift' },
    relatedEntityId: 'a',
    createdAt,
  });

describe('offers in the bell', () => {
  it('write no notification, and stand between the others by their time', async () => {
    const { seller, vehicle } = await withOffers(450_000);
    expect(await db.select().from(notifications).where(eq(notifications.userId, seller.user.id))).toEqual([]);
    await store(seller, NOON - 1);
    await store(seller, NOON + 1);
    const kinds = (await bell(seller)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['follow_up_due', 'lead_generated', 'follow_up_due']);
    const [newest, ...rest] = await bell(seller);
    for (const [cursor, left] of [
      [newest.id, rest],
      [rest[0].id, rest.slice(1)],
    ]) {
      expect((await seller.get(`/api/notifications?limit=5&cursor=${cursor}`)).body).toEqual(left);
    }
    const page = await seller.get('/api/notifications?limit=2');
    expect([page.body.length, page.headers.get('x-next-cursor')]).toEqual([2, rest[0].id]);
    expect(rest[0]).toMatchObject({ title: `New offer on ${vehicle.name}`, message: '₹4,50,000' });
    expect(await unread(seller)).toBe(3);
  });

  it('are one entry per lead with its latest offer, which is new again', async () => {
    const { seller, vehicle, buyer, buyerMobile } = await withOffers(400_000, 420_000);
    const [entry, ...more] = await bell(seller);
    expect([entry.message, entry.isRead, more.length]).toEqual(['₹4,20,000', false, 0]);
    expect((await read(seller, entry.id)).status).toBe(200);
    expect([(await bell(seller))[0].isRead, await unread(seller)]).toEqual([true, 0]);
    const better = offer(vehicle.id, { buyerMobile, offerPrice: 430_000 });
    await buyer.at(NOON + 3_600_000).post('/api/leads', better);
    expect(await bell(seller)).toMatchObject([{ message: '₹4,30,000', isRead: false }]);
    expect(await unread(seller)).toBe(1);
  });

  it('are marked as read by their seller only, one by one or all', async () => {
    const { seller } = await withOffers(450_000);
    const { seller: other } = await withOffers(440_000);
    const [{ id }] = await bell(seller);
    expect((await read(other, id)).status).toBe(404);
    expect((await other.patch('/api/notifications/read-all')).status).toBe(200);
    expect([await unread(seller), await unread(other)]).toEqual([1, 0]);
    for (let time = 0; time < 2; time++) expect((await read(seller, id)).status).toBe(200);
    expect(await unread(seller)).toBe(0);
  });

  it('leave with their buyer, or show the offer before', async () => {
    const { seller, vehicle, buyer, buyerMobile } = await withOffers(400_000);
    await seller.patch('/api/notifications/read-all');
    const better = offer(vehicle.id, { buyerMobile, offerPrice: 430_000 });
    const { body } = await buyer.at(NOON + 3_600_000).post('/api/leads', better);
    const form = new FormData();
    form.append('confirm', 'yes');
    await pageClient().send('POST', body.withdrawPath, { form, headers: { origin: 'null' } });
    const shown = async () =>
      (await bell(seller)).map(({ kind, message, isRead }: Record<string, unknown>) => [
        kind,
        message,
        isRead,
      ]);
    expect(await shown()).toEqual([
      ['offer_withdrawn', vehicle.name, false],
      ['lead_generated', '₹4,00,000', true],
    ]);
    await db.update(leads).set({ withdrawnAt: NOON }).where(eq(leads.listingId, vehicle.id));
    expect(await shown()).toEqual([['offer_withdrawn', vehicle.name, false]]);
  });

  it('are not there while they are unlikely, and read once the seller moves them to the leads', async () => {
    const { seller } = await withOffers(1_000);
    const [{ kind, relatedEntityId }] = await bell(seller);
    expect(kind).toBe('unlikely_offers');
    expect((await seller.patch(`/api/leads/${relatedEntityId}`, { isUnlikely: false })).status).toBe(200);
    expect(await bell(seller)).toMatchObject([
      { kind: 'lead_generated', isRead: true },
      { kind: 'unlikely_offers', isRead: false },
    ]);
    expect(await unread(seller)).toBe(1);
  });

  it('end when other notifications are deleted', async () => {
    const { seller } = await withOffers(450_000);
    const userId = seller.user.id;
    const left = async (now: number) => [
      (await listEntries(db, { userId, cursor: undefined, limit: 5, now })).offers.length,
      await countUnread(db, userId, now),
    ];
    const end = NOON + KEPT.notification * DAY;
    expect(await left(end - 1)).toEqual([1, 1]);
    expect(await left(end)).toEqual([0, 0]);
  });
});
