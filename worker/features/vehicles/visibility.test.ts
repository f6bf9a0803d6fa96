import { describe, expect, it } from 'vitest';
import { runTogether } from '../../platform/db';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  db,
  offer,
  publishVehicle,
  republish,
  type Seller,
} from '../../test/factories';
import { applyDecision } from './listing-limit.sql';

let decisions = 0;
const decide = (id: string, isHidden: boolean) => runTogether(db, applyDecision(id, isHidden, ++decisions));
const hide = (id: string) => decide(id, true);
const restore = (id: string) => decide(id, false);

/** Why each of a seller's listings is hidden, by id. */
async function reasons(seller: Seller): Promise<Record<string, string | null>> {
  const { body } = await seller.get('/api/vehicles');
  return Object.fromEntries(
    body.map(({ id, hiddenReason }: { id: string; hiddenReason: string | null }) => [id, hiddenReason]),
  );
}

const publishThree = async (seller: Seller) => [
  (await publishVehicle(seller)).id,
  (await publishVehicle(seller)).id,
  (await publishVehicle(seller)).id,
];

const suspend = ({ user }: Seller) => changeUser(user.id, { isActive: false });

describe('a listing that operators hide', () => {
  it('is hidden from buyers and on republished pages, and its owner and the operators see why', async () => {
    const [seller, reseller] = [await asSeller({ plan: 'pro' }), await asSeller({ plan: 'pro' })];
    const { id } = await publishVehicle(seller);
    const { body: page } = await republish(reseller, id);
    await hide(id);
    for (const path of [`/api/vehicles/${id}`, `/api/republished-vehicles/${page.id}`]) {
      expect((await anonymous().get(path)).status).toBe(404);
    }
    expect((await anonymous().post('/api/leads', offer(id))).status).toBe(404);
    expect(await reasons(seller)).toEqual({ [id]: 'operator' });
    const details = await (await asAdmin()).get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(details.body.listings).toMatchObject([{ id, hiddenReason: 'operator' }]);
    await restore(id);
    expect((await anonymous().get(`/api/vehicles/${id}`)).status).toBe(200);
    expect((await anonymous().get(`/api/republished-vehicles/${page.id}`)).status).toBe(200);
  });

  it('releases its place in the plan, and returns as far as the plan allows', async () => {
    const seller = await asSeller();
    const [first = '', second = '', third = ''] = await publishThree(seller);
    await hide(second);
    expect((await seller.get('/api/subscription/usage')).body.liveVehicles).toBe(2);
    const { id: fourth } = await publishVehicle(seller);
    await restore(second);
    expect(await reasons(seller)).toEqual({ [first]: null, [second]: null, [third]: null, [fourth]: 'plan' });
    await hide(fourth);
    expect((await reasons(seller))[fourth]).toBe('operator');
    await restore(fourth);
    expect((await reasons(seller))[fourth]).toBe('plan');
    await seller.patch(`/api/vehicles/${first}/status`, { status: 'sold' });
    expect((await reasons(seller))[fourth]).toBeNull();
  });

  it('stays hidden when the plan grows, and when it shrinks', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const [first = '', second = '', third = ''] = await publishThree(seller);
    const { id: fourth } = await publishVehicle(seller);
    await hide(first);
    const admin = await asAdmin();
    const change = (plan: string) => admin.post('/api/admin/user-plan', { userId: seller.user.id, plan });
    for (const plan of ['starter', 'pro']) {
      expect((await change(plan)).status).toBe(200);
      expect(await reasons(seller)).toEqual({
        [first]: 'operator',
        [second]: null,
        [third]: null,
        [fourth]: null,
      });
    }
  });
});

describe('a republished page', () => {
  it.each(['owner', 'reseller'] as const)(
    'accepts neither offers nor views while its %s is suspended',
    async (who) => {
      const people = { owner: await asSeller({ plan: 'pro' }), reseller: await asSeller({ plan: 'pro' }) };
      const { body: page } = await republish(people.reseller, (await publishVehicle(people.owner)).id);
      const listing = { vehicleId: undefined, republishedVehicleId: page.id };
      const tried = async () => [
        (await anonymous().post('/api/leads', { ...offer(''), ...listing })).status,
        (await anonymous().post('/api/views', { republishedVehicleId: page.id })).status,
      ];
      expect(await tried()).toEqual([201, 200]);
      await suspend(people[who]);
      expect(await tried()).toEqual([404, 404]);
    },
  );
});
