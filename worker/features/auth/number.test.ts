import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../schema/directory';
import { anonymous, asSeller, changeUser, db, uniqueMobile } from '../../test/factories';
import { fakePasswords } from '../../test/fake-passwords';
import {
  askCode,
  isSignedIn,
  logIn,
  phone,
  register,
  signUpByNumber,
  textedTo,
  verify,
  withoutSms,
} from '../../test/numbers';

const OTHER = 'another-horse-8';
const withNumber = (number: string) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.signInNumber, `+91${number}`));
const me = async (client: Pick<ReturnType<typeof phone>, 'get'>) => (await client.get('/api/auth/user')).body;

describe('sign-up with a number', () => {
  it('sends a code, which confirms the number and signs in once', async () => {
    const [client, number] = [phone(), uniqueMobile()];
    const registered = await register(client, `+91 ${number.slice(0, 5)}-${number.slice(5)}`);
    expect([registered.status, Object.keys(registered.body)]).toEqual([202, ['message']]);
    expect(await isSignedIn(client)).toBe(false);
    const otp = await textedTo(number);
    const { status, body } = await verify(client, number, otp);
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({
        email: null,
        firstName: 'Asha',
        mobileNumber: `+91${number}`,
        countryCode: '+91',
        phoneVerified: true,
        authMethod: 'mobile',
      }),
    ]);
    expect(await me(client)).toMatchObject({ phoneVerified: true });
    expect((await verify(phone(), number, otp)).status).toBe(400);
    expect((await logIn(phone(), number)).status).toBe(200);
  });

  it.each(['०', '০', '௦'])('reads the digits of other scripts (%s)', async (zero) => {
    const number = uniqueMobile();
    const typed = [...number].map((digit) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
    );
    await register(phone(), typed.join(''));
    expect(await textedTo(number)).toMatch(/^\d{6}$/);
  });

  it('names what is wrong at the field', async () => {
    const fields = async (number: string) => (await register(phone(), number)).body.fields.email;
    expect(await fields('12345')).toBe('Mobile number must be at least 10 digits');
    expect(await fields('5876543210')).toBe(
      'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9',
    );
    expect(await fields('asha rao')).toBe('Invalid email');
    expect((await register(phone(), '+44 7400 123456')).body.fields.email).toBe(
      'We cannot send codes to numbers of this country.',
    );
  });

  it('refuses the number itself as a password', async () => {
    const number = uniqueMobile();
    for (const password of [number, `+91${number}`, `0${number}`, number.slice(-8)]) {
      expect((await register(phone(), number, password)).body.fields).toEqual({
        password: 'This password is too easy to guess. Please choose another.',
      });
    }
  });

  it('answers a known number like an unknown one', async () => {
    const { number } = await signUpByNumber();
    const known = await register(phone().at(Date.now() + 61_000), number, OTHER);
    const unknown = await register(phone(), uniqueMobile(), OTHER);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await logIn(phone(), number)).status).toBe(200);
  });

  it('with the number of an account signs in to that, if its code was typed', async () => {
    const { number, user } = await signUpByNumber();
    const again = phone().at(Date.now() + 61_000);
    await register(again, number, OTHER);
    const { body } = await verify(again, number, await textedTo(number));
    expect(body.user.id).toBe(user.id);
    expect((await logIn(phone(), number, OTHER)).body.error).toBe('email_unverified');
  });

  it('makes one account of two requests at once with one password', async () => {
    const number = uniqueMobile();
    await Promise.all([1, 2, 3].map(() => register(phone(), number)));
    expect(await withNumber(number)).toHaveLength(1);
  });

  it('needs the browser that signed up: a code alone opens no unconfirmed account', async () => {
    const number = uniqueMobile();
    await register(phone(), number);
    const { status, body } = await verify(phone(), number, await textedTo(number));
    expect([status, body.code]).toEqual([400, 'number_unknown']);
  });

  it('continues at sign-in if its code was never typed', async () => {
    const [number, later] = [uniqueMobile(), phone().at(Date.now() + 61_000)];
    await register(phone(), number);
    const answer = await logIn(later, number);
    expect([answer.status, answer.body.code]).toEqual([403, 'number_unconfirmed']);
    expect((await verify(later, number, await textedTo(number))).status).toBe(200);
  });
});

