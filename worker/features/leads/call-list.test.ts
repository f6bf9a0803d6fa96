import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { buyer } from '../../test/buyers';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, db, offer, publishVehicle, strangerTo } from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';

const DAY = 86_400_000;
const TODAY = Date.parse('2026-12-01T09:00:00+05:30');

const namesOf = async (client: TestClient, headers = {}) => {
  const { status, body } = await client.get('/api/leads/call-list', { headers });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const names = (part: string) => body[part].map((lead: { buyerName: string | null }) => lead.buyerName);
  return { due: names('due'), unanswered: names('unanswered'), hot: names('hot') };
};

describe('the call list', () => {
  it('has each buyer once: due until tonight, unanswered, close to a sale', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller, { price: '475000' });
    const ids: Record<string, string> = {};
    for (const buyerName of ['Asha', 'Balu', 'Chitra', 'Deepa', 'Esha'])
      ids[buyerName] = (await buyer()(id, { offerPrice: '450000', buyerName })).body.id;
    await anonymous().post('/api/leads', offer(id, { offerPrice: '10', buyerName: 'Unlikely' }));
    const now = seller.at(TODAY);
    const set = (name: string, fields: object) => now.patch(`/api/leads/${ids[name]}`, fields);
    expect(await namesOf(now)).toEqual({
      due: [],
      unanswered: ['Esha', 'Deepa', 'Chitra', 'Balu', 'Asha'],
      hot: [],
    });
    await set('Asha', { followUpAt: '2026-12-01T23:59:00+05:30' });
    await db
      .update(leads)
      .set({ followUpAt: TODAY - 3 * DAY })
      .where(eq(leads.id, String(ids.Balu)));
    await set('Chitra', { status: 'negotiating' });
    await set('Deepa', { status: 'visit_booked' });
    await set('Deepa', { followUpAt: '2026-12-03' });
    expect(await namesOf(now)).toEqual({ due: ['Balu', 'Asha'], unanswered: ['Esha'], hot: ['Chitra'] });
    await set('Esha', { callResult: 'no_answer' });
    await set('Chitra', { status: 'won' });
    await set('Balu', { callResult: 'tomorrow' });
    expect(await namesOf(now)).toEqual({ due: ['Asha'], unanswered: [], hot: [] });
    expect((await namesOf(seller.at(TODAY + DAY))).due).toContain('Balu');
  });

  it('hides what the plan hides, and what somebody else works on', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [ravi, amit] = [await asSeller(), await asSeller()];
    await letIn(owner, ravi, 'salesperson');
    await letIn(owner, amit, 'salesperson');
    const { id } = await publishVehicle(owner);
    const { body: lead } = await buyer()(id, { buyerName: 'Asha' });
    const json = { addVehicles: true, lowerPercent: 0, seeAllLeads: false };
    await owner.send('PUT', '/api/staff/switches', { json });
    await owner.send('PUT', `/api/leads/${lead.id}/assignee`, { json: { personId: amit.user.id } });
    expect((await namesOf(amit, actingFor(owner))).unanswered).toEqual(['Asha']);
    expect((await namesOf(ravi, actingFor(owner))).unanswered).toEqual([]);
    expect((await namesOf(await strangerTo(owner))).unanswered).toEqual([]);
    const starter = await asSeller();
    const car = await publishVehicle(starter);
    const { body: hidden } = await buyer()(car.id, { buyerName: 'Hidden' });
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, hidden.id));
    expect((await namesOf(starter)).unanswered).toEqual([null]);
    expect((await anonymous().get('/api/leads/call-list')).status).toBe(401);
  });
});
