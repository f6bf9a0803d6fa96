import { describe, expect, it } from 'vitest';
import { asSeller, publishVehicle, type Seller } from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { actingFor, letIn } from '../../test/staff';
import { deliveryNote } from '../../test/trips';

const AT = '2026-01-15T13:12:00.000Z';
const newKey = () => crypto.randomUUID();
const OUT = { at: AT, purpose: 'repair', driver: 'self', kms: 42_000 };
const VISITOR = {
  ...OUT,
  purpose: 'test_drive',
  driver: 'visitor',
  name: 'Demo Buyer',
  phone: '9812345678',
  licenceEnd: '12 3-4',
};

async function dealer() {
  const seller = await asSeller({ plan: 'pro', firmName: 'Demo Motors' });
  const vehicle = await publishVehicle(seller, { facts: { registrationNumber: 'UP78AB1234' } });
  const at = `/api/trips/${vehicle.id}`;
  const out = (fields = {}) => seller.post(`${at}/out`, { ...OUT, key: newKey(), ...fields });
  const back = (trip: string, fields = {}) =>
    seller.post(`${at}/back`, { key: newKey(), at: AT, trip, kms: 42_010, ...fields });
  return { seller, vehicle, at, out, back };
}

const linesOf = async (seller: Seller, at: string) => (await seller.get(at)).body.lines;

