import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortCodes } from '../../schema/shard';
import { asSeller, changeUser, db, publishVehicle, republish, type Seller } from '../test/factories';
import { htmlOf, pageClient } from '../test/pages';

const car = (seller: Seller, name: string, price: string, fields = {}) =>
  publishVehicle(seller, { name, price, kind: 'car', ...fields });

/** The names under "More from this seller", in order. */
async function others(path: string) {
  const answer = await pageClient().get(path, { headers: { accept: 'text/html' } });
  const [, section = ''] =
    /<section aria-label="More from this seller"(.*?)<\/section>/s.exec(htmlOf(answer)) ?? [];
  const names = [...section.matchAll(/line-clamp-2 font-medium"[^>]*>([^<]*)/g)].map(([, name]) => name);
  return { status: answer.status, names };
}

describe('more from the same seller', () => {
  it('are of the same kind and within a quarter of the price, newest first', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const base = await car(seller, 'Base', '400000');
    for (const [name, price, fields] of [
      ['Just below', '300000', {}],
      ['Too cheap', '299999', {}],
      ['Just above', '500000', {}],
      ['Too dear', '500001', {}],
      ['Scooter', '400000', { kind: 'scooter' }],
      ['Of no kind', '400000', { kind: undefined }],
      ['Dollars', '4000', { currency: 'USD' }],
      ['Same', '400000', {}],
    ] as const) {
      await car(seller, name, price, fields);
    }
    await car(await asSeller(), 'Of another seller', '400000');
    expect(await others(`/vehicle/${base.id}`)).toEqual({
      status: 200,
      names: ['Same', 'Just above', 'Just below'],
    });
  });

  it('leave out what is sold, not on the profile or deleted', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const base = await car(seller, 'Base', '400000');
    const sold = await car(seller, 'Sold', '400000');
    const hidden = await car(seller, 'Hidden', '400000');
    const deleted = await car(seller, 'Deleted', '400000');
    await car(seller, 'Shown', '400000');
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await seller.patch(`/api/vehicles/${hidden.id}/visibility`, { showInProfile: false });
    await seller.delete(`/api/vehicles/${deleted.id}`);
    for (const { id } of [base, sold]) {
      const expected = id === base.id ? ['Shown'] : ['Shown', 'Base'];
      expect(await others(`/vehicle/${id}`)).toEqual({ status: 200, names: expected });
    }
    expect(await others(`/vehicle/${deleted.id}`)).toEqual({ status: 410, names: ['Shown', 'Base'] });
  });

  it('are at most six, with a Pro’s own picks before them and no vehicle twice', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const base = await car(seller, 'Base', '400000');
    const made = [];
    for (let number = 1; number <= 8; number++) made.push(await car(seller, `Car ${number}`, '400000'));
    const names = (await others(`/vehicle/${base.id}`)).names;
    expect(names).toEqual(['Car 8', 'Car 7', 'Car 6', 'Car 5', 'Car 4', 'Car 3']);
    const picks = [made[7]?.id, made[0]?.id];
    await seller.post(`/api/vehicles/${base.id}/suggestions`, { suggestedVehicleIds: picks });
    expect((await others(`/vehicle/${base.id}`)).names).toEqual([
      'Car 8',
      'Car 1',
      'Car 7',
      'Car 6',
      'Car 5',
      'Car 4',
    ]);
  });

  it('are the republisher’s own on a republished page, even after it has ended', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const base = await car(owner, 'Base', '400000');
    await car(owner, 'The owner’s', '450000');
    const reseller = await asSeller({ plan: 'growth' });
    await car(reseller, 'The reseller’s', '500000');
    await car(reseller, 'Far from their price', '350000');
    const page = (await republish(reseller, base.id, { customPrice: '520000' })).body;
    const path = `/republished/${page.id}`;
    expect(await others(path)).toEqual({ status: 200, names: ['The reseller’s'] });
    await reseller.delete(`/api/republished-vehicles/${page.id}`);
    expect(await others(path)).toEqual({ status: 410, names: ['The reseller’s'] });
  });

  it('are shown for a code that leads nowhere, except those of a suspended seller', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const { id } = await car(seller, 'Gone', '400000');
    await car(seller, 'Like it', '420000');
    await car(seller, 'Dear', '4000000');
    const [link] = (await seller.get(`/api/links?vehicleId=${id}`)).body;
    await db.update(shortCodes).set({ vehicleId: null }).where(eq(shortCodes.code, link.code));
    expect(await others(`/q/${link.code}`)).toEqual({ status: 404, names: ['Dear', 'Like it', 'Gone'] });
    expect(await others('/q/zzzzzzzzzz')).toEqual({ status: 404, names: [] });
    await seller.delete(`/api/vehicles/${id}`);
    expect(await others(`/vehicle/${id}`)).toEqual({ status: 410, names: ['Like it'] });
    await changeUser(seller.user.id, { isActive: false });
    expect(await others(`/q/${link.code}`)).toEqual({ status: 404, names: [] });
    expect(await others(`/vehicle/${id}`)).toEqual({ status: 410, names: [] });
  });
});
