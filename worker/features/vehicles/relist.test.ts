import { eq, getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { describe, expect, it } from 'vitest';
import { mediaKey } from '../../../schema/media/input';
import { vehicles } from '../../../schema/shard';
import { everything } from '../../test/everything';
import { anonymous, asSeller, db, pretendRc, publishVehicle, type Seller } from '../../test/factories';
import { setHidden } from '../../test/hidden';

async function sold(seller: Seller, fields: Record<string, unknown> = {}) {
  const vehicle = await publishVehicle(seller, fields);
  await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
  return vehicle;
}

const relist = (seller: Seller, id: string) => seller.post(`/api/vehicles/${id}/relist`);
const card = async (seller: Seller, id: string) =>
  (await seller.get('/api/vehicles')).body.find((vehicle: { id: string }) => vehicle.id === id);

const COPIED = [
  ...[
    'userId',
    'name',
    'priceMinor',
    'currency',
    'images',
    'rcKey',
    'showRc',
    'year',
    'fuelType',
    'transmission',
  ],
  ...['kind', 'make', 'model', 'body', 'city', 'owners', 'registrationState', 'rto', 'facts'],
  ...['kmsDriven', 'specifications', 'description', 'showInProfile', 'displayOrder', 'republishPolicy'],
];
/** Fixed, because the vehicle could not be relisted otherwise. */
const FIXED = [
  'id',
  'userId',
  'images',
  'rcKey',
  'status',
  'isActive',
  'deletedAt',
  'hiddenReason',
  'specifications',
  'facts',
];

const columns = getTableColumns(vehicles);
type Column = keyof typeof columns;
const STORED = (Object.keys(columns) as Column[]).filter((key) => !columns[key].generated);

const rowOf = async (id: string) => (await db.select().from(vehicles).where(eq(vehicles.id, id)))[0];

/** Gives every column, including future ones, a value that no new listing starts with. */
async function unlikeNew(id: string) {
  const values = {
    currency: `'USD'`,
    republishPolicy: `'ask'`,
    kind: `'tractor'`,
    body: `'Farm tractor'`,
    owners: '9',
    soldFrom: `'pending'`,
    registrationState: `'TN'`,
    papers: `'{"puc":{"state":"due","at":1,"by":null}}'`,
  } as Partial<Record<Column, string>>;
  const byType = (key: Column) => {
    const name = toSnakeCase(key);
    if (columns[key].columnType === 'SQLiteBoolean') return `1 - ${name}`;
    return columns[key].dataType === 'string' ? `'unlike'` : '1234567';
  };
  const changes = STORED.filter((key) => !FIXED.includes(key)).map(
    (key) => `${toSnakeCase(key)} = ${values[key] ?? byType(key)}`,
  );
  await everything
    .prepare(`update vehicles set ${changes.join(', ')} where id = ?`)
    .bind(id)
    .run();
}

const codeIn = (pathname: string) => pathname.split('/').at(-1);

describe('a sold vehicle that is relisted', () => {
  it('is a new listing with everything of the old one, which stays sold', async () => {
    const seller = await asSeller();
    const old = await sold(seller, { rcImageUrl: await pretendRc(seller), specifications: { Owners: '1' } });
    const { status, body } = await relist(seller, old.id);
    expect(status).toBe(201);
    const { id: _id, createdAt: _created, updatedAt: _updated, ...same } = old;
    expect(body).toMatchObject({ ...same, status: 'available' });
    expect(body.id).not.toBe(old.id);
    expect((await anonymous().get(`/api/vehicles/${old.id}`)).body.status).toBe('sold');
    expect(await card(seller, body.id)).toMatchObject({ views: 0, republishCount: 0 });
  });

  it('has the named columns of the old one, and no other', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const old = await sold(seller, {
      rcImageUrl: await pretendRc(seller),
      specifications: 'One owner',
      facts: { colour: 'Red' },
    });
    await unlikeNew(old.id);
    const { body } = await relist(seller, old.id);
    const [before, after] = [await rowOf(old.id), await rowOf(body.id)];
    const same = STORED.filter((key) => JSON.stringify(before?.[key]) === JSON.stringify(after?.[key]));
    expect(same.sort()).toEqual([...COPIED, 'isActive', 'hiddenReason', 'deletedAt'].sort());
  });

  it('takes over the printed code', async () => {
    const seller = await asSeller();
    const old = await sold(seller);
    const { pathname } = new URL((await card(seller, old.id)).shortUrl);
    const { body } = await relist(seller, old.id);
    const scan = await anonymous().get(pathname);
    expect(scan.headers.get('location')).toBe(`/vehicle/${body.id}?src=qr#c=${codeIn(pathname)}`);
    expect(new URL((await card(seller, body.id)).shortUrl).pathname).toBe(pathname);
  });

  it('returns the printed code when it is deleted', async () => {
    const seller = await asSeller();
    const old = await sold(seller);
    const { pathname } = new URL((await card(seller, old.id)).shortUrl);
    const { body } = await relist(seller, old.id);
    await seller.delete(`/api/vehicles/${body.id}`);
    expect((await anonymous().get(pathname)).headers.get('location')).toBe(
      `/vehicle/${old.id}?src=qr#c=${codeIn(pathname)}`,
    );
    const again = (await relist(seller, old.id)).body;
    await seller.delete(`/api/vehicles/${old.id}`);
    await seller.delete(`/api/vehicles/${again.id}`);
    expect((await anonymous().get(pathname)).headers.get('location')).toBe(
      `/vehicle/${again.id}?src=qr#c=${codeIn(pathname)}`,
    );
  });

  it('keeps its photos when the old listing is deleted', async () => {
    const seller = await asSeller();
    const old = await sold(seller);
    const { body } = await relist(seller, old.id);
    await seller.delete(`/api/vehicles/${old.id}`);
    const key = mediaKey(body.images[0]);
    const statement = everything.prepare('select status from uploads where key = ?').bind(key);
    expect(await statement.first('status')).toBe('attached');
    await seller.delete(`/api/vehicles/${body.id}`);
    expect(await statement.first('status')).toBe('discarded');
  });

  it('must be sold, the seller’s own, and within the plan', async () => {
    const seller = await asSeller();
    const live = await publishVehicle(seller);
    expect((await relist(seller, live.id)).status).toBe(409);
    const old = await sold(seller);
    expect((await relist(await asSeller(), old.id)).status).toBe(404);
    expect((await anonymous().post(`/api/vehicles/${old.id}/relist`)).status).toBe(401);
    await publishVehicle(seller);
    await publishVehicle(seller);
    const full = await relist(seller, old.id);
    expect(full).toMatchObject({ status: 403, body: { message: expect.stringContaining('limit') } });
  });

  it('is refused once operators have hidden the sold one', async () => {
    const seller = await asSeller();
    const old = await sold(seller);
    await setHidden(old.id, 'operator');
    expect(await relist(seller, old.id)).toMatchObject({
      status: 409,
      body: { message: 'Chaabi has hidden this vehicle. It cannot be listed again.' },
    });
  });

  it('is one new listing, however often it is requested while that one is up', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const old = await sold(seller);
    const [first, again] = [await relist(seller, old.id), await relist(seller, old.id)];
    expect(again.body.id).toBe(first.body.id);
    expect((await seller.get('/api/vehicles')).body).toHaveLength(2);
    await seller.delete(`/api/vehicles/${first.body.id}`);
    expect((await relist(seller, old.id)).body.id).not.toBe(first.body.id);
  });
});
