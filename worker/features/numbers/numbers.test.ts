import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { newId } from '../../platform/random';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  type Seller,
  shardOf,
  strangerTo,
} from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { htmlOf } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';

const HOUR = 3_600_000;
const NUMBER = '+919876543210';
const HIDDEN = '•••• 3210';

interface Asked {
  of?: string;
  id: string;
  use?: string;
}

async function scene(role: 'manager' | 'salesperson' = 'salesperson') {
  const owner = await asSeller({ shard: 0, plan: 'pro' });
  const ravi = await asSeller({ shard: 1, firstName: 'Ravi', lastName: 'Kumar' });
  const vehicle = await publishVehicle(owner);
  const { body: lead } = await anonymous().post(
    '/api/leads',
    offer(vehicle.id, { buyerMobile: '9876543210' }),
  );
  await letIn(owner, ravi, role);
  const headers = actingFor(owner);
  const open = ({ of = 'lead', id, use = 'shown' }: Asked, who: Pick<Seller, 'post'> = ravi) =>
    who.post('/api/numbers', { of, id, use }, { headers });
  return { owner, ravi, vehicle, lead: lead.id as string, headers, open };
}

const recordOf = async (owner: Seller) =>
  (await owner.get('/api/changes')).body.filter(({ kind }: { kind: string }) => /number|export/.test(kind));
const kindsOf = async (owner: Seller) =>
  (await owner.get('/api/notifications')).body
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind === 'many_numbers');

/** Writes down many leads at once, past the forms. */
async function manyLeads(owner: Seller, like: string, count: number): Promise<string[]> {
  const db = shardOf(owner.user.id);
  const row = (await db.select().from(leads)).find(({ id }) => id === like);
  if (!row) throw new Error('There is no such lead');
  const rows = Array.from({ length: count }, (_, at) => ({
    ...row,
    id: newId(Date.now(), owner.user.id),
    buyerMobile: `+9198765${String(10_000 + at)}`,
    buyerName: `Buyer ${at}`,
    lastOfferId: newId(Date.now(), owner.user.id),
  }));
  for (const one of rows) await db.insert(leads).values(one);
  return rows.map(({ id }) => id);
}

describe('a salesperson', () => {
  it('gets numbers in no list and in no answer about one', async () => {
    const { owner, ravi, lead, headers } = await scene();
    await owner.post('/api/contacts', { name: 'Asha', mobileNumber: '9876543210' });
    const answers = await Promise.all(
      ['/api/leads', `/api/leads/${lead}`, '/api/leads/today', '/api/visits', '/api/contacts'].map((path) =>
        ravi.get(path, { headers }),
      ),
    );
    answers.push(await ravi.send('PATCH', `/api/leads/${lead}`, { json: { notes: 'Later' }, headers }));
    const written = { buyerMobile: '9876543210', wants: 'Creta', budget: '800000', source: 'call' };
    answers.push(await ravi.post('/api/leads/hand-made', written, { headers }));
    const contact = answers[4]?.body[0];
    answers.push(
      await ravi.send('PATCH', `/api/contacts/${contact.id}`, { json: { name: 'Asha R' }, headers }),
    );
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(300);
      expect(JSON.stringify(body)).not.toContain('987654');
    }
    expect(answers[0]?.body[0].buyerMobile).toBe(HIDDEN);
    expect(answers[4]?.body[0].mobileNumber).toBe(HIDDEN);
    expect((await owner.get('/api/leads')).body.at(-1).buyerMobile).toBe(NUMBER);
    expect((await ravi.get('/api/leads/export', { headers })).status).toBe(403);
  });

  it('finds a hidden number whole or by its last digits, so that a search does not spell it out', async () => {
    const { owner, ravi, headers } = await scene();
    await owner.post('/api/contacts', { name: 'Asha', mobileNumber: '9876543210' });
    const found = async (search: string, path: string) =>
      (await ravi.get(path, { headers: { ...headers, 'x-search': encodeURIComponent(search) } })).body.length;
    for (const path of ['/api/leads', '/api/contacts']) {
      const counts = [];
      for (const search of ['9876543210', '+91 98765 43210', '3210', '98765', '543210'])
        counts.push(await found(search, path));
      expect([path, ...counts]).toEqual([path, 1, 1, 1, 0, 0]);
    }
  });

  it('opens one number at a time, each a line with its last four digits', async () => {
    const { owner, lead, open } = await scene();
    const { body: contact } = await owner.post('/api/contacts', { name: 'Asha', mobileNumber: '9123456780' });
    expect((await open({ id: lead, use: 'called' })).body).toEqual({ mobileNumber: NUMBER });
    expect((await open({ of: 'contact', id: contact.id })).body).toEqual({ mobileNumber: '+919123456780' });
    const record = await recordOf(owner);
    expect(record).toMatchObject([
      {
        kind: 'number_opened',
        personName: 'Ravi Kumar',
        number: '6780',
        leadId: null,
        after: { use: 'shown' },
      },
      {
        kind: 'number_opened',
        personName: 'Ravi Kumar',
        number: '3210',
        leadId: lead,
        after: { use: 'called' },
      },
    ]);
    expect(JSON.stringify(record)).not.toContain('9876543');
    expect(htmlOf(await owner.get('/api/changes/export'))).toMatch(
      /Ravi Kumar,Called …3210,…3210,[^,]+,,,\r\n/,
    );
    // The record has no digits of its own.
    await owner.delete(`/api/contacts/${contact.id}`);
    expect((await recordOf(owner))[0].number).toBeNull();
  });

  it('opens none of another seller, of a withdrawn offer, or beyond the plan', async () => {
    const { owner, vehicle, open } = await scene();
    const other = await strangerTo(owner);
    const theirs = await publishVehicle(other);
    const { body: foreign } = await anonymous().post('/api/leads', offer(theirs.id));
    expect((await open({ id: foreign.id })).status).toBe(404);
    const { body: withdrawn } = await anonymous().post('/api/leads', offer(vehicle.id));
    await shardOf(owner.user.id).run(`update leads set withdrawn_at = 1 where id = '${withdrawn.id}'`);
    expect((await open({ id: withdrawn.id })).status).toBe(404);
    const { body: beyond } = await anonymous().post('/api/leads', offer(vehicle.id));
    await shardOf(owner.user.id).run(`update leads set monthly_ordinal = 51 where id = '${beyond.id}'`);
    expect((await open({ id: beyond.id })).status).toBe(200);
    await shardOf(owner.user.id).run(
      `update sellers set subscription_plan = 'starter' where id = '${owner.user.id}'`,
    );
    expect((await open({ id: beyond.id })).status).toBe(404);
    expect(await recordOf(owner)).toHaveLength(1);
  });

  it('waits as for any write, and each further number reads one row more', async () => {
    const { lead, ravi, open } = await scene();
    const cost = async () => {
      const { databases, cost } = meteredDatabases();
      await open({ id: lead, use: 'called' }, ravi.with({}, databases));
      return cost;
    };
    const [first, second] = [await cost(), await cost()];
    expect([first.trips, first.rowsRead, first.rowsWritten]).toEqual([2, 15, 5]);
    expect(second.rowsRead - first.rowsRead).toBe(1);
  });
});

