import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { anonymous, asSeller, db, offer, publishVehicle } from '../../test/factories';

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
