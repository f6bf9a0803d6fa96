import { describe, expect, it } from 'vitest';
import { MAX_ORDER_UPDATES } from '../../../schema/vehicles/lists';
import { anonymous, asSeller, publishVehicle, type Seller, strangerTo } from '../../test/factories';

const PATH = '/api/vehicles/update-order';

const orders = async (seller: Seller) =>
  Object.fromEntries(
    (await seller.get('/api/vehicles')).body.map((vehicle: { id: string; displayOrder: number }) => [
      vehicle.id,
      vehicle.displayOrder,
    ]),
  );

describe('the order of the profile', () => {
  it('is written for all of the given vehicles', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const [a, b] = [await publishVehicle(seller), await publishVehicle(seller)];
    const updates = [
      { id: a.id, displayOrder: 2 },
      { id: b.id, displayOrder: 1 },
    ];
    const { status, body } = await seller.post(PATH, { updates });
    expect([status, body.message]).toEqual([200, 'Vehicle order saved successfully']);
    expect(await orders(seller)).toEqual({ [a.id]: 2, [b.id]: 1 });
  });

  it('is written for none if one is another seller’s', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const [own, foreign] = [await publishVehicle(seller), await publishVehicle(await strangerTo(seller))];
    const updates = [own, foreign].map(({ id }) => ({ id, displayOrder: 5 }));
    expect((await seller.post(PATH, { updates })).status).toBe(404);
    expect(await orders(seller)).toEqual({ [own.id]: 0 });
  });

  it('is part of the Pro plan', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const { id } = await publishVehicle(seller);
    expect((await seller.post(PATH, { updates: [{ id, displayOrder: 1 }] })).body.error).toBe('pro_required');
    expect((await anonymous().post(PATH, { updates: [{ id, displayOrder: 1 }] })).status).toBe(401);
  });

  it('refuses what is not an order', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    const wrong = [
      [],
      [{ id, displayOrder: -1 }],
      [{ id, displayOrder: 1.5 }],
      [{ id: 'x', displayOrder: 1 }],
      [
        { id, displayOrder: 1 },
        { id, displayOrder: 2 },
      ],
      Array.from({ length: MAX_ORDER_UPDATES + 1 }, () => ({ id, displayOrder: 1 })),
    ];
    for (const updates of wrong) expect((await seller.post(PATH, { updates })).status).toBe(400);
    expect(await orders(seller)).toEqual({ [id]: 0 });
  });
});
