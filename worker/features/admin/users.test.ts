import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminUserDetailsDto, AdminUserDto } from '../../../schema/admin/output';
import { accounts, activityLogs } from '../../../schema/directory';
import { deliveryStops, messages } from '../../../schema/shard';
import { indianCalendar } from '../../platform/clock';
import { searching } from '../../test/client';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  db,
  offer,
  publishVehicle,
  republish,
} from '../../test/factories';
import { queryPlan } from '../../test/query-plan';
import { saveViews } from '../../test/saved-views';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { listStored } from './users.queries';
import { rankSellers } from './users.service';

const MINUTE = 60_000;
const word = () => Math.random().toString(36).slice(2, 12);
const PEOPLE = '/api/admin/users/all-with-activity';
const found = async (search: string, query = '') => {
  const { body } = await (await asAdmin()).get(`${PEOPLE}?${query}`, searching(search));
  return body.map(({ id }: AdminUserDto) => id);
};

describe('the list of people', () => {
  it('counts vehicles, republished pages, leads and views of each', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const seller = await asSeller({ plan: 'pro' });
    const [vehicle, gone] = [await publishVehicle(seller), await publishVehicle(seller)];
    const { body: page } = await republish(reseller, vehicle.id);
    await seller.delete(`/api/vehicles/${gone.id}`);
    const buyer = offer(vehicle.id);
    await anonymous().post('/api/leads', buyer);
    await anonymous().post('/api/leads', { ...buyer, offerPrice: '460000' });
    await anonymous().post('/api/leads', {
      ...offer(vehicle.id),
      vehicleId: undefined,
      republishedVehicleId: page.id,
    });
    const now = Date.now();
    const { day } = indianCalendar(now);
    const own = { vehicleId: vehicle.id, republishedVehicleId: null };
    await saveViews(seller.user.id, own, [{ day, views: 3 }]);
    await saveViews(seller.user.id, own, [
      { day, views: 5 },
      { day: indianCalendar(now - 40 * 86_400_000).day, views: 2 },
    ]);
    await saveViews(reseller.user.id, { ...own, republishedVehicleId: page.id }, [{ day, views: 4 }]);
    const admin = await asAdmin();
    const { body } = await admin.get(PEOPLE, searching(seller.user.email));
    expect(body).toEqual([
      expect.objectContaining({
        id: seller.user.id,
        vehicles: 1,
        republished: 0,
        leads: 1,
        todayViews: 5,
        totalViews: 7,
        isSuspended: false,
        hasFigures: true,
        subscriptionPlan: 'pro',
      }),
    ]);
    expect(Object.keys(body[0])).not.toContain('password');
    const other = await admin.get(PEOPLE, searching(reseller.user.email));
    expect(other.body[0]).toMatchObject({
      vehicles: 0,
      republished: 1,
      leads: 1,
      todayViews: 4,
      totalViews: 4,
    });
    await reseller.delete(`/api/republished-vehicles/${page.id}`);
    const after = await admin.get(PEOPLE, searching(reseller.user.email));
    expect(after.body[0].republished).toBe(0);
  });

  it('finds by any part of name, address, username and number, in any case', async () => {
    const [name, username, email] = [word(), `u${word()}`, `${word()}@example.test`];
    const { user } = await asSeller({
      firstName: 'Priya',
      lastName: name,
      email,
      username,
      mobileNumber: '+919812300045',
    });
    for (const search of [
      name.slice(2).toUpperCase(),
      `riya ${name}`,
      `${name} priya`,
      `${name} pr`,
      username.slice(1, 6),
      email.slice(1),
      '98123 00045',
    ]) {
      expect(await found(search), search).toContain(user.id);
    }
    for (const search of ['no"body OR * NEAR', `${name} qz`, `${name} someone`]) {
      expect(await found(search), search).toEqual([]);
    }
    const renamed = word();
    await changeUser(user.id, { lastName: renamed });
    expect(await found(name)).toEqual([]);
    expect(await found(renamed)).toEqual([user.id]);
    await db.delete(accounts).where(eq(accounts.id, user.id));
    expect(await found(renamed)).toEqual([]);
  });

  it('has four orders, in pages, with and without a search', async () => {
    const family = word();
    const make = (fields: object) => asSeller({ lastName: family, lastActivityAt: Date.now(), ...fields });
    const people = [
      await make({ vehicleRank: 5, leadRank: 1, lastActivityAt: Date.now() + 3 * MINUTE }),
      await make({ vehicleRank: 9, leadRank: 1 }),
      await make({ vehicleRank: 5, leadRank: 7, lastActivityAt: Date.now() + MINUTE }),
    ].map(({ user }) => user.id);
    const order = (...places: number[]) => places.map((place) => people[place]);
    const sorted = (sort: string) => found(family, `sort=${sort}`);
    expect(await sorted('newest')).toEqual(order(2, 1, 0));
    expect(await sorted('last_activity')).toEqual(order(0, 2, 1));
    expect(await sorted('most_vehicles')).toEqual(order(1, 2, 0));
    expect(await sorted('most_leads')).toEqual(order(2, 1, 0));
    const admin = await asAdmin();
    for (const sort of ['newest', 'last_activity', 'most_vehicles', 'most_leads']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = `sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`;
        const { body, headers } = await admin.get(`${PEOPLE}?${query}`, searching(family));
        seen.push(...body.map(({ id }: AdminUserDto) => id));
        cursor = headers.get('x-next-cursor');
      }
      expect(seen).toEqual(await sorted(sort));
    }
  });

  it('is ordered by vehicles and leads as last counted by the job', async () => {
    const family = word();
    const [few, many] = [await asSeller({ lastName: family }), await asSeller({ lastName: family })];
    const vehicle = await publishVehicle(many);
    await publishVehicle(few);
    await publishVehicle(many);
    await anonymous().post('/api/leads', offer(vehicle.id));
    for (let run = 0; run < 2; run++) await inShards(rankSellers, systemCtx());
    for (const sort of ['most_vehicles', 'most_leads']) {
      expect(await found(family, `sort=${sort}`)).toEqual([many.user.id, few.user.id]);
    }
    const { body } = await (await asAdmin()).get(PEOPLE, searching(family));
    const counts = body.map(({ vehicles, leads, republished }: AdminUserDto) => [
      vehicles,
      leads,
      republished,
    ]);
    expect(counts).toEqual([
      [2, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('is ordered anew when vehicles or leads alone have changed', async () => {
    const family = word();
    const [dealer, popular] = [await asSeller({ lastName: family }), await asSeller({ lastName: family })];
    for (let nth = 0; nth < 2; nth++) await publishVehicle(dealer);
    const vehicle = await publishVehicle(popular);
    const rank = async () => {
      for (let run = 0; run < 2; run++) await inShards(rankSellers, systemCtx());
      return Promise.all(['most_vehicles', 'most_leads'].map((sort) => found(family, `sort=${sort}`)));
    };
    await rank();
    await anonymous().post('/api/leads', offer(vehicle.id));
    expect(await rank()).toEqual([
      [dealer.user.id, popular.user.id],
      [popular.user.id, dealer.user.id],
    ]);
    for (let nth = 0; nth < 2; nth++) await publishVehicle(popular);
    expect((await rank())[0]).toEqual([popular.user.id, dealer.user.id]);
  });

  it('is read by an index, with one row of figures each', async () => {
    const after = { key: 1, id: 'x' };
    const base = { search: undefined, limit: 10 };
    for (const [sort, index] of [
      ['last_activity', 'accounts_by_activity'],
      ['most_vehicles', 'accounts_by_vehicles'],
      ['most_leads', 'accounts_by_leads'],
    ] as const) {
      for (const place of [null, after]) {
        const plan = (await queryPlan(listStored(db, { ...base, sort, after: place }))).join();
        expect(plan).toMatch(new RegExp(`USING INDEX ${index}`));
        expect(plan).not.toContain('TEMP B-TREE');
      }
    }
    const newest = (await queryPlan(listStored(db, { ...base, sort: 'newest', after: null }))).join();
    expect(newest).not.toContain('TEMP B-TREE');
    for (const sort of ['newest', 'most_leads'] as const) {
      const plan = (await queryPlan(listStored(db, { ...base, sort, search: 'abc', after }))).join();
      expect(plan).toContain('SEARCH accounts USING INTEGER PRIMARY KEY (rowid=?)');
      expect(plan).toContain('VIRTUAL TABLE INDEX');
    }
  });

  it('refuses unknown parameters', async () => {
    const admin = await asAdmin();
    for (const query of ['sort=richest', 'limit=101']) {
      expect((await admin.get(`${PEOPLE}?${query}`)).status).toBe(400);
    }
    expect((await admin.get(PEOPLE, searching('ab'))).status).toBe(400);
    expect((await admin.get(PEOPLE, { headers: { 'x-search': '' } })).status).toBe(200);
  });
});

describe('active people', () => {
  it('are those of the last fifteen minutes, latest first', async () => {
    const now = Date.now();
    // Set afterwards, because signing in counts as activity.
    const at = async (age: number) => {
      const { user } = await asSeller();
      await changeUser(user.id, { lastActivityAt: now - age * MINUTE });
      return user.id;
    };
    const [first, second, third] = [await at(14), await at(3), await at(16)];
    const admin = (await asAdmin()).at(now);
    const { body } = await admin.get('/api/admin/users/active');
    const ids = body.map(({ id }: AdminUserDto) => id);
    expect(ids).not.toContain(third);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
    expect(ids).toContain(first);
    const { body: overview } = await admin.get('/api/admin/overview');
    expect(overview.activeUsers).toBe(ids.length);
  });
});

describe('the details of a person', () => {
  it('contain listings, pages, activity and sessions, without secrets, and the look is logged', async () => {
    const seller = await asSeller({ plan: 'pro', firmName: 'Asha Motors', accountType: 'firm' });
    const vehicle = await publishVehicle(seller, { name: 'Ambassador' });
    const other = await publishVehicle(await asSeller({ plan: 'pro' }));
    await republish(seller, other.id);
    const admin = await asAdmin();
    const { body } = await admin.get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(body.user).toMatchObject({ email: seller.user.email, firmName: 'Asha Motors', vehicles: 1 });
    expect(body.sessions).toBe(1);
    expect(body.listings).toEqual([
      expect.objectContaining({ id: vehicle.id, name: 'Ambassador', price: 475_000 }),
    ]);
    expect(body.republished).toEqual([expect.objectContaining({ name: other.name, status: 'active' })]);
    expect(body.activity.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['vehicle_created', 'admin_viewed_user']),
    );
    expect(JSON.stringify(body)).not.toMatch(/password|scrypt|sid|hash/i);
    const [entry] = await db.select().from(activityLogs).where(eq(activityLogs.userId, admin.user.id));
    expect(entry).toMatchObject({ action: 'admin_viewed_user', entityId: seller.user.id });
  });

  it('show what was sent to them, with its outcome, and which channel is stopped', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const admin = await asAdmin();
    const details = async () =>
      (await admin.get(`/api/admin/users/${seller.user.id}/full-details`)).body as AdminUserDetailsDto;
    expect(await details()).toMatchObject({ stops: [], messages: [] });
    const { id } = await publishVehicle(seller);
    await anonymous().post('/api/leads', offer(id));
    const [message] = (await details()).messages;
    expect(message).toMatchObject({
      channel: 'mail',
      kind: 'offer',
      outcome: 'sent',
      canSendAgain: false,
    });
    await db
      .update(messages)
      .set({ outcome: 'bounced', error: 'Mailbox full' })
      .where(eq(messages.id, message?.id ?? ''));
    await db
      .insert(deliveryStops)
      .values({ userId: seller.user.id, channel: 'mail', reason: 'Mailbox full', createdAt: Date.now() });
    expect(await details()).toMatchObject({
      stops: [{ channel: 'mail', reason: 'Mailbox full' }],
      messages: [{ id: message?.id, outcome: 'bounced', error: 'Mailbox full', canSendAgain: true }],
    });
    const others = await asSeller({ plan: 'pro' });
    const { body } = await admin.get(`/api/admin/users/${others.user.id}/full-details`);
    expect(body).toMatchObject({ stops: [], messages: [] });
  });

  it('are 404 for an unknown person, and 400 for an invalid id', async () => {
    const admin = await asAdmin();
    const missing = '01900000-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/admin/users/${missing}/full-details`)).status).toBe(404);
    expect((await admin.get('/api/admin/users/me/full-details')).status).toBe(400);
  });
});
