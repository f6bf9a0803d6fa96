import { describe, expect, it } from 'vitest';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  shardOf,
  strangerTo,
  uploadImages,
} from '../../test/factories';
import { htmlOf } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';

describe('the record of a seller', () => {
  it('says who changed what, with only the fields that changed, before and after', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller({ firstName: 'Ravi', lastName: 'Kumar' })];
    const vehicle = await publishVehicle(owner, { name: 'Swift VXI', price: '475000' });
    const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id));
    await letIn(owner, ravi, 'manager');
    const headers = actingFor(owner);
    await ravi.send('PATCH', `/api/vehicles/${vehicle.id}`, { json: { price: '460000' }, headers });
    await ravi.send('PATCH', `/api/leads/${lead.id}`, {
      json: { status: 'contacted', notes: 'Asha calls on Sunday' },
      headers,
    });
    await owner.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'pending' });

    const { body } = await owner.get('/api/changes');
    const seen = body.map(({ kind, personName, vehicleName, before, after }: Record<string, unknown>) => ({
      kind,
      personName,
      vehicleName,
      before,
      after,
    }));
    expect(seen).toEqual([
      {
        kind: 'vehicle_changed',
        personName: null,
        vehicleName: 'Swift VXI',
        before: { status: 'available' },
        after: { status: 'pending' },
      },
      {
        kind: 'lead_changed',
        personName: 'Ravi Kumar',
        vehicleName: 'Swift VXI',
        before: { status: 'pending', notes: 1 },
        after: { status: 'contacted', notes: 1 },
      },
      {
        kind: 'vehicle_changed',
        personName: 'Ravi Kumar',
        vehicleName: 'Swift VXI',
        before: { price: 47_500_000 },
        after: { price: 46_000_000 },
      },
      { kind: 'member_let_in', personName: null, vehicleName: null, before: {}, after: { role: 'manager' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('Asha');
    expect(body[1].leadId).toBe(lead.id);
  });

  it('is filtered by person and vehicle, read in pages, and exported', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller({ firstName: 'Ravi', lastName: 'Kumar' })];
    const [one, two] = [
      await publishVehicle(owner, { name: 'One' }),
      await publishVehicle(owner, { name: '=Two' }),
    ];
    await letIn(owner, ravi, 'manager');
    const json = { price: '111000' };
    await ravi.send('PATCH', `/api/vehicles/${two.id}`, { json, headers: actingFor(owner) });
    const kinds = async (query: string) =>
      (await owner.get(`/api/changes?${query}`)).body.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(`person=${ravi.user.id}`)).toEqual(['vehicle_changed']);
    await owner.patch(`/api/vehicles/${one.id}/status`, { status: 'pending' });
    expect(await kinds('person=self')).toEqual(['vehicle_changed', 'member_let_in']);
    expect(await kinds(`vehicleId=${one.id}`)).toEqual(['vehicle_changed']);
    const first = await owner.get('/api/changes?limit=2');
    const next = await owner.get(`/api/changes?limit=2&cursor=${first.headers.get('x-next-cursor')}`);
    expect([first.body.length, next.body.length, next.headers.get('x-next-cursor')]).toEqual([2, 1, null]);
    const csv = htmlOf(await owner.get(`/api/changes/export?person=${ravi.user.id}`));
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toMatch(
      /\n\d{4}-\d\d-\d\d \d\d:\d\d,Ravi Kumar,Changed the vehicle,,'=Two,Price,\d+,111000\r\n$/,
    );
    await owner.put('/api/account/language', { language: 'hi' });
    const own = htmlOf(await owner.get('/api/changes/export?person=self'));
    expect(own.split('\r\n')[0]).toContain('समय,किसने,क्या किया,किसका,गाड़ी,क्या बदला,पहले,बाद में');
    expect(own).toMatch(/,मालिक,गाड़ी बदली,,One,स्टेटस,available,pending\r\n/);
    expect(own).toMatch(/,मालिक,Ravi Kumar को शामिल किया,Ravi Kumar,,काम,,manager\r\n/);
  });

  it('has what staff adds and deletes, and not what the seller adds', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    await publishVehicle(owner);
    await letIn(owner, ravi, 'manager');
    const headers = actingFor(owner);
    const images = await uploadImages(owner);
    const json = { name: 'Alto', price: '250000', year: 2015, images };
    const { body: added } = await ravi.send('POST', '/api/vehicles', { json, headers });
    await ravi.send('DELETE', `/api/vehicles/${added.id}`, { headers });
    const { body } = await owner.get('/api/changes');
    const seen = body.map(({ kind, personId }: Record<string, string>) => [kind, personId]);
    expect(seen).toEqual([
      ['vehicle_deleted', ravi.user.id],
      ['vehicle_added', ravi.user.id],
      ['member_let_in', null],
    ]);
    expect(body[1].after).toEqual({ price: 25_000_000, currency: 'INR' });
  });

  it('is the seller’s alone, and says nothing of a change that failed or changed nothing', async () => {
    const owner = await asSeller();
    const other = await strangerTo(owner);
    const vehicle = await publishVehicle(owner);
    await other.patch(`/api/vehicles/${vehicle.id}`, { price: '1000' });
    await owner.patch(`/api/vehicles/${vehicle.id}`, { price: '-1' });
    await owner.patch(`/api/vehicles/${vehicle.id}`, { name: vehicle.name });
    expect((await owner.get('/api/changes')).body).toEqual([]);
    expect((await other.get('/api/changes')).body).toEqual([]);
  });

  it('has removals, other roles and returns, and who works now is forgotten after each request', async () => {
    const [owner, ravi] = [await asSeller(), await asSeller()];
    const id = await letIn(owner, ravi, 'manager');
    await owner.patch(`/api/staff/members/${id}`, { role: 'salesperson' });
    await ravi.post(
      '/api/contacts',
      { name: 'A', mobileNumber: '9876501239' },
      { headers: actingFor(owner) },
    );
    expect(await shardOf(owner.user.id).$client.prepare('select * from acting_now').all()).toMatchObject({
      results: [],
    });
    await owner.delete(`/api/staff/members/${id}`);
    await letIn(owner, ravi, 'manager');
    const { body } = await owner.get('/api/changes');
    expect(
      body.map(({ kind, after }: { kind: string; after: { role: string } }) => [kind, after.role]),
    ).toEqual([
      ['member_let_in', 'manager'],
      ['member_removed', 'salesperson'],
      ['member_role', 'salesperson'],
      ['member_let_in', 'manager'],
    ]);
  });
});
