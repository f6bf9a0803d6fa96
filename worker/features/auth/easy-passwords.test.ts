import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../dev/demo-accounts';
import { anonymous, asSeller, codeFor, PASSWORD, uniqueEmail } from '../../test/factories';
import { isEasyPassword } from './easy-passwords';

const EASY = 'This password is too easy to guess. Please choose another.';
const names = { firstName: 'Lakshmi', lastName: 'Iyer-Rao' };
const person = { email: 'lakshmi.cars82@example.test', names: Object.values(names) };

describe('a new password', () => {
  it.each(['password', 'PassWord', 'Qwertyuiop', 'iloveyou', '11111111', 'trustno1'])(
    'is none of the commonest: %s',
    (password) => expect(isEasyPassword(password, person)).toBe(true),
  );

  it.each([
    ['our name', 'Chaabi2026!'],
    ['our name in Hindi', 'चाबी-2026'],
    ['words of what we do', 'my-used-cars'],
    ['their first name', 'Lakshmi@1990'],
    ['their whole name', 'lakshmi.iyer.rao'],
    ['half of their last name', 'RaoRaoRao1'],
    ['their mailbox', 'Lakshmi.Cars82'],
    ['their name and ours', 'lakshmichaabi'],
  ])('is not made of %s', (_, password) => expect(isEasyPassword(password, person)).toBe(true));

  it.each([PASSWORD, DEMO_PASSWORD, 'lakshmi-rides-a-comet', '8301749265', 'चाबी मेरे पास नहीं', '!@#$%^&*()_'])(
    'may be anything else: %s',
    (password) => expect(isEasyPassword(password, person)).toBe(false),
  );

  it('is refused in no time, whatever somebody is called', () => {
    const email = `${'a'.repeat(60)}@example.test`;
    const long = { email, names: ['a'.repeat(50), 'aa '.repeat(16)] };
    expect(isEasyPassword(`${'a'.repeat(199)}b`, long)).toBe(false);
  });

  it('is refused at sign-up beside its field, for known addresses and unknown ones', async () => {
    const { user } = await asSeller();
    for (const email of [user.email, uniqueEmail()]) {
      for (const password of ['password1', 'Lakshmi1990']) {
        const answer = await anonymous().post('/api/auth/register', { email, ...names, password });
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { password: EASY } } });
      }
    }
  });

  it('is refused in place of a forgotten one, and the code works once more; without it the names are not told', async () => {
    const { user } = await asSeller({ ...names });
    await anonymous().post('/api/auth/forgot-password', { email: user.email });
    const otp = await codeFor(user.email);
    const wrong = otp === '000000' ? '111111' : '000000';
    const reset = (fields: { otp: string; password: string }) =>
      anonymous().post('/api/auth/reset-password', { email: user.email, ...fields });
    expect((await reset({ otp: wrong, password: 'Lakshmi1990' })).body.fields).toHaveProperty('otp');
    for (const password of ['Lakshmi1990', 'chaabi2026']) {
      expect(await reset({ otp, password })).toMatchObject({
        status: 400,
        body: { fields: { password: EASY } },
      });
    }
    expect((await reset({ otp, password: 'a-new-horse-8' })).status).toBe(200);
    expect((await reset({ otp, password: 'a-new-horse-9' })).status).toBe(400);
  });
});
