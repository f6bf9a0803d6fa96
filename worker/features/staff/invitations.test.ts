import { expect, it } from 'vitest';
import { asSeller, type Seller, strangerTo } from '../../test/factories';
import { tokenOf } from '../../test/staff';

const DAY = 86_400_000;

const invite = async (owner: Seller, json = {}) =>
  (await owner.post('/api/staff/invitations', { role: 'salesperson', ...json })).body;
const look = async (person: Pick<Seller, 'post'>, token: string) =>
  (await person.post('/api/staff/look', { token })).body;
const recordOf = async (owner: Seller) =>
  (await owner.get('/api/changes')).body.map(
    ({ kind, memberName, personName }: Record<string, string | null>) => [kind, memberName, personName],
  );

it('a new link replaces the former one, and is valid for seven days again', async () => {
  const [owner, ravi] = [await asSeller(), await asSeller()];
  const first = await invite(owner, { forWhom: 'Ravi at the gate' });
  const stranger = await strangerTo(owner);
  expect((await stranger.post(`/api/staff/invitations/${first.id}/link`)).status).toBe(404);
  const late = owner.at(Date.now() + 8 * DAY);
  const { body: second } = await late.post(`/api/staff/invitations/${first.id}/link`);
  expect(second).toMatchObject({ id: first.id, role: 'salesperson' });
  expect((await look(ravi, tokenOf(first))).code).toBe('invitation_not_found');
  const later = ravi.at(Date.now() + 14 * DAY);
  expect((await look(later, tokenOf(second))).state).toBe('open');
  expect((await owner.get('/api/staff')).body.invitations).toMatchObject([
    { forWhom: 'Ravi at the gate', expiresAt: second.expiresAt },
  ]);
  await ravi.post('/api/staff/ask', { token: tokenOf(second) });
  expect((await owner.post(`/api/staff/invitations/${first.id}/link`)).status).toBe(404);
});

it('whoever made an invitation is told so at once, and cannot use it', async () => {
  const owner = await asSeller();
  const token = tokenOf(await invite(owner));
  expect((await look(owner, token)).state).toBe('own');
  expect((await owner.post('/api/staff/ask', { token })).body.code).toBe('invitation_own');
  expect((await owner.get('/api/staff')).body.invitations).toMatchObject([{ state: 'open', name: null }]);
  expect((await look(await asSeller(), token)).state).toBe('open');
});

it('the record has who was declined, and whose invitation was taken back', async () => {
  const [owner, ravi] = [await asSeller(), await asSeller({ firstName: 'Ravi' })];
  const [named, plain] = [await invite(owner, { forWhom: 'Meera' }), await invite(owner)];
  await owner.delete(`/api/staff/invitations/${named.id}`);
  await owner.delete(`/api/staff/invitations/${named.id}`);
  await ravi.post('/api/staff/ask', { token: tokenOf(plain) });
  await owner.post(`/api/staff/invitations/${plain.id}/decision`, { decision: 'decline' });
  expect(await recordOf(owner)).toEqual([
    ['member_declined', 'Ravi Seller', null],
    ['invitation_revoked', 'Meera', null],
  ]);
});
