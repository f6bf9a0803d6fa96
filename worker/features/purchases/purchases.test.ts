import { describe, expect, it } from 'vitest';
import { everything } from '../../test/everything';
import { asSeller, publishVehicle, type Seller } from '../../test/factories';
import { letManagersSeeMoney } from '../../test/money';
import { htmlOf, pageClient } from '../../test/pages';
import { PURCHASE } from '../../test/purchases';
import { actingFor, letIn } from '../../test/staff';

const HOUR = 3_600_000;

async function dealer() {
  const seller = await asSeller({ plan: 'pro', firmName: 'Demo Motors' }, {});
  const vehicle = await publishVehicle(seller, { year: 2018 });
  const at = `/api/purchases/${vehicle.id}`;
  return { seller, vehicle, at };
}

const PAID = { price: '4.2 lakh', paidBy: 'bank' };
const cameIn = async (seller: Seller, at: string) => (await seller.get(at)).body;

describe('how a vehicle came in', () => {
  it('is saved and changed by those who work on leads, each change naming what was seen', async () => {
    const { seller, vehicle, at } = await dealer();
    expect(await cameIn(seller, at)).toEqual({
      vehicleId: vehicle.id,
      rc: null,
      purchases: [],
      hasReceipt: false,
    });
    const { status, body } = await seller.put(at, { ...PURCHASE, version: 0 });
    expect(status).toBe(200);
    expect(body.purchases).toMatchObject([
      {
        version: 1,
        plate: 'UP78AB1234',
        fromName: 'Demo Owner',
        fromPhone: '+919812345678',
        fromAddress: '4 Demo Lane',
        kms: 62_000,
        keys: 2,
        papers: ['rc'],
        loan: 'none',
        bank: '',
        isOwner: true,
        personName: null,
      },
    ]);
    const changed = await seller.put(at, {
      ...PURCHASE,
      version: 1,
      kms: 62_100,
      loan: 'running',
      bank: 'Demo Bank',
    });
    expect(changed.body.purchases).toMatchObject([{ version: 2, kms: 62_100, bank: 'Demo Bank' }]);
    for (const version of [0, 1, 3])
      expect((await seller.put(at, { ...PURCHASE, version })).body.code).toBe('purchase_changed');
    expect(
      (await seller.put(at, { ...PURCHASE, version: 2, bank: 'Kept no more' })).body.purchases,
    ).toMatchObject([{ version: 3, loan: 'none', bank: '' }]);
  });

  it.each([
    ['a plate of the wrong shape', { plate: 'MH12' }, 'plate'],
    ['no name', { fromName: ' ' }, 'fromName'],
    ['a wrong number', { fromPhone: '12345' }, 'fromPhone'],
    ['an Aadhaar number in the address', { fromAddress: 'Lane 4, 2345 6789 0123' }, 'fromAddress'],
    ['an Aadhaar number as the name', { fromName: '234567890123' }, 'fromName'],
    ['a time to come', { at: new Date(Date.now() + HOUR).toISOString() }, 'at'],
    ['a day before the year of the vehicle', { at: '2017-12-31T18:29:00.000Z' }, 'at'],
    ['no km', { kms: 'many' }, 'kms'],
    ['a running loan without its bank', { loan: 'running' }, 'bank'],
  ])('is refused with %s', async (_, fields, field) => {
    const { seller, at } = await dealer();
    const { status, body } = await seller.put(at, { ...PURCHASE, version: 0, ...fields });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await cameIn(seller, at)).purchases).toEqual([]);
  });

  it('may be on the first minute of the year of the vehicle, in India', async () => {
    const { seller, at } = await dealer();
    const first = { ...PURCHASE, version: 0, at: '2017-12-31T18:30:00.000Z' };
    expect((await seller.put(at, first)).status).toBe(200);
  });

  it('is not both of what two people save at once', async () => {
    const { seller, at } = await dealer();
    const both = [1, 2].map((keys) => seller.put(at, { ...PURCHASE, version: 0, keys }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await cameIn(seller, at)).purchases).toHaveLength(1);
  });

  it('is nobody else’s, and outlives its vehicle without changing', async () => {
    const { seller, vehicle, at } = await dealer();
    await seller.put(at, { ...PURCHASE, version: 0 });
    const stranger = await asSeller({ plan: 'pro' });
    expect((await stranger.get(at)).status).toBe(404);
    expect((await stranger.put(at, { ...PURCHASE, version: 1 })).status).toBe(404);
    expect((await stranger.put(`${at}/rc`, { standing: 'own' })).status).toBe(404);
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    expect((await cameIn(seller, at)).purchases).toHaveLength(1);
    expect((await seller.put(at, { ...PURCHASE, version: 1 })).status).toBe(404);
    expect((await seller.put(`${at}/rc`, { standing: 'own' })).status).toBe(404);
  });
});

