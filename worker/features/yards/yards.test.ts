import { describe, expect, it } from 'vitest';
import { asSeller, strangerTo } from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';

const NOTHING = {
  address: null,
  latitude: null,
  longitude: null,
  mapLink: null,
  opens: null,
  closes: null,
  closedDay: null,
  form29b: null,
  form29bUntil: null,
};
const HOURS = { opens: '10:00', closes: '19:30', closedDay: 'tuesday' };

describe('a yard', () => {
  it('is empty until its seller says where it is, and each part is saved by itself, on every plan', async () => {
    const seller = await asSeller();
    expect((await seller.get('/api/yard')).body).toEqual(NOTHING);
    const address = 'Plot 7\nNear the water tank';
    expect((await seller.patch('/api/yard', { address })).body).toEqual({ ...NOTHING, address });
    await seller.patch('/api/yard', { pin: '12.9716, 77.5946' });
    await seller.patch('/api/yard', { hours: HOURS });
    const whole = { ...NOTHING, address, latitude: 12.9716, longitude: 77.5946, ...HOURS };
    expect((await seller.get('/api/yard')).body).toEqual(whole);
    const link = 'https://maps.app.goo.gl/AbC123';
    expect((await seller.patch('/api/yard', { pin: link })).body).toEqual({
      ...whole,
      latitude: null,
      longitude: null,
      mapLink: link,
    });
    await seller.patch('/api/yard', { address: ' ', pin: '' });
    await seller.patch('/api/yard', { hours: { opens: '', closes: '', closedDay: null } });
    expect((await seller.get('/api/yard')).body).toEqual(NOTHING);
  });

  it.each([
    ['pin', { pin: 'javascript:alert(1)' }],
    ['pin', { pin: 'https://evil.test/maps/@12.97,77.59' }],
    ['pin', { pin: '91.5, 77.59' }],
    ['address', { address: 'x'.repeat(201) }],
    ['address', { address: 'a\u202eb' }],
    ['hours.opens', { hours: { ...HOURS, opens: '' } }],
    ['hours.closes', { hours: { ...HOURS, closes: '10:00' } }],
    ['hours.closes', { hours: { ...HOURS, closes: '24:00' } }],
    ['hours.closedDay', { hours: { ...HOURS, closedDay: 'someday' } }],
  ])('refuses a wrong %s beside its field: %j', async (field, input) => {
    const seller = await asSeller();
    const { status, body } = await seller.patch('/api/yard', input);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await seller.get('/api/yard')).body).toEqual(NOTHING);
  });

  it('refuses to save nothing, and keeps an address of 200 characters', async () => {
    const seller = await asSeller();
    expect((await seller.patch('/api/yard', {})).status).toBe(400);
    expect((await seller.patch('/api/yard', { address: 'x'.repeat(200) })).status).toBe(200);
  });

  it('is changed by managers, read by everybody there, and nobody else’s', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const [manager, salesperson] = [await strangerTo(seller), await strangerTo(seller)];
    await letIn(seller, manager, 'manager');
    await letIn(seller, salesperson, 'salesperson');
    const headers = actingFor(seller);
    expect((await manager.send('PATCH', '/api/yard', { json: { address: 'By Ravi' }, headers })).status).toBe(
      200,
    );
    expect((await salesperson.send('PATCH', '/api/yard', { json: { address: 'No' }, headers })).status).toBe(
      403,
    );
    expect((await salesperson.get('/api/yard', { headers })).body.address).toBe('By Ravi');
    expect((await salesperson.get('/api/yard')).body.address).toBeNull();
    expect((await seller.get('/api/yard')).body.address).toBe('By Ravi');
  });

  it('is in the record once per change, without what it says', async () => {
    const seller = await asSeller();
    await seller.patch('/api/yard', { address: 'Plot 7', pin: '12.9716, 77.5946' });
    await seller.patch('/api/yard', { address: 'Plot 7' });
    await seller.patch('/api/yard', { hours: HOURS });
    const { body } = await seller.get('/api/changes');
    expect(body.map(({ kind, after }: { kind: string; after: object }) => [kind, after])).toEqual([
      ['yard_changed', { hours: 1 }],
      ['yard_changed', { address: 1, map: 1 }],
    ]);
    const { body: csv } = await seller.get('/api/changes/export');
    const text = new TextDecoder().decode(csv);
    expect(text).toContain('Changed the yard');
    expect(text).not.toContain('Plot 7');
  });
});
