import { describe, expect, it } from 'vitest';
import {
  anonymous,
  asSeller,
  db,
  offer,
  pretendPage,
  publishVehicle,
  republish,
  type Seller,
  strangerTo,
} from '../../test/factories';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { settleSales } from '../vehicles/sale.service';
import { listPageIds } from './republishers.queries';

const PAGES = '/api/republished-vehicles';

async function offered(policy: 'allow' | 'ask' | 'deny' = 'allow') {
  const owner = await asSeller();
  const vehicle = await publishVehicle(owner);
  await owner.patch(`/api/vehicles/${vehicle.id}`, { republishPolicy: policy });
  const reseller = await asSeller({ plan: 'pro', firstName: 'Resh', lastName: 'Seller' });
  const standing = async (who: Seller = reseller) =>
    (await who.get(`/api/vehicles/${vehicle.id}/republish-requests`)).body;
  const ask = (who: Pick<Seller, 'post'> = reseller) =>
    who.post(`/api/vehicles/${vehicle.id}/republish-requests`);
  const decide = async (status: string, who: Seller = owner) => {
    const [request] = (await owner.get('/api/republish-requests')).body;
    return who.patch(`/api/republish-requests/${request.id}`, { status });
  };
  return { owner, vehicle, reseller, standing, ask, decide };
}
const newest = async (seller: Seller) => (await seller.get('/api/notifications')).body[0];
const pageStatus = async (id: string) => (await anonymous().get(`${PAGES}/${id}`)).status;

describe('an owner who wants to be asked', () => {
  it('is asked once, and approves', async () => {
    const { owner, vehicle, reseller, standing, ask, decide } = await offered('ask');
    expect(await standing()).toEqual({ policy: 'ask', republishedId: null, request: null });
    expect((await republish(reseller, vehicle.id)).body.message).toBe(
      'The owner does not allow you to republish this vehicle',
    );
    expect([(await ask()).status, (await ask()).body.request]).toEqual([201, 'pending']);
    expect((await owner.get('/api/republish-requests')).body).toEqual([
      expect.objectContaining({
        vehicleId: vehicle.id,
        requesterName: 'Resh Seller',
        requesterPerson: null,
        requesterMobile: null,
        wishedPrice: null,
        status: 'pending',
      }),
    ]);
    expect((await reseller.get('/api/republish-requests')).body).toEqual([]);
    expect((await newest(owner)).title).toBe('Resh Seller asks to republish');
    expect((await republish(reseller, vehicle.id)).status).toBe(403);
    expect((await decide('approved')).body.status).toBe('approved');
    expect(await newest(reseller)).toMatchObject({
      title: 'You may republish this vehicle',
      message: vehicle.name,
      relatedEntityId: vehicle.id,
    });
    const { body } = await republish(reseller, vehicle.id);
    expect(await standing()).toEqual({ policy: 'ask', republishedId: body.id, request: 'approved' });
  });

  it('denies, and revokes what was approved, which ends the page', async () => {
    const { vehicle, reseller, ask, decide } = await offered('ask');
    await ask();
    await decide('denied');
    expect((await decide('revoked')).status).toBe(409);
    expect((await republish(reseller, vehicle.id)).status).toBe(403);
    await decide('approved');
    const { body: page } = await republish(reseller, vehicle.id);
    expect(await pageStatus(page.id)).toBe(200);
    expect((await decide('revoked')).status).toBe(200);
    expect(await pageStatus(page.id)).toBe(410);
    expect((await reseller.get(PAGES)).body[0]).toMatchObject({ status: 'ended', endedReason: 'cut_off' });
    expect((await republish(reseller, vehicle.id)).status).toBe(403);
  });

  it('alone decides, with valid decisions only', async () => {
    const { owner, vehicle, reseller, ask, decide } = await offered('ask');
    expect((await ask(anonymous())).status).toBe(401);
    expect((await ask(owner)).status).toBe(404);
    await ask();
    expect((await decide('approved', reseller)).status).toBe(404);
    const stranger = await strangerTo(owner);
    expect((await decide('approved', stranger)).status).toBe(404);
    expect((await stranger.get('/api/republish-requests')).body).toEqual([]);
    expect((await decide('pending')).status).toBe(400);
    const open = await offered('allow');
    expect((await open.ask()).status).toBe(404);
    expect((await owner.get(`/api/vehicles/${vehicle.id}/republish-requests`)).status).toBe(404);
  });
});

