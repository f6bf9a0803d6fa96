import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { activityLogs } from '../../../schema/directory';
import { rcAccessRequests } from '../../../schema/shard';
import { hasGps } from '../../../web/e2e/support/has-gps';
import { newId } from '../../platform/random';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  pretendRc,
  publishVehicle,
  type Seller,
} from '../../test/factories';
import { setHidden } from '../../test/hidden';

const HOUR = 3_600_000;

async function withRc(fields: Record<string, unknown> = {}) {
  const seller = await asSeller();
  const rc = await pretendRc(seller);
  const vehicle = await publishVehicle(seller, { rcImageUrl: rc, ...fields });
  return { seller, rc, vehicle };
}

async function upload(seller: Seller, bytes: Uint8Array, name: string): Promise<string> {
  const form = new FormData();
  form.append('rc', new File([bytes], name));
  return (await seller.send('POST', '/api/upload/rc', { form })).body.rcUrl;
}

/** The responses to the owner, a stranger and a visitor. */
async function answers(seller: Seller, rc: string): Promise<number[]> {
  const clients = [seller, await asSeller(), anonymous()];
  return await Promise.all(clients.map(async (client) => (await client.get(rc)).status));
}

describe('a registration certificate', () => {
  it('is for its owner only', async () => {
    const { seller, rc } = await withRc();
    expect(await answers(seller, rc)).toEqual([200, 404, 404]);
  });

  it('is for everyone if the owner shows it, sold or not, while the listing is up', async () => {
    const { seller, rc, vehicle } = await withRc({ showRc: true });
    expect(await answers(seller, rc)).toEqual([200, 200, 200]);
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    expect(await answers(seller, rc)).toEqual([200, 200, 200]);
    await seller.patch(`/api/vehicles/${vehicle.id}`, { showRc: false });
    expect(await answers(seller, rc)).toEqual([200, 404, 404]);
  });

  it('is not shown for a deleted, hidden or suspended listing', async () => {
    const { seller, rc, vehicle } = await withRc({ showRc: true });
    await setHidden(vehicle.id, 'plan');
    expect(await answers(seller, rc)).toEqual([200, 404, 404]);
    await setHidden(vehicle.id, null);
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    expect((await anonymous().get(rc)).status).toBe(404);

    const other = await withRc({ showRc: true });
    await changeUser(other.seller.user.id, { isActive: false });
    expect(await answers(other.seller, other.rc)).toEqual([404, 404, 404]);
  });

  it('is for a viewer whom the owner approved, as long as the approval lasts', async () => {
    const { seller, rc, vehicle } = await withRc();
    const [viewer, other] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const now = Date.now();
    await db.insert(rcAccessRequests).values({
      id: newId(now),
      vehicleId: vehicle.id,
      ownerId: seller.user.id,
      requesterId: viewer.user.id,
      status: 'approved',
      expiresAt: now + 72 * HOUR,
      createdAt: now,
      updatedAt: now,
    });
    expect((await viewer.get(rc)).status).toBe(200);
    expect((await other.get(rc)).status).toBe(404);
    expect((await viewer.at(now + 72 * HOUR).get(rc)).status).toBe(404);
    for (const status of ['denied', 'revoked', 'pending'] as const) {
      await db.update(rcAccessRequests).set({ status }).where(eq(rcAccessRequests.vehicleId, vehicle.id));
      expect((await viewer.get(rc)).status, status).toBe(404);
    }
  });

  it('no longer exists once it was replaced', async () => {
    const { seller, rc, vehicle } = await withRc({ showRc: true });
    const next = await pretendRc(seller);
    await seller.patch(`/api/vehicles/${vehicle.id}`, { rcImageUrl: next });
    expect(await answers(seller, rc)).toEqual([404, 404, 404]);
    expect(await answers(seller, next)).toEqual([200, 200, 200]);
  });

  it('is nowhere else: not among the pictures, not before it is on a listing', async () => {
    const seller = await asSeller();
    const rc = await pretendRc(seller);
    const key = rc.replace('/api/rc/', '');
    expect(await answers(seller, rc)).toEqual([404, 404, 404]);
    await publishVehicle(seller, { rcImageUrl: rc, showRc: true });
    expect((await seller.get(`/media/${key}/full`)).status).toBe(404);
    expect((await seller.get('/api/rc/x')).status).toBe(404);
    expect((await seller.get('/api/rc/..%2F..%2Fetc')).status).toBe(404);
  });

  it('answers 404 if its file is missing', async () => {
    const { seller, rc } = await withRc();
    await env.DOCS.delete(rc.replace('/api/rc/', ''));
    expect((await seller.get(rc)).status).toBe(404);
  });
});

describe('an opened certificate', () => {
  it('stays out of caches and other sites’ frames, and runs nothing', async () => {
    const { seller, rc, vehicle } = await withRc({ name: 'Swift "VXi"\u00e9; filename=x' });
    const { headers } = await seller.get(rc);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox(;|$)/),
    });
    const name = `RC_Swift "VXi"é; filename=x_${vehicle.id.slice(0, 8)}.pdf`;
    expect(headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${encodeURIComponent(name)}`);
  });

  it('is logged each time, with the viewer; refusals are not', async () => {
    const { seller, rc, vehicle } = await withRc({ showRc: true });
    await seller.get(rc);
    await anonymous().get(rc);
    await seller.patch(`/api/vehicles/${vehicle.id}`, { showRc: false });
    await anonymous().get(rc);
    const rows = await db.select().from(activityLogs).where(eq(activityLogs.entityId, vehicle.id));
    const viewers = rows.filter(({ action }) => action === 'rc_viewed').map(({ userId }) => userId);
    expect(viewers).toEqual([seller.user.id, null]);
  });

  it('as a photo is re-encoded, without its location', async () => {
    const seller = await asSeller();
    const rc = await upload(seller, Buffer.from(inject('phonePhoto'), 'base64'), 'rc.jpg');
    await publishVehicle(seller, { rcImageUrl: rc });
    const { headers, body } = await seller.get(rc);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-disposition')).toMatch(/\.webp$/);
    expect(hasGps(new Uint8Array(body))).toBe(false);
  });

  it('as a PDF is what was uploaded', async () => {
    const seller = await asSeller();
    const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const rc = await upload(seller, pdf, 'whatever.exe');
    await publishVehicle(seller, { rcImageUrl: rc });
    const { headers, body } = await seller.get(rc);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(body)).toEqual(pdf);
  });
});
