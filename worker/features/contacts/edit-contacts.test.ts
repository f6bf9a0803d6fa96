import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, type Seller } from '../../test/factories';

const contact = (name: string, mobileNumber: string) => ({ name, mobileNumber });
const add = async (seller: Seller, name: string, mobileNumber: string): Promise<string> =>
  (await seller.post('/api/contacts', contact(name, mobileNumber))).body.id;

describe('a contact', () => {
  it('is corrected and deleted by its owner', async () => {
    const seller = await asSeller();
    const id = await add(seller, 'Ash', '9876543210');
    const { status, body } = await seller.patch(`/api/contacts/${id}`, contact(' Asha ', '9876543211'));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id, ...contact('Asha', '+919876543211') }),
    ]);
    expect((await seller.delete(`/api/contacts/${id}`)).status).toBe(200);
    expect((await seller.delete(`/api/contacts/${id}`)).status).toBe(404);
    expect((await seller.get('/api/contacts')).body).toEqual([]);
  });

  it('has its number once per seller, however it is written and however many write it', async () => {
    const [seller, other] = [await asSeller(), await asSeller()];
    const results = await Promise.all(
      Array.from({ length: 5 }, () => seller.post('/api/contacts', contact('Asha', '9876543210'))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = results.find(({ status }) => status === 409);
    expect(refused?.body.fields).toHaveProperty('mobileNumber');
    const second = await add(seller, 'Balu', '9876543212');
    const moved = await seller.patch(`/api/contacts/${second}`, contact('Balu', '9876543210'));
    expect(moved.status).toBe(409);
    expect((await seller.patch(`/api/contacts/${second}`, contact('Balu R', '9876543212'))).status).toBe(200);
    expect((await other.post('/api/contacts', contact('Asha', '9876543210'))).status).toBe(201);
  });

  it('is nobody else’s', async () => {
    const seller = await asSeller();
    const id = await add(seller, 'Asha', '9876543210');
    const changed = contact('Mine', '9876543219');
    expect((await (await asSeller()).patch(`/api/contacts/${id}`, changed)).status).toBe(404);
    expect((await (await asSeller()).delete(`/api/contacts/${id}`)).status).toBe(404);
    expect((await anonymous().patch(`/api/contacts/${id}`, changed)).status).toBe(401);
    expect((await anonymous().delete(`/api/contacts/${id}`)).status).toBe(401);
    expect((await seller.patch(`/api/contacts/${id}`, { name: '' })).status).toBe(400);
    expect((await seller.get('/api/contacts')).body).toMatchObject([{ name: 'Asha' }]);
  });

  it('is found by a part of its name or number', async () => {
    const seller = await asSeller();
    await add(seller, 'Asha Rao', '9876543210');
    await add(seller, 'Balu', '9000011111');
    const found = async (search: string) =>
      (await seller.get(`/api/contacts?search=${encodeURIComponent(search)}`)).body.map(
        ({ name }: { name: string }) => name,
      );
    expect(await found('RAO')).toEqual(['Asha Rao']);
    expect(await found('90000 1')).toEqual(['Balu']);
    expect(await found('%')).toEqual([]);
    expect((await seller.get(`/api/contacts?search=${'x'.repeat(51)}`)).status).toBe(400);
  });
});
