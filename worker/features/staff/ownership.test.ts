import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../schema/directory';
import { settleDueEffects } from '../../effects/effects.service';
import type { TestClient } from '../../test/client';
import { kindsLeft, later, losing } from '../../test/effects';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  db,
  offer,
  publishVehicle,
  uniqueEmail,
  uniqueMobile,
} from '../../test/factories';
import { acceptOwnership, actingFor, letIn, offerOwnership, signInAs } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { eraseAccounts } from '../account/erase-account';

/** Asha offers Growth Motors to Ravi, her manager; each is in a database of their own. */
async function firm() {
  const asha = await asSeller({
    shard: 0,
    plan: 'growth',
    firstName: 'Asha',
    accountType: 'firm',
    firmName: 'Growth Motors',
    email: uniqueEmail(),
    mobileNumber: `+91${uniqueMobile()}`,
  });
  const ravi = await asSeller({
    shard: 1,
    firstName: 'Ravi',
    email: uniqueEmail(),
    mobileNumber: `+91${uniqueMobile()}`,
    language: 'hi',
  });
  const membership = await letIn(asha, ravi, 'manager');
  return { asha, ravi, membership };
}

const idsOf = async (client: TestClient) =>
  (await client.get('/api/vehicles')).body.map(({ id }: { id: string }) => id);