describe('more than 40 numbers within an hour', () => {
  it('are reported to the owner once, and again an hour later', async () => {
    const { owner, ravi, lead, open } = await scene();
    const ids = await manyLeads(owner, lead, 41);
    for (const id of ids.slice(0, 40)) await open({ id });
    // Again the same one, which is no other number.
    await open({ id: ids[0] ?? '', use: 'called' });
    expect(await kindsOf(owner)).toEqual([]);
    await open({ id: ids[40] ?? '' });
    await open({ id: ids[40] ?? '' });
    expect(await kindsOf(owner)).toEqual(['many_numbers']);
    const later = ravi.at(Date.now() + HOUR + 60_000);
    for (const id of ids.slice(0, 40)) await open({ id }, later);
    expect(await kindsOf(owner)).toEqual(['many_numbers']);
    await open({ id: ids[40] ?? '' }, later);
    expect(await kindsOf(owner)).toEqual(['many_numbers', 'many_numbers']);
  });

  it('count an export, and are counted for each person', async () => {
    const { owner, ravi, lead, headers, open } = await scene('manager');
    const asha = await asSeller();
    await letIn(owner, asha, 'salesperson');
    const ids = await manyLeads(owner, lead, 38);
    await ravi.get('/api/leads/export', { headers });
    expect(await recordOf(owner)).toMatchObject([{ kind: 'leads_exported', after: { leads: 39 } }]);
    await open({ id: ids[0] ?? '' }, asha);
    await open({ id: ids[1] ?? '' }, asha);
    expect(await kindsOf(owner)).toEqual([]);
    await open({ id: ids[0] ?? '' });
    await open({ id: ids[1] ?? '' });
    expect(await kindsOf(owner)).toEqual(['many_numbers']);
  });
});

it('a manager sees numbers, and their calls are recorded; the owner’s own are not', async () => {
  const { owner, ravi, lead, headers, open } = await scene('manager');
  expect((await ravi.get('/api/leads', { headers })).body[0].buyerMobile).toBe(NUMBER);
  await open({ id: lead, use: 'whatsapp' });
  expect((await owner.post('/api/numbers', { of: 'lead', id: lead, use: 'called' })).body).toEqual({
    mobileNumber: NUMBER,
  });
  await owner.get('/api/leads/export');
  expect(await recordOf(owner)).toMatchObject([{ after: { use: 'whatsapp' }, personName: 'Ravi Kumar' }]);
});

it('a salesperson who sees only their own leads opens no number of another’s', async () => {
  const { owner, ravi, lead, headers, open } = await scene();
  const asha = await asSeller();
  await letIn(owner, asha, 'salesperson');
  const json = { personId: asha.user.id };
  await owner.send('PUT', `/api/leads/${lead}/assignee`, { json });
  await owner.send('PUT', '/api/staff/switches', {
    json: { addVehicles: true, seeAllLeads: false, lowerPercent: 0 },
  });
  expect((await open({ id: lead })).status).toBe(404);
  expect((await open({ id: lead }, asha)).body).toEqual({ mobileNumber: NUMBER });
  expect(await recordOf(owner)).toMatchObject([{ personId: asha.user.id }]);
  expect((await ravi.get(`/api/leads/${lead}`, { headers })).status).toBe(404);
});
