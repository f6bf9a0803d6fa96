import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS } from '../../../schema/profile/facets';
import { PROFILE_PAGE_SIZE } from '../../../schema/profile/public-profile';
import { MAX_STOCK } from '../../../schema/profile/stock';
import { profileStock, vehicles } from '../../../schema/shard';
import { bulk, newOperation, pick, undo } from '../../test/bulk';
import { anonymous, asSeller, changeUser, db, publishVehicle, type Seller } from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { stock } from '../../test/stock';
import { isOnProfile, nextVersion } from '../vehicles/visibility.sql';

let serial = 0;
const asDealer = () => asSeller({ plan: 'pro', username: `stock-${++serial}` });
const open = (seller: Seller, query = '') => anonymous().get(`/api/profile/${seller.user.username}?${query}`);
const names = ({ body }: { body: { vehicles: { name: string }[] } }) => body.vehicles.map(({ name }) => name);
const ofSeller = (seller: Seller) => eq(vehicles.userId, seller.user.id);

const packedOf = async (seller: Seller) => {
  const [row] = await db.select().from(profileStock).where(eq(profileStock.userId, seller.user.id));
  return row ? JSON.parse(row.packed ?? 'null') : {};
};

/** The same, by a plain query. */
const plainOf = async (seller: Seller) => {
  const rows = await db
    .select()
    .from(vehicles)
    .where(sql`${ofSeller(seller)} and ${isOnProfile()}`);
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      [
        ...[row.displayOrder, row.priceMinor, row.currency, row.kind, row.fuelType, row.transmission],
        ...[row.year, row.owners, row.kmsDriven, row.city],
        row.searchText.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
      ],
    ]),
  );
};

/** Many at once, and back again for some. */
async function lowered(seller: Seller, id: string) {
  const operation = newOperation();
  const change = { by: 'amount', amount: -10_000, currency: 'INR' };
  await bulk(seller, 'prices', { operation, vehicles: await pick(seller, [id]), change });
  if (id < 'h') await undo(seller, 'prices', operation);
}

type Step = (seller: Seller, id: string) => Promise<unknown>;

const STEPS: Record<string, Step> = {
  publish: (seller) => publishVehicle(seller),
  price: (seller, id) => seller.patch(`/api/vehicles/${id}`, { price: '512345' }),
  facts: (seller, id) =>
    seller.patch(`/api/vehicles/${id}`, { kind: 'car', owners: 2, city: 'पुणे "1"', fuelType: 'CNG' }),
  name: (seller, id) => seller.patch(`/api/vehicles/${id}`, { name: 'ÄRGER "x" \\ y', kmsDriven: null }),
  sell: (seller, id) => seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' }),
  unsell: (seller, id) => seller.patch(`/api/vehicles/${id}/status`, { status: 'available' }),
  reserve: (seller, id) => seller.patch(`/api/vehicles/${id}/status`, { status: 'pending' }),
  hide: (seller, id) => seller.patch(`/api/vehicles/${id}/visibility`, { showInProfile: false }),
  show: (seller, id) => seller.patch(`/api/vehicles/${id}/visibility`, { showInProfile: true }),
  order: (seller, id) => seller.post('/api/vehicles/update-order', { updates: [{ id, displayOrder: 3 }] }),
  remove: (seller, id) => seller.delete(`/api/vehicles/${id}`),
  operator: (_, id) =>
    db
      .update(vehicles)
      .set({ hiddenReason: sql`iif(hidden_reason is null, 'operator', null)`, ...nextVersion })
      .where(eq(vehicles.id, id)),
  lowerAll: lowered,
  erase: (_, id) => db.delete(vehicles).where(eq(vehicles.id, id)),
};

