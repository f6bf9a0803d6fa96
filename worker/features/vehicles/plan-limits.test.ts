import { describe, expect, it } from 'vitest';
import { asSeller, publishVehicle, type Seller, vehicleInput } from '../../test/factories';

const inputs = (seller: Seller, count: number) =>
  Promise.all(Array.from({ length: count }, () => vehicleInput(seller)));

/** Publishes and immediately sells, so that only the month's limit fills up. */
async function publishAndSell(seller: Seller, count: number) {
  for (let index = 0; index < count; index++) {
    const { id } = await publishVehicle(seller);
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  }
}

describe('the Starter plan', () => {
  it('has three live listings, and not one more with twenty clients at once', async () => {
    const seller = await asSeller();
    const answers = await Promise.all(
      (await inputs(seller, 20)).map((input) => seller.post('/api/vehicles', input)),
    );
    const created = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 403);
    expect([created.length, refused.length]).toEqual([3, 17]);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        error: 'limit_reached',
        code: 'live_limit',
        values: { limit: 3 },
        message: 'Your plan has a limit of 3 live listings',
      });
    }
    expect((await seller.get('/api/vehicles')).body).toHaveLength(3);
    const usage = (await seller.get('/api/subscription/usage')).body;
    expect(usage).toMatchObject({ liveVehicles: 3, monthly: { vehiclesCreated: 3 } });
  });

  it('accepts the files of a refused listing again when it is possible', async () => {
    const seller = await asSeller();
    const [first] = [
      await publishVehicle(seller),
      await publishVehicle(seller),
      await publishVehicle(seller),
    ];
    const input = await vehicleInput(seller);
    expect((await seller.post('/api/vehicles', input)).status).toBe(403);
    await seller.delete(`/api/vehicles/${first.id}`);
    expect((await seller.post('/api/vehicles', input)).status).toBe(201);
  });

  it('has ten new listings a month, in Indian time, including sold and deleted ones', async () => {
    const nextMonth = Date.parse('2027-04-01T00:00:00+05:30');
    const seller = await asSeller({}, { clock: { now: () => nextMonth - 1 } });
    await publishAndSell(seller, 8);
    for (let index = 0; index < 2; index++) {
      await seller.delete(`/api/vehicles/${(await publishVehicle(seller)).id}`);
    }
    const input = await vehicleInput(seller);
    const refused = await seller.post('/api/vehicles', input);
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('limit') } });

    const later = seller.at(nextMonth);
    expect((await later.post('/api/vehicles', input)).status).toBe(201);
    expect((await later.get('/api/subscription/usage')).body.monthly.vehiclesCreated).toBe(1);
  });
});

describe('a paid plan', () => {
  it.each(['growth', 'pro'] as const)('%s has higher limits', async (plan) => {
    const seller = await asSeller({ plan });
    for (const input of await inputs(seller, 4)) {
      expect((await seller.post('/api/vehicles', input)).status).toBe(201);
    }
  });
});
