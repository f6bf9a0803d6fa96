import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseName, databases, type TestDatabases } from '../test/databases';
import { asAdmin, asSeller, offer, publishVehicle, republish, type Seller } from '../test/factories';
import { deadDatabase } from '../test/faulty';
import { interceptedDatabases } from '../test/intercepted-database';
import { htmlOf, pageClient } from '../test/pages';
import { systemCtx } from '../test/system';
import { runJobs } from '../test/tick';

const HTML = { headers: { accept: 'text/html' } };

const without = (name: DatabaseName): TestDatabases => ({ ...databases, [name]: deadDatabase() });

interface Sold {
  seller: Seller;
  vehicle: string;
  code: string;
}

async function stall(shard: number, username: string): Promise<Sold> {
  const seller = await asSeller({ shard, plan: 'pro', username });
  const { id } = await publishVehicle(seller, { name: `Of shard ${shard}` });
  const [own] = (await seller.get('/api/vehicles')).body;
  return { seller, vehicle: id, code: new URL(own.shortUrl).pathname };
}

let here: Sold;
let there: Sold;
let page: string;
beforeAll(async () => {
  here = await stall(0, 'unreachable-here');
  there = await stall(1, 'unreachable-there');
  page = (await republish(there.seller, here.vehicle)).body.id;
});

const visitor = (down: DatabaseName) => pageClient({}, without(down));
const as = ({ seller }: Sold, down: DatabaseName) => seller.with({}, without(down));

describe('without the directory', () => {
  it('every document of a vehicle is shown, and printed codes lead to it', async () => {
    for (const path of [`/vehicle/${here.vehicle}`, `/vehicle/${there.vehicle}`, `/republished/${page}`]) {
      const answer = await visitor('DIRECTORY').get(path, HTML);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(htmlOf(answer)).toContain('Of shard');
    }
    expect((await visitor('DIRECTORY').get(here.code)).status).toBe(302);
  });

  it('offers arrive, on both kinds of page', async () => {
    for (const target of [{ vehicleId: here.vehicle }, { republishedVehicleId: page }]) {
      const { vehicleId, ...buyer } = offer(here.vehicle);
      const answer = await visitor('DIRECTORY').post('/api/leads', { ...buyer, ...target });
      expect([target, answer.status]).toEqual([target, 201]);
    }
    expect((await here.seller.get('/api/leads')).body).toHaveLength(1);
    expect((await there.seller.get('/api/leads')).body).toHaveLength(1);
  });

  it('sellers work on, and a profile answers 503 with a time to try again', async () => {
    const profile = await visitor('DIRECTORY').get('/unreachable-here', HTML);
    expect([profile.status, profile.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await as(here, 'DIRECTORY').get('/api/vehicles')).status).toBe(200);
    const json = { price: '480000' };
    expect((await as(here, 'DIRECTORY').patch(`/api/vehicles/${here.vehicle}`, json)).status).toBe(200);
  });
});

describe('without a shard', () => {
  it('documents of its sellers say when to try again; those of the others are shown', async () => {
    const gone = await visitor('SHARD_0').get(`/vehicle/${here.vehicle}`, HTML);
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5']);
    expect(htmlOf(gone)).toMatch(/try again/i);
    expect((await visitor('SHARD_0').get(`/vehicle/${there.vehicle}`, HTML)).status).toBe(200);
    expect((await visitor('SHARD_0').get('/unreachable-there', HTML)).status).toBe(200);
    expect((await visitor('SHARD_0').get(there.code)).status).toBe(302);
  });

  it('a republished page needs both of its shards', async () => {
    for (const down of ['SHARD_0', 'SHARD_1'] as const) {
      expect((await visitor(down).get(`/republished/${page}`, HTML)).status).toBe(503);
    }
  });

  it('sellers of the others work as usual', async () => {
    const seller = Object.assign(as(there, 'SHARD_0'), { user: there.seller.user });
    expect((await seller.get('/api/vehicles')).status).toBe(200);
    const { id } = await publishVehicle(seller, { name: 'Listed meanwhile' });
    expect((await visitor('SHARD_0').post('/api/leads', offer(id))).status).toBe(201);
    expect((await seller.get('/api/leads')).body[0].vehicleId).toBe(id);
    const own = await as(here, 'SHARD_0').get('/api/vehicles');
    expect([own.status, own.body.error]).toEqual([503, 'unavailable']);
  });

  it('an offer for one of its listings is refused completely, and may be sent again', async () => {
    const buyer = offer(here.vehicle);
    expect((await visitor('SHARD_0').post('/api/leads', buyer)).status).toBe(503);
    expect((await visitor('SHARD_1').post('/api/leads', buyer)).status).toBe(201);
  });

  it('the jobs of the others continue, and what failed is reported', async () => {
    const admin = await asAdmin();
    const refusing = interceptedDatabases({
      before: (queries) => {
        if (queries.some((query) => /insert into "activity_logs"/i.test(query))) throw new Error('down');
      },
    });
    const seller = Object.assign(there.seller.with({}, refusing), { user: there.seller.user });
    const { id } = await publishVehicle(seller, { name: 'Waits for its line' });
    const newest = async () => (await admin.get('/api/admin/activity-feed?limit=1')).body[0]?.entityId;
    expect(await newest()).not.toBe(id);
    const clock = { now: () => Date.now() + 10 * 60_000 };
    await runJobs(() => systemCtx({ clock }, without('SHARD_0')));
    expect(await newest()).toBe(id);
    const { jobs } = (await admin.get('/api/admin/operations')).body;
    const ofEffects = jobs.find(({ job }: { job: string }) => job === 'settleDueEffects');
    expect(ofEffects.error).toContain('from "effects"');
  });
});

