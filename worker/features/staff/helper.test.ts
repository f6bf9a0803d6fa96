import { describe, expect, it } from 'vitest';
import {
  anonymous,
  asSeller,
  changeUser,
  offer,
  pretendImages,
  publishVehicle,
  type Seller,
} from '../../test/factories';
import { actingFor, letIn, tokenOf } from '../../test/staff';

/** An owner with a vehicle that has a lead, a draft with a price, and a yard helper. */
async function yard() {
  const owner = await asSeller({ plan: 'growth' });
  const chotu = await asSeller({ firstName: 'Chotu' });
  const vehicle = await publishVehicle(owner, { name: 'Yard Swift', price: '487654' });
  await anonymous().post('/api/leads', offer(vehicle.id));
  const fields = { name: 'Half Alto', price: '312345', currency: 'INR' };
  const { body: draft } = await owner.post('/api/drafts', { fields, images: [] });
  await letIn(owner, chotu, 'helper');
  return { owner, chotu, vehicle, draft, headers: actingFor(owner) };
}

describe('a yard helper', () => {
  it('sees what stands in the yard and the drafts, without any price', async () => {
    const { owner, chotu, vehicle, draft, headers } = await yard();
    const sold = await publishVehicle(owner);
    await owner.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    const { body: stock } = await chotu.get('/api/vehicles/yard', { headers });
    expect(stock).toEqual([
      {
        id: vehicle.id,
        name: 'Yard Swift',
        year: vehicle.year,
        kmsDriven: vehicle.kmsDriven,
        status: 'available',
        registrationNumber: null,
        images: vehicle.images,
      },
    ]);
    const { body: drafts } = await chotu.get('/api/drafts', { headers });
    expect(drafts).toMatchObject([{ id: draft.id, fields: { name: 'Half Alto' } }]);
    const said = JSON.stringify([stock, drafts, (await chotu.get('/api/auth/user', { headers })).body]);
    for (const part of ['487654', '312345', '"price"', 'offer']) expect(said).not.toContain(part);
    for (const path of [
      '/api/vehicles',
      '/api/vehicles/counts',
      '/api/leads',
      '/api/leads/today',
      '/api/contacts',
    ])
      expect([path, (await chotu.get(path, { headers })).status]).toEqual([path, 403]);
  });

  it('writes drafts without a price, and leaves the one that somebody has set', async () => {
    const { owner, chotu, draft, headers } = await yard();
    const changed = { fields: { name: 'Half Alto LXi', price: '1' }, images: [] };
    const { body } = await chotu.send('PUT', `/api/drafts/${draft.id}`, { json: changed, headers });
    expect(body.fields).toEqual({ name: 'Half Alto LXi' });
    const own = { fields: { name: 'Washed Kwid', price: '2', currency: 'USD' }, images: [] };
    expect((await chotu.post('/api/drafts', own, { headers })).body.fields).toEqual({ name: 'Washed Kwid' });
    const { body: drafts } = await owner.get('/api/drafts');
    expect(drafts.map(({ fields }: { fields: object }) => fields)).toEqual([
      { name: 'Washed Kwid' },
      { name: 'Half Alto LXi', price: '312345', currency: 'INR' },
    ]);
  });

  it('adds photos after those of a listing, as many as the plan has', async () => {
    const { owner, chotu, vehicle, headers } = await yard();
    const add = async (client: Seller, count: number, path = vehicle.id) =>
      client.post(`/api/vehicles/${path}/photos`, { images: await pretendImages(owner, count) }, { headers });
    const { body } = await add(chotu, 2);
    expect(body.images.slice(0, vehicle.images.length)).toEqual(vehicle.images);
    expect(body.images).toHaveLength(vehicle.images.length + 2);
    expect(body).not.toHaveProperty('price');
    expect((await add(chotu, 12)).body.code).toBe('too_many_images');
    expect((await add(chotu, 1, '01890000-0000-7000-8000-000000000001')).status).toBe(404);
    const foreign = await pretendImages(await asSeller());
    const stolen = await chotu.post(`/api/vehicles/${vehicle.id}/photos`, { images: foreign }, { headers });
    expect(stolen.body.code).toBe('upload_images_again');
    expect((await owner.get('/api/vehicles')).body[0].images).toEqual(body.images);
  });

  it('has a seat of their own, keeps the role, and answers for nothing', async () => {
    const owner = await asSeller();
    const vehicle = await publishVehicle(owner);
    const [ravi, chotu, bablu] = [await asSeller(), await asSeller(), await asSeller()];
    await letIn(owner, ravi, 'salesperson');
    const id = await letIn(owner, chotu, 'helper');
    const { body } = await owner.get('/api/staff');
    expect(body.members).toMatchObject([
      { role: 'salesperson', isSuspended: false },
      { role: 'helper', isSuspended: false },
    ]);
    expect((await owner.patch(`/api/staff/members/${id}`, { role: 'manager' })).status).toBe(404);
    const raviId = body.members[0].id;
    expect((await owner.patch(`/api/staff/members/${raviId}`, { role: 'helper' })).status).toBe(400);
    const json = { by: 'member', personId: chotu.user.id };
    const answer = await owner.send('PUT', `/api/vehicles/${vehicle.id}/answerer`, { json });
    expect(answer.body.code).toBe('member_not_found');
    expect((await owner.get('/api/staff/colleagues')).body).toMatchObject([{ personId: ravi.user.id }]);
    const { body: invitation } = await owner.post('/api/staff/invitations', { role: 'helper' });
    await bablu.post('/api/staff/ask', { token: tokenOf(invitation) });
    const decision = { decision: 'let_in' };
    const refused = await owner.post(`/api/staff/invitations/${invitation.id}/decision`, decision);
    expect(refused.body.code).toBe('no_seat_left');
  });

  it('moves up among the helpers only', async () => {
    const owner = await asSeller({ plan: 'growth' });
    const [ravi, chotu, bablu] = [await asSeller(), await asSeller(), await asSeller()];
    const raviId = await letIn(owner, ravi, 'salesperson');
    const chotuId = await letIn(owner, chotu, 'helper');
    await letIn(owner, bablu, 'helper');
    await changeUser(owner.user.id, { subscriptionPlan: 'starter' });
    const suspended = async () =>
      (await owner.get('/api/staff')).body.members.map(
        ({ personId, isSuspended }: { personId: string; isSuspended: boolean }) => [personId, isSuspended],
      );
    const raviStays = [ravi.user.id, false];
    expect(new Map(await suspended())).toEqual(
      new Map<unknown, unknown>([raviStays, [chotu.user.id, false], [bablu.user.id, true]] as never),
    );
    await owner.delete(`/api/staff/members/${raviId}`);
    expect(new Map(await suspended())).toEqual(
      new Map<unknown, unknown>([
        [chotu.user.id, false],
        [bablu.user.id, true],
      ] as never),
    );
    await owner.delete(`/api/staff/members/${chotuId}`);
    expect(await suspended()).toEqual([[bablu.user.id, false]]);
  });
});
