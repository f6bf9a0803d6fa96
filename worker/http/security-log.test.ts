import { describe, expect, it } from 'vitest';
import { consoleSecurityLog, type SecurityLine } from '../platform/security-log';
import type { TestClient } from '../test/client';
import {
  anonymous,
  asSeller,
  changeUser,
  codeFor,
  PASSWORD,
  publishVehicle,
  uniqueEmail,
} from '../test/factories';

/** A browser whose requests' log lines can be read. */
function watched(client: TestClient, bindings: ConstructorParameters<typeof TestClient>[1] = {}) {
  const lines: SecurityLine[] = [];
  const browser = client.with({ securityLog: { write: (line) => lines.push(line) } }, bindings);
  return { browser, lines, told: () => lines.map(({ event, detail, userId }) => [event, detail, userId]) };
}

const WRONG = 'wrong-horse-7';

describe('the security log', () => {
  it('has who signed in, how, when and from which network', async () => {
    const { user } = await asSeller();
    const { browser, lines } = watched(anonymous());
    const { headers } = await browser.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(lines).toEqual([
      {
        event: 'sign_in',
        at: expect.stringMatching(/^20\d\d-.*Z$/),
        requestId: headers.get('x-request-id'),
        request: 'POST /api/auth/login',
        userId: user.id,
        network: expect.stringMatching(/^[0-9a-f]{64}$/),
        detail: 'email',
      },
    ]);
  });

  it('has every failed sign-in, with the reason', async () => {
    const { user } = await asSeller();
    const { user: suspended } = await asSeller();
    await changeUser(suspended.id, { isActive: false });
    const [email, unknown] = [uniqueEmail(), uniqueEmail()];
    const names = { firstName: 'Asha', lastName: 'Rao' };
    await anonymous().post('/api/auth/register', { email, ...names, password: PASSWORD });
    const { browser, told } = watched(anonymous());
    await browser.post('/api/auth/login', { email: user.email, password: WRONG });
    await browser.post('/api/auth/login', { email: unknown, password: WRONG });
    await browser.post('/api/auth/login', { email: suspended.email, password: PASSWORD });
    await browser.post('/api/auth/login', { email, password: PASSWORD });
    await browser.post('/api/auth/verify-email', { email, otp: 'wrong1' });
    await browser.post('/api/auth/reset-password', { email, otp: 'wrong1', password: PASSWORD });
    await browser.get('/api/auth/openid/callback?state=forged');
    expect(told()).toEqual([
      ['sign_in_failed', 'password', user.id],
      ['sign_in_failed', 'password', null],
      ['sign_in_failed', 'suspended', suspended.id],
      ['sign_in_failed', 'email_unverified', expect.any(String)],
      ['sign_in_failed', 'email_verification', null],
      ['sign_in_failed', 'password_reset', null],
      ['sign_in_failed', 'oidc', null],
    ]);
  });

  it('has what a signed-in person was refused, and what was not theirs', async () => {
    const [seller, owner] = [await asSeller(), await asSeller()];
    const { id } = await publishVehicle(owner);
    const { browser, lines, told } = watched(seller);
    await browser.get('/api/admin/overview');
    await browser.delete(`/api/vehicles/${id}`);
    await browser.post('/api/account/erase', { email: seller.user.email, password: WRONG });
    const me = seller.user.id;
    expect(told()).toEqual([
      ['refused', 'forbidden', me],
      ['refused', 'not_found', me],
      ['password_refused', 'account', me],
    ]);
    expect(lines[1]?.request).toBe(`DELETE /api/vehicles/${id}`);
  });

  it('has no line for a visitor who has to sign in', async () => {
    const { browser, told } = watched(anonymous());
    expect((await browser.get('/api/leads')).status).toBe(401);
    expect(told()).toEqual([]);
  });

  it('has attempts to bypass the origin, the limits and the signature', async () => {
    const { browser, told } = watched(anonymous(), { RATE_SCALE: '1' });
    await browser.post('/api/leads', {}, { headers: { origin: 'https://evil.example' } });
    await browser.send('POST', '/api/stripe/webhook', {
      body: '{}',
      headers: { 'demo-signature': 'forged' },
    });
    const email = uniqueEmail();
    for (let times = 0; times < 6; times++) await browser.post('/api/auth/forgot-password', { email });
    expect(told()).toEqual([
      ['bad_origin', 'bad_origin', null],
      ['bad_signature', 'payments', null],
      ['rate_limited', 'rate_limited', null],
    ]);
  });

  it('is one line of JSON in the output, without address, number, name, password, code or key', async () => {
    const said: unknown[] = [];
    const { info } = console;
    console.info = (...parts: unknown[]) => said.push(...parts);
    try {
      const email = uniqueEmail();
      const names = { firstName: 'Asha', lastName: 'Rao' };
      const client = anonymous().with({ securityLog: consoleSecurityLog });
      await client.post('/api/auth/register', { email, ...names, password: PASSWORD });
      const otp = await codeFor(email);
      await client.post('/api/auth/login', { email, password: WRONG });
      await client.post('/api/auth/verify-email', { email, otp });
      await client.get('/api/profile/somebody-else');
      const all = said.join('\n');
      expect(said).toHaveLength(3);
      for (const line of said) expect(JSON.parse(String(line))).toMatchObject({ log: 'security' });
      for (const secret of [
        email,
        'Asha',
        WRONG,
        PASSWORD,
        otp,
        client.cookies.get('sid') ?? '',
        'somebody-else',
      ]) {
        expect(all).not.toContain(secret);
      }
    } finally {
      console.info = info;
    }
  });
});
