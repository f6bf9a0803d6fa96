import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads, vehicles } from '../../../schema/shard';
import { anonymous, asSeller, db, offer, strangerTo } from '../../test/factories';
import { withLead } from '../../test/leads';
import { nextVersion } from '../vehicles/visibility.sql';

const DAY = 86_400_000;

describe('a lead', () => {
  it('keeps status, notes and a follow-up', async () => {
    const { seller, id, change } = await withLead();
    const followUpAt = new Date(Date.now() + DAY).toISOString();
    const { status, body } = await change({
      status: 'contacted',
      notes: 'Calls back\non Sunday',
      followUpAt,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'contacted', notes: 'Calls back\non Sunday', followUpAt });
    expect((await seller.get(`/api/leads/${id}`)).body).toEqual(body);
    const cleared = await change({ notes: '', followUpAt: null });
    expect(cleared.body).toMatchObject({ status: 'contacted', notes: null, followUpAt: null });
  });

  it('can only move to certain statuses', async () => {
    const { change } = await withLead();
    for (const status of ['contacted', 'negotiating', 'visit_booked', 'won', 'lost', 'negotiating']) {
      expect((await change({ status })).status).toBe(200);
    }
    const back = await change({ status: 'pending', notes: 'not written' });
    expect(back).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect((await change({ status: 'negotiating' })).body).toMatchObject({ notes: null });
    expect((await change({ status: 'junk' })).status).toBe(200);
    expect((await change({ status: 'won' })).status).toBe(409);
  });

  it('accepts one of two moves that exclude each other', async () => {
    const { change } = await withLead();
    const results = await Promise.all([change({ status: 'junk' }), change({ status: 'won' })]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('can be changed by its owner only, and nothing else of it', async () => {
    const { seller, id, change } = await withLead();
    const stranger = await strangerTo(seller);
    expect((await change({ status: 'won' }, stranger)).status).toBe(404);
    expect((await seller.get(`/api/leads/${id}`)).body.status).toBe('pending');
    expect((await stranger.get(`/api/leads/${id}`)).status).toBe(404);
    expect((await stranger.get(`/api/leads/${id}/offers`)).status).toBe(404);
    expect((await anonymous().patch(`/api/leads/${id}`, { status: 'won' })).status).toBe(401);
    expect((await anonymous().get(`/api/leads/${id}/offers`)).status).toBe(401);
    for (const body of [
      {},
      { status: 'sold' },
      { buyerName: 'x' },
      { ownerId: id },
      { followUpAt: 'soon' },
      { followUpAt: '2026-02-30' },
      { notes: 'bell \u0007' },
    ]) {
      expect((await change(body)).status).toBe(400);
    }
    expect((await change({ notes: 'x'.repeat(2001) })).body.fields).toHaveProperty('notes');
    expect((await stranger.patch('/api/leads/nonsense', { status: 'won' })).status).toBe(400);
    expect((await anonymous().get(`/api/leads/${id}`)).status).toBe(401);
  });

  it('has every offer of its buyer', async () => {
    const { seller, vehicle, id } = await withLead({ buyerMobile: '9876501234', offerPrice: '400000' });
    await anonymous().post(
      '/api/leads',
      offer(vehicle.id, { buyerMobile: '9876501234', offerPrice: '420000' }),
    );
    const { body } = await seller.get(`/api/leads/${id}/offers`);
    expect(body.map(({ price }: { price: number }) => price)).toEqual([420_000, 400_000]);
    expect((await seller.get('/api/leads')).body).toHaveLength(1);
  });

  it('has its offers in their original currency, and no message if it is masked', async () => {
    const { seller, vehicle, id } = await withLead({ buyerMobile: '9876501235', offerPrice: '9000' });
    await db
      .update(vehicles)
      .set({ currency: 'USD', ...nextVersion })
      .where(eq(vehicles.id, vehicle.id));
    const again = offer(vehicle.id, { buyerMobile: '9876501235', offerPrice: '9000', message: 'Call me' });
    expect((await anonymous().post('/api/leads', again)).body.id).toBe(id);
    const offers = async () => (await seller.get(`/api/leads/${id}/offers`)).body;
    expect(await offers()).toMatchObject([
      { price: 9000, currency: 'USD', message: 'Call me' },
      { price: 9000, currency: 'INR', message: null },
    ]);
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    expect((await offers())[0]).toMatchObject({ price: 9000, message: null });
    expect((await seller.get(`/api/leads/${id}`)).body).toMatchObject({ buyerName: null, message: null });
  });

  it('shows whether its buyer is a contact, unless it is masked', async () => {
    const { seller, id } = await withLead({ buyerMobile: '9876501236' });
    const isContact = async () => (await seller.get(`/api/leads/${id}`)).body.isContact;
    const saved = { name: 'Asha', mobileNumber: '9876501236' };
    await (await asSeller()).post('/api/contacts', saved);
    expect(await isContact()).toBe(false);
    await seller.post('/api/contacts', saved);
    expect(await isContact()).toBe(true);
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    expect(await isContact()).toBe(false);
  });
});
