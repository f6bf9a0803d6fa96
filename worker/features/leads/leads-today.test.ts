import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads, vehicles } from '../../../schema/shard';
import { buyer } from '../../test/buyers';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, db, offer, pretendImages, publishVehicle } from '../../test/factories';
import { caller, withLead } from '../../test/leads';
import { meteredDatabases } from '../../test/meter';
import { queryPlan } from '../../test/query-plan';
import { actingFor, letIn, tokenOf } from '../../test/staff';
import { stock } from '../../test/stock';
import { listDue } from './leads-today.queries';

const HOUR = 3_600_000;
const DAY = 86_400_000;
const TODAY = Date.parse('2026-12-01T09:00:00+05:30');

describe('what a seller should do today', () => {
  it('are new offers and follow-ups until tonight, longest overdue first', async () => {
    const { seller, vehicle, id } = await withLead({ buyerName: 'Asha' });
    const later = (await anonymous().post('/api/leads', offer(vehicle.id, { buyerName: 'Balu' }))).body.id;
    const now = seller.at(TODAY);
    const today = async () => (await now.get('/api/leads/today')).body;
    expect(await today()).toMatchObject({
      newOffers: 2,
      followUpsDue: 0,
      visits: 0,
      requests: 0,
      followUps: [],
    });

    const follow = (leadId: string, followUpAt: string) => now.patch(`/api/leads/${leadId}`, { followUpAt });
    await follow(later, '2026-12-01T23:59:00+05:30');
    await db
      .update(leads)
      .set({ followUpAt: TODAY - 3 * DAY })
      .where(eq(leads.id, id));
    expect(await today()).toMatchObject({
      followUpsDue: 2,
      followUps: [{ buyerName: 'Asha' }, { buyerName: 'Balu' }],
    });
    await follow(later, '2026-12-02');
    await now.patch(`/api/leads/${id}`, { status: 'lost' });
    expect(await today()).toMatchObject({
      newOffers: 1,
      followUpsDue: 0,
      visits: 0,
      requests: 0,
      followUps: [],
    });
  });

  it('leaves out unlikely offers, hides what the plan hides, and is private', async () => {
    const { seller, vehicle, id } = await withLead({ buyerName: 'Hidden Name' });
    await anonymous().post('/api/leads', offer(vehicle.id, { offerPrice: '1' }));
    await db
      .update(leads)
      .set({ followUpAt: Date.now() - DAY, monthlyOrdinal: 51 })
      .where(eq(leads.id, id));
    const { body } = await seller.get('/api/leads/today');
    expect(body).toMatchObject({
      newOffers: 1,
      followUpsDue: 1,
      followUps: [{ buyerName: null, masked: true }],
    });
    expect((await (await asSeller()).get('/api/leads/today')).body).toMatchObject({ newOffers: 0 });
    expect((await anonymous().get('/api/leads/today')).status).toBe(401);
  });

  it('is found by an index', async () => {
    const plan = await queryPlan(listDue(db, { ownerId: 'someone', memberId: null }, 1, 3));
    expect(plan[0]).toBe(
      'SEARCH leads USING INDEX leads_due (owner_id=? AND follow_up_at>? AND follow_up_at<?)',
    );
  });
});
describe('an inbox', () => {
  const lead = async (vehicleId: string, buyerName: string, at: number) => {
    const { body } = await buyer()(vehicleId, { buyerName });
    await db.update(leads).set({ lastOfferAt: at }).where(eq(leads.id, body.id));
    return body.id as string;
  };
  const age = (vehicleId: string, at: number) =>
    db.update(vehicles).set({ createdAt: at }).where(eq(vehicles.id, vehicleId));

  it('has the new offers that nobody has acted on for two hours, the latest first', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(seller);
    const now = Date.now();
    const today = async () => (await seller.at(now).get('/api/leads/today')).body;
    const names = async () =>
      (await today()).unanswered.map(({ buyerName }: { buyerName: string }) => buyerName);
    for (const [at, name] of ['Asha', 'Balu', 'Chand', 'Devi'].entries()) {
      await lead(vehicle.id, name, now - (at + 2) * HOUR - 1);
    }
    await lead(vehicle.id, 'Fresh', now - 2 * HOUR + 60_000);
    expect(await names()).toEqual(['Asha', 'Balu', 'Chand']);
    expect(await today()).toMatchObject({ newOffers: 5 });
    const [first] = (await today()).unanswered;
    await seller.patch(`/api/leads/${first.id}`, { callResult: 'no_answer' });
    expect(await names()).toEqual(['Balu', 'Chand', 'Devi']);
  });

  it('suggests a lower price of what has no offer and no other price for 21 days', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const now = Date.now();
    const standing = async (who: TestClient = seller, headers = {}) =>
      (await who.at(now).get('/api/leads/today', { headers })).body.standing;
    const [old, offered, fresh, sold] = [
      await publishVehicle(seller, { name: 'Old', price: '475000' }),
      await publishVehicle(seller, { name: 'Offered' }),
      await publishVehicle(seller, { name: 'Fresh' }),
      await publishVehicle(seller, { name: 'Sold' }),
    ];
    for (const { id } of [old, offered, sold]) await age(id, now - 21 * DAY - 1);
    await age(fresh.id, now - 21 * DAY + 1_000);
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await lead(offered.id, 'Asha', now - 20 * DAY);
    // Neither an unlikely offer nor whom the seller wrote down.
    await anonymous().post('/api/leads', offer(old.id, { offerPrice: '1' }));
    await seller.post('/api/leads/hand-made', caller({ vehicleId: old.id, wants: null }));
    expect(await standing()).toMatchObject([{ name: 'Old', price: 475_000, lowered: 465_500 }]);

    const ravi = await asSeller();
    await letIn(seller, ravi, 'salesperson');
    const headers = actingFor(seller);
    const lower = (lowerPercent: number) =>
      seller.send('PUT', '/api/staff/switches', {
        json: { addVehicles: true, lowerPercent, seeAllLeads: true },
      });
    await lower(0);
    expect(await standing(ravi, headers)).toEqual([]);
    await lower(1);
    expect(await standing(ravi, headers)).toEqual([]);
    await lower(2);
    expect(await standing(ravi, headers)).toHaveLength(1);
    await seller.patch(`/api/vehicles/${old.id}/price`, { price: '465500' });
    expect(await standing()).toEqual([]);
  });

  it('has what has few photos, and for the seller alone who asks to be let in', async () => {
    const seller = await asSeller({ plan: 'pro' });
    await publishVehicle(seller, { name: 'Bare', images: await pretendImages(seller, 2) });
    await publishVehicle(seller, { name: 'Full', images: await pretendImages(seller, 3) });
    const today = async (who: TestClient = seller, headers = {}) =>
      (await who.get('/api/leads/today', { headers })).body;
    expect(await today()).toMatchObject({ fewPhotos: [{ name: 'Bare', photos: 2 }], joining: 0 });
    const { body: invitation } = await seller.post('/api/staff/invitations', { role: 'manager' });
    const ravi = await asSeller();
    await ravi.post('/api/staff/ask', { token: tokenOf(invitation) });
    expect(await today()).toMatchObject({ joining: 1 });
    const [amit, sunil] = [await asSeller(), await asSeller()];
    await letIn(seller, amit, 'manager');
    await letIn(seller, sunil, 'salesperson');
    expect(await today(amit, actingFor(seller))).toMatchObject({ joining: 0, fewPhotos: [{ name: 'Bare' }] });
    expect(await today(sunil, actingFor(seller))).toMatchObject({ joining: 0, fewPhotos: [] });
  });

  it('waits twice, and reads at most fifty vehicles for each list, however many there are', async () => {
    const seller = await asSeller({ plan: 'pro', lastActivityAt: Date.now() });
    await stock(seller.user.id, 1_000);
    const { databases, cost } = meteredDatabases();
    await db
      .update(vehicles)
      .set({ images: ['a', 'b', 'c'], version: sql`version + 1` })
      .where(eq(vehicles.userId, seller.user.id));
    const { status, body } = await seller.with({}, databases).get('/api/leads/today');
    expect([status, body.standing, body.fewPhotos]).toEqual([200, [], []]);
    expect(cost.trips).toBe(2);
    expect(cost.rowsRead).toBeLessThanOrEqual(2 * 2 * 50 + 20);
  });
});
