import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ProfileFilter } from '../../../schema/profile/filter';
import { PROFILE_PAGE_SIZE } from '../../../schema/profile/public-profile';
import { MAX_STOCK } from '../../../schema/profile/stock';
import { vehicles } from '../../../schema/shard';
import { newId } from '../../platform/random';
import { anonymous, asSeller, changeUser, db, publishVehicle, type Seller } from '../../test/factories';
import { queryPlan } from '../../test/query-plan';
import { stock as manyOf } from '../../test/stock';
import { nextVersion } from '../vehicles/visibility.sql';
import { listProfileVehicles, placeOnProfile } from './public-profile.queries';

let serial = 0;
const asDealer = (fields: Record<string, unknown> = {}) =>
  asSeller({ plan: 'pro', username: `dealer-${++serial}`, mobileNumber: '+919876543210', ...fields });
const open = (seller: Seller, query = '') => anonymous().get(`/api/profile/${seller.user.username}${query}`);
const names = ({ body }: { body: { vehicles: { name: string }[] } }) => body.vehicles.map(({ name }) => name);

/** Every name shown by a profile or its search, page by page. */
async function everyPage(seller: Seller, filter = '') {
  const seen: string[] = [];
  let cursor: string | null = '';
  do {
    const answer: Awaited<ReturnType<typeof open>> = await open(seller, `?${filter}&cursor=${cursor}`);
    seen.push(...names(answer));
    cursor = answer.headers.get('x-next-cursor');
  } while (cursor);
  return seen;
}

/** Inserts many listings at once; the first is the newest. */
async function stock(seller: Seller, count: number) {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(now - index * 1000),
    userId: seller.user.id,
    name: index % 2 ? `Swift ${index}` : `Nexon ${index}`,
    priceMinor: (index + 1) * 100_000_00,
    images: ['aaaaaaaaaaaaaaaaaaaaaaaa'],
    year: 2020,
    createdAt: now,
    updatedAt: now,
  })).reverse();
  for (let at = 0; at < rows.length; at += 5) await db.insert(vehicles).values(rows.slice(at, at + 5));
}

