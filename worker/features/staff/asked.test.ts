import { expect, it } from 'vitest';
import { asSeller } from '../../test/factories';
import { openSocket } from '../../test/sockets';
import { soon } from '../../test/soon';
import { tokenOf } from '../../test/staff';

const notices = async (owner: Awaited<ReturnType<typeof asSeller>>) =>
  (await owner.get('/api/notifications')).body;

it('the owner is notified of a person who asks to be let in, once, and their open pages refresh', async () => {
  const [owner, ravi] = [await asSeller(), await asSeller({ firstName: 'Ravi' })];
  const { body: invitation } = await owner.post('/api/staff/invitations', { role: 'salesperson' });
  const page = await openSocket(owner);
  const token = tokenOf(invitation);
  await ravi.post('/api/staff/ask', { token });
  await ravi.post('/api/staff/ask', { token });
  await soon(() =>
    expect(page.of('notification')).toMatchObject([
      { kind: 'staff_asked', changed: ['/api/staff'], unread: 1 },
    ]),
  );
  expect(await notices(owner)).toMatchObject([
    {
      title: 'Ravi Seller asks to work for you',
      path: '/dashboard/settings?section=staff',
      relatedEntityId: ravi.user.id,
    },
  ]);
});

it('a link that cannot be used notifies nobody', async () => {
  const [owner, ravi] = [await asSeller(), await asSeller()];
  const { body: invitation } = await owner.post('/api/staff/invitations', { role: 'salesperson' });
  await owner.delete(`/api/staff/invitations/${invitation.id}`);
  expect((await ravi.post('/api/staff/ask', { token: tokenOf(invitation) })).status).toBe(409);
  expect(await notices(owner)).toEqual([]);
});
