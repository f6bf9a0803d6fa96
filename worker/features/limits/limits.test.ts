import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { everything } from '../../test/everything';
import { anonymous, asSeller, db, offer, publishVehicle, republish, type Seller } from '../../test/factories';

describe('the usage of a plan', () => {
  it('has the plan, its limits and the month’s usage', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const sold = await publishVehicle(seller);
    await anonymous().post('/api/leads', offer(id));
    await anonymous().post('/api/leads', offer(sold.id));
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await db.update(leads).set({ status: 'lost' }).where(eq(leads.vehicleId, sold.id));
    expect((await seller.get('/api/subscription/usage')).body).toEqual({
      plan: 'starter',
      totals: { listings: 2, activeLeads: 1, republished: 0 },
      liveVehicles: 1,
      monthly: { vehiclesCreated: 2, republishActions: 0, leadsGenerated: 2 },
      limits: { liveVehicles: 3, vehiclesPerMonth: 10, republishActionsPerMonth: 0, leadsPerMonth: 50 },
    });
  });

  it('is unlimited on Pro, and restarts with the Indian month', async () => {
    const endOfMonth = Date.parse('2027-03-01T00:00:00+05:30');
    const seller = await asSeller({ plan: 'pro' }, { clock: { now: () => endOfMonth - 1 } });
    await publishVehicle(seller);
    const before = (await seller.get('/api/subscription/usage')).body;
    expect(before).toMatchObject({ plan: 'pro', limits: {}, monthly: { vehiclesCreated: 1 } });
    expect(Object.keys(before.limits)).toEqual([]);
    const after = (await seller.at(endOfMonth).get('/api/subscription/usage')).body;
    expect(after).toMatchObject({ liveVehicles: 1, monthly: { vehiclesCreated: 0 } });
  });

  it('is private', async () => {
    await publishVehicle(await asSeller());
    expect((await (await asSeller()).get('/api/subscription/usage')).body.totals.listings).toBe(0);
    expect((await anonymous().get('/api/subscription/usage')).status).toBe(401);
  });
});

/** A seller's stored counts, and counts of the actual rows. */
async function countsOf({ user: { id } }: Seller) {
  const read = (sql: string) => everything.prepare(sql).bind(id).first();
  return {
    vehicles: {
      stored:
        await read(`select listed_count as listed, profile_count as profile, live_count as live, sold_count as sold,
        pending_count as pending, coalesce((select active_count from republish_counts where republisher_id = user_id), 0) as republished
        from vehicle_counts where user_id = ?`),
      actual:
        await read(`select sum(is_active) as listed, sum(is_on_profile) as profile, sum(is_live) as live,
        sum(is_active and status = 'sold') as sold, sum(is_active and status = 'pending') as pending,
        (select count(*) from republished_vehicles where republisher_id = ?1 and status = 'active') as republished
        from vehicles where user_id = ?1`),
    },
    leads: {
      stored: await read(
        'select lead_count as leads, open_count as open from lead_counts where owner_id = ?',
      ),
      actual: await read('select count(*) as leads, sum(is_open) as open from leads where owner_id = ?'),
    },
  };
}

describe('stored counts', () => {
  it('equal the rows they stand for after every step of a listing, a page and a lead', async () => {
    const [seller, other] = [await asSeller({ plan: 'pro' }), await asSeller({ plan: 'pro' })];
    const [first, second] = [await publishVehicle(seller), await publishVehicle(seller)];
    const theirs = await publishVehicle(other);
    const { body: page } = await republish(seller, theirs.id);
    const { body: lead } = await anonymous().post('/api/leads', offer(first.id));
    const setStatus = (id: string, status: string) => seller.patch(`/api/vehicles/${id}/status`, { status });
    const steps: (() => Promise<unknown>)[] = [
      () => setStatus(first.id, 'pending'),
      () => setStatus(first.id, 'sold'),
      () => setStatus(second.id, 'pending'),
      () => setStatus(second.id, 'available'),
      () => seller.patch(`/api/vehicles/${second.id}/visibility`, { showInProfile: false }),
      () => seller.patch(`/api/leads/${lead.id}`, { status: 'contacted' }),
      () => seller.patch(`/api/leads/${lead.id}`, { status: 'lost' }),
      () => seller.patch(`/api/leads/${lead.id}`, { status: 'contacted' }),
      () => anonymous().post('/api/leads', offer(second.id, { offerPrice: '1' })),
      () => seller.delete(`/api/republished-vehicles/${page.id}`),
      () => seller.delete(`/api/vehicles/${second.id}`),
      () => everything.prepare('delete from leads where owner_id = ?').bind(seller.user.id).run(),
    ];
    for (const [at, step] of [async () => {}, ...steps].entries()) {
      await step();
      const { vehicles, leads: counted } = await countsOf(seller);
      expect(vehicles.stored, `step ${at}`).toEqual(vehicles.actual);
      expect(counted.stored, `step ${at}`).toEqual({ ...counted.actual, open: counted.actual?.open ?? 0 });
    }
  });
});
