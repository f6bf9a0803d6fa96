import { describe, expect, inject, it } from 'vitest';
import { HOSTILE_RETURN_URLS } from '../../schema/common/return-urls.samples';
import type { TestClient } from '../test/client';
import { asSeller, codeFor, PASSWORD, uniqueEmail } from '../test/factories';
import { isSignedIn, leadsTo, open, signUp, submit } from '../test/html-forms';
import { pageClient, withPages } from '../test/pages';

describe('the sign-in form', () => {
  it('signs in and leads to the dashboard, or back to where the person was', async () => {
    const { email } = (await asSeller()).user;
    const credentials = { email: ` ${email.toUpperCase()}`, password: PASSWORD };
    for (const [path, to] of [
      ['/login', '/dashboard'],
      ['/login?returnUrl=%2Fdashboard%2Fleads', '/dashboard/leads'],
      ['/login?returnUrl=%2Fdashboard%3Fq%3D%E0%A4%B9', '/dashboard?q=%E0%A4%B9'],
      ['/login?popup=true', '/auth/callback?popup=true'],
    ] as const) {
      const client = pageClient();
      const answer = await submit(client, path, credentials);
      expect(leadsTo(answer)).toEqual([303, to]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('sid='));
      expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
      expect(client.cookies.has('device')).toBe(true);
      expect(await isSignedIn(client)).toBe(true);
    }
  });

  it('redirects to no hostile address, neither after sign-in nor for a signed-in person', async () => {
    const seller = withPages(await asSeller());
    const followed: string[] = [];
    for (const value of HOSTILE_RETURN_URLS) {
      const query = `?returnUrl=${encodeURIComponent(value)}`;
      for (const path of ['/login', '/signup', '/auth/verify']) {
        const { headers } = await seller.get(`${path}${query}`);
        if (headers.get('location') !== '/dashboard') followed.push(`${path} ${value}`);
      }
      const { html } = await open(pageClient(), `/login${query}`);
      if (!html.includes('action="/login?returnUrl=%2Fdashboard"')) followed.push(`form ${value}`);
    }
    expect(followed).toEqual([]);
    const { email } = (await asSeller()).user;
    const answer = await submit(pageClient(), '/login?returnUrl=%2F%2Fevil.example', {
      email,
      password: PASSWORD,
    });
    expect(leadsTo(answer)).toEqual([303, '/dashboard']);
  });

  it('comes back with what is wrong and the mail address, but no password', async () => {
    const { email } = (await asSeller()).user;
    const client = pageClient();
    const wrong = await submit(client, '/login', { email, password: 'wrong-horse-7' });
    const unknown = await submit(client, '/login', { email: uniqueEmail(), password: 'wrong-horse-7' });
    for (const { status, html, headers } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(html).toContain('Invalid email or password');
      expect(html).not.toContain('wrong-horse-7');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(wrong.html).toContain(`value="${email}"`);
    const empty = await submit(client, '/login', { email: '<b>"', password: '' });
    expect(empty.status).toBe(400);
    expect(empty.html).toContain('Invalid email');
    expect(empty.html).toContain('Password is required');
    expect(empty.html).toContain('value="&lt;b&gt;&quot;"');
    expect(await isSignedIn(client)).toBe(false);
  });

  it('counts refusals towards the same limits as the API, and says when to try again', async () => {
    const { email } = (await asSeller()).user;
    const client = pageClient({}, { RATE_SCALE: '1' });
    for (let count = 0; count < 5; count++) {
      expect((await submit(client, '/login', { email, password: 'wrong-horse-7' })).status).toBe(401);
      const answer = await client.post('/api/auth/login', { email, password: 'wrong-horse-7' });
      expect(answer.status).toBe(401);
    }
    const { status, html, headers } = await submit(client, '/login', { email, password: PASSWORD });
    expect(status).toBe(429);
    expect(html).toMatch(/Too many attempts\. Please try again in (a minute|\d+ minutes)\./);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('continues to the code if the address was never confirmed, which counts as a refusal', async () => {
    const { email } = await signUp();
    const client = pageClient();
    const answer = await submit(client, '/login?returnUrl=%2Fguide', { email, password: PASSWORD });
    expect(answer.status).toBe(403);
    expect(answer.html).toContain('Confirm your email first: we have sent you a code.');
    expect(answer.html).toContain('http-equiv="refresh" content="0;url=/auth/verify?returnUrl=%2Fguide"');
    expect((await open(client, '/auth/verify')).html).toContain(email);
    const code = { email, otp: await codeFor(email) };
    expect(leadsTo(await submit(client, '/auth/verify?returnUrl=%2Fguide', code))).toEqual([303, '/guide']);
  });

  it('is refused from another site', async () => {
    const { email } = (await asSeller()).user;
    const client = pageClient();
    const form = new FormData();
    form.append('email', email);
    form.append('password', PASSWORD);
    for (const origin of ['https://evil.example', 'null']) {
      expect((await client.send('POST', '/login', { form, headers: { origin } })).status).toBe(403);
    }
    expect(await isSignedIn(client)).toBe(false);
  });
});

describe('the screens around a sign-in', () => {
  it('lead a browser without scripts on: to sign-in, and from it', async () => {
    const seller = withPages(await asSeller());
    const refreshOf = async (client: TestClient, path: string) =>
      /<noscript><meta http-equiv="refresh" content="0;url=([^"]*)"/.exec(
        (await open(client, path)).html,
      )?.[1];
    const visitor = pageClient();
    expect(await refreshOf(visitor, '/signin')).toBe('/api/login?returnUrl=%2Fdashboard');
    expect(await refreshOf(visitor, '/auth?returnUrl=%2Fguide&method=email')).toBe(
      '/api/login?returnUrl=%2Fguide&amp;method=email',
    );
    expect(await refreshOf(visitor, '/auth/callback')).toBe('/auth?error=callback_failed');
    expect(await refreshOf(seller, '/auth?returnUrl=%2Fguide')).toBe('/guide');
    expect(await refreshOf(seller, '/auth/callback?returnUrl=%2Fguide')).toBe('/guide');
    expect(await refreshOf(seller, '/auth/callback?returnUrl=%2F%2Fevil.example')).toBe('/dashboard');
    expect(await refreshOf(seller, '/auth/callback?error=x')).toBe('/auth?error=callback_failed');
    const { html } = await open(visitor, '/auth?error=callback_failed&returnUrl=%2Fguide');
    expect(html).toContain('href="/auth?returnUrl=%2Fguide"');
    expect(html).not.toContain('http-equiv="refresh"');
  });

  it('show the session, extend it, and say if there is none', async () => {
    const seller = await asSeller();
    const client = withPages(seller);
    const { html } = await open(client, '/auth/troubleshoot');
    expect(html).toContain(seller.user.email);
    expect(html.match(/>OK</g)).toHaveLength(4);
    const repaired = await submit(client, '/auth/troubleshoot', { how: 'persist' });
    expect(repaired.html).toContain('Session persisted');
    expect(repaired.headers.getSetCookie().some((cookie) => cookie.startsWith('sid='))).toBe(true);
    const visitor = await submit(pageClient(), '/auth/troubleshoot', { how: 'refresh' });
    expect(visitor.html).toContain('There is no session to keep. Sign in first.');
    expect(visitor.html.match(/>Issue</g)).toHaveLength(4);
  });

  it('are never stored, and not found by search', async () => {
    for (const path of [
      '/login',
      '/signup',
      '/signin',
      '/auth',
      '/auth/callback',
      '/auth/verify',
      '/auth/reset',
      '/auth/reset/code',
      '/auth/troubleshoot',
    ]) {
      const { headers, html, status } = await open(pageClient(), path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    }
    expect((await open(pageClient(), '/goodbye')).html).toMatch(/<h1[^>]*>Goodbye/);
    expect((await pageClient().get('/auth/nowhere')).status).toBe(404);
  });

  it('offer the provider if there is one', async () => {
    const bindings = {
      OIDC_ISSUER: inject('oidcIssuer'),
      OIDC_CLIENT_ID: 'chaabi-tests',
      OIDC_NAME: 'Test ID',
    };
    const { html } = await open(pageClient({}, bindings), '/login?returnUrl=%2Fguide');
    expect(html).toContain('href="/api/login?returnUrl=%2Fguide"');
    expect(html).toMatch(/Continue with (<!-- -->)?Test ID/);
    expect((await open(pageClient(), '/login')).html).not.toContain('Continue with');
    const signup = await open(pageClient({}, bindings), '/signup?returnUrl=%2Fguide');
    expect(signup.html.indexOf('href="/api/login?returnUrl=%2Fguide"')).toBeLessThan(
      signup.html.indexOf('name="name"'),
    );
    expect(signup.html).toMatch(/Continue with (<!-- -->)?Test ID/);
    expect((await open(pageClient(), '/signup')).html).not.toContain('Continue with');
  });
});