describe('handing over the ownership', () => {
  it('exchanges who signs in; all that belongs to the seller stays where it is', async () => {
    const { asha, ravi, membership } = await firm();
    const vehicle = await publishVehicle(asha, { name: 'Swift VXi' });
    const change = { json: { price: 400_000 }, headers: actingFor(asha) };
    expect((await ravi.send('PATCH', `/api/vehicles/${vehicle.id}`, change)).status).toBe(200);
    expect((await offerOwnership(asha, membership)).body.given).toMatchObject({ memberName: 'Ravi Seller' });
    const { body: notices } = await ravi.get('/api/notifications');
    expect(notices).toMatchObject([{ title: 'Growth Motors offers you the ownership' }]);
    expect((await ravi.get('/api/ownership')).body.received).toMatchObject([
      { sellerId: asha.user.id, sellerName: 'Growth Motors' },
    ]);

    expect((await acceptOwnership(ravi, asha)).status).toBe(200);
    expect(await kindsLeft()).toEqual([]);
    // Nobody is signed in any more.
    expect((await asha.get('/api/vehicles')).status).toBe(401);
    expect((await ravi.get('/api/auth/user')).status).toBe(401);

    const owner = await signInAs(ravi);
    expect(owner.user).toMatchObject({
      id: asha.user.id,
      firstName: 'Ravi',
      firmName: 'Growth Motors',
      mobileNumber: ravi.user.mobileNumber,
      subscriptionPlan: 'growth',
      language: 'hi',
    });
    expect(await idsOf(owner)).toEqual([vehicle.id]);
    const former = await signInAs(asha);
    expect(former.user).toMatchObject({ firstName: 'Asha', mobileNumber: asha.user.mobileNumber });
    expect([asha.user.id, ravi.user.id]).not.toContain(former.user.id);
    expect(await idsOf(former)).toEqual([]);
    expect((await former.get('/api/staff/workplaces')).body).toMatchObject([
      { sellerId: asha.user.id, sellerName: 'Growth Motors', role: 'manager' },
    ]);
    const there = await former.get('/api/vehicles', { headers: actingFor(asha) });
    expect(there.body.map(({ id }: { id: string }) => id)).toEqual([vehicle.id]);
    expect((await former.get('/api/notifications')).body).toMatchObject([
      { title: 'Growth Motors has another owner now', path: expect.stringMatching(/^\/for\//) },
    ]);

    // The record names who did it: what Ravi did is the owner's now, what Asha did is hers.
    const { body: record } = await owner.get('/api/changes');
    expect(
      record.map(({ kind, personName, memberName }: Record<string, string>) => [
        kind,
        personName,
        memberName,
      ]),
    ).toEqual([
      ['owner_changed', null, 'Asha Seller'],
      ['vehicle_changed', null, null],
      ['member_let_in', 'Asha Seller', 'Ravi Seller'],
    ]);
    // Buyers see the new owner's number.
    const { body: seen } = await anonymous().get(`/api/users/${asha.user.id}`);
    expect(seen).toMatchObject({ firstName: 'Ravi', firmName: 'Growth Motors' });
  });

  it('leaves what the manager worked on to the owner they are now', async () => {
    const { asha, ravi, membership } = await firm();
    const { id } = await publishVehicle(asha);
    await asha.put(`/api/vehicles/${id}/answerer`, { by: 'member', personId: ravi.user.id });
    const { body: lead } = await anonymous().post('/api/leads', offer(id));
    const amit = await asSeller();
    await letIn(asha, amit, 'salesperson');
    for (const person of [ravi, amit])
      await person.post('/api/shared-phones/here', { pin: '1357' }, { headers: actingFor(asha) });
    await offerOwnership(asha, membership);
    // Not on the phone that everybody has.
    expect((await acceptOwnership(ravi, asha)).status).toBe(423);
    ravi.cookies.delete('phone');
    await acceptOwnership(ravi, asha);
    const owner = await signInAs(ravi);
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ id, answerer: null }]);
    expect((await owner.get(`/api/leads/${lead.id}`)).body).toMatchObject({ assignee: null });
    expect((await anonymous().get(`/api/vehicles/${id}`)).body.publisher).toMatchObject({
      firstName: 'Ravi',
      mobileNumber: ravi.user.mobileNumber,
    });
    expect((await owner.get('/api/shared-phones')).body).toMatchObject([{ accountName: 'Test Seller' }]);
    // Amit goes on working there, in the same place.
    expect((await amit.get('/api/leads', { headers: actingFor(asha) })).status).toBe(423);
    expect((await owner.get('/api/staff')).body.members).toMatchObject([
      { name: 'Asha Seller', role: 'manager' },
      { name: 'Test Seller', role: 'salesperson' },
    ]);
  });

  it('closes the manager’s own account, which is then erased and takes nothing along', async () => {
    const { asha, ravi, membership } = await firm();
    await offerOwnership(asha, membership);
    await acceptOwnership(ravi, asha);
    await eraseAccounts(systemCtx({ clock: { now: () => Date.now() + 120_000 } }));
    expect(await db.select().from(accounts).where(eq(accounts.id, ravi.user.id))).toEqual([]);
    const owner = await signInAs(ravi);
    expect((await owner.get('/api/staff')).body.members).toMatchObject([
      { name: 'Asha Seller', role: 'manager' },
    ]);
    const { body: record } = await owner.get('/api/changes');
    expect(record.at(-1)).toMatchObject({ kind: 'member_let_in', memberName: 'Ravi Seller' });
  });

  it('is settled later if the seller’s database did not answer, and twice changes nothing', async () => {
    const { asha, ravi, membership } = await firm();
    await offerOwnership(asha, membership);
    expect((await acceptOwnership(ravi.with({}, losing('ownership')), asha)).status).toBe(200);
    expect(await kindsLeft()).toContain('ownership');
    await everywhere(settleDueEffects, later());
    expect(await kindsLeft()).toEqual([]);
    const owner = await signInAs(ravi);
    expect(owner.user.firstName).toBe('Ravi');
    expect((await (await signInAs(asha)).get('/api/staff/workplaces')).body).toHaveLength(1);
  });

  it('can be handed back', async () => {
    const { asha, ravi, membership } = await firm();
    await offerOwnership(asha, membership);
    await acceptOwnership(ravi, asha);
    const owner = await signInAs(ravi);
    const former = await signInAs(asha);
    await offerOwnership(owner, membership);
    expect((await acceptOwnership(former, asha)).status).toBe(200);
    expect((await signInAs(asha)).user).toMatchObject({ id: asha.user.id, firstName: 'Asha' });
    expect((await (await signInAs(ravi)).get('/api/staff/workplaces')).body).toMatchObject([
      { sellerId: asha.user.id, role: 'manager' },
    ]);
  });
});

