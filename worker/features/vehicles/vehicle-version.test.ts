import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { describe, expect, it } from 'vitest';
import { vehicles } from '../../../schema/shard';
import { asSeller, db, publishVehicle, type Seller } from '../../test/factories';

/**
 * Columns whose change alone no seller can see: identity, bookkeeping, details of a sale, which change with the
 * status, and the history of the price, which changes with the price.
 */
const UNSEEN = new Set([
  ...['id', 'userId', 'createdAt', 'updatedAt', 'version', 'deletedAt', 'relistedFromId', 'decidedAt'],
  ...['soldAt', 'soldFrom', 'soldPriceMinor', 'soldFinalAt', 'tokenUntil'],
  ...['pricedAt', 'heldPriceMinor', 'heldUntil', 'loweredAt', 'tellAt'],
]);

const columns = getTableColumns(vehicles);
type Column = keyof typeof columns;
const SEEN = (Object.keys(columns) as Column[]).filter((key) => !columns[key].generated && !UNSEEN.has(key));

/** For columns whose rules refuse any other number or text. */
const ACCEPTED: Partial<Record<Column, string>> = {
  currency: "'USD'",
  images: "json_array('another')",
  facts: `'{"keys":2}'`,
  papers: `'{"puc":{}}'`,
  specifications: `'"More"'`,
  kind: "'tractor'",
  status: "'pending'",
  owners: '4',
  hiddenReason: "'plan'",
  republishPolicy: "'ask'",
};

const other = (key: Column) => {
  if (columns[key].columnType === 'SQLiteBoolean') return `1 - ${toSnakeCase(key)}`;
  return ACCEPTED[key] ?? (columns[key].dataType === 'string' ? "'another'" : '4321');
};

const versionOf = async (id: string) => {
  const [row] = await db.select({ version: vehicles.version }).from(vehicles).where(eq(vehicles.id, id));
  return row?.version ?? 0;
};

describe('the version of a vehicle', () => {
  it.each(SEEN)('is raised by whatever changes its %s', async (key) => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const change = `${toSnakeCase(key)} = ${other(key)}`;
    const write = (set: string) => db.run(sql.raw(`update vehicles set ${set} where id = '${id}'`));
    await expect(write(change)).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('rule vehicles_version'),
    );
    await write(`${change}, version = version + 1`);
    expect(await versionOf(id)).toBe(2);
  });

  const steps: [string, (seller: Seller, id: string) => Promise<{ status: number }>][] = [
    ['an edit', (seller, id) => seller.patch(`/api/vehicles/${id}`, { price: 123_456 })],
    [
      'its place on the profile',
      (seller, id) => seller.patch(`/api/vehicles/${id}/visibility`, { showInProfile: false }),
    ],
    ['a reservation', (seller, id) => seller.patch(`/api/vehicles/${id}/status`, { status: 'pending' })],
    ['its deletion', (seller, id) => seller.delete(`/api/vehicles/${id}`)],
  ];
  it.each(steps)('is raised once by %s', async (_, step) => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    expect((await step(seller, id)).status).toBeLessThan(300);
    expect(await versionOf(id)).toBe(2);
  });

  it('is raised by a new order for those alone that move', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const stays = await publishVehicle(seller);
    const moves = await publishVehicle(seller);
    const updates = [
      { id: stays.id, displayOrder: 0 },
      { id: moves.id, displayOrder: 3 },
    ];
    expect((await seller.post('/api/vehicles/update-order', { updates })).status).toBe(200);
    expect([await versionOf(stays.id), await versionOf(moves.id)]).toEqual([1, 2]);
  });
});
