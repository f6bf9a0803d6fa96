import { describe, expect, it } from 'vitest';
import { may } from '../../../schema/staff/abilities';
import { ACTING_HEADER, idOfShort, shortId } from '../../../schema/staff/acting';
import { asSeller, changeUser, publishVehicle, type Seller, strangerTo } from '../../test/factories';
import { interceptedDatabases } from '../../test/intercepted-database';
import { actingFor, letIn, tokenOf } from '../../test/staff';

const DAY = 86_400_000;

const invite = async (owner: Seller, role = 'salesperson') =>
  (await owner.post('/api/staff/invitations', { role })).body;
const decide = (owner: Seller, id: string, decision: string) =>
  owner.post(`/api/staff/invitations/${id}/decision`, { decision });
const look = async (person: Pick<Seller, 'post'>, invitation: { link: string }) =>
  (await person.post('/api/staff/look', { token: tokenOf(invitation) })).body;
const staffOf = async (owner: Seller) => (await owner.get('/api/staff')).body;

describe('an invitation', () => {
  it('is used once, by the person whom the owner then lets in', async () => {
    const [owner, ravi, other] = [await asSeller(), await asSeller({ firstName: 'Ravi' }), await asSeller()];
    const invitation = await invite(owner);
    expect(new URL(invitation.link)).toMatchObject({ pathname: '/join', search: '' });
    expect(await look(ravi, invitation)).toEqual({
      sellerId: owner.user.id,
      sellerName: 'Test Seller',
      role: 'salesperson',
      state: 'open',
    });
    const token = tokenOf(invitation);
    expect((await ravi.post('/api/staff/ask', { token })).body.state).toBe('asked');
    expect((await ravi.post('/api/staff/ask', { token })).body.state).toBe('asked');
    expect((await other.post('/api/staff/ask', { token })).body.code).toBe('invitation_used');
    expect((await look(other, invitation)).state).toBe('another');
    expect((await ravi.get('/api/vehicles', { headers: actingFor(owner) })).status).toBe(404);
    expect((await staffOf(owner)).invitations).toMatchObject([{ state: 'asked', name: 'Ravi Seller' }]);

    const { body } = await decide(owner, invitation.id, 'let_in');
    expect(body).toMatchObject({
      seats: 1,
      members: [{ name: 'Ravi Seller', contact: ravi.user.email, role: 'salesperson', isSuspended: false }],
      former: [],
      invitations: [],
    });
    expect((await look(ravi, invitation)).state).toBe('accepted');
    expect((await decide(owner, invitation.id, 'let_in')).status).toBe(404);
    expect((await ravi.get('/api/staff/workplaces')).body).toMatchObject([
      { sellerId: owner.user.id, sellerName: 'Test Seller', role: 'salesperson' },
    ]);
  });

  it('says why it cannot be used', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    const [taken, declined] = [await invite(owner), await invite(owner)];
    const ask = async (person: Seller, invitation: { link: string }) =>
      (await person.post('/api/staff/ask', { token: tokenOf(invitation) })).body.code;
    await owner.delete(`/api/staff/invitations/${taken.id}`);
    expect(await ask(ravi, taken)).toBe('invitation_revoked');
    await ravi.post('/api/staff/ask', { token: tokenOf(declined) });
    await decide(owner, declined.id, 'decline');
    expect(await ask(ravi, declined)).toBe('invitation_declined');
    expect(await ask(owner, await invite(owner))).toBe('invitation_own');
    const late = await invite(owner);
    const after = Date.now() + 7 * DAY + 1000;
    expect((await ravi.at(after - 5000).post('/api/staff/look', { token: tokenOf(late) })).body.state).toBe(
      'open',
    );
    const answer = await ravi.at(after).post('/api/staff/ask', { token: tokenOf(late) });
    expect(answer.body.code).toBe('invitation_expired');
    const [letter] = tokenOf(late);
    const wrong = tokenOf(late).slice(0, -1) + (letter === 'A' ? 'B' : 'A');
    const replaced = wrong === tokenOf(late) ? `${wrong.slice(0, -1)}C` : wrong;
    expect((await ravi.post('/api/staff/look', { token: replaced })).body.code).toBe('invitation_not_found');
    expect((await ravi.post('/api/staff/look', { token: 'short' })).status).toBe(400);
  });

  it('replaces an earlier request of the same person, and refuses whoever works there already', async () => {
    const [owner, ravi] = [await asSeller({ plan: 'pro' }), await asSeller()];
    const [first, second, third] = [await invite(owner), await invite(owner, 'manager'), await invite(owner)];
    for (const invitation of [first, second])
      await ravi.post('/api/staff/ask', { token: tokenOf(invitation) });
    expect((await staffOf(owner)).invitations).toMatchObject([
      { id: third.id, state: 'open' },
      { id: second.id, state: 'asked', role: 'manager' },
    ]);
    expect((await decide(owner, first.id, 'let_in')).status).toBe(404);
    await decide(owner, second.id, 'let_in');
    const { body } = await ravi.post('/api/staff/ask', { token: tokenOf(third) });
    expect(body.code).toBe('works_there_already');
  });

  it('belongs to its seller, and at most 30 are open', async () => {
    const owner = await asSeller();
    const other = await strangerTo(owner);
    const invitation = await invite(owner);
    expect((await other.delete(`/api/staff/invitations/${invitation.id}`)).status).toBe(404);
    await other.post('/api/staff/ask', { token: tokenOf(invitation) });
    expect((await decide(other, invitation.id, 'let_in')).status).toBe(404);
    for (let count = 1; count < 30; count++)
      expect((await owner.post('/api/staff/invitations', { role: 'manager' })).status).toBe(201);
    expect((await owner.post('/api/staff/invitations', { role: 'manager' })).body.code).toBe(
      'too_many_invitations',
    );
    expect((await owner.post('/api/staff/invitations', { role: 'owner' })).status).toBe(400);
  });
});

