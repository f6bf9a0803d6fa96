import { describe, expect, inject, it } from 'vitest';
import type { Platform } from '../../context';
import { TestClient } from '../../test/client';
import { asSeller, changeUser, PASSWORD, uniqueEmail } from '../../test/factories';

const CALLBACK_FAILED = '/auth/callback?error=callback_failed';
const bindings = { OIDC_ISSUER: inject('oidcIssuer'), OIDC_CLIENT_ID: 'chaabi-tests', OIDC_NAME: 'Test ID' };
const browser = (overrides: Partial<Platform> = {}) => new TestClient(overrides, bindings);
const withCookiesOf = (client: TestClient, overrides: Partial<Platform> = {}) => {
  const copy = browser(overrides);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
};

let serial = 0;
const person = (claims: object = {}) => ({
  sub: `subject-${++serial}`,
  email: uniqueEmail(),
  email_verified: true,
  given_name: 'Asha',
  family_name: 'Sharma',
  ...claims,
});

/** Starts a sign-in: the provider's address and its parameters. */
async function begin(client: TestClient, query = '') {
  const { status, headers } = await client.get(`/api/login${query}`);
  expect(status).toBe(302);
  return new URL(headers.get('location') ?? '');
}

/**
 * Chooses an account at the provider over the network; returns the path to which the provider redirects the
 * browser.
 */
async function choose(authorize: URL, claims: object): Promise<string> {
  const url = new URL(authorize);
  url.searchParams.set('login_hint', JSON.stringify(claims));
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

async function signIn(client: TestClient, claims: object, query = '') {
  const { headers } = await client.get(await choose(await begin(client, query), claims));
  return headers.get('location');
}

describe('sign-in with a provider', () => {
  it('creates an account and a session, with PKCE, nonce and a state bound to the browser', async () => {
    const client = browser();
    const authorize = await begin(client);
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/api/auth/openid/callback',
      nonce: expect.stringMatching(/.{40,}/),
      state: client.cookies.get('openid_state'),
    });

    const claims = person();
    const answer = await client.get(await choose(authorize, claims));
    expect(answer.headers.get('location')).toBe('/auth/callback?returnUrl=%2Fdashboard%3Fadd%3Dvehicle');
    expect(client.cookies.has('openid_state')).toBe(false);
    const { body } = await client.get('/api/auth/user');
    expect(body).toMatchObject({ email: claims.email, firstName: 'Asha', lastName: 'Sharma' });

    const later = browser();
    const location = await signIn(later, { ...claims, email: uniqueEmail() });
    expect(location, 'only a new account begins with Add Vehicle').toBe(
      '/auth/callback?returnUrl=%2Fdashboard',
    );
    expect((await later.get('/api/auth/user')).body.id).toBe(body.id);
  });

  it('sends the code verifier: a code without it is refused by the provider', async () => {
    const [victim, thief] = [browser(), browser()];
    const stolen = new URL(await choose(await begin(victim), person()), 'http://localhost');
    const own = new URL(await choose(await begin(thief), person()), 'http://localhost');
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await thief.get(`${own.pathname}${own.search}`)).headers.get('location')).toBe(CALLBACK_FAILED);
    expect(thief.cookies.has('sid')).toBe(false);
  });

  it('leads to our own form with method=email', async () => {
    const { headers } = await browser().get('/api/login?method=email');
    expect(headers.get('location')).toMatch(/^\/login\?/);
  });

  it('tells the callback that it runs in a popup, and keeps the connection to the opener', async () => {
    const client = browser();
    const start = await client.get('/api/login?popup=true');
    const back = await client.get(await choose(new URL(start.headers.get('location') ?? ''), person()));
    for (const { headers } of [start, back]) {
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    }
    expect(await signIn(browser(), person(), '?popup=true')).toBe(
      '/auth/callback?returnUrl=%2Fdashboard%3Fadd%3Dvehicle&popup=true',
    );
  });

  it('keeps the path to return to, if it is one of ours', async () => {
    const returnTo = async (path: string) =>
      new URL(
        (await signIn(browser(), person(), `?returnUrl=${encodeURIComponent(path)}`)) ?? '',
        'http://localhost',
      ).searchParams.get('returnUrl');
    expect(await returnTo('/dashboard/leads')).toBe('/dashboard/leads');
    for (const evil of ['//evil.example', 'https://evil.example', '/api/logout', '/\\evil.example']) {
      expect(await returnTo(evil), evil).toBe('/dashboard?add=vehicle');
    }
  });
});

