import { describe, expect, it } from 'vitest';
import { vehicles } from '../../schema/tables';
import { newId } from '../platform/random';
import { anonymous, asSeller, db, offer, publishVehicle, type Seller } from '../test/factories';
import { meteredDatabase } from '../test/meter';
import { pageClient } from '../test/pages';

const PAGE = 100;

/** Many listings at once, as rows. */
async function stock(seller: Seller, count: number) {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(now - index),
    userId: seller.user.id,
    name: `Stock ${index}`,
    priceMinor: 100_000_00,
    images: ['aaaaaaaaaaaaaaaaaaaaaaaa'],
    year: 2020,
    createdAt: now,
    updatedAt: now,
  }));
  for (let at = 0; at < count; at += 5) await db.insert(vehicles).values(rows.slice(at, at + 5));
}

async function listed(others: number) {
  const seller = await asSeller({ plan: 'pro', username: `cost-${Math.random().toString(36).slice(2, 10)}` });
  const vehicle = await publishVehicle(seller);
  const suggested = [await publishVehicle(seller), await publishVehicle(seller)].map(({ id }) => id);
  await seller.post(`/api/vehicles/${vehicle.id}/suggestions`, { suggestedVehicleIds: suggested });
  await stock(seller, others);
  return { seller, vehicle };
}

/** The figures of issue 6, whatever the seller has besides. */
describe.each([0, 300])('with %i other vehicles', (others) => {
  it('a vehicle page is one journey and at most 25 rows, and writes nothing', async () => {
    const { vehicle } = await listed(others);
    const { DB, cost } = meteredDatabase();
    expect((await pageClient({}, { DB }).get(`/vehicle/${vehicle.id}`)).status).toBe(200);
    expect(cost).toMatchObject({ trips: 1, rowsWritten: 0 });
    expect(cost.rowsRead).toBeLessThanOrEqual(25);
  });

  it('a profile is two journeys and at most three rows for each it shows', async () => {
    const { seller } = await listed(others);
    const { DB, cost } = meteredDatabase();
    expect((await pageClient({}, { DB }).get(`/${seller.user.username}`)).status).toBe(200);
    expect(cost).toMatchObject({ trips: 2, rowsWritten: 0 });
    expect(cost.rowsRead).toBeLessThanOrEqual(3 * 10);
  });

  // Foreign keys are checked by reading: four of the rows are theirs, six the operators' figures; a seller's open page reads for itself.
  it('an offer is one journey, and reads few rows', async () => {
    const { vehicle } = await listed(others);
    await anonymous().post('/api/leads', offer(vehicle.id));
    const { DB, cost } = meteredDatabase();
    const answer = await anonymous().with({}, { DB }).post('/api/leads', offer(vehicle.id));
    expect(answer.status).toBe(201);
    expect(cost.trips).toBe(1);
    expect(cost.rowsRead).toBeLessThanOrEqual(24);
  });

  it('the seller’s list reads at most three rows for each it answers', async () => {
    const { seller } = await listed(others);
    const { DB, cost } = meteredDatabase();
    const { body } = await seller.with({}, { DB }).get('/api/vehicles');
    expect(body.length).toBe(Math.min(PAGE, others + 3));
    expect(cost.rowsRead).toBeLessThanOrEqual(3 * (PAGE + 1) + 10);
  });
});