describe('an offer of the ownership', () => {
  it('needs the password of both', async () => {
    const { asha, ravi, membership } = await firm();
    expect((await offerOwnership(asha, membership, 'not-the-horse-1')).status).toBe(400);
    expect((await asha.post('/api/ownership', { memberId: membership })).status).toBe(400);
    expect((await acceptOwnership(ravi, asha)).status).toBe(404);
    await offerOwnership(asha, membership);
    expect((await acceptOwnership(ravi, asha, 'not-the-horse-1')).status).toBe(400);
    expect((await ravi.post('/api/ownership/accept', { sellerId: asha.user.id })).status).toBe(400);
    expect((await asha.get('/api/auth/user')).status).toBe(200);
  });

  it('is for a manager of the seller’s own, and not of an operator’s account', async () => {
    const { asha, membership } = await firm();
    const sales = await letIn(asha, await asSeller(), 'salesperson');
    expect((await offerOwnership(asha, sales)).status).toBe(409);
    const another = await asSeller();
    expect((await offerOwnership(another, membership)).status).toBe(404);
    const admin = await asAdmin();
    const manager = await letIn(admin, await asSeller(), 'manager');
    expect((await offerOwnership(admin, manager)).status).toBe(403);
  });

  it('ends by taking it back, declining, another offer, another role, removal, and after seven days', async () => {
    const { asha, ravi, membership } = await firm();
    const priya = await asSeller({ firstName: 'Priya' });
    const other = await letIn(asha, priya, 'manager');
    const ends: [string, () => Promise<unknown>][] = [
      ['taken back', () => asha.delete('/api/ownership')],
      ['declined', () => ravi.post('/api/ownership/decline', { sellerId: asha.user.id })],
      ['another', () => offerOwnership(asha, other)],
      ['a role', () => asha.patch(`/api/staff/members/${membership}`, { role: 'salesperson' })],
      ['manager again', () => asha.patch(`/api/staff/members/${membership}`, { role: 'manager' })],
      ['removed', () => asha.delete(`/api/staff/members/${membership}`)],
    ];
    for (const [how, end] of ends) {
      await offerOwnership(asha, membership);
      await end();
      expect([how, (await acceptOwnership(ravi, asha)).status]).toEqual([how, 404]);
    }
    await asha.delete('/api/ownership');
    await offerOwnership(asha, other);
    const week = priya.with({ clock: { now: () => Date.now() + 7 * 86_400_000 } });
    expect((await week.get('/api/ownership')).body.received).toEqual([]);
    expect((await acceptOwnership(week, asha)).status).toBe(404);
    const { body: notices } = await asha.get('/api/notifications');
    expect(notices.map(({ title }: { title: string }) => title)).toContain(
      'Ravi Seller does not want the ownership',
    );
  });

  it('is not for somebody else who works there, nor for a suspended seller', async () => {
    const { asha, ravi, membership } = await firm();
    const priya = await asSeller();
    await letIn(asha, priya, 'manager');
    await offerOwnership(asha, membership);
    expect((await acceptOwnership(priya, asha)).status).toBe(404);
    expect((await priya.post('/api/ownership/decline', { sellerId: asha.user.id })).status).toBe(404);
    await changeUser(asha.user.id, { isActive: false });
    expect((await acceptOwnership(ravi, asha)).status).toBe(404);
  });

  it('cannot be accepted with an account that would lose something', async () => {
    const { asha, ravi, membership } = await firm();
    await offerOwnership(asha, membership);
    const inUse = async () => {
      const { status, body } = await acceptOwnership(ravi, asha);
      return [status, body.message?.slice(0, 16)];
    };
    const refused = [409, 'Your own account'];
    const vehicle = await publishVehicle(ravi);
    expect(await inUse()).toEqual(refused);
    await ravi.delete(`/api/vehicles/${vehicle.id}`);
    await changeUser(ravi.user.id, { subscriptionPlan: 'growth' });
    expect(await inUse()).toEqual(refused);
    await changeUser(ravi.user.id, { subscriptionPlan: 'starter' });
    const another = await asSeller();
    const elsewhere = await letIn(another, ravi, 'manager');
    expect(await inUse()).toEqual(refused);
    await another.delete(`/api/staff/members/${elsewhere}`);
    const staff = await letIn(ravi, await asSeller(), 'salesperson');
    expect(await inUse()).toEqual(refused);
    await ravi.delete(`/api/staff/members/${staff}`);
    expect((await acceptOwnership(ravi, asha)).status).toBe(200);
  });

  it('cannot be accepted without a number, if buyers have called the owner', async () => {
    const { asha, ravi, membership } = await firm();
    await offerOwnership(asha, membership);
    const { mobileNumber } = ravi.user;
    const profile = { firstName: 'Ravi', lastName: 'Seller', accountType: 'personal', countryCode: '+91' };
    const save = (number: string) =>
      ravi.send('PUT', '/api/auth/user/profile', { json: { ...profile, mobileNumber: number } });
    await save('');
    expect((await acceptOwnership(ravi, asha)).body.code).toBe('owner_without_number');
    await save(mobileNumber ?? '');
    expect((await acceptOwnership(ravi, asha)).status).toBe(200);
  });

  it('accepted twice at once, one of them is refused and nothing is doubled', async () => {
    const { asha, ravi, membership } = await firm();
    await offerOwnership(asha, membership);
    const answers = await Promise.all([acceptOwnership(ravi, asha), acceptOwnership(ravi, asha)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.select().from(accounts).where(eq(accounts.email, asha.user.email))).toHaveLength(1);
  });
});