describe('without text messages', () => {
  it('an account works with an unconfirmed number', async () => {
    const [client, number] = [withoutSms(), uniqueMobile()];
    const { status, body } = await register(client, number);
    expect([status, body.user.mobileNumber, body.user.phoneVerified]).toEqual([200, `+91${number}`, false]);
    expect(await isSignedIn(client)).toBe(true);
    expect((await logIn(withoutSms(), number)).body.user.id).toBe(body.user.id);
  });

  it('two accounts have the same number, and the password says which is meant', async () => {
    const number = uniqueMobile();
    const [first, second] = [
      await register(withoutSms(), number),
      await register(withoutSms(), number, OTHER),
    ];
    expect(first.body.user.id).not.toBe(second.body.user.id);
    expect((await logIn(withoutSms(), number)).body.user.id).toBe(first.body.user.id);
    expect((await logIn(withoutSms(), number, OTHER)).body.user.id).toBe(second.body.user.id);
  });

  it('sign-ups at once for one number all sign in afterwards', async () => {
    const number = uniqueMobile();
    const passwords = ['first-horse-1', 'second-horse-2', 'third-horse-3'];
    const answers = await Promise.all(passwords.map((password) => register(withoutSms(), number, password)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const [nth, password] of passwords.entries()) {
      expect((await logIn(withoutSms(), number, password)).body.user.id).toBe(answers[nth]?.body.user.id);
    }
    expect(new Set((await withNumber(number)).map(({ id }) => id)).size).toBe(3);
  });

  it('a wrong password and an unknown number have the same answer and cost', async () => {
    const number = uniqueMobile();
    await register(withoutSms(), number);
    await register(withoutSms(), number, 'a-third-horse-9');
    const work: string[] = [];
    const passwords = fakePasswords({
      beforeHash: () => void work.push('hash'),
      afterVerify: () => void work.push('comparison'),
    });
    const costs = [];
    for (const typed of [number, uniqueMobile()]) {
      work.length = 0;
      const { status, body } = await logIn(withoutSms({ passwords }), typed, OTHER);
      costs.push([status, body.message, ...work]);
    }
    expect(costs).toEqual(Array(2).fill([401, 'Invalid mobile number or password', 'hash']));
  });

  it('a suspended account cannot come back by its number', async () => {
    const number = uniqueMobile();
    const { body } = await register(withoutSms(), number);
    await changeUser(body.user.id, { isActive: false });
    expect((await logIn(withoutSms(), number)).status).toBe(401);
    expect((await register(withoutSms(), number)).status).toBe(401);
  });

  it('no code is sent, and a new password needs the mail address', async () => {
    const number = uniqueMobile();
    await register(withoutSms(), number);
    const asked = await withoutSms().post('/api/auth/forgot-password', { email: number });
    expect([asked.status, asked.body.code]).toEqual([403, 'reset_needs_email']);
    expect((await askCode(withoutSms(), number)).status).toBe(503);
  });

  it('an account in use keeps signing in once codes can be sent', async () => {
    const number = uniqueMobile();
    await register(withoutSms(), number);
    expect((await logIn(phone(), number)).status).toBe(200);
  });
});

describe('a number that somebody confirms', () => {
  it('leaves all other accounts, which go on signing in with their own password', async () => {
    const number = uniqueMobile();
    const [browser, other] = [withoutSms(), await asSeller({ mobileNumber: `+91${number}` })];
    await register(browser, number, OTHER);
    const { user } = await signUpByNumber(phone(), number);
    expect(await me(browser)).toMatchObject({ mobileNumber: null, phoneVerified: false });
    expect(await me(other)).toMatchObject({ mobileNumber: null });
    const again = await logIn(phone(), number, OTHER);
    expect([again.status, again.body.user.id === user.id]).toEqual([200, false]);
    expect((await logIn(phone(), number)).body.user.id).toBe(user.id);
  });

  it('stays with it when others sign up with it later', async () => {
    const { number, user } = await signUpByNumber();
    const stranger = await register(withoutSms(), number, OTHER);
    expect(stranger.body.user.phoneVerified).toBe(false);
    expect(stranger.body.user.id).not.toBe(user.id);
    const client = phone().at(Date.now() + 61_000);
    await askCode(client, number);
    expect((await verify(client, number, await textedTo(number))).body.user.id).toBe(user.id);
  });

  it('goes to one of two who confirm it at once', async () => {
    const number = uniqueMobile();
    const [first, second] = [phone(), phone({ clock: { now: () => Date.now() + 61_000 } })];
    await register(first, number);
    const early = await textedTo(number);
    await register(second, number, OTHER);
    const late = await textedTo(number);
    await Promise.all([verify(first, number, early), verify(second, number, late)]);
    const holders = await db
      .select()
      .from(accounts)
      .where(eq(accounts.confirmedMobile, `+91${number}`));
    expect(holders).toHaveLength(1);
    const shown = (await Promise.all([first, second].map(me))).filter((user) => user.phoneVerified);
    expect(shown.map(({ id }) => id)).toContain(holders[0]?.id);
  });

  it('signs in with the password of an account by mail that has confirmed it', async () => {
    const number = uniqueMobile();
    const seller = await asSeller();
    const { body } = await seller.post('/api/auth/send-otp', { phoneNumber: number, countryCode: '+91' });
    await seller.post('/api/auth/verify-otp', { phoneNumber: number, countryCode: '+91', otp: body.otp });
    expect((await logIn(anonymous(), number)).body.user.id).toBe(seller.user.id);
  });
});