describe('seats', () => {
  it('are as many as the plan has; after a downgrade the latest are suspended, and move up', async () => {
    const owner = await asSeller({ plan: 'growth' });
    const people = [await asSeller(), await asSeller(), await asSeller(), await asSeller()];
    const ids = [];
    for (const person of people.slice(0, 3)) ids.push(await letIn(owner, person, 'salesperson'));
    const invitation = await invite(owner);
    await people[3]?.post('/api/staff/ask', { token: tokenOf(invitation) });
    expect((await decide(owner, invitation.id, 'let_in')).body.code).toBe('no_seat_left');

    await changeUser(owner.user.id, { subscriptionPlan: 'starter' });
    const statuses = async () =>
      Promise.all(
        people
          .slice(0, 3)
          .map(async (person) => (await person.get('/api/vehicles', { headers: actingFor(owner) })).status),
      );
    expect(await statuses()).toEqual([200, 404, 404]);
    const suspended = async () =>
      (await staffOf(owner)).members.map(({ isSuspended }: { isSuspended: boolean }) => isSuspended);
    expect(await suspended()).toEqual([false, true, true]);
    await owner.delete(`/api/staff/members/${ids[0]}`);
    expect(await statuses()).toEqual([404, 200, 404]);
    expect(await suspended()).toEqual([false, true]);
  });
});

