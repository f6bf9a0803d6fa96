import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { asSeller, db, pretendRc, publishVehicle, republish } from '../../test/factories';
import { withLead } from '../../test/leads';
import { openSocket, type TestSocket } from '../../test/sockets';
import { soon } from '../../test/soon';
import { tick } from '../../test/tick';

const bellOf = (socket: TestSocket, unread: number) =>
  soon(() => expect(socket.of('notification').at(-1)).toMatchObject({ unread }));

it('a request for a certificate notifies the owner, the answer the requester', async () => {
  const [owner, asker] = [await asSeller(), await asSeller()];
  const { id } = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner) });
  const [own, asking] = [await openSocket(owner), await openSocket(asker)];
  const { body } = await asker.post(`/api/vehicles/${id}/rc-requests`);
  await bellOf(own, 1);
  expect(asking.messages).toEqual([]);
  await owner.patch(`/api/rc-requests/${body.id}`, { status: 'approved' });
  await bellOf(asking, 1);
  expect(own.messages).toHaveLength(1);

  await asker.post(`/api/vehicles/${id}/rc-requests`);
  await owner.patch(`/api/rc-requests/${body.id}`, { status: 'denied' });
  expect([own.messages.length, asking.messages.length]).toEqual([1, 1]);
});

it('a due follow-up notifies once, though the job runs twice', async () => {
  const { seller, id } = await withLead();
  const socket = await openSocket(seller);
  await db.update(leads).set({ followUpAt: 1 }).where(eq(leads.id, id));
  for (let run = 0; run < 2; run++) await tick();
  await bellOf(socket, 2);
  expect(socket.of('notification').map(({ kind }) => kind)).toEqual(['follow_up_due']);
  expect(socket.of('lead')).toEqual([]);
});

it('republishing notifies the owner, and its end each republisher', async () => {
  const owner = await asSeller();
  const { id } = await publishVehicle(owner);
  const resellers = [await asSeller({ plan: 'pro' }), await asSeller({ plan: 'pro' })];
  const own = await openSocket(owner);
  const sockets = await Promise.all(resellers.map((one) => openSocket(one)));
  for (const reseller of resellers) await republish(reseller, id);
  await bellOf(own, 2);
  expect(sockets.map(({ messages }) => messages)).toEqual([[], []]);
  const before = Date.now() - 11 * 60_000;
  await owner.at(before).patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  await tick();
  for (const socket of sockets) await bellOf(socket, 1);
  expect(sockets.map(({ messages }) => messages.length)).toEqual([1, 1]);
  expect(own.of('notification')).toHaveLength(2);
});