describe('when the person last authenticated', () => {
  const ago = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  const mayErase = async (client: TestClient) => {
    const { body } = await client.get('/api/auth/user');
    return (await client.post('/api/account/erase', { email: body.email })).status === 202;
  };

  it('is requested from the provider, and a new authentication where we need one', async () => {
    expect((await begin(browser())).searchParams.get('max_age')).toBe(String(90 * 86_400));
    expect((await begin(browser(), '?again=true')).searchParams.get('max_age')).toBe('0');
  });

  it.each([
    ['a minute ago is enough to erase', { auth_time: ago(1) }, true],
    ['an hour ago is not, however new our own session is', { auth_time: ago(60) }, false],
    ['in the future is taken as now', { auth_time: ago(-60) }, true],
    ['and is not said counts from our own sign-in', {}, true],
  ])('%s', async (_, claims, enough) => {
    const client = browser();
    await signIn(client, person(claims));
    expect((await client.get('/api/account')).body.signedInRecently).toBe(enough);
    expect(await mayErase(client)).toBe(enough);
  });

  it('restarts with the next sign-in, which ends the previous session', async () => {
    const [client, before] = [browser(), person({ auth_time: ago(60) })];
    await signIn(client, before);
    const old = withCookiesOf(client);
    await signIn(client, { ...before, auth_time: ago(0) }, '?again=true');
    expect((await old.get('/api/auth/user')).status).toBe(401);
    expect(await mayErase(client)).toBe(true);
  });
});

describe('an answer that does not match', () => {
  it('is refused in a browser that did not start it', async () => {
    const client = browser();
    const back = await choose(await begin(client), person());
    const other = browser();
    await begin(other);
    for (const stranger of [browser(), other]) {
      expect((await stranger.get(back)).headers.get('location')).toBe(CALLBACK_FAILED);
      expect(stranger.cookies.has('sid')).toBe(false);
    }
    expect((await client.get(back)).headers.get('location')).toMatch(/returnUrl/);
  });

  it('is refused the second time', async () => {
    const client = browser();
    const back = await choose(await begin(client), person());
    const copy = withCookiesOf(client);
    expect((await client.get(back)).headers.get('location')).toMatch(/returnUrl/);
    expect((await copy.get(back)).headers.get('location')).toBe(CALLBACK_FAILED);
  });

  it('is refused after ten minutes', async () => {
    const client = browser();
    const back = await choose(await begin(client), person());
    const late = withCookiesOf(client, { clock: { now: () => Date.now() + 10 * 60_000 + 1 } });
    expect((await late.get(back)).headers.get('location')).toBe(CALLBACK_FAILED);
    expect(late.cookies.has('sid')).toBe(false);
  });

  it.each([
    ['another nonce', { nonce: 'somebody-elses' }],
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1_700_000_000 }],
    ['claims that nobody has signed', { forged: { sub: 'somebody-else' } }],
  ])('is refused with %s', async (_, claims) => {
    const client = browser();
    expect(await signIn(client, person(claims))).toBe(CALLBACK_FAILED);
    expect(client.cookies.has('sid')).toBe(false);
  });

  it('leads to the error screen if the provider cannot be reached', async () => {
    const client = new TestClient({}, { ...bindings, OIDC_ISSUER: 'http://127.0.0.1:9' });
    expect((await client.get('/api/login')).headers.get('location')).toBe(CALLBACK_FAILED);
  });

  it('is refused if the person declined', async () => {
    const client = browser();
    const state = (await begin(client)).searchParams.get('state');
    const { headers } = await client.get(`/api/auth/openid/callback?error=access_denied&state=${state}`);
    expect(headers.get('location')).toBe(CALLBACK_FAILED);
  });
});

describe('joining accounts', () => {
  it('refuses an address that the provider has not verified, known or not', async () => {
    const { user } = await asSeller();
    for (const email of [user.email, uniqueEmail()]) {
      const client = browser();
      expect(await signIn(client, person({ email, email_verified: false }))).toBe(CALLBACK_FAILED);
      expect(client.cookies.has('sid')).toBe(false);
    }
    expect(await signIn(browser(), person({ email: undefined }))).toBe(CALLBACK_FAILED);
  });

  it('links a confirmed account and keeps its password', async () => {
    const { user } = await asSeller();
    const client = browser();
    await signIn(client, person({ email: user.email.toUpperCase() }));
    expect((await client.get('/api/auth/user')).body.id).toBe(user.id);
    const answer = await browser().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('drops an unconfirmed password, which another person may have set', async () => {
    const email = uniqueEmail();
    await browser().post('/api/auth/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' });
    const client = browser();
    await signIn(client, person({ email }));
    expect((await client.get('/api/auth/user')).body.email).toBe(email);
    expect((await browser().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('refuses a suspended account, linked or not', async () => {
    const { user } = await asSeller();
    const claims = person({ email: user.email });
    const suspend = (isActive: boolean) => changeUser(user.id, { isActive });
    await suspend(false);
    expect(await signIn(browser(), claims)).toBe(CALLBACK_FAILED);
    await suspend(true);
    expect(await signIn(browser(), claims)).toMatch(/returnUrl/);
    await suspend(false);
    expect(await signIn(browser(), claims)).toBe(CALLBACK_FAILED);
  });
});
