import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { anonymous, asSeller, db, offer } from '../../test/factories';
import { withLead } from '../../test/leads';
import { queryPlan } from '../../test/query-plan';
import { listDue } from './leads-today.queries';

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
