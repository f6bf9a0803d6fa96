import { describe, expect, it } from 'vitest';
import type { TestClient } from '../test/client';
import { asSeller, codeFor, PASSWORD, uniqueEmail } from '../test/factories';
import { isSignedIn, leadsTo, NAMES, open, signUp, submit } from '../test/html-forms';
import { pageClient, withPages } from '../test/pages';

const NEW_PASSWORD = 'another-horse-8';

/** Browsers at one frozen moment, since pages say how long to wait for another code. */
const atOneMoment = () => {
  const now = Date.now();
  return [pageClient({ clock: { now: () => now } }), pageClient({ clock: { now: () => now } })] as const;
};

describe('the sign-up form', () => {
  it('leads to the code, which signs in', async () => {
    const { client, email, answer } = await signUp(pageClient(), '/signup?returnUrl=%2Fguide');
    expect(leadsTo(answer)).toEqual([303, '/auth/verify?returnUrl=%2Fguide']);
    const screen = await open(client, '/auth/verify?returnUrl=%2Fguide');
    expect(screen.html).toContain(`<strong class="font-medium text-ink">${email}</strong>`);
    const wrong = await submit(client, '/auth/verify', { email, otp: 'wrong!' });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('Invalid OTP. Please try again.');
    const right = await submit(client, '/auth/verify?returnUrl=%2Fguide', {
      email,
      otp: await codeFor(email),
    });
    expect(leadsTo(right)).toEqual([303, '/guide']);
    expect(await isSignedIn(client)).toBe(true);
    expect(client.cookies.has('code_for')).toBe(false);
  });

  it('answers a known address like an unknown one', async () => {
    const { email } = (await asSeller()).user;
    const [client, other] = atOneMoment();
    const known = await submit(client, '/signup', { ...NAMES, email, password: PASSWORD });
    const unknown = await signUp(other);
    expect(leadsTo(known)).toEqual(leadsTo(unknown.answer));
    const screen = async (of: TestClient) => (await open(of, '/auth/verify')).html;
    expect((await screen(client)).replaceAll(email, '')).toBe(
      (await screen(unknown.client)).replaceAll(unknown.email, ''),
    );
  });

  it('keeps the mail address out of URLs, for an hour, in a cookie that no script reads', async () => {
    const { answer, email } = await signUp();
    expect(answer.headers.get('location')).not.toContain('example.test');
    const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('code_for='));
    expect(decodeURIComponent(cookie ?? '')).toContain(email);
    expect(cookie).toMatch(/Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it('shows what is wrong next to each field and returns no password', async () => {
    const fields = { name: ' ', email: 'nobody', password: 'short-7' };
    const { status, html } = await submit(pageClient(), '/signup', fields);
    expect(status).toBe(400);
    for (const message of ['Name is required', 'Invalid email', 'Password must be at least 8 characters']) {
      expect(html).toContain(`${message}</p>`);
    }
    expect(html).not.toContain('short-7');
    const empty = await submit(pageClient(), '/signup', { name: '', email: '', password: '' });
    expect(empty.html).toContain('Mobile number or email is required</p>');
    const easy = await submit(pageClient(), '/signup', {
      ...NAMES,
      email: uniqueEmail(),
      password: 'password1',
    });
    expect(easy.html).toContain('This password is too easy to guess. Please choose another.');
  });
});

describe('the name on the sign-up form', () => {
  const register = async (fields: Record<string, string>) => {
    const client = pageClient();
    const email = uniqueEmail();
    const answer = await submit(client, '/signup', { ...fields, email, password: PASSWORD });
    if (answer.status !== 303) return answer.html;
    const verified = await client.post('/api/auth/verify-email', { email, otp: await codeFor(email) });
    const { firstName, lastName } = verified.body.user;
    return [firstName, lastName];
  };

  it('is split at its last space', async () => {
    expect(await register({ name: ' Asha  Rao ' })).toEqual(['Asha', 'Rao']);
    expect(await register({ name: 'Mary Ann D Souza' })).toEqual(['Mary Ann D', 'Souza']);
  });

  it('keeps a single word and then has a field for the last name', async () => {
    expect((await open(pageClient(), '/signup')).html).not.toContain('name="lastName"');
    const html = await register({ name: 'Asha' });
    expect(html).toContain('Last name is required</p>');
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value="Asha"/);
    expect(html).toContain('name="lastName"');
    expect(await register({ name: 'Asha', lastName: 'Rao' })).toEqual(['Asha', 'Rao']);
    expect(await register({ name: 'Asha Kumari', lastName: 'Rao' })).toEqual(['Asha Kumari', 'Rao']);
    expect(await register({ name: 'Asha', lastName: 'Rao', oneName: 'on' })).toEqual(['Asha', '']);
  });

  it('has at most fifty letters for each part', async () => {
    const long = 'a'.repeat(51);
    for (const name of [`${long} Rao`, `Asha ${long}`]) {
      expect(await register({ name })).toContain('At most 50 characters for each name</p>');
    }
  });
});

describe('the code of a new account', () => {
  it('is accepted with the spaces and dashes that were copied along', async () => {
    for (const between of [' ', '-', '\u2013']) {
      const { client, email } = await signUp();
      const code = await codeFor(email);
      const otp = ` ${code.slice(0, 3)}${between}${code.slice(3)} `;
      const answer = await submit(client, '/auth/verify', { email, otp });
      expect(leadsTo(answer)).toEqual([303, '/dashboard?add=vehicle']);
    }
  });

  it('leads to the first vehicle unless another page was requested', async () => {
    for (const [returnUrl, to] of [
      ['/dashboard', '/dashboard?add=vehicle'],
      ['//evil.example', '/dashboard?add=vehicle'],
      ['/subscription', '/subscription'],
      ['/dashboard/leads', '/dashboard/leads'],
    ] as const) {
      const { client, email } = await signUp();
      const path = `/auth/verify?returnUrl=${encodeURIComponent(returnUrl)}`;
      expect(leadsTo(await submit(client, path, { email, otp: await codeFor(email) }))).toEqual([303, to]);
    }
  });
});

describe('the screens that accept a code', () => {
  it('ask for the mail address if the browser does not know it', async () => {
    const { email } = await signUp();
    const stranger = pageClient();
    expect((await open(stranger, '/auth/verify')).html).toMatch(
      /<input[^>]*name="email"[^>]*type="text"|<input[^>]*type="text"[^>]*name="email"/,
    );
    const made = pageClient();
    made.cookies.set('code_for', encodeURIComponent('verify 1 <script>'));
    expect((await open(made, '/auth/verify')).html).not.toContain('&lt;script');
    expect((await open(stranger, '/auth/verify')).html).not.toContain(email);
  });

  it('send another code, once a minute, and say so', async () => {
    const { client, email } = await signUp(atOneMoment()[0]);
    const { status, html } = await submit(client, '/auth/verify/resend?returnUrl=%2Fguide', { email });
    expect(status).toBe(200);
    expect(html).toContain(`Code sent. Look for it in the inbox of ${email}.`);
    expect(html).toContain('data-resend="60"');
    expect(html).toContain('action="/auth/verify?returnUrl=%2Fguide"');
    for (const path of ['/auth/verify', '/auth/reset/code']) {
      const opened = await client.get(`${path}/resend?returnUrl=%2Fguide`);
      expect(leadsTo(opened)).toEqual([302, `${path}?returnUrl=%2Fguide`]);
    }
  });

  it('say why no other code is sent', async () => {
    const { client, email } = await signUp(pageClient({}, { RATE_SCALE: '1' }));
    const statuses: number[] = [];
    let html = '';
    for (let count = 0; count < 5; count++) {
      const answer = await submit(client, '/auth/verify/resend', { email });
      statuses.push(answer.status);
      html = answer.html;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(html).toMatch(/The code could not be sent\. Too many attempts\./);
  });

  it('redirect a signed-in person', async () => {
    const seller = withPages(await asSeller());
    for (const path of ['/login', '/signup', '/auth/verify']) {
      expect(leadsTo(await seller.get(`${path}?returnUrl=%2Fguide`))).toEqual([302, '/guide']);
      const popup = await seller.get(`${path}?popup=true`);
      expect(leadsTo(popup)).toEqual([302, '/auth/callback?popup=true']);
      expect(popup.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    }
  });
});

describe('the forms for a new password', () => {
  it('set it with the mailed code, sign in and end every other session', async () => {
    const seller = await asSeller();
    const { email } = seller.user;
    const client = pageClient();
    const asked = await submit(client, '/auth/reset?returnUrl=%2Fguide', { email });
    expect(leadsTo(asked)).toEqual([303, '/auth/reset/code?returnUrl=%2Fguide']);
    expect((await open(client, '/auth/reset/code')).html).toContain(email);
    const otp = await codeFor(email);
    const easy = await submit(client, '/auth/reset/code', { email, otp, password: 'password1' });
    expect(easy.status).toBe(400);
    expect(easy.html).toContain('This password is too easy to guess.');
    expect(easy.html).toContain(`value="${otp}"`);
    const answer = await submit(client, '/auth/reset/code?returnUrl=%2Fguide', {
      email,
      otp,
      password: NEW_PASSWORD,
    });
    expect(leadsTo(answer)).toEqual([303, '/guide']);
    expect(await isSignedIn(client)).toBe(true);
    expect((await seller.get('/api/auth/user')).status).toBe(401);
    expect((await submit(pageClient(), '/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('do not reveal which addresses exist', async () => {
    const { email } = (await asSeller()).user;
    const [known, unknown] = atOneMoment();
    const other = uniqueEmail();
    expect(leadsTo(await submit(known, '/auth/reset', { email }))).toEqual(
      leadsTo(await submit(unknown, '/auth/reset', { email: other })),
    );
    const screen = async (client: TestClient) => (await open(client, '/auth/reset/code')).html;
    expect((await screen(known)).replaceAll(email, '')).toBe((await screen(unknown)).replaceAll(other, ''));
  });

  it('start with the mail address in a browser that requested no code', async () => {
    const { html } = await open(pageClient(), '/auth/reset/code');
    expect(html).toContain('Send code');
    const { client } = await signUp();
    expect((await open(client, '/auth/reset/code')).html).toContain('Send code');
  });
});
