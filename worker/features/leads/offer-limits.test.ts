import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadCounts, leadOffers, leads } from '../../../schema/shard';
import { buyer as buyerWith, newNetwork } from '../../test/buyers';
import { TestClient } from '../../test/client';
import { asSeller, changeUser, db, publishVehicle, type Seller, uniqueMobile } from '../../test/factories';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const buyer = (now = Date.now(), network = newNetwork()) => buyerWith({ now, network });

const listed = async () => {
  const seller = await asSeller();
  return { seller, vehicle: await publishVehicle(seller) };
};
const leadsOf = async (seller: Seller) => (await seller.get('/api/leads')).body;

describe('a repeated offer', () => {
  it('within ten minutes is the same lead, and notified once', async () => {
    const { seller, vehicle } = await listed();
    const now = Date.now();
    const same = { buyerMobile: '9876543210', offerPrice: '450000' };
    const network = newNetwork();
    const first = await buyer(now, network)(vehicle.id, same);
    const again = await buyer(now + 10 * MINUTE - 1, network)(vehicle.id, {
      ...same,
      buyerMobile: '+91 98765 43210',
    });
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    const bell = async () => (await seller.get('/api/notifications')).body;
    const [entry, ...more] = await bell();
    expect([Date.parse(entry.createdAt), more]).toEqual([now, []]);
    expect((await buyer(now + 10 * MINUTE + 1, network)(vehicle.id, same)).body.id).toBe(first.body.id);
    expect(await bell()).toMatchObject([{ createdAt: new Date(now + 10 * MINUTE + 1).toISOString() }]);
  });

  it('ten times at once is one lead, one notification, one use', async () => {
    const { seller, vehicle } = await listed();
    const same = { buyerMobile: uniqueMobile(), offerPrice: '450000' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer()(vehicle.id, same)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await leadsOf(seller)).toHaveLength(1);
    expect((await seller.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
    expect((await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated).toBe(1);
    expect(await db.select().from(leadOffers).where(eq(leadOffers.listingId, vehicle.id))).toHaveLength(1);
  });
});

describe('many offers', () => {
  it('from one network on one vehicle stop after twenty in ten minutes', async () => {
    const { seller, vehicle } = await listed();
    const other = await publishVehicle(seller);
    const now = Date.now();
    const network = '203.0.113.7';
    for (let count = 0; count < 20; count++) expect((await buyer(now, network)(vehicle.id)).status).toBe(201);
    const refused = await buyer(now, network)(vehicle.id);
    expect(refused).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await buyer(now, network)(other.id)).status).toBe(201);
    expect((await buyer(now)(vehicle.id)).status).toBe(201);
    expect((await buyer(now + 10 * MINUTE, network)(vehicle.id)).status).toBe(201);
  });

  it('at once from one network are twenty', async () => {
    const { seller, vehicle } = await listed();
    const now = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 27 }, () => buyer(now, '2001:db8:1:2::7')(vehicle.id)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await leadsOf(seller)).toHaveLength(20);
    expect((await buyer(now, '2001:db8:1:2:ffff::1')(vehicle.id)).status).toBe(429);
    expect((await buyer(now, '2001:db8:1:3::1')(vehicle.id)).status).toBe(201);
  });

  it('from one phone and network on one vehicle stop after three a day', async () => {
    const { seller, vehicle } = await listed();
    const now = Date.now();
    const buyerMobile = uniqueMobile();
    const network = newNetwork();
    const bid = (price: number, at = now, vehicleId = vehicle.id) =>
      buyer(at, network)(vehicleId, { buyerMobile, offerPrice: String(price) });
    for (const price of [400_000, 410_000, 420_000]) expect((await bid(price)).status).toBe(201);
    const refused = await bid(430_000);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    expect((await bid(430_000, now, (await publishVehicle(seller)).id)).status).toBe(201);
    expect(
      (await buyer(now)(vehicle.id, { buyerMobile, offerPrice: '430000' })).status,
      'from elsewhere',
    ).toBe(201);
    expect((await bid(430_000, now + 24 * HOUR)).status).toBe(201);
    expect(
      (await leadsOf(seller)).filter((lead: { vehicleId: string }) => lead.vehicleId === vehicle.id),
    ).toHaveLength(3);
  });

  it('leave no address behind', async () => {
    const { vehicle } = await listed();
    await buyer(Date.now(), '198.51.100.23')(vehicle.id);
    const rows = [
      await db.select().from(leads).where(eq(leads.vehicleId, vehicle.id)),
      await db.select().from(leadOffers).where(eq(leadOffers.listingId, vehicle.id)),
    ];
    expect(JSON.stringify(rows)).not.toContain('198.51');
    expect(rows[1]).toMatchObject([{ networkHash: expect.stringMatching(/^[0-9a-f]{16}:[0-9a-f]{32}$/) }]);
  });
});

