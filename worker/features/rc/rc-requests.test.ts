import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RC_APPROVAL_MS } from '../../../schema/rc/input';
import { rcAccessRequests } from '../../../schema/shard';
import {
  anonymous,
  asSeller,
  db,
  pretendRc,
  publishVehicle,
  type Seller,
  strangerTo,
} from '../../test/factories';

async function asked() {
  const owner = await asSeller();
  const rc = await pretendRc(owner);
  const vehicle = await publishVehicle(owner, { rcImageUrl: rc });
  const viewer = await asSeller();
  const { body: request } = await viewer.post(`/api/vehicles/${vehicle.id}/rc-requests`);
  const decide = (status: string, who: Seller = owner) =>
    who.patch(`/api/rc-requests/${request.id}`, { status });
  return { owner, viewer, vehicle, rc, request, decide };
}

const newest = async (seller: Seller) => (await seller.get('/api/notifications')).body[0];

describe('a request to see a certificate', () => {
  it('reaches the owner, once however often it is sent', async () => {
    const { owner, viewer, vehicle, request } = await asked();
    expect(request).toMatchObject({ status: 'pending', expiresAt: null });
    const again = await viewer.post(`/api/vehicles/${vehicle.id}/rc-requests`);
    expect(again.body.id).toBe(request.id);
    expect((await owner.get('/api/rc-requests')).body).toEqual([
      expect.objectContaining({
        id: request.id,
        vehicleId: vehicle.id,
        vehicleName: vehicle.name,
        requesterName: 'Test Seller',
        status: 'pending',
      }),
    ]);
    expect((await owner.get('/api/notifications/unread-count')).body.count).toBe(1);
    expect(await newest(owner)).toMatchObject({ kind: 'rc_asked', relatedEntityId: request.id });
    expect((await viewer.get(`/api/vehicles/${vehicle.id}/rc-requests`)).body).toMatchObject({
      status: 'pending',
    });
  });

  it('requires an account, and a certificate that is not shown to everybody', async () => {
    const { owner, vehicle } = await asked();
    const path = (id: string) => `/api/vehicles/${id}/rc-requests`;
    expect((await anonymous().post(path(vehicle.id))).status).toBe(401);
    expect((await owner.post(path(vehicle.id))).status).toBe(404);
    const stranger = await strangerTo(owner);
    const bare = await publishVehicle(owner);
    expect((await stranger.post(path(bare.id))).status).toBe(404);
    const open = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner), showRc: true });
    expect((await stranger.post(path(open.id))).status).toBe(404);
    expect((await stranger.get(path(open.id))).body).toBeNull();
  });
});

describe('the owner', () => {
  it('approves for 72 hours, and can revoke that', async () => {
    const { viewer, vehicle, rc, decide } = await asked();
    expect((await viewer.get(rc)).status).toBe(404);
    expect((await decide('approved')).body.status).toBe('approved');
    expect((await viewer.get(rc)).status).toBe(200);
    expect((await viewer.get(`/api/vehicles/${vehicle.id}`)).body.rcImageUrl).toBe(rc);
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}`)).body.rcImageUrl).toBeNull();
    expect(await newest(viewer)).toMatchObject({ title: 'You may see the RC', message: vehicle.name });

    const later = viewer.at(Date.now() + RC_APPROVAL_MS + 1000);
    expect((await later.get(rc)).status).toBe(404);
    expect((await later.post(`/api/vehicles/${vehicle.id}/rc-requests`)).body.status).toBe('pending');
  });

  it('denies, and is not asked again', async () => {
    const { viewer, vehicle, rc, decide } = await asked();
    expect((await decide('denied')).body.status).toBe('denied');
    expect(await newest(viewer)).toMatchObject({ title: 'The owner keeps the RC private' });
    expect((await viewer.post(`/api/vehicles/${vehicle.id}/rc-requests`)).status).toBe(409);
    expect((await viewer.get(rc)).status).toBe(404);
  });

  it('revokes at once, and only what is approved', async () => {
    const { viewer, rc, request, decide } = await asked();
    expect((await decide('revoked')).status).toBe(409);
    await decide('approved');
    expect((await decide('denied')).status).toBe(409);
    const said = (status: 'denied' | 'approved') =>
      db.update(rcAccessRequests).set({ status }).where(eq(rcAccessRequests.id, request.id));
    // Before it ends, so that the denial counts.
    await said('denied');
    expect((await viewer.get(rc)).status).toBe(404);
    await said('approved');
    expect((await decide('revoked')).body.status).toBe('revoked');
    expect((await viewer.get(rc)).status).toBe(404);
    expect((await viewer.get('/api/notifications')).body).toHaveLength(2);
  });

  it('alone decides, with valid decisions only', async () => {
    const { viewer, decide, request } = await asked();
    expect((await decide('approved', viewer)).status).toBe(404);
    expect((await decide('approved', await asSeller())).status).toBe(404);
    expect((await anonymous().patch(`/api/rc-requests/${request.id}`, { status: 'denied' })).status).toBe(
      401,
    );
    expect((await decide('pending')).status).toBe(400);
    expect((await viewer.get('/api/rc-requests')).body).toEqual([]);
    expect((await anonymous().get('/api/rc-requests')).status).toBe(401);
  });
});
