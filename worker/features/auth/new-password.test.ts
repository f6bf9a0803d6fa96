import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '../../context';
import { LEAKED_PASSWORD } from '../../dev/leaked-passwords';
import { anonymous, asSeller, codeFor, PASSWORD, uniqueEmail } from '../../test/factories';

const EASY = 'This password is too easy to guess. Please choose another.';
const LEAKED = 'This password is in a public list of leaked passwords. Please choose another.';
const refusal = (password: string) => ({ status: 400, body: { error: 'invalid', fields: { password } } });
const DOWN = new Error('the list of leaked passwords answered 503');

const has = vi.fn<Platform['leakedPasswords']['has']>();
const visitor = () => anonymous().with({ leakedPasswords: { has } });
const signUp = (client: ReturnType<typeof anonymous>, password: string, email = uniqueEmail()) =>
  client.post('/api/auth/register', { email, firstName: 'Lakshmi', lastName: 'Iyer', password });

const noted = vi.spyOn(console, 'error');
beforeEach(() => {
  has.mockReset().mockResolvedValue(false);
  noted.mockReset().mockImplementation(() => {});
});
afterAll(() => noted.mockRestore());

describe.each([
  ['is common', 'password1', EASY],
  ['is made of our name', 'Chaabi@2026', EASY],
  ['has leaked', LEAKED_PASSWORD, LEAKED],
])('a password that %s', (_, refused, message) => {
  it('is refused at sign-up next to its field, for known addresses and unknown ones', async () => {
    const { user } = await asSeller();
    for (const email of [user.email, uniqueEmail()]) {
      expect(await signUp(anonymous(), refused, email)).toMatchObject(refusal(message));
    }
  });

  it('is refused for a reset, and the code still works', async () => {
    const { user } = await asSeller();
    await anonymous().post('/api/auth/forgot-password', { email: user.email });
    const otp = await codeFor(user.email);
    const reset = (password: string) =>
      anonymous().post('/api/auth/reset-password', { email: user.email, otp, password });
    expect(await reset(refused)).toMatchObject(refusal(message));
    expect((await reset('a-new-horse-8')).status).toBe(200);
    expect((await reset('a-new-horse-9')).status).toBe(400);
  });
});

describe('the list of leaked passwords', () => {
  it('is not asked about what is refused anyway, and only once about the rest', async () => {
    for (const password of ['short', 'password1', 'Chaabi@2026']) {
      expect((await signUp(visitor(), password)).status).toBe(400);
    }
    expect(has).not.toHaveBeenCalled();
    expect((await signUp(visitor(), PASSWORD)).status).toBe(202);
    expect(has.mock.calls).toEqual([[PASSWORD]]);
  });

  it('lets people in while it does not answer, and logs that without the password', async () => {
    has.mockRejectedValue(DOWN);
    const { user } = await asSeller();
    expect((await signUp(visitor(), PASSWORD)).status).toBe(202);
    await anonymous().post('/api/auth/forgot-password', { email: user.email });
    const json = { email: user.email, otp: await codeFor(user.email), password: PASSWORD };
    expect((await visitor().post('/api/auth/reset-password', json)).status).toBe(200);
    const line = ['a new password was not looked up among the leaked ones', DOWN];
    expect(noted.mock.calls).toEqual([line, line]);
    // Easily guessed passwords are still refused.
    expect((await signUp(visitor(), 'password1')).status).toBe(400);
  });
});
