import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MAX_COUNTERS } from '../../../schema/counters/statuses';
import { leads } from '../../../schema/shard';
import {
  all,
  answer,
  digits,
  haveOffer,
  lead,
  leadOf,
  name,
  pathOf,
  seller,
  vehicleId,
} from '../../test/counter-offers';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { caller } from '../../test/leads';
import { pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';

const HOUR = 3_600_000;
haveOffer();

describe('a seller', () => {
  it('answers an offer with a price, which makes the lead one that is negotiated', async () => {
    const { status, body } = await name('4.6 lakh');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'negotiating',
      offerPrice: 430_000,
      counter: { price: 460_000, currency: 'INR', status: 'open', reply: null },
    });
    const [counter, ...others] = await all();
    expect(others).toEqual([]);
    expect(Date.parse(counter.expiresAt) - Date.parse(counter.createdAt)).toBe(48 * HOUR);
    expect(counter).toMatchObject({ personName: null, answeredAt: null });
    const [listed] = (await seller.get('/api/leads')).body;
    expect(listed.counter.price).toBe(460_000);
    expect((await leadOf()).previousStatus).toBeUndefined();
  });

  it('keeps the status of a lead that is further on', async () => {
    await seller.patch(`/api/leads/${lead.id}`, { status: 'visit_booked' });
    expect((await name('460000')).body.status).toBe('visit_booked');
  });

  it('names a price between the offer and the own one', async () => {
    expect((await name('430000')).body.code).toBe('counter_below');
    expect((await name('500001')).body.code).toBe('counter_above');
    expect((await name('430001')).status).toBe(201);
    expect((await name('500000')).status).toBe(201);
    expect(await all()).toHaveLength(2);
  });

  it('may ask less than the offer of a buyer who also gives a vehicle', async () => {
    const given = offer(vehicleId, {
      buyerMobile: uniqueMobile(),
      offerPrice: '430000',
      exchangeModel: 'Alto',
    });
    const { id } = (await anonymous().post('/api/leads', given)).body;
    expect((await name('400000', id)).status).toBe(201);
  });

  it('replaces an open price, and keeps what was answered', async () => {
    await name('480000');
    const first = await pathOf();
    await name('470000');
    expect(
      (await all()).map(({ price, status }: { price: number; status: string }) => [price, status]),
    ).toEqual([
      [470_000, 'open'],
      [480_000, 'replaced'],
    ]);
    expect((await answer(first, { answer: 'accepted', ...digits() })).html).toContain('another price since');
    await answer(await pathOf(), { answer: 'declined', ...digits() });
    await name('460000');
    expect((await all()).map(({ status }: { status: string }) => status)).toEqual([
      'open',
      'declined',
      'replaced',
    ]);
  });

  it('takes an open price back once, and no other one', async () => {
    await name('460000');
    const [{ id, path }] = await all();
    expect((await (await strangerTo(seller)).delete(`/api/counters/${id}`)).status).toBe(404);
    const { body } = await seller.delete(`/api/counters/${id}`);
    expect(body.counter.status).toBe('taken_back');
    expect((await seller.delete(`/api/counters/${id}`)).status).toBe(200);
    expect((await answer(path, { answer: 'accepted', ...digits() })).html).toContain('no longer open');
    await name('460000');
    const [again] = await all();
    await answer(again.path, { answer: 'accepted', ...digits() });
    expect((await seller.delete(`/api/counters/${again.id}`)).body.code).toBe('counter_answered');
    expect((await leadOf()).counter.status).toBe('accepted');
  });

  it('names none to who has withdrawn, for a closed lead, without a vehicle, and for a sold one', async () => {
    const wanting = await seller.post('/api/leads/hand-made', caller());
    expect((await name('460000', wanting.body.id)).body.code).toBe('counter_not_possible');
    await seller.patch(`/api/leads/${lead.id}`, { status: 'lost' });
    expect((await name('460000')).body.code).toBe('lead_closed');
    await seller.patch(`/api/leads/${lead.id}`, { status: 'negotiating' });
    await seller.patch(`/api/vehicles/${vehicleId}/status`, { status: 'sold' });
    expect((await name('460000')).body.code).toBe('vehicle_sold');
    const form = new FormData();
    form.append('confirm', 'yes');
    await pageClient().send('POST', lead.withdrawPath, { form, headers: { origin: 'null' } });
    expect((await name('460000')).body.code).toBe('offer_withdrawn');
    expect(await all()).toEqual([]);
  });

  it('names none to a buyer whom the plan hides, and at most twenty to another', async () => {
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, lead.id));
    expect((await name('460000')).body.code).toBe('counter_not_possible');
    await db.update(leads).set({ monthlyOrdinal: 50 }).where(eq(leads.id, lead.id));
    for (let count = 0; count < MAX_COUNTERS; count += 1) {
      expect((await name(String(440_000 + count))).status).toBe(201);
    }
    expect((await name('460000')).body.code).toBe('counter_limit');
    expect(await all()).toHaveLength(MAX_COUNTERS);
  });

  it('sees who of the staff named it; a stranger sees nothing', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(owner, { price: '500000' });
    const { id } = (await anonymous().post('/api/leads', offer(vehicle.id, { offerPrice: '430000' }))).body;
    const member = await asSeller();
    await letIn(owner, member, 'salesperson');
    const headers = actingFor(owner);
    const named = await member.post(`/api/counters/leads/${id}`, { price: '460000' }, { headers });
    expect(named.status).toBe(201);
    const [counter] = (await owner.get(`/api/counters/leads/${id}`)).body;
    expect(counter.personName).toBe(`${member.user.firstName} ${member.user.lastName}`);
    expect((await seller.get(`/api/counters/leads/${id}`)).status).toBe(404);
    expect((await name('460000', id)).status).toBe(404);
  });
});
