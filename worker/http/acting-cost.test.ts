import { expect, it } from 'vitest';
import type { TestClient } from '../test/client';
import { anonymous, asSeller, offer, publishVehicle, type Seller } from '../test/factories';
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
