import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MAX_PHOTOS } from '../../../schema/billing/plans';
import { MAX_DRAFTS, MAX_IMPORTED_DRAFTS } from '../../../schema/drafts/limits';
import { mediaKey } from '../../../schema/media/input';
import { uploads, vehicleDrafts } from '../../../schema/shard';
import { asSeller, db, pretendImages, type Seller, strangerTo, vehicleInput } from '../../test/factories';
import { meteredDatabases } from '../../test/meter';

const keep = async (seller: Seller, draft: object = {}) =>
  (await seller.post('/api/drafts', { fields: {}, images: [], ...draft })).body;
const drafts = async (seller: Seller) => (await seller.get('/api/drafts')).body;

const listOf = (count: number, importId = crypto.randomUUID()) => ({
  importId,
  drafts: Array.from({ length: count }, (_, at) => ({
    row: at,
    fields: { name: `Listed ${at + 1}`, price: '475000' },
  })),
});

/** Stores this many drafts, step by step. */
async function fill(seller: Seller, count: number) {
  for (let left = count; left > 0; left -= MAX_IMPORTED_DRAFTS) {
    const list = listOf(Math.min(left, MAX_IMPORTED_DRAFTS));
    expect((await seller.post('/api/drafts/imports', list)).status).toBe(201);
  }
}

describe('a draft', () => {
  it('gets photos after those that it has, each once, up to the largest plan’s number', async () => {
    const seller = await asSeller();
    const [one = '', two = '', three = ''] = await pretendImages(seller, 3);
    const { id } = await keep(seller, { fields: { name: 'Swift' }, images: [one] });
    const add = (images: string[], person: Seller = seller) => person.patch(`/api/drafts/${id}`, { images });
    expect((await add([three, two])).body).toMatchObject({ id, fields: { name: 'Swift' } });
    expect((await add([two])).status, 'sent again').toBe(200);
    expect(await drafts(seller)).toMatchObject([{ images: [one, three, two] }]);
    expect((await add([two], await strangerTo(seller))).status).toBe(404);
    // A statement of the test has at most a hundred parameters.
    const many = [...(await pretendImages(seller, 9)), ...(await pretendImages(seller, MAX_PHOTOS - 11))];
    expect((await add(many)).status).toBe(400);
    expect((await add(many.slice(1))).status).toBe(200);
    expect((await drafts(seller))[0].images).toHaveLength(MAX_PHOTOS);
  });

  it('of a list costs few rows, however many there are', async () => {
    const seller = await asSeller({ lastActivityAt: Date.now() });
    const rowsOf = async (count: number) => {
      const { databases, cost } = meteredDatabases();
      const { status } = await seller.with({}, databases).post('/api/drafts/imports', listOf(count));
      expect(status).toBe(201);
      return cost.rowsWritten;
    };
    const [one, hundred] = [await rowsOf(1), await rowsOf(100)];
    expect({ one, each: hundred / 100 }).toEqual({ one: 4, each: 4 });
  });

  it('is stored as typed, even if it could not be published, and opens on another device', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller, 2);
    const fields = { name: '', price: '4.', year: null, facts: { registrationNumber: 'MH1', noc: false } };
    const { id } = await keep(seller, { fields, images });
    expect(await drafts(seller)).toMatchObject([{ id, fields, images }]);
    const turned = images.toReversed();
    const { status } = await seller.send('PUT', `/api/drafts/${id}`, {
      json: { fields: { name: 'Swift' }, images: turned },
    });
    expect(status).toBe(200);
    expect(await drafts(seller)).toMatchObject([{ id, fields: { name: 'Swift' }, images: turned }]);
  });

  it('is invisible to other sellers', async () => {
    const seller = await asSeller();
    const other = await strangerTo(seller);
    const { id } = await keep(seller, { fields: { name: 'Mine' } });
    expect(await drafts(other)).toEqual([]);
    const json = { fields: { name: 'Theirs' }, images: [] };
    expect((await other.send('PUT', `/api/drafts/${id}`, { json })).status).toBe(404);
    expect((await other.delete(`/api/drafts/${id}`)).status).toBe(404);
    const input = await vehicleInput(other, { draftId: id });
    expect((await other.post('/api/vehicles', input)).status).toBe(201);
    expect(await drafts(seller)).toMatchObject([{ id, fields: { name: 'Mine' } }]);
  });

  it('ends with the listing that it becomes, but not with one that is refused', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller);
    const { id } = await keep(seller, { images });
    const refused = await vehicleInput(seller, {
      draftId: id,
      images: [images[0], `${images[0]}`.replace('/media/', '/media/no')],
    });
    expect((await seller.post('/api/vehicles', refused)).status).toBe(400);
    expect(await drafts(seller)).toHaveLength(1);
    const input = await vehicleInput(seller, { draftId: id, images });
    expect((await seller.post('/api/vehicles', input)).status).toBe(201);
    expect(await drafts(seller)).toEqual([]);
  });

  it('shows the photos that still exist', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller, 2);
    await keep(seller, { images });
    await db
      .update(uploads)
      .set({ status: 'discarded' })
      .where(eq(uploads.key, mediaKey(images[0] ?? '') ?? ''));
    expect((await drafts(seller))[0].images).toEqual([images[1]]);
  });

  it('is deleted at once', async () => {
    const seller = await asSeller();
    const { id } = await keep(seller);
    expect((await seller.delete(`/api/drafts/${id}`)).status).toBe(200);
    expect(await drafts(seller)).toEqual([]);
  });

  it(`is one of at most ${MAX_DRAFTS}`, async () => {
    const seller = await asSeller();
    await fill(seller, MAX_DRAFTS - 1);
    await keep(seller);
    const { status } = await seller.post('/api/drafts', { fields: {}, images: [] });
    expect(status).toBe(409);
    expect(await drafts(seller)).toHaveLength(MAX_DRAFTS);
  });
});