describe('operators without a shard', () => {
  const operator = async () => {
    const admin = await asAdmin();
    return { admin, working: admin.with({}, without('SHARD_1')) };
  };

  it.each(['/api/admin/overview', '/api/admin/operations', '/api/admin/messages', '/api/admin/analytics'])(
    'read what the others know, and which does not answer: %s',
    async (path) => {
      const { working, admin } = await operator();
      await runJobs(() => systemCtx({}, without('SHARD_1')));
      const { status, body } = await working.get(path);
      expect([status, body.silent, body.asOf]).toEqual([200, ['shard 1'], expect.any(String)]);
      await runJobs(() => systemCtx());
      expect((await admin.get(path)).body.silent).toEqual([]);
    },
  );

  it('see its people without figures, and suspend them', async () => {
    const { working, admin } = await operator();
    const shown = async () =>
      (await working.get('/api/admin/users/all-with-activity?search=unreachable-')).body
        .filter(({ username }: { username: string | null }) => username !== null)
        .map(({ username, vehicles, hasFigures }: Record<string, unknown>) => [
          username,
          vehicles,
          hasFigures,
        ]);
    expect(await shown()).toEqual([
      ['unreachable-there', 0, false],
      ['unreachable-here', 1, true],
    ]);
    const { user } = await asSeller({ shard: 1 });
    const suspended = await working.post(`/api/admin/users/${user.id}/suspend`, { reason: 'Stolen cars' });
    expect(suspended).toMatchObject({ status: 200, body: { isSuspended: true, hasFigures: false } });
    expect((await admin.post(`/api/admin/users/${user.id}/restore`)).body.hasFigures).toBe(true);
  });

  it('see what the directory knows of one of its people, and that the rest is missing', async () => {
    const { working, admin } = await operator();
    const path = `/api/admin/users/${there.seller.user.id}/full-details`;
    const { listings, ...whole } = (await admin.get(path)).body;
    expect([whole.silent, whole.user.hasFigures, whole.sessions]).toEqual([[], true, 1]);
    expect(listings.map(({ id }: { id: string }) => id)).toContain(there.vehicle);
    const { status, body } = await working.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { email: there.seller.user.email, hasFigures: false },
      silent: ['shard 1'],
      listings: [],
      sessions: 0,
    });
    // The earlier look, which the directory has logged.
    expect(body.activity.length).toBeGreaterThan(0);
  });

  it('work on even if their own row is in it, unlike its sellers', async () => {
    for (const down of ['SHARD_0', 'SHARD_1'] as const) {
      const { admin } = await operator();
      const working = admin.with({}, without(down));
      expect((await working.get('/api/admin/overview')).status).toBe(200);
      const { status, body } = await working.get('/api/auth/user');
      expect([status, body.firstName]).toEqual([200, admin.user.firstName]);
    }
    expect((await as(there, 'SHARD_1').get('/api/auth/user')).status).toBe(503);
  });

  it('get a mail that it does not answer, and one when it does again', async () => {
    const incidents = async () =>
      (await (await asAdmin()).get('/api/admin/operations')).body.incidents.filter(
        ({ kind, subject }: { kind: string; subject: string }) =>
          kind === 'database' && subject === 'shard 1',
      );
    const check = async (databases?: TestDatabases) => {
      for (let run = 0; run < 2; run++) await runJobs(() => systemCtx({}, databases));
    };
    await check(without('SHARD_1'));
    expect((await incidents())[0]).toMatchObject({ detail: 'shard 1 does not answer', endedAt: null });
    await check();
    expect((await incidents())[0]?.endedAt).toEqual(expect.any(String));
  });
});

it('a report of a mail is recorded while another shard is down', async () => {
  const eventOf = (sold: Sold) => sold.vehicle;
  const report = JSON.stringify({
    type: 'email.delivered',
    data: { tags: { message: `${eventOf(here)}-mail` } },
  });
  const secret = `whsec_${Buffer.from('s'.repeat(24)).toString('base64')}`;
  const [id, at] = ['msg_1', Math.floor(Date.now() / 1000)];
  const signature = createHmac('sha256', 's'.repeat(24)).update(`${id}.${at}.${report}`).digest('base64');
  const headers = { 'svix-id': id, 'svix-timestamp': `${at}`, 'svix-signature': `v1,${signature}` };
  const send = (down: DatabaseName) =>
    pageClient({}, { ...without(down), MAIL_WEBHOOK_SECRET: secret } as never).send(
      'POST',
      '/api/delivery/mail',
      {
        body: report,
        headers: { ...headers, origin: '' },
      },
    );
  expect((await send('SHARD_1')).status).toBeLessThan(300);
  expect((await send('SHARD_0')).status).toBe(503);
});
