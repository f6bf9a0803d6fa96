import { describe, expect, it } from 'vitest';
import { members } from '../../../schema/shard';
import { TestClient } from '../../test/client';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  type Seller,
  shardOf,
  signInAgain,
} from '../../test/factories';
import { interceptedDatabases } from '../../test/intercepted-database';
import { actingFor, letIn } from '../../test/staff';

const MINUTE = 60_000;
const HERE = '/api/shared-phones/here';

/** The gate's phone, signed in as Gita, which Ravi and Meera share with her. */
async function gate() {
  const owner = await asSeller({ shard: 0, plan: 'pro' });
  const vehicle = await publishVehicle(owner);
  const headers = actingFor(owner);
  const staff = async (firstName: string, role: 'manager' | 'salesperson', pin: string) => {
    const person = await asSeller({ shard: 1, firstName });
    const id = await letIn(owner, person, role);
    await person.send('PUT', '/api/shared-phones/pin', { json: { pin }, headers });
    return { person, membership: id };
  };
  const gita = await staff('Gita', 'salesperson', '1111');
  const ravi = await staff('Ravi', 'salesperson', '2222');
  const meera = await staff('Meera', 'manager', '3333');
  const phone = gita.person;
  await phone.post(HERE, { pin: '1111' }, { headers });
  const at = (minutes: number) => phone.at(Date.now() + minutes * MINUTE);
  const choose = (who: { person: Seller }, pin: string, on: Pick<Seller, 'post'> = phone) =>
    on.post(`${HERE}/choice`, { personId: who.person.user.id, pin }, { headers });
  const see = async (on: Pick<Seller, 'get'> = phone) => {
    const { status, body } = await on.get('/api/auth/user', { headers });
    return status === 200 ? `${body.staff.name} ${body.staff.role}` : `${status} ${body.code}`;
  };
  return { owner, vehicle, headers, gita, ravi, meera, phone, at, choose, see };
}

