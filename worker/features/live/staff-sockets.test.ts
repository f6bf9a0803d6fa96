import { describe, expect, it } from 'vitest';
import { ACTING_HEADER, shortId } from '../../../schema/staff/acting';
import { anonymous, asSeller, changeUser, offer, publishVehicle, type Seller } from '../../test/factories';
import { handshake, openSocket } from '../../test/sockets';
import { soon } from '../../test/soon';
import { letIn } from '../../test/staff';

const open = (person: Seller, owner: Seller) => openSocket(person, `/ws/${shortId(owner.user.id)}`);
const status = async (person: Parameters<typeof handshake>[0], seller: string) =>
  (await handshake(person, {}, {}, `/ws/${seller}`)).status;

async function scene() {
  const [owner, ravi] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
  const vehicle = await publishVehicle(owner);
  const id = await letIn(owner, ravi, 'salesperson');
  return { owner, ravi, id, vehicle, socket: await open(ravi, owner) };
}

describe('a socket of somebody who works for a seller', () => {
  it('is opened only by staff, by the seller of its address', async () => {
    const { owner, ravi } = await scene();
    const stranger = await asSeller();
    const short = shortId(owner.user.id);
    expect(await status(ravi, short)).toBe(101);
    expect(await status(stranger, short)).toBe(404);
    expect(await status(owner, short)).toBe(404);
    expect(await status(anonymous(), short)).toBe(401);
    expect(await status(ravi, 'short')).toBe(404);
    // A header names no seller for a socket.
    const forged = await handshake(stranger, { [ACTING_HEADER]: short }, {}, `/ws/${shortId(ravi.user.id)}`);
    expect(forged.status).toBe(404);
    expect((await handshake(ravi, { origin: 'https://evil.test' }, {}, `/ws/${short}`)).status).toBe(403);
  });

  it('gets new leads, and of notifications only what to refetch', async () => {
    const { owner, ravi, vehicle, socket } = await scene();
    const own = await openSocket(ravi);
    const { body } = await anonymous().post('/api/leads', offer(vehicle.id));
    await soon(() => expect(socket.of('lead')).toMatchObject([{ leadId: body.id }]));
    const { body: invitation } = await owner.post('/api/staff/invitations', { role: 'manager' });
    await (await asSeller()).post('/api/staff/ask', { token: new URL(invitation.link).hash.slice(1) });
    await soon(() => expect(socket.of('refresh')).toEqual([{ type: 'refresh', changed: ['/api/staff'] }]));
    expect(socket.of('notification')).toEqual([]);
    expect(own.messages).toEqual([]);
  });

  it('is closed when they are removed, and nobody else’s', async () => {
    const { owner, id, socket } = await scene();
    const owners = await openSocket(owner);
    await owner.delete(`/api/staff/members/${id}`);
    await soon(() => expect(socket.closed?.code).toBe(4403));
    expect(owners.closed).toBeNull();
  });

  it('is closed when their session ends', async () => {
    const { ravi, socket } = await scene();
    await ravi.post('/api/logout');
    await soon(() => expect(socket.closed?.code).toBe(4401));
  });

  it('gets nothing once the plan has no seat for them', async () => {
    const owner = await asSeller({ plan: 'growth' });
    const [first, second] = [await asSeller(), await asSeller()];
    for (const person of [first, second]) await letIn(owner, person, 'salesperson');
    const vehicle = await publishVehicle(owner);
    const sockets = [await open(first, owner), await open(second, owner)];
    await changeUser(owner.user.id, { subscriptionPlan: 'starter' });
    await anonymous().post('/api/leads', offer(vehicle.id));
    await soon(() => expect(sockets[1]?.closed?.code).toBe(4403));
    await soon(() => expect(sockets[0]?.of('lead')).toHaveLength(1));
    expect(sockets[1]?.messages).toEqual([]);
  });

  it('leaves the owner all of their own sockets', async () => {
    const { owner, ravi } = await scene();
    await Promise.all(Array.from({ length: 49 }, () => open(ravi, owner)));
    expect(await status(ravi, shortId(owner.user.id))).toBe(429);
    expect((await handshake(owner)).status).toBe(101);
  });
});