describe('a public profile', () => {
  it('shows the seller and their vehicles', async () => {
    const seller = await asDealer({ accountType: 'firm', firmName: 'Test Motors' });
    const vehicle = await publishVehicle(seller);
    const { status, body } = await open(seller);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: seller.user.id,
      cardVersion: expect.stringMatching(/^[0-9a-f]{10}$/),
      firstName: 'Test',
      lastName: 'Seller',
      firmName: 'Test Motors',
      username: seller.user.username,
      profileImageUrl: null,
      accountType: 'firm',
      subscriptionPlan: 'pro',
      mobileNumber: '+919876543210',
      phoneVerified: false,
      profileVehicles: 1,
      email: seller.user.email,
      about: null,
      coverUrl: null,
      yard: null,
      callsWithinHours: null,
      memberSince: new Date(seller.user.createdAt).toISOString(),
      vehicleCount: 1,
      vehicles: [
        {
          id: vehicle.id,
          name: vehicle.name,
          price: 475_000,
          currency: 'INR',
          year: 2020,
          kmsDriven: 42_000,
          status: 'available',
          images: vehicle.images,
          description: vehicle.description,
          fuelType: 'Petrol',
          transmission: 'Manual',
          showInProfile: true,
          displayOrder: 0,
          isNew: true,
          dropped: null,
        },
      ],
    });
    expect((await anonymous().get(`/api/profile/${seller.user.username?.toUpperCase()}`)).status).toBe(200);
  });

  it('hides number and address if the seller wants that', async () => {
    const seller = await asDealer({ showMobile: false, showEmail: false });
    const { id } = await publishVehicle(seller);
    expect((await open(seller)).body).toMatchObject({ mobileNumber: null, email: null });
    expect((await anonymous().get(`/api/vehicles/${id}`)).body.publisher.mobileNumber).toBeNull();
  });

  it('does not exist for other plans, suspended and unknown people', async () => {
    const growth = await asDealer({ plan: 'growth' });
    const suspended = await asDealer();
    await changeUser(suspended.user.id, { isActive: false });
    for (const seller of [growth, suspended]) expect((await open(seller)).status).toBe(404);
    for (const name of ['nobody-here', 'a', '../users', 'x'.repeat(61)]) {
      expect((await anonymous().get(`/api/profile/${encodeURIComponent(name)}`)).status, name).toBe(404);
    }
  });

  it('leaves out what is sold, hidden or gone, and does not count it', async () => {
    const seller = await asDealer();
    const [sold, hidden, gone, shown] = [
      await publishVehicle(seller),
      await publishVehicle(seller),
      await publishVehicle(seller),
      await publishVehicle(seller, { name: 'Shown' }),
    ];
    expect((await open(seller)).body.vehicleCount).toBe(4);
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await seller.patch(`/api/vehicles/${hidden.id}/visibility`, { showInProfile: false });
    await seller.delete(`/api/vehicles/${gone.id}`);
    const answer = await open(seller);
    expect([names(answer), answer.body.vehicleCount]).toEqual([['Shown'], 1]);
    await seller.patch(`/api/vehicles/${shown.id}/status`, { status: 'pending' });
    await seller.patch(`/api/vehicles/${hidden.id}/visibility`, { showInProfile: true });
    expect((await open(seller)).body.vehicleCount).toBe(2);
    await db.delete(vehicles).where(eq(vehicles.id, hidden.id));
    expect((await open(seller)).body.vehicleCount).toBe(1);
  });

  it('is searched by a part of the name and a maximum price', async () => {
    const seller = await asDealer();
    await stock(seller, 6);
    expect(names(await open(seller, '?search=swift'))).toEqual(['Swift 1', 'Swift 3', 'Swift 5']);
    expect(names(await open(seller, '?search=%20NEX%20&maxPrice=300000'))).toEqual(['Nexon 0', 'Nexon 2']);
    expect(names(await open(seller, '?maxPrice=99999.99'))).toEqual([]);
    expect(names(await open(seller, '?search=&maxPrice='))).toHaveLength(6);
    expect(names(await open(seller, `?search=${encodeURIComponent("' or 1=1 --")}`))).toEqual([]);
    for (const wrong of ['maxPrice=abc', 'maxPrice=-1', `search=${'x'.repeat(51)}`]) {
      expect((await open(seller, `?${wrong}`)).status, wrong).toBe(400);
    }
  });

  it('is searched by words in any order, with year, city, RTO and other spellings', async () => {
    const seller = await asDealer();
    const place = { city: 'Bengaluru', facts: { registrationNumber: 'KA05MN1234' } };
    const car = await publishVehicle(seller, { name: 'Maruti Suzuki Wagon R VXi', year: 2016, ...place });
    await publishVehicle(seller, { name: 'Maruti Suzuki Swift VXi', year: 2017 });
    const found = async (search: string) =>
      names(await open(seller, `?search=${encodeURIComponent(search)}`));
    for (const search of [
      'vxi 2016',
      'wagon maruti',
      'maruti r 2016',
      'WagonR',
      'bangalore',
      'ka-05',
      'ka05 vxi',
    ]) {
      expect(await found(search), search).toEqual([car.name]);
    }
    // The plate is private to the seller.
    for (const search of ['KA05MN1234', 'wagon 2017']) expect(await found(search), search).toEqual([]);
    expect(await found('VXi maruti')).toHaveLength(2);
  });

  it('is searched by characters of any script and case, even by few, and finds current names', async () => {
    const seller = await asDealer();
    const [car] = [
      await publishVehicle(seller, { name: 'मारुति "Swift" 100%' }),
      await publishVehicle(seller),
    ];
    for (const search of ['मारुति', 'SWIFT', '"Swift"', '100%', 'sw', '%', 'ति "s']) {
      expect(names(await open(seller, `?search=${encodeURIComponent(search)}`)), search).toEqual([car.name]);
    }
    const found = async (search: string) => names(await open(seller, `?search=${search}`));
    await db
      .update(vehicles)
      .set({ name: 'Renamed', ...nextVersion })
      .where(eq(vehicles.id, car.id));
    expect([await found('swift'), await found('renamed')]).toEqual([[], ['Renamed']]);
    await seller.patch(`/api/vehicles/${car.id}/visibility`, { showInProfile: false });
    expect(await found('renamed')).toEqual([]);
    await seller.patch(`/api/vehicles/${car.id}/visibility`, { showInProfile: true });
    expect(await found('renamed')).toEqual(['Renamed']);
    await seller.patch(`/api/vehicles/${car.id}/status`, { status: 'sold' });
    expect(await found('renamed')).toEqual([]);
    const other = await asDealer();
    await publishVehicle(other, { name: 'Somebody else’s' });
    expect(await found('somebody')).toEqual([]);
  });

  it.each(['search=are', 'search=ar', 'search=are&maxPrice=99999999'])(
    'is searched page by page in the seller’s order, each vehicle once: %s',
    async (query) => {
      const seller = await asDealer();
      const count = PROFILE_PAGE_SIZE * 2 + 5;
      await stock(seller, count);
      const own = eq(vehicles.userId, seller.user.id);
      await db
        .update(vehicles)
        .set({ name: sql`'Rare ' || name`, ...nextVersion })
        .where(own);
      const [last] = await db
        .select()
        .from(vehicles)
        .where(and(own, eq(vehicles.name, 'Rare Nexon 0')));
      await seller.post('/api/vehicles/update-order', { updates: [{ id: last?.id, displayOrder: 7 }] });
      const pages = (filter: string) => everyPage(seller, filter);
      expect(await pages(query)).toEqual(await pages(''));
      expect((await pages(query)).at(-1)).toBe('Rare Nexon 0');
    },
  );

  it('is searched 140 vehicles at a time by two characters or a price, if they are too many to be packed', async () => {
    const seller = await asDealer();
    await stock(seller, 1);
    await manyOf(seller.user.id, MAX_STOCK);
    await db
      .update(vehicles)
      .set({ name: 'Ärger', priceMinor: 100, displayOrder: 9, ...nextVersion })
      .where(and(eq(vehicles.userId, seller.user.id), eq(vehicles.name, 'Nexon 0')));
    for (const query of ['search=rg', 'maxPrice=1']) {
      const first = await open(seller, `?${query}`);
      expect([names(first), first.headers.get('x-next-cursor')]).toEqual([[], expect.stringMatching(/^0_/)]);
      expect(await everyPage(seller, query)).toEqual(['Ärger']);
    }
    const atOnce = await open(seller, '?search=rge');
    expect([names(atOnce), atOnce.headers.get('x-next-cursor')]).toEqual([['Ärger'], null]);
  });

  it('is read page by page, in the seller’s order, each vehicle once', async () => {
    const seller = await asDealer();
    const count = PROFILE_PAGE_SIZE * 2 + 5;
    await stock(seller, count);
    const rows = await db.select().from(vehicles).where(eq(vehicles.userId, seller.user.id));
    const last = rows.find(({ name }) => name === 'Nexon 0');
    await seller.post('/api/vehicles/update-order', { updates: [{ id: last?.id, displayOrder: 7 }] });
    const seen = await everyPage(seller);
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
    expect([seen[0], seen.at(-1)]).toEqual(['Swift 1', 'Nexon 0']);
    expect(names(await open(seller, '?cursor=nonsense'))).toHaveLength(PROFILE_PAGE_SIZE);
  });

  it('is read by an index in its order, and a name search by its own index', async () => {
    const page = { userId: 'u', after: { key: 1, id: 'x' }, limit: 25, window: 1000 };
    const planOf = (filter: ProfileFilter) => queryPlan(listProfileVehicles(db, { ...page, filter }));
    for (const filter of [{}, { search: 'sw', maxPrice: 1 }]) {
      expect(await planOf(filter)).toEqual([
        'CO-ROUTINE seen',
        'MERGE (UNION ALL)',
        'LEFT',
        'SEARCH vehicles USING INDEX vehicles_on_profile (user_id=? AND display_order=? AND id<?)',
        'RIGHT',
        'SEARCH vehicles USING INDEX vehicles_on_profile (user_id=? AND display_order>?)',
        'SCAN seen',
      ]);
    }
    expect(await planOf({ search: 'swift' })).toEqual([
      'CO-ROUTINE seen',
      expect.stringContaining('SCAN found VIRTUAL TABLE INDEX'),
      'SCALAR SUBQUERY 1',
      expect.stringContaining('SEARCH vehicles USING COVERING INDEX'),
      'REUSE SUBQUERY 1',
      'SEARCH vehicles USING INTEGER PRIMARY KEY (rowid=?)',
      'SCAN seen',
    ]);
    expect(await placeOnProfile(db, { userId: 'u', filter: {}, after: null }, 10)).toBeNull();
  });
});