describe('whose name is in the RC', () => {
  it('is the seller’s, or is named with the standing of the seller', async () => {
    const { seller, at } = await dealer();
    const say = (json: object) => seller.put(`${at}/rc`, json);
    expect((await say({ standing: 'own', name: 'Ignored' })).body.rc).toEqual({
      standing: 'own',
      name: '',
      address: '',
    });
    const named = { standing: 'agent', name: 'Demo Father', address: '4 Demo Lane' };
    expect((await say(named)).body.rc).toEqual(named);
    expect((await say({ standing: 'dealer', name: ' ' })).body.fields).toHaveProperty('name');
    expect((await say({ standing: 'dealer', name: '2345-6789-0123' })).body.fields).toHaveProperty('name');
    expect((await cameIn(seller, at)).rc).toEqual(named);
  });
});

describe('what was paid', () => {
  it('is kept when somebody who may not see it changes the rest, and is in no answer to them', async () => {
    const { seller, at } = await dealer();
    const ravi = await asSeller({ firstName: 'Ravi', lastName: 'Rao' });
    await letIn(seller, ravi, 'salesperson');
    await letManagersSeeMoney(seller, false);
    const headers = actingFor(seller);
    const put = (path: string, json: object) => ravi.send('PUT', path, { json, headers });
    await seller.put(`${at}/paid`, { ...PURCHASE, version: 0, ...PAID });
    expect((await put(at, { ...PURCHASE, version: 1, keys: 1 })).body.purchases).toMatchObject([
      { version: 2, keys: 1, isOwner: false, personName: 'Ravi Rao' },
    ]);
    expect((await put(at, { ...PURCHASE, version: 2, price: '1' })).status).toBe(400);
    for (const { status } of [
      await put(`${at}/paid`, { ...PURCHASE, version: 2, ...PAID }),
      await put(`${at}/identity`, { idKind: null }),
      await ravi.get(`${at}/money`, { headers }),
      await ravi.send('POST', `${at}/receipt`, { json: { version: 2 }, headers }),
    ])
      expect(status).toBe(403);
    expect((await seller.get(`${at}/money`)).body).toMatchObject({ price: 420_000, paidBy: 'bank' });
    const { body: paper } = await seller.post(`${at}/receipt`, { version: 2 });
    const papersOf = async (who: Seller, as = {}) =>
      (await who.get(`/api/papers/vehicles/${paper.vehicleId}`, { headers: as })).body;
    expect(await papersOf(seller)).toMatchObject([{ id: paper.id }]);
    expect(await papersOf(ravi, headers)).toEqual([]);
    const file = { json: { hash: 'a'.repeat(64), isSigned: true }, headers };
    expect((await ravi.send('POST', `/api/papers/files/${paper.id}`, file)).status).toBe(404);
    const corrected = await put(at, { ...PURCHASE, version: 2, keys: 3 });
    expect(corrected.body.purchases).toHaveLength(2);
    expect((await seller.get(`${at}/money`)).body).toMatchObject({ price: 420_000, paidBy: 'bank' });
  });

  it('is refused as no price', async () => {
    const { seller, at } = await dealer();
    const { body } = await seller.put(`${at}/paid`, { ...PURCHASE, version: 0, price: '0', paidBy: 'cash' });
    expect(Object.keys(body.fields)).toEqual(['price']);
  });
});

