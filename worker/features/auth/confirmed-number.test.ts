import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../schema/directory';
import { asSeller, db, type Seller, uniqueMobile } from '../../test/factories';

async function confirm(seller: Seller, number: string) {
  const phone = { phoneNumber: number, countryCode: '+91' };
  const { otp } = (await seller.post('/api/auth/send-otp', phone)).body;
  return (await seller.post('/api/auth/verify-otp', { ...phone, otp })).status;
}

const confirmedBy = async (number: string) => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.confirmedMobile, `+91${number}`));
  return rows.map(({ id }) => id);
};
const me = async (seller: Seller) => (await seller.get('/api/auth/user')).body;
const save = (seller: Seller, mobileNumber: string) =>
  seller.send('PUT', '/api/auth/user/profile', {
    json: { firstName: 'A', lastName: 'B', mobileNumber, countryCode: '+91', accountType: 'personal' },
  });

describe('a confirmed number', () => {
  it('is one account’s, that of whoever confirmed it last', async () => {
    const number = uniqueMobile();
    const [first, second] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
    expect(await confirm(first, number)).toBe(200);
    expect(await confirmedBy(number)).toEqual([first.user.id]);
    expect(await confirm(second, number)).toBe(200);
    expect(await confirmedBy(number)).toEqual([second.user.id]);
    expect(await me(first)).toMatchObject({ mobileNumber: null, phoneVerified: false });
    expect(await me(second)).toMatchObject({ mobileNumber: `+91${number}`, phoneVerified: true });
    // Saving the profile of the account that lost it brings no confirmation back.
    await save(first, number);
    expect(await me(first)).toMatchObject({ mobileNumber: `+91${number}`, phoneVerified: false });
    expect(await confirmedBy(number)).toEqual([second.user.id]);
  });

  it('stays with its account while other things are saved, and ends with the number', async () => {
    const number = uniqueMobile();
    const seller = await asSeller();
    await confirm(seller, number);
    await save(seller, number);
    expect(await confirmedBy(number)).toEqual([seller.user.id]);
    await save(seller, uniqueMobile());
    expect(await confirmedBy(number)).toEqual([]);
  });

  it('is not taken by a wrong code', async () => {
    const number = uniqueMobile();
    const [owner, other] = [await asSeller(), await asSeller()];
    await confirm(owner, number);
    const phone = { phoneNumber: number, countryCode: '+91' };
    const { otp } = (await other.post('/api/auth/send-otp', phone)).body;
    const wrong = otp === '111111' ? '222222' : '111111';
    expect((await other.post('/api/auth/verify-otp', { ...phone, otp: wrong })).status).toBe(400);
    expect(await confirmedBy(number)).toEqual([owner.user.id]);
    expect((await me(owner)).phoneVerified).toBe(true);
  });
});

describe('an account without an address', () => {
  it('has no email in its session, and is erased without one', async () => {
    const seller = await asSeller({ email: null, password: null });
    expect((await me(seller)).email).toBeNull();
    expect((await seller.post('/api/account/erase', { email: 'a@example.test' })).status).toBe(400);
    expect((await seller.post('/api/account/erase', {})).status).toBe(202);
    expect((await seller.get('/api/auth/user')).status).toBe(401);
  });
});
