import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortCodes } from '../../../schema/shard';
import { newId, randomToken } from '../../platform/random';
import { flushCounters } from '../../test/counters';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  publishVehicle,
  republish,
  type Seller,
  strangerTo,
} from '../../test/factories';
import { scan } from '../../test/stickers';

async function listed() {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller);
  const [{ shortUrl }] = (await seller.get('/api/vehicles')).body;
  const path = new URL(shortUrl).pathname;
  const code = path.split('/').at(-1) ?? '';
  return { seller, vehicle, path, code };
}

async function scansOf(code: string) {
  await flushCounters();
  const [row] = await db.select().from(shortCodes).where(eq(shortCodes.code, code));
  return row?.scanCount;
}

describe('a printed code', () => {
  it('leads to the listing and marks the visit as a scan', async () => {
    const { vehicle, path, code } = await listed();
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{10}$/);
    const { status, headers } = await anonymous().get(path);
    expect([status, headers.get('location')]).toEqual([302, `/vehicle/${vehicle.id}?src=qr#c=${code}`]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('counts each scan', async () => {
    const { code } = await listed();
    await Promise.all(Array.from({ length: 10 }, () => scan(code)));
    expect(await scansOf(code)).toBe(10);
  });

  it('does not count requests whose page is not opened, crawlers, link previews or links in messages', async () => {
    const { vehicle, path, code } = await listed();
    const head = await anonymous().send('HEAD', path);
    const location = `/vehicle/${vehicle.id}?src=qr#c=${code}`;
    expect([head.status, head.headers.get('location')]).toEqual([302, location]);
    await anonymous().get(path);
    for (const userAgent of ['WhatsApp/2.23.20.0', 'Googlebot/2.1', '']) {
      expect((await scan(code, anonymous(), { 'user-agent': userAgent })).status).toBe(302);
    }
    const link = await anonymous().get(`${path}?src=link`);
    expect(link.headers.get('location')).toBe(`/vehicle/${vehicle.id}?src=link`);
    expect(await scansOf(code)).toBe(0);
  });

  it('does not count its own seller, but any other', async () => {
    const { seller, vehicle, code } = await listed();
    const { headers } = await scan(code, seller);
    expect(headers.get('location')).toBe(`/vehicle/${vehicle.id}?src=qr#c=${code}`);
    await scan(code, await asSeller());
    expect(await scansOf(code)).toBe(1);
  });

  it('can be moved to another vehicle, or to a republished page', async () => {
    const { seller, path, code } = await listed();
    const next = await publishVehicle(seller);
    await db.update(shortCodes).set({ vehicleId: next.id }).where(eq(shortCodes.code, code));
    expect((await anonymous().get(path)).headers.get('location')).toBe(
      `/vehicle/${next.id}?src=qr#c=${code}`,
    );
    const republishedVehicleId = newId(Date.now());
    await db.update(shortCodes).set({ republishedVehicleId }).where(eq(shortCodes.code, code));
    expect((await anonymous().get(path)).headers.get('location')).toBe(
      `/republished/${republishedVehicleId}?src=qr#c=${code}`,
    );
  });

  it.each(['zzzzzzzz', 'x', 'UPPERCASE', 'a%20b', 'x'.repeat(200)])('leads nowhere as %s', async (code) => {
    expect((await anonymous().get(`/q/${code}`)).status).toBe(404);
  });

  it('leads nowhere if it points at nothing', async () => {
    const { path, code } = await listed();
    await db.update(shortCodes).set({ vehicleId: null }).where(eq(shortCodes.code, code));
    expect((await anonymous().get(path)).status).toBe(404);
  });
});

describe('the codes of a listing', () => {
  const codesOf = async (seller: Seller, vehicleId: string) =>
    (await seller.get(`/api/links?vehicleId=${vehicleId}`)).body;

  it('are shown to its seller, with their scans', async () => {
    const { seller, vehicle, code } = await listed();
    await scan(code);
    expect(await codesOf(seller, vehicle.id)).toMatchObject([
      {
        code,
        shortUrl: `http://localhost/q/${code}`,
        number: null,
        target: { vehicleId: vehicle.id, republishedVehicleId: null, name: vehicle.name },
        scanCount: 1,
        recentScans: 1,
        isUnscanned: false,
      },
    ]);
    const query = `/api/links?vehicleId=${vehicle.id}`;
    expect((await anonymous().get(query)).status).toBe(401);
    expect((await (await asSeller()).get(query)).status).toBe(404);
    expect((await seller.get('/api/links')).status).toBe(400);
    expect((await seller.get(`${query}&republishedVehicleId=${vehicle.id}`)).status).toBe(400);
  });

  it('can be pointed at another vehicle; a listing left without one gets a new code', async () => {
    const { seller, vehicle, path, code } = await listed();
    const next = await publishVehicle(seller);
    await scan(code);
    const { status, body } = await seller.patch(`/api/links/${code}`, { vehicleId: next.id });
    expect([status, body.code, body.scanCount]).toEqual([200, code, 1]);
    expect((await anonymous().get(path)).headers.get('location')).toBe(
      `/vehicle/${next.id}?src=qr#c=${code}`,
    );
    expect(await codesOf(seller, next.id)).toHaveLength(2);
    const [fresh, ...others] = await codesOf(seller, vehicle.id);
    expect([others, fresh.code === code, fresh.scanCount]).toEqual([[], false, 0]);
    expect((await anonymous().get(`/q/${fresh.code}`)).headers.get('location')).toBe(
      `/vehicle/${vehicle.id}?src=qr#c=${fresh.code}`,
    );
  });

  it('stay unchanged if pointed where they already lead, or by two at once', async () => {
    const { seller, vehicle, code } = await listed();
    expect((await seller.patch(`/api/links/${code}`, { vehicleId: vehicle.id })).status).toBe(200);
    expect(await codesOf(seller, vehicle.id)).toHaveLength(1);
    const next = await publishVehicle(seller);
    await Promise.all([1, 2, 3].map(() => seller.patch(`/api/links/${code}`, { vehicleId: next.id })));
    expect(await codesOf(seller, vehicle.id)).toHaveLength(1);
    expect(await codesOf(seller, next.id)).toHaveLength(2);
  });

  it('can lead to the seller’s own republished page while it is live, and to no other', async () => {
    const { vehicle } = await listed();
    const reseller = await asSeller({ plan: 'pro', shard: 1 });
    const rival = await asSeller({ plan: 'pro', shard: 1 });
    const { body: page } = await republish(reseller, vehicle.id);
    const { body: theirs } = await republish(rival, vehicle.id);
    const own = await publishVehicle(reseller);
    const [{ code }] = await codesOf(reseller, own.id);
    const point = (republishedVehicleId: string) =>
      reseller.patch(`/api/links/${code}`, { republishedVehicleId });
    expect((await point(theirs.id)).status).toBe(404);
    const { status, body } = await point(page.id);
    expect([status, body.target]).toEqual([
      200,
      { vehicleId: null, republishedVehicleId: page.id, name: vehicle.name },
    ]);
    expect((await anonymous().get(`/q/${code}`)).headers.get('location')).toBe(
      `/republished/${page.id}?src=qr#c=${code}`,
    );
    await reseller.delete(`/api/republished-vehicles/${page.id}`);
    expect((await point(page.id)).status).toBe(404);
    expect((await reseller.patch(`/api/links/${code}`, {})).status).toBe(400);
  });

  it('can lead from a republished page to an own vehicle', async () => {
    const { vehicle } = await listed();
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, vehicle.id);
    const own = await publishVehicle(reseller);
    const [{ code }] = (await reseller.get(`/api/links?republishedVehicleId=${page.id}`)).body;
    expect((await reseller.patch(`/api/links/${code}`, { vehicleId: own.id })).status).toBe(200);
    expect((await anonymous().get(`/q/${code}`)).headers.get('location')).toBe(
      `/vehicle/${own.id}?src=qr#c=${code}`,
    );
    expect((await reseller.get(`/api/links?republishedVehicleId=${page.id}`)).body).toHaveLength(1);
  });

  it('never lead to anything that is not the seller’s', async () => {
    const { seller, vehicle, code } = await listed();
    const stranger = await strangerTo(seller);
    const theirs = await publishVehicle(stranger);
    const gone = await publishVehicle(seller);
    await seller.delete(`/api/vehicles/${gone.id}`);
    const point = (who: Pick<Seller, 'patch'>, vehicleId: unknown, which = code) =>
      who.patch(`/api/links/${which}`, { vehicleId });
    const answers = [
      await point(anonymous(), vehicle.id),
      await point(stranger, theirs.id),
      await point(seller, theirs.id),
      await point(seller, gone.id),
      await point(seller, vehicle.id, 'zzzzzzzz'),
      await point(seller, vehicle.id, 'NOT-A-CODE'),
      await point(seller, 'nonsense'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 404, 404, 404, 400]);
    expect(await codesOf(seller, vehicle.id)).toHaveLength(1);
  });
});

describe('the code of a profile', () => {
  const username = () => `code-${randomToken(6).toLowerCase().replace(/\W/g, 'x')}`;

  it('is only one, however many request it at once, and leads to the page, counted', async () => {
    const seller = await asSeller({ plan: 'pro', username: username() });
    const answers = await Promise.all([1, 2, 3, 4].map(() => seller.get('/api/profile-link')));
    const codes = new Set(answers.map(({ body }) => body.code));
    expect([codes.size, answers.map(({ status }) => status)]).toEqual([1, [200, 200, 200, 200]]);
    const [code] = codes;
    const { status, headers } = await scan(code ?? '');
    expect([status, headers.get('location')]).toEqual([302, `/${seller.user.username}?src=qr#c=${code}`]);
    expect(headers.get('cache-control')).toBe('no-store');
    await scan(code ?? '', anonymous(), { 'user-agent': 'WhatsApp/2.23.20.0' });
    expect((await seller.get('/api/profile-link')).body.scanCount).toBe(1);
  });

  it('belongs to no vehicle, and cannot be pointed at one', async () => {
    const seller = await asSeller({ plan: 'pro', username: username() });
    const vehicle = await publishVehicle(seller);
    const { code } = (await seller.get('/api/profile-link')).body;
    expect((await seller.patch(`/api/links/${code}`, { vehicleId: vehicle.id })).status).toBe(404);
    expect((await seller.get(`/api/links?vehicleId=${vehicle.id}`)).body).toHaveLength(1);
  });

  it('is for Pro sellers with a username, and still works after the plan has ended', async () => {
    expect((await anonymous().get('/api/profile-link')).status).toBe(401);
    expect((await (await asSeller({ plan: 'growth' })).get('/api/profile-link')).status).toBe(403);
    expect((await (await asSeller({ plan: 'pro' })).get('/api/profile-link')).status).toBe(404);
    const seller = await asSeller({ plan: 'pro', username: username() });
    const { code } = (await seller.get('/api/profile-link')).body;
    await changeUser(seller.user.id, { subscriptionPlan: 'starter' });
    expect((await anonymous().get(`/q/${code}`)).status).toBe(302);
    expect((await seller.get('/api/profile-link')).status).toBe(403);
  });
});
