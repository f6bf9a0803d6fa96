import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contacts } from '../../../schema/shard';
import { searching } from '../../test/client';
import { anonymous, asSeller, db, type Seller } from '../../test/factories';
import { queryPlan } from '../../test/query-plan';
import { contactAfter, listContacts } from './contacts.queries';

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
    const renamed = await seller.patch(`/api/contacts/${id}`, { name: 'Asha R' });
    expect(renamed.body).toMatchObject(contact('Asha R', '+919876543211'));
    expect((await seller.patch(`/api/contacts/${id}`, {})).status).toBe(400);
    expect((await seller.delete(`/api/contacts/${id}`)).status).toBe(200);
    expect((await seller.delete(`/api/contacts/${id}`)).status).toBe(404);
    expect((await seller.get('/api/contacts')).body).toEqual([]);
  });

  it('has its number once per seller, however it is written and however many write it at once', async () => {
    const [seller, other] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
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

  it('is invisible to other sellers', async () => {
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
      (await seller.get('/api/contacts', searching(search))).body.map(({ name }: { name: string }) => name);
    expect(await found('RAO')).toEqual(['Asha Rao']);
    expect(await found('rao asha')).toEqual(['Asha Rao']);
    expect(await found('43210 asha')).toEqual(['Asha Rao']);
    expect(await found('asha balu')).toEqual([]);
    expect(await found('90000 1')).toEqual(['Balu']);
    expect(await found('098765 43210')).toEqual(['Asha Rao']);
    for (const search of ['%', '-', '+']) expect(await found(search)).toEqual([]);
    expect((await seller.get('/api/contacts', searching('x'.repeat(51)))).status).toBe(400);
  });

  it('is searched two thousand at a time, and found by an index', async () => {
    const seller = await asSeller();
    const id = await add(seller, 'Old Friend', '9876543210');
    await db.run(sql`insert into contacts (id, user_id, name, mobile_number, created_at, updated_at)
      with recursive n(value) as (select 1 union all select value + 1 from n where value < 2000)
      select 'ffffffff-' || substr(id, 10, 15) || printf('%012d', value), user_id, 'Somebody',
        '+91' || (7000000000 + value), 1, 1
      from contacts, n where id = ${id}`);
    const first = await seller.get('/api/contacts', searching('friend'));
    expect(first.body).toEqual([]);
    const cursor = first.headers.get('x-next-cursor');
    const second = await seller.get(`/api/contacts?cursor=${cursor}`, searching('friend'));
    expect([second.body, second.headers.get('x-next-cursor')]).toMatchObject([
      [{ name: 'Old Friend' }],
      null,
    ]);
    const { userId } = (await db.select().from(contacts).where(eq(contacts.id, id)))[0] ?? { userId: '' };
    const upTo = (until: string) =>
      listContacts(db, { userId, search: 'friend', hidesNumbers: false, cursor: undefined, until, limit: 9 });
    expect(await upTo(id)).toHaveLength(1);
    expect(await upTo(`${id}0`)).toEqual([]);
    const page = { userId: 'u', search: 'a', hidesNumbers: false, cursor: 'x', until: 'w', limit: 101 };
    for (const query of [listContacts(db, page), contactAfter(db, 'u', 'x', 2000)]) {
      expect(await queryPlan(query)).toEqual([
        expect.stringMatching(/^SEARCH contacts USING (COVERING )?INDEX contacts_by_owner /),
      ]);
    }
  });
});
