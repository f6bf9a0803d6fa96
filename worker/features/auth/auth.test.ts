import { describe, expect, it } from 'vitest';
import { HOSTILE_RETURN_URLS } from '../../../schema/common/return-urls.samples';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, codeFor, PASSWORD, uniqueEmail } from '../../test/factories';

describe('sign-up', () => {
  it('mails a code that signs in once', async () => {
    const client = anonymous();
    const email = uniqueEmail();
    const registered = await client.post('/api/auth/register', {
      email: email.toUpperCase(),
      password: PASSWORD,
      firstName: ' Asha ',
      lastName: 'Test',
    });
    expect(registered.status).toBe(202);
    const otp = await codeFor(email);
    expect(otp).toMatch(/^\d{6}$/);

    const verified = await client.post('/api/auth/verify-email', { email, otp });
    expect(verified.status).toBe(200);
    expect(verified.body.user).toMatchObject({ email, firstName: 'Asha', subscriptionPlan: 'starter' });
    expect(JSON.stringify(verified.body)).not.toMatch(/password|isAdmin|role/i);
    expect((await client.get('/api/auth/user')).body.email).toBe(email);

    const again = await anonymous().post('/api/auth/verify-email', { email, otp });
    expect(again).toMatchObject({ status: 400, body: { message: 'Invalid OTP. Please try again.' } });
  });

  it('answers a known address like an unknown one, and mails it instead', async () => {
    const { user } = await asSeller();
    const answer = await anonymous().post('/api/auth/register', {
      email: user.email,
      password: 'strangers-horse-1',
      firstName: 'Some',
      lastName: 'One',
    });
    expect(answer.status).toBe(202);
    const logIn = (password: string) => anonymous().post('/api/auth/login', { email: user.email, password });
    expect((await logIn('strangers-horse-1')).status).toBe(401);
    expect((await logIn(PASSWORD)).body.user).toMatchObject({ firstName: user.firstName });
    const outbox = await anonymous().get('/dev/outbox', { headers: { accept: 'application/json' } });
    const [latest] = outbox.body.filter((mail: { to: string }) => mail.to === user.email);
    expect(latest.kind).toBe('known_address');
  });

  it('names every faulty field in the specified words', async () => {
    const answer = await anonymous().post('/api/auth/register', {
      email: 'nowhere',
      password: 'short',
      firstName: '',
      lastName: '  ',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      email: 'Invalid email',
      password: 'Password must be at least 8 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
  });

  it('accepts an empty last name only from people who say that they use one name', async () => {
    const client = anonymous();
    const register = (fields: object) => {
      const email = uniqueEmail();
      const person = { email, password: PASSWORD, firstName: 'Murugan', ...fields };
      return client.post('/api/auth/register', person).then((answer) => ({ email, ...answer }));
    };
    for (const refused of [
      { lastName: '', oneName: false },
      { lastName: '\u3164', oneName: true },
    ]) {
      expect((await register(refused)).body.fields).toEqual({ lastName: 'Last name is required' });
    }
    const { status, email } = await register({ lastName: '', oneName: true });
    expect(status).toBe(202);
    const verified = await client.post('/api/auth/verify-email', { email, otp: await codeFor(email) });
    expect(verified.body.user).toMatchObject({ firstName: 'Murugan', lastName: '' });
  });

  it('keeps the password of the browser that confirms, not the last one registered for the address', async () => {
    const email = uniqueEmail();
    const register = (client: TestClient, password: string) =>
      client.post('/api/auth/register', { email, password, firstName: 'A', lastName: 'B' });
    const logIn = (password: string) => anonymous().post('/api/auth/login', { email, password });
    const [owner, stranger] = [anonymous(), anonymous()];
    await register(stranger, 'strangers-horse-1');
    await register(owner, PASSWORD);
    await owner.post('/api/auth/verify-email', { email, otp: await codeFor(email) });
    expect((await logIn(PASSWORD)).status).toBe(200);
    expect((await logIn('strangers-horse-1')).status).toBe(401);
  });

  it('drops a password with which a stranger has replaced the confirmed one', async () => {
    const email = uniqueEmail();
    const [owner, stranger] = [anonymous(), anonymous()];
    for (const [client, password] of [
      [owner, PASSWORD],
      [stranger, 'strangers-horse-1'],
    ] as const) {
      await client.post('/api/auth/register', { email, password, firstName: 'A', lastName: 'B' });
    }
    const confirmed = await owner.post('/api/auth/verify-email', { email, otp: await codeFor(email) });
    expect(confirmed.status).toBe(200);
    for (const password of [PASSWORD, 'strangers-horse-1']) {
      expect((await anonymous().post('/api/auth/login', { email, password })).status).toBe(401);
    }
  });

  it('needs no cookie if the address was registered once', async () => {
    const email = uniqueEmail();
    await anonymous().post('/api/auth/register', {
      email,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
    });
    await anonymous().post('/api/auth/verify-email', { email, otp: await codeFor(email) });
    expect((await anonymous().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('counts five attempts at a code before comparing', async () => {
    const email = uniqueEmail();
    const client = anonymous();
    await client.post('/api/auth/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' });
    const otp = await codeFor(email);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count++) {
      expect((await client.post('/api/auth/verify-email', { email, otp: wrong })).status).toBe(400);
    }
    expect((await client.post('/api/auth/verify-email', { email, otp })).status).toBe(400);
  });
});

describe('log-in', () => {
  it('opens a session, and ends it everywhere at log-out', async () => {
    const { user } = await asSeller();
    const client = anonymous();
    const answer = await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('sid='));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);

    const copied = anonymous();
    copied.cookies.set('sid', client.cookies.get('sid') ?? '');
    expect((await copied.get('/api/auth/status')).body).toEqual({ isAuthenticated: true });
    expect((await client.post('/api/logout')).status).toBe(200);
    expect((await copied.get('/api/auth/status')).body).toEqual({ isAuthenticated: false });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { user } = await asSeller();
    const wrong = await anonymous().post('/api/auth/login', { email: user.email, password: 'wrong-horse-7' });
    const unknown = await anonymous().post('/api/auth/login', { email: uniqueEmail(), password: PASSWORD });
    for (const { status, body } of [wrong, unknown]) {
      expect({ status, message: body.message }).toEqual({
        status: 401,
        message: 'Invalid email or password',
      });
    }
  });

  it('asks for the code if the address was never confirmed', async () => {
    const email = uniqueEmail();
    await anonymous().post('/api/auth/register', {
      email,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
    });
    const answer = await anonymous().post('/api/auth/login', { email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 403, body: { error: 'email_unverified' } });
  });

  it('refuses a request from another origin', async () => {
    const answer = await anonymous().post(
      '/api/auth/login',
      { email: uniqueEmail(), password: PASSWORD },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(answer).toMatchObject({ status: 403, body: { error: 'bad_origin' } });
  });
});

describe('the first operator', () => {
  it('is exactly the person in the settings', async () => {
    const [named, other] = [await asSeller(), await asSeller()];
    const statusOf = async ({ user: { email } }: typeof named) => {
      const client = anonymous().with({}, { ADMIN_EMAIL: named.user.email });
      await client.post('/api/auth/login', { email, password: PASSWORD });
      return (await client.get('/api/admin/overview')).status;
    };
    expect([await statusOf(other), await statusOf(named)]).toEqual([403, 200]);
  });
});

describe('password reset', () => {
  it('ends every other session', async () => {
    const seller = await asSeller();
    const { email } = seller.user;
    const client = anonymous();
    expect((await client.post('/api/auth/forgot-password', { email })).status).toBe(202);
    const answer = await client.post('/api/auth/reset-password', {
      email,
      otp: await codeFor(email),
      password: 'another-horse-8',
    });
    expect(answer.status).toBe(200);
    expect((await seller.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await anonymous().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('has its own code, which attempts at another kind do not use up', async () => {
    const { email } = (await asSeller()).user;
    const client = anonymous();
    await client.post('/api/auth/forgot-password', { email });
    const otp = await codeFor(email);
    for (let count = 0; count < 5; count++) {
      expect((await client.post('/api/auth/verify-email', { email, otp })).status).toBe(400);
    }
    const reset = await client.post('/api/auth/reset-password', { email, otp, password: 'another-horse-8' });
    expect(reset.status).toBe(200);
  });

  it('does not reveal which addresses exist', async () => {
    const { user } = await asSeller();
    const known = await anonymous().post('/api/auth/forgot-password', { email: user.email });
    const unknown = await anonymous().post('/api/auth/forgot-password', { email: uniqueEmail() });
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
  });
});

describe('session endpoints', () => {
  it('describe the session without its token', async () => {
    const seller = await asSeller();
    const { body } = await seller.get('/api/auth/session-health');
    expect(body).toMatchObject({
      sessionExists: true,
      isAuthenticated: true,
      userExists: true,
      persistentUser: true,
      userClaims: { sub: seller.user.id, email: seller.user.email },
    });
    expect(seller.cookies.get('sid')).not.toContain(body.sessionId.slice(0, 8));
    const visitor = await anonymous().get('/api/auth/session-health');
    expect(visitor.body).toMatchObject({ sessionExists: false, isAuthenticated: false, userClaims: null });
  });

  it('renew it for its holder only, and by GET only from our own pages', async () => {
    const seller = await asSeller();
    expect((await seller.post('/api/auth/refresh-session')).body).toEqual({ authenticated: true });
    expect((await anonymous().post('/api/auth/refresh-session')).body).toEqual({ authenticated: false });
    const own = { headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await seller.get('/api/auth/persist-session', own)).body).toEqual({ authenticated: true });
    expect((await seller.get('/api/auth/persist-session')).status).toBe(403);
    expect((await seller.get('/api/logout')).status).toBe(403);
    expect((await seller.get('/api/logout', own)).headers.get('location')).toBe('/');
  });
});

describe('GET /api/login', () => {
  it('leads to our own page if no provider is configured, and back to our own paths only', async () => {
    const ask = async (returnUrl: string) => {
      const { headers } = await anonymous().get(`/api/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      return new URL(headers.get('location') ?? '', 'http://localhost').searchParams.get('returnUrl');
    };
    expect(await ask('/vehicle/1?x=1#y')).toBe('/vehicle/1?x=1#y');
    for (const evil of HOSTILE_RETURN_URLS) {
      expect(await ask(evil), evil).toBe('/dashboard');
    }
  });
});