describe('the receipt of a purchase', () => {
  it('has the purchase as it stood, with a series of its own, and a later change beside it', async () => {
    const { seller, vehicle, at } = await dealer();
    await seller.put(`${at}/rc`, { standing: 'dealer', name: 'Demo Father' });
    const issue = (version: number) => seller.post(`${at}/receipt`, { version });
    expect((await issue(1)).body.code).toBe('purchase_not_found');
    await seller.put(at, { ...PURCHASE, version: 0 });
    expect((await issue(1)).body.code).toBe('purchase_price_missing');
    await seller.put(`${at}/paid`, { ...PURCHASE, version: 1, ...PAID });
    expect((await issue(1)).body.code).toBe('purchase_changed');
    const { status, body } = await issue(2);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'purchase_receipt',
      number: expect.stringMatching(/^PR\/\d\d-\d\d\/0001$/),
      leadId: null,
      fields: {
        seller: { name: 'Demo Owner', phone: '+919812345678', address: '4 Demo Lane' },
        buyer: { name: 'Demo Motors' },
        vehicle: { name: vehicle.name, plate: 'UP78AB1234' },
        price: 420_000,
        currency: 'INR',
        token: null,
        delivery: null,
        purchase: { version: 2, paidBy: 'bank', kms: 62_000, rcOwner: 'Demo Father' },
      },
    });
    expect(await cameIn(seller, at)).toMatchObject({ hasReceipt: true });
    const after = (await seller.put(at, { ...PURCHASE, version: 2, kms: 62_500 })).body;
    expect(after.hasReceipt).toBe(false);
    expect(after.purchases).toMatchObject([
      { version: 3, kms: 62_500 },
      { version: 2, kms: 62_000 },
    ]);
    expect((await issue(2)).body.code).toBe('purchase_changed');
    expect((await issue(3)).body.number).toMatch(/\/0002$/);
    const page = htmlOf(await pageClient().get(`/d/${body.code}`));
    expect(page).toContain('Purchase receipt');
    for (const secret of ['Demo Owner', '4,20,000', 'UP78']) expect(page).not.toContain(secret);
  });

  it('is about the latest version even if it changes on the way', async () => {
    const { seller, at } = await dealer();
    await seller.put(`${at}/paid`, { ...PURCHASE, version: 0, ...PAID });
    const [issued, saved] = await Promise.all([
      seller.post(`${at}/receipt`, { version: 1 }),
      seller.put(at, { ...PURCHASE, version: 1, keys: 5 }),
    ]);
    const { purchases } = await cameIn(seller, at);
    // Either the receipt came first, and the change is a row of its own, or it was refused.
    expect(issued.status === 201 ? purchases.length : issued.body.code).toBe(
      issued.status === 201 ? 2 : 'purchase_changed',
    );
    expect(saved.status).toBe(200);
  });

  it('can be corrected twenty times at most', async () => {
    const { seller, vehicle, at } = await dealer();
    await seller.put(`${at}/paid`, { ...PURCHASE, version: 0, ...PAID });
    await everything
      .prepare(
        `insert into purchases (id, owner_id, vehicle_id, version, plate, from_name, from_phone, at, kms, keys, papers, loan,
           price_minor, currency, paid_by, created_at, updated_at)
         select substr(p.id, 1, 24) || printf('%09x', value) || substr(p.id, -3), owner_id, vehicle_id, 1 + value, plate,
           from_name, from_phone, at, kms, keys, papers, loan, price_minor, currency, paid_by, created_at, updated_at
         from purchases p, json_each(?) where vehicle_id = ?`,
      )
      .bind(JSON.stringify(Array.from({ length: 19 }, (_, index) => index + 1)), vehicle.id)
      .run();
    await seller.post(`${at}/receipt`, { version: 20 });
    expect((await seller.put(at, { ...PURCHASE, version: 20 })).body.code).toBe('purchase_limit');
    expect((await seller.put(at, { ...PURCHASE, version: 19 })).body.code).toBe('purchase_changed');
  });
});
