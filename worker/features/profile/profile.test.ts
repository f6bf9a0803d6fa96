import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, type Seller, uniqueMobile } from '../../test/factories';

const PATH = '/api/auth/user/profile';
const profile = (fields: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  mobileNumber: '9876543210',
  countryCode: '+91',
  accountType: 'personal',
  ...fields,
});
const put = (seller: Pick<Seller, 'send'>, fields?: Record<string, unknown>) =>
  seller.send('PUT', PATH, { json: profile(fields) });

async function verified(seller: Seller, number: string) {
  const phone = { phoneNumber: number, countryCode: '+91' };
  const { otp } = (await seller.post('/api/auth/send-otp', phone)).body;
  await seller.post('/api/auth/verify-otp', { ...phone, otp });
}

describe('the person’s own profile', () => {
  it('is saved, and part of the session', async () => {
    const seller = await asSeller();
    const answer = await put(seller, { accountType: 'firm', firmName: 'Rao Motors' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      mobileNumber: '+919876543210',
      accountType: 'firm',
      firmName: 'Rao Motors',
      phoneVerified: false,
    });
    expect((await seller.get('/api/auth/user')).body).toEqual(answer.body);
    expect((await put(seller, { accountType: 'personal', firmName: 'x' })).body.firmName).toBeNull();
    expect((await put(seller, { mobileNumber: '' })).body.mobileNumber).toBeNull();
  });

  it('never verifies a number, and a new number must be verified again', async () => {
    const seller = await asSeller();
    expect((await put(seller, { phoneVerified: true })).body.phoneVerified).toBe(false);
    const number = uniqueMobile();
    await verified(seller, number);
    expect((await put(seller, { mobileNumber: number })).body.phoneVerified).toBe(true);
    expect((await put(seller, { mobileNumber: uniqueMobile() })).body.phoneVerified).toBe(false);
    expect((await put(seller, { mobileNumber: number })).body.phoneVerified).toBe(false);
  });

  it('has one name if the person says so', async () => {
    const seller = await asSeller();
    expect((await put(seller, { lastName: '' })).body.fields).toEqual({ lastName: 'Last name is required' });
    const answer = await put(seller, { lastName: '', oneName: true });
    expect(answer).toMatchObject({ status: 200, body: { firstName: 'Asha', lastName: '' } });
  });

  it('refuses invalid values, field by field', async () => {
    const seller = await asSeller();
    const fault = async (fields: Record<string, unknown>) => {
      const { status, body } = await put(seller, fields);
      expect(status).toBe(400);
      return body.fields;
    };
    expect(await fault({ firstName: ' ' })).toEqual({ firstName: 'First name is required' });
    expect(await fault({ lastName: 'x'.repeat(51) })).toHaveProperty('lastName');
    expect(await fault({ mobileNumber: '12345' })).toHaveProperty('mobileNumber');
    expect(await fault({ accountType: 'dealer' })).toHaveProperty('accountType');
    expect(await fault({ accountType: 'firm', firmName: '' })).toEqual({ firmName: 'Firm name is required' });
    for (const key of ['isAdmin', 'role', 'subscriptionPlan', 'emailVerified', 'email', 'id']) {
      expect((await put(seller, { [key]: 'x' })).status).toBe(400);
    }
    expect((await put(anonymous())).status).toBe(401);
    expect((await seller.get('/api/auth/user')).body.firstName).toBe('Test');
  });
});

describe('the number for buyers', () => {
  const PATH_OF_NUMBER = '/api/auth/user/mobile-number';

  it('is saved alone, even for a seller whose provider gave one name', async () => {
    const seller = await asSeller({ lastName: '', accountType: 'firm', firmName: 'Rao Motors' });
    const answer = await seller.send('PUT', PATH_OF_NUMBER, { json: { mobileNumber: '098765 43210' } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        firstName: 'Test',
        lastName: '',
        accountType: 'firm',
        firmName: 'Rao Motors',
        mobileNumber: '+919876543210',
        phoneVerified: false,
      },
    });
    const number = uniqueMobile();
    await verified(seller, number);
    const same = await seller.send('PUT', PATH_OF_NUMBER, { json: { mobileNumber: number } });
    expect(same.body).toMatchObject({ mobileNumber: `+91${number}`, phoneVerified: true });
    const other = await seller.send('PUT', PATH_OF_NUMBER, { json: { mobileNumber: uniqueMobile() } });
    expect(other.body.phoneVerified).toBe(false);
  });

  it('is refused with the reason, and the previous one stays', async () => {
    const seller = await asSeller({ mobileNumber: '+919876543210' });
    for (const [mobileNumber, message] of [
      ['', 'Mobile number is required'],
      ['98765', 'Mobile number must be at least 10 digits'],
      ['1234567890', 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9'],
    ] as const) {
      const { status, body } = await seller.send('PUT', PATH_OF_NUMBER, { json: { mobileNumber } });
      expect([status, body.fields]).toEqual([400, { mobileNumber: message }]);
    }
    expect((await seller.get('/api/auth/user')).body.mobileNumber).toBe('+919876543210');
  });
});
