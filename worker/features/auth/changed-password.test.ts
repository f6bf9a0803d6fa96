import { describe, expect, it } from 'vitest';
import { asSeller, codeFor, PASSWORD } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { askCode, isSignedIn, logIn, phone, signUpByNumber, textedTo } from '../../test/numbers';

const NEW = 'another-horse-8';
type Client = Pick<ReturnType<typeof phone>, 'post'>;
const change = (client: Client, current: string, password: string) =>
  client.post('/api/account/password', { current, password });

/** An account whose name signs in with PASSWORD, in this browser. */
const PEOPLE = {
  email: async () => {
    const { user } = await asSeller({ password: fakeHash(PASSWORD), lastLoginAt: Date.now() });
    const client = phone();
    await logIn(client, user.email);
    return { client, name: user.email };
  },
  number: async () => {
    const { client, number } = await signUpByNumber();
    return { client, name: number };
  },
  operator: async () => {
    const { user } = await asSeller({ password: fakeHash(PASSWORD), isAdmin: true });
    const client = phone();
    await logIn(client, user.email);
    return { client, name: user.email };
  },
};

describe('a new password from somebody who knows the old one', () => {
  it.each(Object.entries(PEOPLE))('ends every session but this: %s', async (_, make) => {
    const { client, name } = await make();
    const other = phone();
    expect((await logIn(other, name)).status).toBe(200);
    expect((await change(client, PASSWORD, NEW)).status).toBe(200);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await logIn(phone(), name)).status).toBe(401);
    expect((await logIn(phone(), name, NEW)).status).toBe(200);
  });

  it('refuses a wrong old one and an easy new one, and changes nothing', async () => {
    const { client, name } = await PEOPLE.number();
    expect((await change(client, NEW, NEW)).body.fields).toEqual({ current: 'This is not your password' });
    expect((await change(client, PASSWORD, `+91${name}`)).body.fields).toEqual({
      password: 'This password is too easy to guess. Please choose another.',
    });
    expect((await logIn(phone(), name)).status).toBe(200);
  });

  it('voids codes for a new one that were sent before, but not those to sign in', async () => {
    const { client, name } = await PEOPLE.number();
    await phone().post('/api/auth/forgot-password', { email: name });
    const otp = await textedTo(name);
    await change(client, PASSWORD, NEW);
    const json = { email: name, otp, password: 'a-third-horse-9' };
    expect((await phone().post('/api/auth/reset-password', json)).status).toBe(400);
    expect((await askCode(phone(), name)).status).toBe(202);
  });

  it('mails its owner, and is not for accounts that have none', async () => {
    const { client, name } = await PEOPLE.email();
    await phone().post('/api/auth/forgot-password', { email: name });
    const otp = await codeFor(name);
    await change(client, PASSWORD, NEW);
    const json = { email: name, otp, password: 'a-third-horse-9' };
    expect((await phone().post('/api/auth/reset-password', json)).status).toBe(400);
    const outbox = await phone().get('/dev/outbox', { headers: { accept: 'application/json' } });
    const subjects = outbox.body.filter(({ to }: { to: string }) => to === name);
    expect(subjects[0].subject).toBe('Your password was changed');
    const provided = await asSeller({ password: null });
    expect((await change(provided, PASSWORD, NEW)).body.code).toBe('no_password');
  });

  it('is set once by two who change it at once', async () => {
    const { client, name } = await PEOPLE.number();
    const other = phone({ passwords: fakePasswords() });
    await logIn(other, name);
    const answers = await Promise.all([
      change(client, PASSWORD, NEW),
      change(other, PASSWORD, 'a-third-horse-9'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