describe('a trip', () => {
  it('goes out and comes back, with the times of the phone and of the server', async () => {
    const { seller, vehicle, at, out, back } = await dealer();
    expect((await seller.get(at)).body).toEqual({ vehicleId: vehicle.id, out: null, slip: null, lines: [] });
    const gone = await out({ expectedAt: '2026-01-15T15:00:00.000Z' });
    expect(gone.status).toBe(200);
    expect(gone.body.out).toMatchObject({
      kind: 'out',
      happenedAt: AT,
      isOwner: true,
      personName: 'Demo Motors',
      fields: {
        vehicle: vehicle.name,
        plate: 'UP78AB1234',
        purpose: 'repair',
        driver: 'self',
        kms: 42_000,
        expectedAt: '2026-01-15T15:00:00.000Z',
      },
      personal: {},
      erased: [],
    });
    expect(Date.parse(gone.body.out.notedAt)).toBeGreaterThan(Date.now() - 60_000);
    const done = await back(gone.body.out.key, { fuel: 'half', damage: 'Scratch on the left door' });
    expect(done.body.out).toBeNull();
    expect(done.body.lines[0]).toMatchObject({
      kind: 'back',
      aboutId: gone.body.out.id,
      fields: { kms: 42_010, fuel: 'half' },
      personal: { remark: 'Scratch on the left door' },
    });
  });

  it('keeps both times when the phone’s clock is wrong by hours', async () => {
    const { out } = await dealer();
    const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
    const { body } = await out({ at: tomorrow });
    expect(body.out.happenedAt).toBe(tomorrow);
    expect(Date.parse(body.out.notedAt)).toBeLessThan(Date.parse(tomorrow));
  });

  it('is noted once however often a phone sends it, also after it is closed', async () => {
    const { seller, at, out, back } = await dealer();
    const key = newKey();
    const both = await Promise.all([out({ key }), out({ key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const backKey = newKey();
    await Promise.all([back(key, { key: backKey }), back(key, { key: backKey })]);
    expect((await out({ key })).status).toBe(200);
    expect((await back(key, { key: backKey })).body.out).toBeNull();
    expect(await linesOf(seller, at)).toHaveLength(2);
  });

  it('is noted by one of two phones that note it at once, and closed by one', async () => {
    const { seller, at, out, back } = await dealer();
    const gone = await Promise.all([out(), out()]);
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(gone.map(({ body }) => body.code)).toContain('vehicle_is_out');
    const [{ key }] = await linesOf(seller, at);
    const closed = await Promise.all([back(key), back(key)]);
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(closed.map(({ body }) => body.code)).toContain('trip_closed');
    expect(await linesOf(seller, at)).toHaveLength(2);
  });

  it('cannot end without having begun, with fewer km, or under the key of another line', async () => {
    const { out, back } = await dealer();
    expect((await back(newKey())).body.code).toBe('vehicle_not_out');
    const { key } = (await out()).body.out;
    const less = await back(key, { kms: 41_999 });
    expect([less.status, less.body.code, Object.keys(less.body.fields)]).toEqual([400, 'trip_kms', ['kms']]);
    expect((await back(key, { key })).body.code).toBe('line_key_used');
    expect((await back(key, { kms: 42_000 })).status).toBe(200);
    expect((await out({ key: newKey(), kms: 1 })).status).toBe(200);
  });

  it('of a sold vehicle is only to the buyer or the RTO, and of a deleted one none', async () => {
    const { seller, vehicle, at, out, back } = await dealer();
    const { key } = (await out()).body.out;
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    expect((await back(key)).status).toBe(200);
    expect((await out()).body.code).toBe('vehicle_sold_out');
    const delivery = await out({ purpose: 'delivery_rto' });
    expect(delivery.status).toBe(200);
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    expect((await back(delivery.body.out.key)).status).toBe(200);
    expect((await out({ purpose: 'delivery_rto' })).status).toBe(404);
    expect(await linesOf(seller, at)).toHaveLength(4);
  });

  it('ends with the delivery note, in whatever order, and the vehicle is then not out', async () => {
    const { seller, vehicle, at, out } = await dealer();
    const trip = (await out({ purpose: 'delivery_rto' })).body.out;
    expect((await seller.post('/api/papers', deliveryNote(vehicle.id))).status).toBe(201);
    const { body } = await seller.get(at);
    expect([body.out, body.slip]).toEqual([null, null]);
    const back = body.lines.find(({ kind }: { kind: string }) => kind === 'back');
    expect(back).toMatchObject({ aboutId: trip.id, fields: { kms: 42_010, handedOver: true } });
    expect((await seller.post('/api/papers', deliveryNote(vehicle.id, { seen: ['second'] }))).status).toBe(
      201,
    );
    const kinds = (await linesOf(seller, at)).map(({ kind }: { kind: string }) => kind).sort();
    expect(kinds).toEqual(['back', 'delivered', 'delivered', 'out']);
  });

  it.each([
    ['no km', { kms: 'many' }, 'kms'],
    ['somebody without a name', { driver: 'other' }, 'name'],
    ['a buyer without a number', { ...VISITOR, phone: '' }, 'phone'],
    ['an Aadhaar number as the name', { ...VISITOR, name: '2345 6789 0123' }, 'name'],
    ['a whole licence number', { ...VISITOR, licenceEnd: 'UP78 20110012345' }, 'licenceEnd'],
  ])('is refused with %s', async (_, fields, field) => {
    const { out } = await dealer();
    const { status, body } = await out(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('is nobody else’s', async () => {
    const { at, out } = await dealer();
    const { key } = (await out()).body.out;
    const stranger = await asSeller();
    expect((await stranger.get(at)).status).toBe(404);
    expect((await stranger.post(`${at}/out`, { ...OUT, key: newKey() })).status).toBe(404);
    const json = { key: newKey(), at: AT, trip: key, kms: 42_010 };
    expect((await stranger.post(`${at}/back`, json)).status).toBe(404);
    expect((await stranger.get('/api/trips')).body.codes).toEqual([]);
  });

  it('writes four rows, two when it begins and two when it ends', async () => {
    const { seller, at } = await dealer();
    const written = async (path: string, json: object) => {
      const { databases, cost } = meteredDatabases();
      expect((await seller.with({}, databases).post(`${at}/${path}`, json)).status).toBe(200);
      return cost.rowsWritten;
    };
    const key = newKey();
    expect(await written('out', { ...OUT, key, driver: 'other', name: 'Demo Mechanic' })).toBe(2);
    expect(await written('back', { key: newKey(), at: AT, trip: key, kms: 42_010, damage: 'Scratch' })).toBe(
      2,
    );
  });
});

describe('a buyer who drives', () => {
  it('becomes a lead once, and stays one who was known', async () => {
    const { seller, vehicle, out, back } = await dealer();
    const key = newKey();
    for (const _ of [1, 2]) expect((await out({ ...VISITOR, key })).status).toBe(200);
    await back(key);
    expect((await out(VISITOR)).status).toBe(200);
    const { body: leads } = await seller.get('/api/leads');
    expect(leads).toMatchObject([
      { buyerName: 'Demo Buyer', buyerMobile: '+919812345678', source: 'walk_in', vehicleId: vehicle.id },
    ]);
  });

  it('is seen with the number by managers, masked by salespeople, and not by yard helpers', async () => {
    const { seller, at, out } = await dealer();
    await out(VISITOR);
    const seen = async (role: 'manager' | 'salesperson' | 'helper') => {
      const person = await asSeller();
      await letIn(seller, person, role);
      return (await person.get(at, { headers: actingFor(seller) })).body.out.personal;
    };
    const whole = { name: 'Demo Buyer', phone: '+919812345678', licenceEnd: '1234' };
    expect(await seen('manager')).toEqual(whole);
    expect(await seen('salesperson')).toEqual({ ...whole, phone: '•••• 5678' });
    expect(await seen('helper')).toEqual({});
  });

  it('is not the lead of a yard helper who notes it', async () => {
    const { seller, at } = await dealer();
    const helper = await asSeller({ firstName: 'Ravi', lastName: 'Rao' });
    await letIn(seller, helper, 'helper');
    const headers = actingFor(seller);
    const { status, body } = await helper.send('POST', `${at}/out`, {
      json: { ...VISITOR, key: newKey() },
      headers,
    });
    expect(status).toBe(200);
    expect(body.out).toMatchObject({ isOwner: false, personName: 'Ravi Rao' });
    const [lead] = (await seller.get('/api/leads')).body;
    expect(lead).toMatchObject({ buyerName: 'Demo Buyer', assignee: null });
  });
});

describe('somebody who no longer works there', () => {
  it('notes nothing', async () => {
    const { seller, at } = await dealer();
    const person = await asSeller();
    const id = await letIn(seller, person, 'salesperson');
    await seller.delete(`/api/staff/members/${id}`);
    const json = { ...OUT, key: newKey() };
    const { status } = await person.send('POST', `${at}/out`, { json, headers: actingFor(seller) });
    expect([403, 404]).toContain(status);
    expect(await linesOf(seller, at)).toEqual([]);
  });
});

it('one’s own codes lead to one’s own vehicles', async () => {
  const { seller, vehicle, out, back } = await dealer();
  const [own] = (await seller.get(`/api/links?vehicleId=${vehicle.id}`)).body;
  expect((await seller.get('/api/trips')).body).toEqual({
    codes: [{ code: own.code, vehicleId: vehicle.id, name: vehicle.name, plate: 'UP78AB1234', kms: 42_000 }],
    out: [],
  });
  const { key } = (await out()).body.out;
  expect((await seller.get('/api/trips')).body.out).toMatchObject([
    { vehicleId: vehicle.id, key, kms: 42_000 },
  ]);
  await back(key);
  expect((await seller.get('/api/trips')).body.out).toEqual([]);
});