describe('an owner', () => {
  it('sees who republished, with figures but without buyers', async () => {
    const { owner, vehicle, reseller } = await offered();
    const { body: page } = await republish(reseller, vehicle.id);
    const { vehicleId: _original, ...fields } = offer(vehicle.id);
    await anonymous().post('/api/leads', { ...fields, republishedVehicleId: page.id });
    const { body } = await owner.get(`/api/vehicles/${vehicle.id}/republished`);
    expect(body).toEqual([
      {
        id: page.id,
        republisherName: 'Resh Seller',
        customPrice: 499_000,
        customCurrency: 'INR',
        status: 'active',
        endedReason: null,
        views: 0,
        leads: 1,
        createdAt: page.createdAt,
      },
    ]);
    expect((await reseller.get(`/api/vehicles/${vehicle.id}/republished`)).status).toBe(404);
    expect(await listPageIds(db, reseller.user.id, vehicle.id, 10)).toEqual([]);
    const later = await pretendPage(vehicle, await asSeller({ plan: 'pro' }));
    expect(await listPageIds(db, owner.user.id, vehicle.id, 1)).toEqual([later]);
  });

  it('excludes one at once, who stays excluded until approved again', async () => {
    const { owner, vehicle, reseller, decide, standing } = await offered();
    const other = await asSeller({ plan: 'pro' });
    const [{ body: page }, { body: kept }] = [
      await republish(reseller, vehicle.id),
      await republish(other, vehicle.id),
    ];
    const path = `/api/vehicles/${vehicle.id}/republished/${page.id}`;
    expect((await reseller.delete(path)).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    expect((await owner.delete(path)).status).toBe(200);
    expect((await owner.delete(path)).status).toBe(404);
    expect([await pageStatus(page.id), await pageStatus(kept.id)]).toEqual([410, 200]);
    const late = { ...offer(vehicle.id), vehicleId: undefined, republishedVehicleId: page.id };
    expect((await anonymous().post('/api/leads', late)).status).toBe(410);
    expect((await anonymous().post('/api/views', { republishedVehicleId: page.id })).status).toBe(404);
    expect(await newest(reseller)).toMatchObject({
      title: `Your page of ${vehicle.name} has ended`,
      message: 'Its owner no longer lets you offer it.',
    });
    expect((await republish(reseller, vehicle.id)).status).toBe(403);
    expect((await standing()).request).toBe('revoked');
    await decide('approved');
    expect((await republish(reseller, vehicle.id)).status).toBe(201);
  });

  it.each([
    ['sold', (owner: Seller, id: string) => owner.patch(`/api/vehicles/${id}/status`, { status: 'sold' })],
    ['deleted', (owner: Seller, id: string) => owner.delete(`/api/vehicles/${id}`)],
    [
      'denied',
      (owner: Seller, id: string) => owner.patch(`/api/vehicles/${id}`, { republishPolicy: 'deny' }),
    ],
  ] as const)('whose vehicle is %s ends every page of it', async (reason, act) => {
    const { owner, vehicle, reseller } = await offered();
    const other = await asSeller({ plan: 'pro' });
    const pages = [await republish(reseller, vehicle.id), await republish(other, vehicle.id)];
    expect((await act(owner, vehicle.id)).status).toBe(200);
    for (const { body } of pages) expect(await pageStatus(body.id)).toBe(410);
    await inShards(settleSales, systemCtx({ clock: { now: () => Date.now() + 10 * 60_000 } }));
    for (const seller of [reseller, other]) {
      expect((await seller.get(PAGES)).body[0]).toMatchObject({ status: 'ended', endedReason: reason });
      expect((await newest(seller)).title).toBe(`Your page of ${vehicle.name} has ended`);
      expect((await seller.get('/api/notifications')).body).toHaveLength(1);
    }
  });

  it('who wants to be asked keeps existing pages, and stops new ones', async () => {
    const { owner, vehicle, reseller } = await offered();
    const { body } = await republish(reseller, vehicle.id);
    await owner.patch(`/api/vehicles/${vehicle.id}`, { republishPolicy: 'ask', name: 'Another name' });
    expect(await pageStatus(body.id)).toBe(200);
    expect((await republish(await asSeller({ plan: 'pro' }), vehicle.id)).status).toBe(403);
  });
});