describe('somebody who works for a seller', () => {
  it('sees and changes the seller’s data, never their own, and is named in the answer', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    const vehicle = await publishVehicle(owner, { name: 'Owner’s Swift' });
    await publishVehicle(ravi, { name: 'Ravi’s own Alto' });
    await letIn(owner, ravi, 'manager');
    const headers = actingFor(owner);
    const { body, headers: answered } = await ravi.get('/api/vehicles', { headers });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Owner’s Swift']);
    expect(answered.get(ACTING_HEADER)).toBe(shortId(owner.user.id));
    const changed = await ravi.send('PATCH', `/api/vehicles/${vehicle.id}/status`, {
      json: { status: 'pending' },
      headers,
    });
    expect(changed.status).toBe(200);
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ status: 'pending' }]);
    const contact = { name: 'Asha', mobileNumber: '9876501234' };
    expect((await ravi.post('/api/contacts', contact, { headers })).status).toBe(201);
    expect((await owner.get('/api/contacts')).body).toMatchObject([{ name: 'Asha' }]);
    expect((await ravi.get('/api/contacts')).body).toEqual([]);
    expect((await ravi.get('/api/auth/user', { headers })).body).toMatchObject({
      id: owner.user.id,
      email: null,
      staff: { name: 'Test Seller', role: 'manager' },
    });
    expect((await ravi.get('/api/auth/user')).body).toMatchObject({ id: ravi.user.id, staff: null });
  });

  it('gets nothing at another seller, in the same database or elsewhere, nor with a wrong header', async () => {
    const owner = await asSeller();
    const [neighbour, ravi] = [await strangerTo(owner), await asSeller()];
    await letIn(owner, ravi, 'manager');
    const others = [neighbour, ravi].map(({ user }) => shortId(user.id));
    for (const header of [...others, 'x', '', owner.user.id]) {
      const { status } = await ravi.get('/api/vehicles', { headers: { [ACTING_HEADER]: header } });
      expect([header, status]).toEqual([header, 404]);
    }
  });

  it('may do nothing from the moment of removal, a write on its way included', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    const id = await letIn(owner, ravi, 'manager');
    const headers = actingFor(owner);
    // The membership is confirmed, and ends before the write.
    let isRemoved = false;
    const late = ravi.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isRemoved || !queries.some((query) => /insert into "?contacts/i.test(query))) return;
          isRemoved = true;
          expect((await owner.delete(`/api/staff/members/${id}`)).status).toBe(200);
        },
      }),
    );
    const contact = { name: 'Asha', mobileNumber: '9876501235' };
    expect((await late.post('/api/contacts', contact, { headers })).status).toBe(404);
    expect(isRemoved).toBe(true);
    expect((await owner.get('/api/contacts')).body).toEqual([]);
    expect((await ravi.get('/api/contacts', { headers })).status).toBe(404);
    expect((await ravi.get('/api/staff/workplaces')).body).toEqual([]);
    expect(await staffOf(owner)).toMatchObject({
      members: [],
      former: [{ personId: ravi.user.id, name: 'Test Seller' }],
    });
  });

  it('loses with a lower role what that does not include, a write on its way included', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    const vehicle = await publishVehicle(owner);
    const id = await letIn(owner, ravi, 'manager');
    const headers = actingFor(owner);
    const hide = (person: Seller | ReturnType<Seller['with']>) =>
      person.send('PATCH', `/api/vehicles/${vehicle.id}/visibility`, {
        json: { showInProfile: false },
        headers,
      });
    let isLowered = false;
    const late = ravi.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isLowered || !queries.some((query) => /^\s*update "?vehicles/i.test(query))) return;
          isLowered = true;
          await owner.patch(`/api/staff/members/${id}`, { role: 'salesperson' });
        },
      }),
    );
    expect((await hide(late)).status).toBe(404);
    expect(isLowered).toBe(true);
    expect((await hide(ravi)).body.code).toBe('not_your_role');
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ showInProfile: true }]);
  });

  it('is out while the seller is suspended', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    await letIn(owner, ravi, 'manager');
    await changeUser(owner.user.id, { isActive: false });
    expect((await ravi.get('/api/vehicles', { headers: actingFor(owner) })).status).toBe(404);
  });
});

it('an id in an address has one spelling', () => {
  const id = '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2';
  expect(shortId(id)).toHaveLength(22);
  expect(idOfShort(shortId(id))).toBe(id);
  expect(shortId('00000000-0000-0000-0000-000000000001')).toBe('AAAAAAAAAAAAAAAAAAAAAB');
  for (const wrong of ['', 'x'.repeat(21), '_'.repeat(22), 'a b'.padEnd(22, 'x')])
    expect(idOfShort(wrong)).toBe(null);
});

it('the owner may do everything, and nobody else what is personal', () => {
  const switches = { addVehicles: true, lowerPercent: 0, seeAllLeads: true, managersSeeMoney: false };
  expect(may(null, 'oneself')).toBe(true);
  expect(may({ role: 'manager', switches }, 'oneself')).toBe(false);
  expect(may({ role: 'manager', switches }, 'changeVehicles')).toBe(true);
  expect(may({ role: 'salesperson', switches }, 'changeVehicles')).toBe(false);
});