describe('a lead beyond the plan’s limit', () => {
  const endOfMonth = Date.parse('2027-05-01T00:00:00+05:30');

  /** A Starter with one lead left this month. */
  async function almostFull() {
    const seller = await asSeller({}, { clock: { now: () => endOfMonth - HOUR } });
    const vehicle = await publishVehicle(seller);
    await db
      .insert(leadCounts)
      .values({ ownerId: seller.user.id, leadCount: 49, month: '2027-04', monthCount: 49 });
    return { seller, vehicle };
  }

  it('is stored, its buyer thanked, and masked until the end of the month', async () => {
    const { seller, vehicle } = await almostFull();
    const send = buyer(endOfMonth - HOUR);
    expect((await buyer(endOfMonth - 2 * HOUR)(vehicle.id)).status).toBe(201);
    const over = { buyerName: 'Rohan Fifty-First', buyerMobile: '9876543210', message: 'Call me' };
    expect(await send(vehicle.id, over)).toMatchObject({
      status: 201,
      body: { message: 'Your offer has been submitted successfully!' },
    });

    const [masked, shown] = await leadsOf(seller);
    expect(shown).toMatchObject({ masked: false, buyerName: 'Test Buyer' });
    expect(masked).toMatchObject({
      masked: true,
      buyerName: null,
      buyerMobile: '+91••••••••10',
      message: null,
      offerPrice: 450_000,
    });
    const bell = await seller.get('/api/notifications');
    expect(JSON.stringify([masked, bell.body])).not.toMatch(/Rohan|9876543|Call me/);

    const [later] = (await seller.at(endOfMonth).get('/api/leads')).body;
    expect(later).toMatchObject({
      masked: false,
      buyerName: 'Rohan Fifty-First',
      buyerMobile: '+919876543210',
    });
  });

  it('is shown as soon as the plan allows it', async () => {
    const { seller, vehicle } = await almostFull();
    for (const hours of [2, 1]) await buyer(endOfMonth - hours * HOUR)(vehicle.id);
    expect((await leadsOf(seller))[0].masked).toBe(true);
    await changeUser(seller.user.id, { subscriptionPlan: 'growth' });
    expect((await leadsOf(seller))[0].masked).toBe(false);
  });

  it('is the same when eight arrive at once for the last place', async () => {
    const { seller, vehicle } = await almostFull();
    await Promise.all(Array.from({ length: 8 }, () => buyer(endOfMonth - HOUR)(vehicle.id)));
    const masked = (await leadsOf(seller)).map((lead: { masked: boolean }) => lead.masked);
    expect([masked.length, masked.filter(Boolean).length]).toEqual([8, 7]);
  });
});

describe("a seller's leads", () => {
  it('are private, latest offer first, in pages', async () => {
    const { seller, vehicle } = await listed();
    const other = await listed();
    await buyer()(other.vehicle.id);
    const now = Date.now();
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.unshift((await buyer(now + count)(vehicle.id)).body.id);
    // Two in the same millisecond: the page boundary between them must lose none.
    ids.unshift(
      ...(await Promise.all([1, 2].map(() => buyer(now + 5)(vehicle.id)))).map(({ body }) => body.id),
    );

    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { status, headers, body } = await seller.get(
        `/api/leads?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      expect(status).toBe(200);
      seen.push(...body.map((lead: { id: string }) => lead.id));
      cursor = headers.get('x-next-cursor') ?? '';
      if (!cursor) break;
    }
    expect(seen.slice(2)).toEqual(ids.slice(2));
    expect(new Set(seen)).toEqual(new Set(ids));
    expect((await new TestClient().get('/api/leads')).status).toBe(401);
  });
});
