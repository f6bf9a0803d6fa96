import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, codeFor, PASSWORD, uniqueEmail, uniqueMobile } from '../../test/factories';
import { logIn, phone, register, signUpByNumber, verify, withoutSms } from '../../test/numbers';

const OTHER = 'another-horse-8';
const HOUR = 3_600_000;

type Client = ReturnType<typeof phone>;
const ask = (client: Client, email: string, more = {}) =>
  client.post('/api/account/email', { email, ...more });
const confirm = (client: Client, email: string, otp: string) =>
  client.post('/api/account/email/confirm', { email, otp });
const me = async (client: Client) => (await client.get('/api/auth/user')).body;

describe('an account without an address', () => {
  it('gets one by its code, stays signed in, and signs in with either from then on', async () => {
    const { client, number, user } = await signUpByNumber();
    const email = uniqueEmail();
    expect((await ask(client, email.toUpperCase())).status).toBe(202);
    const otp = await codeFor(email);
    const wrong = otp === '111111' ? '222222' : '111111';
    expect((await confirm(client, email, wrong)).body.fields).toEqual({
      otp: 'Invalid OTP. Please try again.',
    });
    expect((await confirm(client, email, otp)).status).toBe(200);
    expect(await me(client)).toMatchObject({ id: user.id, email });
    for (const name of [email, number]) expect((await logIn(phone(), name)).body.user.id).toBe(user.id);
    const again = await ask(client, uniqueEmail());
    expect([again.status, again.body.code]).toEqual([409, 'email_given']);
  });

  it('asks for the password once its sign-in is a while ago', async () => {
    const { client } = await signUpByNumber();
    const later = client.at(Date.now() + HOUR);
    const email = uniqueEmail();
    expect((await ask(later, email)).body.fields).toEqual({ password: 'Please enter your password' });
    expect((await ask(later, email, { password: OTHER })).body.fields).toEqual({
      password: 'This is not your password',
    });
    expect((await ask(later, email, { password: PASSWORD })).status).toBe(202);
  });

  it('does not learn whose an address is, and does not get another’s', async () => {
    const { client } = await signUpByNumber();
    const { email } = (await asSeller()).user;
    const [known, unknown] = [await ask(client, email), await ask(client, uniqueEmail())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await codeFor(email)).toBe('');
  });

  it('takes the place of a sign-up with its address that was never confirmed', async () => {
    const email = uniqueEmail();
    await register(anonymous(), email, OTHER);
    const { client, user } = await signUpByNumber();
    await ask(client, email);
    await confirm(client, email, await codeFor(email));
    expect((await logIn(phone(), email)).body.user.id).toBe(user.id);
    expect((await logIn(phone(), email, OTHER)).status).toBe(401);
  });

  it('does not get an address that somebody has signed up with since', async () => {
    const email = uniqueEmail();
    const { client } = await signUpByNumber();
    await ask(client, email);
    const otp = await codeFor(email);
    const other = phone();
    await register(other, email, OTHER);
    await verify(other, email, await codeFor(email));
    expect((await confirm(client, email, otp)).status).toBe(400);
    expect((await me(client)).email).toBeNull();
    expect((await logIn(phone(), email, OTHER)).status).toBe(200);
  });

  it('gives an address to one of two who confirm it at once', async () => {
    const email = uniqueEmail();
    const [first, second] = [(await signUpByNumber()).client, (await signUpByNumber()).client];
    await ask(first, email);
    const early = await codeFor(email);
    await ask(second, email);
    const answers = await Promise.all([
      confirm(first, email, early),
      confirm(second, email, await codeFor(email)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const emails = (await Promise.all([me(first), me(second)])).map((user) => user.email);
    expect(emails.filter((one) => one === email)).toHaveLength(1);
  });

  it('is suspended and looked at by its number', async () => {
    const number = uniqueMobile();
    const { body } = await register(withoutSms(), number);
    const admin = await asSeller({ isAdmin: true });
    const path = `/api/admin/users/${body.user.id}`;
    expect((await admin.post(`${path}/suspend`, { reason: 'Stolen cars' })).status).toBe(200);
    const { activity } = (await admin.get(`${path}/full-details`)).body;
    const said = activity.map(({ description }: { description: string }) => description);
    expect(said).toEqual(expect.arrayContaining([`Suspended +91${number}`, `Viewed +91${number}`]));
  });
});