describe('a shared phone', () => {
  it('opens no page of the account that is signed in on it, until it is shared no more', async () => {
    const { owner, headers, ravi, gita, phone, choose } = await gate();
    const number = { firstName: 'Gita', lastName: 'S', accountType: 'personal', mobileNumber: '9000000009' };
    const own = async () => {
      const answer = await phone.get('/api/auth/user');
      return [answer.status, answer.headers.get('x-acting-seller')];
    };
    const locked = [423, headers['x-acting-seller']];
    expect(await own()).toEqual(locked);
    await choose(ravi, '2222');
    expect(await own()).toEqual(locked);
    expect((await phone.put('/api/auth/user/profile', number)).status).toBe(423);
    expect((await phone.get('/api/vehicles')).status).toBe(423);
    // Her own phone is not the gate's.
    const elsewhere = new TestClient();
    await signInAgain(elsewhere, gita.person.user.id, Date.now());
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200);

    const [shared] = (await owner.get('/api/shared-phones')).body;
    await owner.send('DELETE', `/api/shared-phones/${shared.id}`);
    expect(await own()).toEqual(locked);
    expect((await phone.get(HERE, { headers })).body.isShared).toBe(false);
    expect(await own()).toEqual([200, null]);
  });

  it('is no longer one when its account no longer works there, or somebody else signs in', async () => {
    const { owner, headers, gita, phone } = await gate();
    expect((await phone.get('/api/auth/user')).status).toBe(423);
    await owner.send('DELETE', `/api/staff/members/${gita.membership}`);
    expect((await phone.get('/api/auth/user', { headers })).status).toBe(404);
    expect((await phone.get('/api/auth/user')).status).toBe(200);

    const other = await gate();
    await other.phone.post('/api/logout', {});
    expect((await other.phone.get('/api/auth/user')).status).toBe(401);
  });

  it('asks who uses it, and acts and records as whoever enters their PIN', async () => {
    const { owner, vehicle, headers, ravi, phone, choose, see } = await gate();
    expect(await see()).toBe('423 who_are_you');
    const { body: here } = await phone.get(HERE, { headers });
    expect(here).toMatchObject({
      isShared: true,
      hasPin: true,
      people: [{ name: 'Gita Seller' }, { name: 'Ravi Seller' }, { name: 'Meera Seller' }],
    });
    expect((await choose(ravi, '2222')).status).toBe(200);
    expect(await see()).toBe('Ravi Seller salesperson');
    const path = `/api/vehicles/${vehicle.id}/status`;
    await phone.send('PATCH', path, { json: { status: 'pending' }, headers });
    expect((await owner.get('/api/changes')).body[0]).toMatchObject({
      kind: 'vehicle_changed',
      personId: ravi.person.user.id,
      personName: 'Ravi Seller',
    });
    expect((await owner.get('/api/shared-phones')).body).toMatchObject([
      { accountId: expect.any(String), accountName: 'Gita Seller', personName: 'Ravi Seller' },
    ]);
  });

  it('never does more than the account that is signed in on it', async () => {
    const { vehicle, headers, meera, phone, choose, see } = await gate();
    await choose(meera, '3333');
    expect(await see()).toBe('Meera Seller salesperson');
    const changed = await phone.send('PATCH', `/api/vehicles/${vehicle.id}`, {
      json: { price: '1' },
      headers,
    });
    expect(changed.body.code).toBe('not_your_role');
  });

  it('asks again after ten minutes without a tap, and when its person leaves it', async () => {
    const { headers, ravi, phone, at, choose, see } = await gate();
    await choose(ravi, '2222');
    expect(await see(at(9))).toBe('Ravi Seller salesperson');
    expect(await see(at(11))).toBe('423 who_are_you');
    expect((await at(11).post(`${HERE}/use`, {}, { headers })).status).toBe(423);
    expect((await at(9).post(`${HERE}/use`, {}, { headers })).status).toBe(200);
    expect(await see(at(18))).toBe('Ravi Seller salesperson');
    expect(await see(at(20))).toBe('423 who_are_you');
    await choose(ravi, '2222');
    await phone.send('DELETE', `${HERE}/choice`, { headers });
    expect(await see()).toBe('423 who_are_you');
  });

  it('is locked for a quarter of an hour by five wrong PINs, a right one in between included', async () => {
    const { ravi, gita, at, choose, see } = await gate();
    for (const pin of ['0000', '0001', '0002', '0003']) {
      expect((await choose(ravi, pin)).body.code).toBe('pin_wrong');
    }
    expect((await choose(gita, '1111')).status).toBe(200);
    expect((await choose(ravi, '0004')).body.code).toBe('pin_wrong');
    const locked = await choose(ravi, '2222');
    expect([locked.status, locked.body.code, locked.headers.get('retry-after')]).toEqual([
      429,
      'pin_locked',
      '900',
    ]);
    expect((await choose(ravi, '2222', at(14))).status).toBe(429);
    expect((await choose(ravi, '2222', at(16))).status).toBe(200);
    expect(await see(at(16))).toBe('Ravi Seller salesperson');
  });

  it('counts tries at the same time', async () => {
    const { ravi, choose } = await gate();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => choose(ravi, `000${number % 10}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('is left by somebody who is removed, a write on its way included', async () => {
    const { owner, vehicle, headers, ravi, phone, choose, see } = await gate();
    await choose(ravi, '2222');
    let isRemoved = false;
    const late = phone.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isRemoved || !queries.some((query) => /^\s*update "?vehicles/i.test(query))) return;
          isRemoved = true;
          await owner.delete(`/api/staff/members/${ravi.membership}`);
        },
      }),
    );
    const path = `/api/vehicles/${vehicle.id}/status`;
    expect((await late.send('PATCH', path, { json: { status: 'pending' }, headers })).status).toBe(404);
    expect(isRemoved).toBe(true);
    expect(await see()).toBe('423 who_are_you');
    expect((await choose(ravi, '2222')).body.code).toBe('pin_wrong');
  });

  it('is one session: the same account elsewhere is not asked, and a PIN signs nobody in', async () => {
    const { owner, headers, gita, ravi, choose, see } = await gate();
    const elsewhere = new TestClient();
    await signInAgain(elsewhere, gita.person.user.id, Date.now());
    expect(await see(elsewhere)).toBe('Gita Seller salesperson');
    expect((await choose(ravi, '2222', elsewhere)).status).not.toBe(200);
    expect(await see(elsewhere)).toBe('Gita Seller salesperson');
    expect((await choose(ravi, '2222', anonymous())).status).toBe(401);
    const own = { personId: ravi.person.user.id, pin: '2222' };
    expect((await owner.post(`${HERE}/choice`, own)).body.code).toBe('only_for_staff');
    expect((await owner.get(HERE, { headers })).status).toBe(404);
  });

  it('is its account’s again once the owner ends it, and nobody else can', async () => {
    const { owner, headers, phone, ravi, choose, see } = await gate();
    await choose(ravi, '2222');
    // Whoever is chosen cannot share it under another PIN.
    expect((await phone.post(HERE, { pin: '9999' }, { headers })).body.code).toBe('only_for_its_account');
    const [{ id }] = (await owner.get('/api/shared-phones')).body;
    expect((await (await asSeller()).delete(`/api/shared-phones/${id}`)).status).toBe(404);
    expect((await owner.delete(`/api/shared-phones/${id}`)).status).toBe(200);
    expect(await see()).toBe('Gita Seller salesperson');
  });
});

it('a PIN is stored as a hash that differs by person, and has four digits', async () => {
  const owner = await asSeller({ plan: 'pro' });
  const headers = actingFor(owner);
  for (const person of [await asSeller(), await asSeller()]) {
    await letIn(owner, person, 'salesperson');
    const set = (pin: string) => person.send('PUT', '/api/shared-phones/pin', { json: { pin }, headers });
    for (const wrong of ['123', '12345', 'abcd', '']) expect((await set(wrong)).status).toBe(400);
    expect((await set('2468')).status).toBe(200);
  }
  const rows = await shardOf(owner.user.id).select().from(members);
  const hashes = rows.filter(({ ownerId }) => ownerId === owner.user.id).map(({ pinHash }) => pinHash);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{64}$/);
  const { body } = await owner.get('/api/staff');
  expect(JSON.stringify(body)).not.toContain(String(hashes[0]));
});

it('numbers opened on a shared phone are its person’s', async () => {
  const { owner, vehicle, headers, ravi, phone, choose } = await gate();
  const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id));
  await choose(ravi, '2222');
  await phone.post('/api/numbers', { of: 'lead', id: lead.id, use: 'called' }, { headers });
  expect((await owner.get('/api/changes')).body[0]).toMatchObject({
    kind: 'number_opened',
    personName: 'Ravi Seller',
  });
});
