import { describe, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../../../schema/permissions/input';
import { newId } from '../../platform/random';
import { anonymous, asSeller, changeUser, publishVehicle } from '../../test/factories';

/** Everything private about a seller. */
const PRIVATE = {
  stripeSubscriptionId: 'stripe_private',
  subscriptionId: 'sub_private',
  permissions: DEFAULT_PERMISSIONS,
  isAdmin: true,
  role: 'operator-private',
};

describe('a seller, as seen by anyone,', () => {
  it('has a name and a plan, but neither email nor flags', async () => {
    const seller = await asSeller({
      ...PRIVATE,
      plan: 'growth',
      mobileNumber: '+919876543210',
      firmName: 'Test Motors',
    });
    await publishVehicle(seller);
    const { status, body } = await anonymous().get(`/api/users/${seller.user.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: seller.user.id,
      firstName: 'Test',
      lastName: 'Seller',
      firmName: 'Test Motors',
      username: null,
      profileImageUrl: null,
      accountType: 'personal',
      subscriptionPlan: 'growth',
      mobileNumber: '+919876543210',
      phoneVerified: false,
      profileVehicles: null,
    });
  });

  it('is the same next to a listing', async () => {
    const seller = await asSeller(PRIVATE);
    const { id } = await publishVehicle(seller);
    const listing = (await anonymous().get(`/api/vehicles/${id}`)).body;
    expect(listing.publisher).toEqual((await anonymous().get(`/api/users/${seller.user.id}`)).body);
    expect(JSON.stringify(listing)).not.toMatch(/private|isAdmin|permissions|@example|scrypt/);
  });

  it('has a plan that can be queried', async () => {
    const { user } = await asSeller({ plan: 'pro', username: 'plan-to-see' });
    expect((await anonymous().get(`/api/users/${user.id}/subscription`)).body).toEqual({ plan: 'pro' });
  });

  it('does not exist before publishing anything', async () => {
    const seller = await asSeller({ mobileNumber: '+919876543210' });
    expect((await anonymous().get(`/api/users/${seller.user.id}`)).status).toBe(404);
    expect((await anonymous().get(`/api/users/${seller.user.id}/subscription`)).status).toBe(404);
    const { id } = await publishVehicle(seller);
    expect((await anonymous().get(`/api/users/${seller.user.id}`)).status).toBe(200);
    await seller.delete(`/api/vehicles/${id}`);
    expect((await anonymous().get(`/api/users/${seller.user.id}`)).status).toBe(404);
  });

  it('does not exist if unknown or suspended', async () => {
    const seller = await asSeller();
    const { user } = seller;
    await publishVehicle(seller);
    await changeUser(user.id, { isActive: false });
    for (const id of [user.id, newId(Date.now())]) {
      expect((await anonymous().get(`/api/users/${id}`)).status).toBe(404);
      expect((await anonymous().get(`/api/users/${id}/subscription`)).status).toBe(404);
    }
    expect((await anonymous().get('/api/users/1')).status).toBe(400);
  });
});
