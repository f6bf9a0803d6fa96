import { describe, expect, it } from 'vitest';
import { MAX_TEXTS } from '../../../schema/texts/input';
import type { TextDto } from '../../../schema/texts/output';
import { asSeller, type Seller, strangerTo } from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';

const TEXT = { title: 'Loan', body: 'Hello {buyer},\na loan for {car} is possible.' };
const add = async (seller: Seller, text: object = TEXT) => (await seller.post('/api/texts', text)).body;
const titlesOf = async (seller: Seller) =>
  (await seller.get('/api/texts')).body.map(({ title }: TextDto) => title);

describe('own texts', () => {
  it('are added at the end, changed and deleted, on every plan', async () => {
    const seller = await asSeller();
    const first = await add(seller);
    expect(first).toEqual({ ...TEXT, id: first.id, position: 0 });
    await add(seller, { ...TEXT, title: 'RTO' });
    const { body } = await seller.patch(`/api/texts/${first.id}`, { title: 'Bank', body: 'Yes.' });
    expect(body).toEqual({ id: first.id, title: 'Bank', body: 'Yes.', position: 0 });
    expect(await titlesOf(seller)).toEqual(['Bank', 'RTO']);
    expect((await seller.delete(`/api/texts/${first.id}`)).status).toBe(200);
    expect((await seller.delete(`/api/texts/${first.id}`)).status).toBe(404);
    expect((await seller.patch(`/api/texts/${first.id}`, TEXT)).status).toBe(404);
    expect(await titlesOf(seller)).toEqual(['RTO']);
  });

  it('come back where they were', async () => {
    const seller = await asSeller();
    for (const title of ['A', 'B', 'C']) await add(seller, { ...TEXT, title });
    const [, { id, position, ...words }] = (await seller.get('/api/texts')).body;
    await seller.delete(`/api/texts/${id}`);
    await add(seller, { ...words, position });
    expect(await titlesOf(seller)).toEqual(['A', 'B', 'C']);
  });

  it('are put into an order, all or none', async () => {
    const [seller, other] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const [a, b, c] = [
      await add(seller, { ...TEXT, title: 'A' }),
      await add(seller, { ...TEXT, title: 'B' }),
      await add(seller, { ...TEXT, title: 'C' }),
    ];
    expect((await seller.put('/api/texts', { ids: [c.id, a.id, b.id] })).status).toBe(200);
    expect(await titlesOf(seller)).toEqual(['C', 'A', 'B']);
    const theirs = await add(other);
    expect((await seller.put('/api/texts', { ids: [a.id, theirs.id] })).status).toBe(404);
    expect((await seller.put('/api/texts', { ids: [a.id, a.id] })).status).toBe(400);
    expect(await titlesOf(seller)).toEqual(['C', 'A', 'B']);
  });

  it.each([
    ['title', 'Give it a title', { ...TEXT, title: ' ' }],
    ['title', 'At most 40 characters', { ...TEXT, title: 'x'.repeat(41) }],
    ['body', 'Write the text', { ...TEXT, body: '' }],
    ['body', 'At most 1000 characters', { ...TEXT, body: 'x'.repeat(1001) }],
    [
      'body',
      'Nothing can be filled in for “place”. Use the buttons.',
      { ...TEXT, body: 'See {car} at {place}' },
    ],
    [
      'body',
      'Nothing can be filled in for “byuer”, “foo”. Use the buttons.',
      { ...TEXT, body: '{byuer} {foo}' },
    ],
    ['body', 'Nothing can be filled in for “Buyer”. Use the buttons.', { ...TEXT, body: '{Buyer}' }],
  ])('with a wrong %s are refused: %s', async (field, message, text) => {
    const seller = await asSeller();
    const { status, body } = await seller.post('/api/texts', text);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  it('have room for a title of 40 and a text of 1,000 characters', async () => {
    const seller = await asSeller();
    const { status } = await seller.post('/api/texts', { title: 'x'.repeat(40), body: 'x'.repeat(1000) });
    expect(status).toBe(201);
  });

  it('are twenty at most, also at once', async () => {
    const seller = await asSeller();
    const answers = await Promise.all(
      Array.from({ length: MAX_TEXTS + 3 }, () => seller.post('/api/texts', TEXT)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_TEXTS);
    const { status, body } = await seller.post('/api/texts', TEXT);
    expect([status, body.code]).toEqual([403, 'text_limit']);
    expect(await titlesOf(seller)).toHaveLength(MAX_TEXTS);
  });

  it('are written by managers, read by whoever has leads, and nobody else’s', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const people = [await strangerTo(seller), await strangerTo(seller), await strangerTo(seller)] as const;
    const [manager, salesperson, helper] = people;
    await letIn(seller, manager, 'manager');
    await letIn(seller, salesperson, 'salesperson');
    await letIn(seller, helper, 'helper');
    const headers = actingFor(seller);
    const { body: made, status } = await manager.post('/api/texts', TEXT, { headers });
    expect(status).toBe(201);
    expect((await salesperson.get('/api/texts', { headers })).body).toEqual([made]);
    expect((await salesperson.get('/api/texts')).body).toEqual([]);
    expect((await helper.get('/api/texts', { headers })).status).toBe(403);
    for (const answer of [
      await salesperson.post('/api/texts', TEXT, { headers }),
      await salesperson.send('PATCH', `/api/texts/${made.id}`, { json: TEXT, headers }),
      await salesperson.send('PUT', '/api/texts', { json: { ids: [made.id] }, headers }),
      await salesperson.send('DELETE', `/api/texts/${made.id}`, { headers }),
    ])
      expect(answer.status).toBe(403);
    expect((await (await asSeller()).patch(`/api/texts/${made.id}`, TEXT)).status).toBe(404);
    expect((await salesperson.delete(`/api/texts/${made.id}`)).status).toBe(404);
    expect(await titlesOf(seller)).toEqual(['Loan']);
  });

  it('are in the record by title, with who did it', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const manager = await strangerTo(seller);
    await letIn(seller, manager, 'manager');
    const { id } = await add(seller);
    const headers = actingFor(seller);
    await manager.send('PATCH', `/api/texts/${id}`, { json: { ...TEXT, title: 'Bank' }, headers });
    await manager.send('DELETE', `/api/texts/${id}`, { headers });
    const { body } = await seller.get('/api/changes');
    expect(
      body
        .filter(({ kind }: { kind: string }) => kind.startsWith('text_'))
        .map(({ kind, after, personId }: Record<string, unknown>) => [kind, after, personId]),
    ).toEqual([
      ['text_deleted', { title: 'Bank' }, manager.user.id],
      ['text_changed', { title: 'Bank' }, manager.user.id],
      ['text_added', { title: 'Loan' }, null],
    ]);
    const exported = new TextDecoder().decode((await seller.get('/api/changes/export')).body);
    expect(exported).toContain('Deleted the text “Bank”');
  });
});