it.each([
  ['a field that no form has', { fields: { secret: 'x' }, images: [] }],
  ['a text that is too long', { fields: { description: 'x'.repeat(4001) }, images: [] }],
  ['an image from elsewhere', { fields: {}, images: ['https://example.test/a.jpg'] }],
])('%s is refused', async (_what, draft) => {
  expect((await (await asSeller()).post('/api/drafts', draft)).status).toBe(400);
});

it('a draft that is sent twice with one key is one draft, and another person’s key is a different one', async () => {
  const seller = await asSeller();
  const key = crypto.randomUUID();
  const send = (name: string, who = seller) => who.post('/api/drafts', { key, fields: { name }, images: [] });
  const { id } = (await send('First')).body;
  expect((await send('Second')).body).toMatchObject({ id, fields: { name: 'Second' } });
  expect((await send('Theirs', await asSeller())).body.id).not.toBe(id);
  expect((await seller.get('/api/drafts')).body).toMatchObject([{ id, fields: { name: 'Second' } }]);
});

describe('drafts from a list', () => {
  const names = async (seller: Seller) =>
    (await drafts(seller)).map(({ fields }: { fields: { name?: string } }) => fields.name);

  it('are stored in its order, once however often they are sent, and not among the month’s new listings', async () => {
    const seller = await asSeller();
    const list = listOf(3);
    expect(await seller.post('/api/drafts/imports', list)).toMatchObject({ status: 201, body: { saved: 3 } });
    expect(await seller.post('/api/drafts/imports', list)).toMatchObject({ status: 201, body: { saved: 0 } });
    expect(await names(seller)).toEqual(['Listed 1', 'Listed 2', 'Listed 3']);
    expect((await drafts(seller))[0]).toMatchObject({ importId: list.importId, images: [] });
    expect((await seller.get('/api/subscription/usage')).body.monthly.listingsCreated ?? 0).toBe(0);
  });

  it('are all refused if there is no room for all', async () => {
    const seller = await asSeller();
    await fill(seller, MAX_DRAFTS - 1);
    const refused = await seller.post('/api/drafts/imports', listOf(2));
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_drafts']);
    expect(await drafts(seller)).toHaveLength(MAX_DRAFTS - 1);
    expect((await seller.post('/api/drafts/imports', listOf(1))).body).toEqual({ saved: 1 });
  });

  it('can be undone for a day, except those that were changed', async () => {
    const seller = await asSeller();
    const [list, other] = [listOf(3), listOf(1)];
    for (const each of [list, other]) await seller.post('/api/drafts/imports', each);
    const [, , second] = await drafts(seller);
    await seller.put(`/api/drafts/${second.id}`, { fields: { name: 'Corrected' }, images: [] });
    const undo = (importId: string) => seller.delete(`/api/drafts/imports/${importId}`);
    expect((await drafts(seller)).map((one: { importId: string | null }) => one.importId)).toContain(null);
    expect((await (await strangerTo(seller)).delete(`/api/drafts/imports/${list.importId}`)).status).toBe(
      404,
    );
    expect((await undo(list.importId)).body).toEqual({ deleted: 2, kept: 1 });
    expect(await names(seller)).toEqual(['Corrected', 'Listed 1']);
    await db
      .update(vehicleDrafts)
      .set({ createdAt: sql`created_at - 86400001`, updatedAt: sql`updated_at - 86400001` })
      .where(eq(vehicleDrafts.importId, other.importId));
    expect((await undo(other.importId)).body).toEqual({ deleted: 0, kept: 1 });
    expect((await drafts(seller)).every((one: { importId: string | null }) => one.importId === null)).toBe(
      true,
    );
  });

  it.each([
    [{ importId: 'x', drafts: [] }],
    [{ importId: crypto.randomUUID(), drafts: [] }],
    [listOf(MAX_IMPORTED_DRAFTS + 1)],
    [
      {
        ...listOf(1),
        drafts: [1, 2].map(() => ({ row: 0, fields: {} })),
      },
    ],
    [
      {
        importId: crypto.randomUUID(),
        drafts: [{ row: 0, fields: { name: 'x'.repeat(121) } }],
      },
    ],
  ])('are checked (%#)', async (list) => {
    const seller = await asSeller();
    expect((await seller.post('/api/drafts/imports', list)).status).toBe(400);
    expect(await drafts(seller)).toEqual([]);
  });
});
