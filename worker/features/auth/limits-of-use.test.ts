import { describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client';
import { asSeller, PASSWORD, uniqueEmail } from '../../test/factories';

const MINUTE = 60_000;
const at = (now: number) => new TestClient({ clock: { now: () => now } });
const strict = () => new TestClient({}, { RATE_SCALE: '1' });

async function mailsTo(email: string): Promise<number> {
  const { body } = await new TestClient().get('/dev/outbox', { headers: { accept: 'application/json' } });
  return body.filter((mail: { to: string }) => mail.to === email).length;
}

describe('a code', () => {
  it('is mailed once a minute, however often it is requested', async () => {
    const now = Date.now();
    const email = uniqueEmail();
    await at(now).post('/api/auth/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' });
    expect((await at(now + MINUTE - 1).post('/api/auth/resend-code', { email })).status).toBe(202);
    expect(await mailsTo(email)).toBe(1);
    await at(now + MINUTE + 1).post('/api/auth/resend-code', { email });
    expect(await mailsTo(email)).toBe(2);
  });

  it('expires after ten minutes', async () => {
    const now = Date.now();
    const email = uniqueEmail();
    await at(now).post('/api/auth/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' });
    const { body } = await at(now).get('/dev/outbox', { headers: { accept: 'application/json' } });
    const { code: otp } = body.find((mail: { to: string }) => mail.to === email);
    const late = await at(now + 10 * MINUTE + 1).post('/api/auth/verify-email', { email, otp });
    expect(late).toMatchObject({ status: 400, body: { fields: { otp: 'Invalid OTP. Please try again.' } } });
  });
});

describe('rate limits at their real size', () => {
  it('stop guessing at one account, say when to try again, and do not affect others', async () => {
    const { user } = await asSeller();
    const guess = { email: user.email, password: 'wrong-horse-7' };
    for (let count = 0; count < 10; count++) {
      expect((await strict().post('/api/auth/login', guess)).status).toBe(401);
    }
    const refused = await strict().post('/api/auth/login', { ...guess, password: PASSWORD });
    expect(refused).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
    expect(refused.body.message).toMatch(
      /^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/,
    );
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);

    const other = await asSeller();
    const answer = await strict().post('/api/auth/login', { email: other.user.email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('stop mails to one address after five in an hour, known or not', async () => {
    const { user } = await asSeller();
    for (const email of [user.email, uniqueEmail()]) {
      const ask = () => strict().post('/api/auth/forgot-password', { email });
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++) statuses.push((await ask()).status);
      // Signing up has used one mail of the known address: another scale, but the same counter.
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.slice(0, 4)).toEqual([202, 202, 202, 202]);
    }
  });
});
