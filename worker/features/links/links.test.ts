import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortCodes } from '../../../schema/tables';
import { newId } from '../../platform/random';
import { anonymous, asSeller, db, publishVehicle } from '../../test/factories';

async function listed() {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller);
  const [{ shortUrl }] = (await seller.get('/api/vehicles')).body;
  const path = new URL(shortUrl).pathname;
  const code = path.split('/').at(-1) ?? '';
  return { seller, vehicle, path, code };
}

async function scansOf(code: string) {
  const [row] = await db.select().from(shortCodes).where(eq(shortCodes.code, code));
  return row?.scanCount;
}

describe('a printed code', () => {
  it('leads to the listing and says that it was scanned', async () => {
    const { vehicle, path, code } = await listed();
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{8}$/);
    const { status, headers } = await anonymous().get(path);
    expect([status, headers.get('location')]).toEqual([302, `/vehicle/${vehicle.id}?src=qr`]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('counts each scan', async () => {
    const { path, code } = await listed();
    await Promise.all(Array.from({ length: 10 }, () => anonymous().get(path)));
    expect(await scansOf(code)).toBe(10);
  });

  it('does not count a look at its address, a crawler or a link preview', async () => {
    const { vehicle, path, code } = await listed();
    const head = await anonymous().send('HEAD', path);
    expect([head.status, head.headers.get('location')]).toEqual([302, `/vehicle/${vehicle.id}?src=qr`]);
    for (const userAgent of ['WhatsApp/2.23.20.0', 'Googlebot/2.1', '']) {
      expect((await anonymous().get(path, { headers: { 'user-agent': userAgent } })).status).toBe(302);
    }
    expect(await scansOf(code)).toBe(0);
  });

  it('follows its seller to another vehicle, or to a republished page', async () => {
    const { seller, path, code } = await listed();
    const next = await publishVehicle(seller);
    await db.update(shortCodes).set({ vehicleId: next.id }).where(eq(shortCodes.code, code));
    expect((await anonymous().get(path)).headers.get('location')).toBe(`/vehicle/${next.id}?src=qr`);
    const republishedVehicleId = newId(Date.now());
    await db.update(shortCodes).set({ republishedVehicleId }).where(eq(shortCodes.code, code));
    expect((await anonymous().get(path)).headers.get('location')).toBe(
      `/republished/${republishedVehicleId}?src=qr`,
    );
  });

  it.each(['zzzzzzzz', 'x', 'UPPERCASE', 'a%20b', 'x'.repeat(200)])('leads nowhere as %s', async (code) => {
    expect((await anonymous().get(`/q/${code}`)).status).toBe(404);
  });

  it('leads nowhere when it points at nothing', async () => {
    const { path, code } = await listed();
    await db.update(shortCodes).set({ vehicleId: null }).where(eq(shortCodes.code, code));
    expect((await anonymous().get(path)).status).toBe(404);
  });
});
