import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/client';
import { changeUser, PASSWORD } from '../../test/factories';
import { askCode, phone, register, signUpByNumber, textedTo, verify } from '../../test/numbers';

const YEAR = 365 * 86_400_000;
const NEW = 'another-horse-8';

/** An account that confirmed its number at `at`. */
async function confirmedAt(at: number, fields = {}) {
  const { client, number, user } = await signUpByNumber();
  await changeUser(user.id, { confirmedMobileAt: at, ...fields });
  return { client, number, user };
}

/** Types the code of a number in a browser. */
async function signIn(client: TestClient, number: string, more = {}) {
  await askCode(client, number);
  return verify(client, number, await textedTo(number), more);
}

/** Long after the codes of sign-up. */
const NOW = Date.now() + 600_000;

describe('a number that was confirmed more than a year ago', () => {
  it.each([
    ['a year ago', NOW - YEAR, 200],
    ['a millisecond more', NOW - YEAR - 1, 400],
  ])('%s: its code on a new device', async (_, at, status) => {
    const { number } = await confirmedAt(at);
    const answer = await signIn(phone().at(NOW), number);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect([answer.body.code, Object.keys(answer.body.fields)]).toEqual([
        'number_needs_password',
        ['password'],
      ]);
    }
  });

  it('signs in with its code and its password, and then with its code alone for another year', async () => {
    const { number, user } = await confirmedAt(NOW - 2 * YEAR);
    const wrong = await signIn(phone().at(NOW), number, { password: NEW });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'This is not your password' }]);
    const right = await verify(phone().at(NOW), number, await textedTo(number), { password: PASSWORD });
    expect([right.status, right.body.user.id]).toEqual([200, user.id]);
    expect((await signIn(phone().at(NOW + YEAR), number)).status).toBe(200);
  });

  it('needs no password on a device that has signed in before', async () => {
    const { client, number } = await confirmedAt(NOW - 2 * YEAR);
    await client.post('/api/logout');
    expect((await signIn(client.at(NOW), number)).status).toBe(200);
  });

  it('does not count wrong passwords for ever: five, then the code is void', async () => {
    const { number } = await confirmedAt(NOW - 2 * YEAR);
    const client = phone().at(NOW);
    await askCode(client, number);
    const otp = await textedTo(number);
    for (let tries = 0; tries < 5; tries++) {
      expect((await verify(client, number, otp, { password: NEW })).body.code).toBe('password_wrong');
    }
    expect((await verify(client, number, otp, { password: PASSWORD })).body.code).toBe('otp_wrong');
  });

  it('becomes the number of a new account, if its new owner has just signed up', async () => {
    const { client, number, user } = await confirmedAt(NOW - 2 * YEAR);
    const stranger = phone().at(NOW);
    await register(stranger, number, NEW);
    const otp = await textedTo(number);
    expect((await verify(stranger, number, otp)).body.code).toBe('number_needs_password');
    const { status, body } = await verify(stranger, number, otp, { startNew: 'on' });
    expect([status, body.user.phoneVerified, body.user.id === user.id]).toEqual([200, true, false]);
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      id: user.id,
      mobileNumber: null,
      phoneVerified: false,
    });
  });

  it('cannot be left aside within the year: the code signs in to its account', async () => {
    const { number, user } = await confirmedAt(NOW - YEAR);
    const again = phone().at(NOW);
    await register(again, number, NEW);
    const { body } = await verify(again, number, await textedTo(number), { startNew: 'on' });
    expect(body.user.id).toBe(user.id);
  });

  it('sets no new password on a new device, only on one that has signed in before', async () => {
    const { client, number } = await confirmedAt(NOW - YEAR - 1);
    const reset = async (browser: TestClient) => {
      await browser.post('/api/auth/forgot-password', { email: number });
      const json = { email: number, otp: await textedTo(number), password: NEW };
      return browser.post('/api/auth/reset-password', json);
    };
    const refused = await reset(phone().at(NOW));
    expect([refused.status, refused.body.code]).toEqual([403, 'reset_too_old']);
    expect((await reset(client.at(NOW + 120_000))).status).toBe(200);
  });
});

describe('a new password by number', () => {
  const ask = (client: TestClient, number: string) =>
    client.post('/api/auth/forgot-password', { email: number });

  it('is set with the code, ends other sessions and signs in', async () => {
    const { client, number } = await signUpByNumber();
    const browser = phone();
    expect((await ask(browser, number)).status).toBe(202);
    const json = { email: number, otp: await textedTo(number), password: NEW };
    expect((await browser.post('/api/auth/reset-password', json)).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const logIn = (password: string) => phone().post('/api/auth/login', { email: number, password });
    expect([(await logIn(PASSWORD)).status, (await logIn(NEW)).status]).toEqual([401, 200]);
  });

  it('needs its own code: one for signing in sets none', async () => {
    const { number } = await signUpByNumber();
    const browser = phone().at(NOW);
    await askCode(browser, number);
    const json = { email: number, otp: await textedTo(number), password: NEW };
    expect((await browser.post('/api/auth/reset-password', json)).status).toBe(400);
  });

  it('asks known and unknown numbers alike, and says only to the phone that no account has confirmed it', async () => {
    const { number } = await signUpByNumber();
    const unknown = '9000000123';
    const [known, none] = [await ask(phone(), number), await ask(phone(), unknown)];
    expect([none.status, none.body]).toEqual([known.status, known.body]);
    const json = { email: unknown, otp: await textedTo(unknown), password: NEW };
    const refused = await phone().post('/api/auth/reset-password', json);
    expect([refused.status, refused.body.code]).toEqual([403, 'reset_unconfirmed']);
  });
});
