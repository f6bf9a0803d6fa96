import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../dev/demo-accounts';
import { anonymous, asSeller, codeFor, PASSWORD, uniqueEmail } from '../../test/factories';
import { isEasyPassword } from './easy-passwords';

const EASY = 'This password is too easy to guess. Please choose another.';
const EMAIL = 'lakshmi.cars82@example.test';

describe('a new password', () => {
  it.each(['password', 'PassWord', 'Qwertyuiop', 'iloveyou', '11111111', 'trustno1'])(
    'is none of the commonest: %s',
    (password) => expect(isEasyPassword(password, EMAIL)).toBe(true),
  );

  it.each([
    ['our name', 'Chaabi2026!'],
    ['our name in Hindi', 'चाबी-2026'],
    ['words of what we do', 'my-used-cars'],
    ['their mailbox', 'Lakshmi.Cars82'],
  ])('is not made of %s', (_, password) => expect(isEasyPassword(password, EMAIL)).toBe(true));

  it.each([
    PASSWORD,
    DEMO_PASSWORD,
    'lakshmi-rides-a-comet',
    'Test@1234',
    '8301749265',
    'चाबी मेरे पास नहीं',
    '!@#$%^&*()_',
  ])('may be anything else: %s', (password) => expect(isEasyPassword(password, EMAIL)).toBe(false));

  it('is refused at sign-up beside its field, for known addresses and unknown ones', async () => {
    const { user } = await asSeller();
    for (const email of [user.email, uniqueEmail()]) {
      for (const password of ['password1', 'Chaabi@2026']) {
        const json = { email, firstName: 'Lakshmi', lastName: 'Iyer', password };
        const answer = await anonymous().post('/api/auth/register', json);
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { password: EASY } } });
      }
    }
  });

  it('is refused in place of a forgotten one, and the code still works', async () => {
    const { user } = await asSeller();
    await anonymous().post('/api/auth/forgot-password', { email: user.email });
    const otp = await codeFor(user.email);
    const reset = (password: string) =>
      anonymous().post('/api/auth/reset-password', { email: user.email, otp, password });
    expect(await reset('chaabi2026')).toMatchObject({ status: 400, body: { fields: { password: EASY } } });
    expect((await reset('a-new-horse-8')).status).toBe(200);
    expect((await reset('a-new-horse-9')).status).toBe(400);
  });
});
