import { describe, expect, it } from 'vitest';
import { formatMobile } from '../../schema/common/mobile-text';
import { changeUser, codeFor, PASSWORD, uniqueMobile } from '../test/factories';
import { isSignedIn, leadsTo, NAMES, open, submit } from '../test/html-forms';
import { pageClient } from '../test/pages';

const YEAR = 365 * 86_400_000;
const form = (number: string, password = PASSWORD) => ({ ...NAMES, email: number, password });

describe('the sign-up form with a number', () => {
  it('leads to the code, which leads to the first vehicle', async () => {
    const [client, number] = [pageClient(), uniqueMobile()];
    expect(leadsTo(await submit(client, '/signup', form(number)))).toEqual([303, '/auth/verify']);
    const { html } = await open(client, '/auth/verify');
    expect(html).toContain(`>${formatMobile(`+91${number}`)}</strong>`);
    expect(html).toContain('Check your phone');
    const otp = await codeFor(`+91${number}`);
    const typed = await submit(client, '/auth/verify', { email: `+91${number}`, otp });
    expect(leadsTo(typed)).toEqual([303, '/dashboard?add=vehicle']);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('leads to the first vehicle at once where no codes can be sent, and offers none', async () => {
    const client = pageClient({ sms: null });
    const answer = await submit(client, '/signup', form(uniqueMobile()));
    expect(leadsTo(answer)).toEqual([303, '/dashboard?add=vehicle']);
    expect(await isSignedIn(client)).toBe(true);
    expect((await open(pageClient({ sms: null }), '/login')).html).not.toContain('code by SMS');
    expect((await open(pageClient(), '/login')).html).toContain('href="/auth/code"');
  });

  it('says at /auth/reset what helps where no codes can be sent', async () => {
    const { status, html } = await submit(pageClient({ sms: null }), '/auth/reset', {
      email: uniqueMobile(),
    });
    expect(status).toBe(403);
    expect(html).toContain('We cannot send codes to mobile numbers. Use the email address of your account');
    expect(html).toContain('href="/help#signing-in"');
  });
});

describe('sign-in with a code', () => {
  it('asks for a number, not for an address', async () => {
    const { status, html } = await submit(pageClient(), '/auth/code', { email: 'a@example.test' });
    expect([status, html.includes('Mobile number must contain only numbers')]).toEqual([400, true]);
  });

  it('sends another code and says where to look for it', async () => {
    const [client, number] = [pageClient(), uniqueMobile()];
    await submit(client, '/auth/code', { email: number });
    const { html } = await submit(client, '/auth/verify/resend', { email: number });
    expect(html).toContain(`Look for the SMS to ${formatMobile(`+91${number}`)}.`);
  });

  it('shows a field for the password, and a way to a new account, a year after the number was confirmed', async () => {
    const [client, number] = [pageClient(), uniqueMobile()];
    await submit(client, '/signup', form(number));
    await submit(client, '/auth/verify', { email: number, otp: await codeFor(`+91${number}`) });
    const { id } = (await client.get('/api/auth/user')).body;
    const now = Date.now() + 600_000;
    await changeUser(id, { confirmedMobileAt: now - YEAR - 1 });
    const stranger = pageClient({ clock: { now: () => now } });
    await submit(stranger, '/auth/code', { email: number });
    const typed = { email: number, otp: await codeFor(`+91${number}`) };
    const asked = await submit(stranger, '/auth/verify', typed);
    expect(asked.status).toBe(400);
    expect(asked.html).toContain('It is more than a year since this number was last confirmed');
    expect(asked.html).toContain('name="password"');
    expect(asked.html).toContain('name="startNew"');
    const right = await submit(stranger, '/auth/verify', { ...typed, password: PASSWORD });
    expect(right.status).toBe(303);
  });
});
