import { expect, it } from 'vitest';
import type { TestClient } from '../test/client';
import { anonymous, asSeller, offer, publishVehicle, type Seller } from '../test/factories';
import { withBrowser } from '../test/message-settings';
import { type Cost, meteredDatabases } from '../test/meter';
import { actingFor, letIn } from '../test/staff';

interface Scene {
  owner: Seller;
  ravi: Seller;
  lead: string;
}

async function scene(): Promise<Scene> {
  const owner = await asSeller({ shard: 0, plan: 'pro', lastActivityAt: Date.now() });
  const ravi = await asSeller({ shard: 1, lastActivityAt: Date.now() });
  const { id } = await publishVehicle(owner);
  const { body: lead } = await anonymous().post('/api/leads', offer(id));
  await letIn(owner, ravi, 'manager');
  return { owner, ravi, lead: lead.id };
}

async function costOf(
  person: Seller,
  ask: (client: TestClient) => Promise<{ status: number }>,
): Promise<Cost> {
  const { databases, cost } = meteredDatabases();
  expect((await ask(person.with({}, databases))).status).toBeLessThan(300);
  return cost;
}

it.each(['/api/vehicles', '/api/leads', '/api/vehicles/counts', '/api/drafts'])(
  'reading for a seller waits once, and reads two more rows: %s',
  async (path) => {
    const { owner, ravi } = await scene();
    const own = await costOf(owner, (client) => client.get(path));
    const acting = await costOf(ravi, (client) => client.get(path, { headers: actingFor(owner) }));
    expect(acting.trips).toBe(1);
    expect(acting.rowsRead - own.rowsRead).toBe(2);
    expect(acting.rowsWritten).toBe(own.rowsWritten);
  },
);

it('writing for a seller waits twice, reads five more rows and writes two more', async () => {
  const { owner, ravi, lead } = await scene();
  const path = `/api/leads/${lead}`;
  const own = await costOf(owner, (client) => client.patch(path, { notes: 'One' }));
  const acting = await costOf(ravi, (client) =>
    client.send('PATCH', path, { json: { notes: 'Two' }, headers: actingFor(owner) }),
  );
  expect([own.trips, acting.trips]).toEqual([2, 2]);
  expect({
    read: acting.rowsRead - own.rowsRead,
    written: acting.rowsWritten - own.rowsWritten,
  }).toEqual({ read: 5, written: 2 });
});

it('a lead of somebody else costs a salesperson two more rows a statement, for the owner’s switch', async () => {
  const { owner, lead } = await scene();
  const [amit, ravi] = [await asSeller({ shard: 1 }), await asSeller({ shard: 1 })];
  await letIn(owner, amit, 'salesperson');
  await letIn(owner, ravi, 'salesperson');
  const reading = () => costOf(ravi, (client) => client.get('/api/leads', { headers: actingFor(owner) }));
  const nobodys = await reading();
  await owner.send('PUT', `/api/leads/${lead}/assignee`, { json: { personId: amit.user.id } });
  const another = await reading();
  // Two for the switch, and one for the name of who works on it.
  expect([another.rowsRead - nobodys.rowsRead, another.trips]).toEqual([3, 1]);
});

it('an offer writes no more rows for who answers than for an owner with a phone', async () => {
  const offered = async (fields: { hasPhone: boolean; isAnswered: boolean }) => {
    const { seller: owner } = fields.hasPhone
      ? await withBrowser({ plan: 'pro' })
      : { seller: await asSeller() };
    const ravi = await asSeller({ mobileNumber: '+919876501234' });
    await letIn(owner, ravi, 'salesperson');
    const { id } = await publishVehicle(owner);
    const json = { by: 'member', personId: ravi.user.id };
    if (fields.isAnswered) await owner.send('PUT', `/api/vehicles/${id}/answerer`, { json });
    const { databases, cost } = meteredDatabases();
    const { status } = await anonymous().with({ push: null }, databases).post('/api/leads', offer(id));
    expect(status).toBe(201);
    return cost.rowsWritten;
  };
  const byMail = await offered({ hasPhone: false, isAnswered: false });
  const byPhone = await offered({ hasPhone: true, isAnswered: false });
  // Whether a member has a phone, only their own database knows.
  const answered = await offered({ hasPhone: false, isAnswered: true });
  expect({ byMail, byPhone, answered }).toEqual({ byMail: 11, byPhone: 14, answered: 14 });
});
