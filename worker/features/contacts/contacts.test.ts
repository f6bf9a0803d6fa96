import { describe, expect, it } from 'vitest';
import { anonymous, asSeller } from '../../test/factories';

describe('contacts', () => {
  it('are added and listed, newest first, in pages', async () => {
    const seller = await asSeller();
    const added: { id: string }[] = [];
    for (const [index, name] of ['Asha', 'Balu', 'Chitra'].entries()) {
      const { status, body } = await seller
        .at(Date.now() + index)
        .post('/api/contacts', { name: ` ${name} `, mobileNumber: `987654321${index}` });
      expect(status).toBe(201);
      expect(body).toMatchObject({ name, mobileNumber: `+91987654321${index}` });
      added.unshift(body);
    }
    const first = await seller.get('/api/contacts?limit=2');
    const cursor = first.headers.get('x-next-cursor');
    const second = await seller.get(`/api/contacts?limit=2&cursor=${cursor}`);
    expect([...first.body, ...second.body]).toEqual(added);
    expect(second.headers.has('x-next-cursor')).toBe(false);
  });

  it('are private to the seller', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    await seller.post('/api/contacts', { name: 'Asha', mobileNumber: '9876543210' });
    expect((await stranger.get('/api/contacts')).body).toEqual([]);
    expect((await anonymous().get('/api/contacts')).status).toBe(401);
    const answer = await anonymous().post('/api/contacts', { name: 'Asha', mobileNumber: '9876543210' });
    expect(answer.status).toBe(401);
  });

  it.each([
    [{ name: ' ', mobileNumber: '9876543210' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101), mobileNumber: '9876543210' }, { name: 'At most 100 characters' }],
    [{ name: 'A\u0000', mobileNumber: '9876543210' }, { name: 'Contains characters that cannot be stored' }],
    [{ name: 'A', mobileNumber: '987654321' }, { mobileNumber: 'Mobile number must be at least 10 digits' }],
    [{ name: 'A', mobileNumber: '98765432101' }, { mobileNumber: 'Mobile number must be exactly 10 digits' }],
    [
      { name: 'A', mobileNumber: '5876543210' },
      { mobileNumber: 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9' },
    ],
    [{}, { name: 'Name is required', mobileNumber: 'Mobile number must be at least 10 digits' }],
  ])('refuse %j', async (contact, fields) => {
    const seller = await asSeller();
    const { status, body } = await seller.post('/api/contacts', contact);
    expect([status, body.fields]).toEqual([400, fields]);
    expect((await seller.get('/api/contacts')).body).toEqual([]);
  });

  it.each(['id', 'userId', 'createdAt'])('refuse a body with %s', async (key) => {
    const { user, ...seller } = await asSeller();
    const contact = { name: 'Asha', mobileNumber: '9876543210', [key]: user.id };
    expect((await seller.post('/api/contacts', contact)).status).toBe(400);
  });
});