describe('the packed vehicles of a profile', () => {
  it('are what a plain query finds, after any changes in any order', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(5)), {
      minLength: 4,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const seller = await asDealer();
        const ids = [(await publishVehicle(seller)).id, (await publishVehicle(seller)).id];
        for (const [step, nth] of taken) {
          const made = await STEPS[step]?.(seller, ids[nth % ids.length] ?? '');
          if (step === 'publish') ids.push((made as { id: string }).id);
          expect([step, await packedOf(seller)]).toEqual([step, await plainOf(seller)]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are left out beyond the most that fit, and packed again once they fit', async () => {
    const seller = await asDealer();
    await stock(seller.user.id, MAX_STOCK);
    expect(await packedOf(seller)).toEqual(await plainOf(seller));
    const last = await publishVehicle(seller);
    expect(await packedOf(seller)).toBeNull();
    expect((await open(seller, 'sort=cheapest&kind=car')).body.vehicles).toHaveLength(PROFILE_PAGE_SIZE);
    await seller.patch(`/api/vehicles/${last.id}/visibility`, { showInProfile: false });
    expect(await packedOf(seller)).toEqual(await plainOf(seller));
    await seller.patch(`/api/vehicles/${last.id}/visibility`, { showInProfile: true });
    await db.delete(vehicles).where(eq(vehicles.id, last.id));
    expect(Object.keys(await packedOf(seller))).toHaveLength(MAX_STOCK);
  });
});

describe('a filtered profile', () => {
  it('finds by each facet, by several, by words and price, in each order', async () => {
    const seller = await asDealer();
    const list = async (name: string, fields: object) =>
      void (await publishVehicle(seller, { name, ...fields }));
    await list('Old Alto', { kind: 'car', price: '95000', year: 2009, owners: 4, kmsDriven: 90_000 });
    await list('New Creta', { kind: 'car', price: '1250000', year: 2023, owners: 1, fuelType: 'Diesel' });
    await list('Activa', { kind: 'scooter', price: '45000', year: 2019, city: 'Pune', transmission: null });
    const found = async (query: string) => names(await open(seller, query));
    expect(await found('kind=car')).toEqual(['New Creta', 'Old Alto']);
    expect(await found('kind=car&sort=cheapest')).toEqual(['Old Alto', 'New Creta']);
    expect(await found('sort=dearest')).toEqual(['New Creta', 'Old Alto', 'Activa']);
    expect(await found('sort=newest')).toEqual(['Activa', 'New Creta', 'Old Alto']);
    expect(await found('sort=least-driven')).toEqual(['Activa', 'New Creta', 'Old Alto']);
    expect(await found('price=to-1')).toEqual(['Activa', 'Old Alto']);
    expect(await found('price=10-20&fuel=Diesel&year=2020&owners=1')).toEqual(['New Creta']);
    expect(await found('city=Pune')).toEqual(['Activa']);
    expect(await found('owners=4')).toEqual(['Old Alto']);
    expect(await found('gears=Manual')).toEqual(['New Creta', 'Old Alto']);
    expect(await found('search=alto&kind=car&maxPrice=1 lakh')).toEqual(['Old Alto']);
    expect(await found('search=alto&kind=scooter')).toEqual([]);
  });

  it.each([
    'kind=spaceship',
    'price=1-2',
    'fuel=Water',
    'year=2021',
    'owners=9',
    `city=${'x'.repeat(61)}`,
    'sort=random',
  ])('refuses %s from programs', async (query) => {
    expect((await open(await asDealer(), query)).status).toBe(400);
  });

  it('answers a page beyond the last with the last, and the first to a wrong cursor', async () => {
    const seller = await asDealer();
    await stock(seller.user.id, 20);
    const last = await open(seller, 'sort=newest&cursor=o18');
    expect(last.body.vehicles).toHaveLength(2);
    expect(last.headers.get('x-next-cursor')).toBeNull();
    for (const cursor of ['o99999', 'o36', 'o19']) {
      const names19 = names(await open(seller, `sort=newest&cursor=${cursor}`));
      expect(names19.at(-1)).toBe(names(last).at(-1));
    }
    for (const cursor of ['o-1', 'o1e3', 'x', '0_abc']) {
      expect(names(await open(seller, `sort=newest&cursor=${cursor}`))).toEqual(
        names(await open(seller, 'sort=newest')),
      );
    }
  });

  it('does not show what its owner may not show any more', async () => {
    const seller = await asDealer();
    await publishVehicle(seller);
    await changeUser(seller.user.id, { isActive: false });
    expect((await open(seller, 'fuel=Petrol')).status).toBe(404);
  });

  it(`reads at most 26 rows among ${MAX_STOCK} vehicles, whatever is asked`, async () => {
    const seller = await asDealer();
    await stock(seller.user.id, MAX_STOCK - 1);
    await publishVehicle(seller, { kind: 'car', fuelType: 'Diesel', owners: 2, city: 'Pune' });
    const every = FACETS.map((facet) => `${facet}=`).join('&');
    for (const query of [
      'fuel=Diesel',
      'year=2020&sort=cheapest',
      'price=3-5&year=2020',
      'year=2020&cursor=o900',
      'city=Nowhere',
      'search=stock&sort=newest',
      'search=st&maxPrice=450000',
      `${every}&maxPrice=1`,
    ]) {
      const { databases, cost } = meteredDatabases();
      const client = anonymous().with({}, databases);
      expect((await client.get(`/api/profile/${seller.user.username}?${query}`)).status).toBe(200);
      expect([query, cost.rowsRead <= 26, cost.rowsWritten], `${query}: ${cost.rowsRead}`).toEqual([
        query,
        true,
        0,
      ]);
    }
  });
});
