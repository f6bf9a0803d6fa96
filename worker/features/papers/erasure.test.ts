import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, offer, type Seller } from '../../test/factories';
import { pageClient } from '../../test/pages';
import { dealer, issue, note, token } from '../../test/papers';

const listOf = async (seller: Seller, vehicleId: string) =>
  (await seller.get(`/api/papers/vehicles/${vehicleId}`)).body;

describe('the buyer of a paper, who asks to be erased', () => {
  const buyersOf = async (seller: Seller, vehicleId: string) =>
    (await listOf(seller, vehicleId)).map(({ fields }: { fields: { buyer: object } }) => fields.buyer);
  const bill = (vehicleId: string, fields: object = {}) => ({
    vehicleId,
    plate: 'UP78AB1234',
    buyerName: 'Demo Buyer',
    buyerMobile: '9812345678',
    buyerAddress: '1 Demo Street',
    price: '475000',
    ...fields,
  });
  const gst = { gstin: '09AAPFU0939F1ZT', buyerState: '09' };

  it('loses number and address, but for the address on a bill with a GST number, and keeps the name', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id));
    await issue(seller, token(vehicle.id));
    for (const fields of [{}, gst]) {
      expect((await seller.post('/api/bills', bill(vehicle.id, fields))).status).toBe(201);
    }
    await issue(seller, note(vehicle.id, { buyerName: 'Other', buyerMobile: '9812345670' }));
    const erased = await seller.post(`/api/papers/erased/${body.id}`, {});
    expect(erased.status).toBe(200);
    expect(erased.body).toEqual(await listOf(seller, vehicle.id));
    const nothing = { name: 'Demo Buyer', phone: null, address: null };
    expect(await buyersOf(seller, vehicle.id)).toEqual([
      { name: 'Other', phone: '+919812345670', address: null },
      { ...nothing, address: '1 Demo Street' },
      nothing,
      nothing,
      nothing,
    ]);
    expect(erased.body.at(-1)).toEqual({
      ...body,
      buyerErasedAt: expect.any(String),
      fields: { ...body.fields, buyer: nothing },
    });
    const stranger = await asSeller();
    expect((await stranger.post(`/api/papers/erased/${body.id}`, {})).status).toBe(404);
  });

  it('loses the name too in a cancelled paper', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id));
    await seller.post(`/api/papers/cancelled/${body.id}`, { reason: 'wrong person' });
    await seller.post(`/api/papers/erased/${body.id}`, {});
    expect(await buyersOf(seller, vehicle.id)).toEqual([{ name: '–', phone: null, address: null }]);
  });

  it('is erased by withdrawing the last offer as well', async () => {
    const { seller, vehicle } = await dealer();
    const buyer = { buyerName: 'Demo Buyer', buyerMobile: '9812345678' };
    const { body: offered } = await anonymous().post('/api/leads', offer(vehicle.id, buyer));
    const [lead] = (await seller.get('/api/leads')).body;
    await issue(seller, note(vehicle.id, { leadId: lead.id }));
    await issue(seller, note(vehicle.id));
    const form = new FormData();
    form.append('confirm', 'yes');
    await pageClient().send('POST', offered.withdrawPath, { form, headers: { origin: 'null' } });
    expect(await buyersOf(seller, vehicle.id)).toMatchObject([
      { phone: '+919812345678' },
      { name: 'Demo Buyer', phone: null },
    ]);
  });
});
