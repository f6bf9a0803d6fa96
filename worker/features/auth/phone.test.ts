import { describe, expect, inject, it } from 'vitest';
import { parseSettings } from '../../env';
import { anonymous, asSeller, type Seller, uniqueMobile } from '../../test/factories';

const MINUTE = 60_000;
const send = (who: Pick<Seller, 'post'>, phoneNumber: string, more = {}) =>
  who.post('/api/auth/send-otp', { phoneNumber, countryCode: '+91', ...more });
const verify = (who: Pick<Seller, 'post'>, phoneNumber: string, otp: string, more = {}) =>
  who.post('/api/auth/verify-otp', { phoneNumber, countryCode: '+91', otp, ...more });
const me = async (seller: Seller) => (await seller.get('/api/auth/user')).body;
const wrong = (otp: string) => (otp === '111111' ? '222222' : '111111');

describe('a number', () => {
  it('is verified by the code that was sent to it', async () => {
    const seller = await asSeller();
    const number = uniqueMobile();
    const { status, body } = await send(seller, number);
    expect(status).toBe(200);
    expect(body).toMatchObject({ testMode: true, otp: expect.stringMatching(/^\d{6}$/) });
    expect((await verify(seller, number, body.otp)).body).toEqual({ message: 'Phone Verified' });
    expect(await me(seller)).toMatchObject({
      mobileNumber: `+91${number}`,
      countryCode: '+91',
      phoneVerified: true,
    });
    expect((await verify(seller, number, body.otp)).status).toBe(400);
  });

  it('of another allowed country keeps its dial code', async () => {
    const seller = await asSeller();
    const more = { countryCode: '+44' };
    const abroad = seller.with({}, { SMS_COUNTRIES: '91,44' } as never);
    const { body } = await send(abroad, '07400 123456', more);
    expect((await verify(seller, '07400 123456', body.otp, more)).status).toBe(200);
    expect(await me(seller)).toMatchObject({ mobileNumber: '+447400123456', countryCode: '+44' });
  });

  it('must be valid, and belongs to a signed-in person', async () => {
    const seller = await asSeller();
    expect((await send(seller, ' ')).body.fields).toEqual({ phoneNumber: 'Phone number is required' });
    expect((await send(seller, '12345')).status).toBe(400);
    expect((await send(seller, uniqueMobile(), { countryCode: '+999' })).status).toBe(400);
    expect((await verify(seller, uniqueMobile(), '')).body.fields).toEqual({ otp: 'OTP is required' });
    expect((await send(anonymous(), uniqueMobile())).status).toBe(401);
    expect((await verify(anonymous(), uniqueMobile(), '123456')).status).toBe(401);
  });
});

describe('a code', () => {
  it('is void after five wrong attempts, right or not', async () => {
    const seller = await asSeller();
    const number = uniqueMobile();
    const { otp } = (await send(seller, number)).body;
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(seller, number, wrong(otp))));
    for (const { status, body } of tries) {
      expect([status, body.message]).toEqual([400, 'Invalid OTP. Please try again.']);
    }
    expect((await verify(seller, number, otp)).status).toBe(400);
    expect((await me(seller)).phoneVerified).toBe(false);
  });

  it('works for five minutes, once, for the person and number it was sent to', async () => {
    const [seller, other] = [await asSeller(), await asSeller()];
    const number = uniqueMobile();
    const { otp } = (await send(seller, number)).body;
    expect((await verify(other, number, otp)).status).toBe(400);
    expect((await verify(seller, uniqueMobile(), otp)).status).toBe(400);
    expect((await verify(seller.at(Date.now() + 5 * MINUTE + 1000) as Seller, number, otp)).status).toBe(400);
    const both = await Promise.all([verify(seller, number, otp), verify(seller, number, otp)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is available once a minute and five times an hour, and the answer says when next', async () => {
    const seller = await asSeller();
    const number = uniqueMobile();
    const start = Date.now();
    const askAt = (minutes: number) => send(seller.at(start + minutes * MINUTE), number);
    expect((await askAt(0)).status).toBe(200);
    const soon = await askAt(0.5);
    expect(soon.status).toBe(429);
    expect(soon.body.message).toBe('Please wait 30 seconds before asking for another OTP.');
    expect(soon.headers.get('retry-after')).toBe('30');
    for (const minutes of [1.1, 2.2, 3.3, 4.4]) expect((await askAt(minutes)).status).toBe(200);
    const full = await askAt(10);
    expect([full.status, full.body.message]).toEqual([
      429,
      'Please wait 50 minutes before asking for another OTP.',
    ]);
    expect((await askAt(61.2)).status).toBe(200);
  });

  it('is sent once if it is requested many times at once', async () => {
    const seller = await asSeller();
    const number = uniqueMobile();
    const results = await Promise.all(Array.from({ length: 8 }, () => send(seller, number)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe.each([
  {
    provider: 'msg91',
    settings: { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'msg91-key', MSG91_TEMPLATE_ID: 'template-1' },
    address: (number: string) => `91${number}`,
  },
  {
    provider: 'twilio',
    settings: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'twilio-token',
      TWILIO_FROM: '+15005550006',
    },
    address: (number: string) => `+91${number}`,
  },
])('by $provider', ({ settings, address }) => {
  const url = inject('smsProvider');
  const withProvider = (seller: Seller, more = {}) =>
    seller.with({}, { SMS_API_URL: url, ...settings, ...more } as never);

  it('a code reaches the phone but not the answer', async () => {
    const seller = await asSeller();
    const number = uniqueMobile();
    const { status, body } = await send(withProvider(seller), number);
    expect([status, Object.keys(body).sort()]).toEqual([200, ['message', 'nextAt']]);
    const query = new URLSearchParams({ to: address(number) });
    const sent: { code: string }[] = await (await fetch(`${url}/sent?${query}`)).json();
    expect(sent).toHaveLength(1);
    expect((await verify(withProvider(seller), number, sent[0]?.code ?? '')).status).toBe(200);
  });

  it('an outage, a refusal and a wrong key have the specified messages', async () => {
    const seller = await asSeller();
    const nobody = { MSG91_AUTH_KEY: 'wrong', TWILIO_AUTH_TOKEN: 'wrong' };
    for (const [number, more] of [
      [`${uniqueMobile().slice(0, 7)}500`, {}],
      [`${uniqueMobile().slice(0, 7)}200`, {}],
      [uniqueMobile(), nobody],
    ] as const) {
      const { status, body } = await send(withProvider(seller, more), number);
      expect([status, body.message]).toEqual([503, 'Failed to send OTP']);
      expect(body).not.toHaveProperty('otp');
    }
  });
});

describe('in production', () => {
  it('nothing is sent or shown without a provider', async () => {
    const seller = await asSeller();
    const { status, body } = await send(seller.with({ sms: null }), uniqueMobile());
    expect(status).toBe(503);
    expect(body).not.toHaveProperty('otp');
  });

  it('a code is offered only if it can be sent', async () => {
    const seller = await asSeller();
    expect((await seller.with({ sms: null }).get('/api/auth/phone-codes')).body).toEqual({
      available: false,
    });
    expect((await seller.get('/api/auth/phone-codes')).body).toEqual({ available: true });
  });

  it('a provider without its keys is a configuration error', () => {
    expect(() => parseSettings({ SMS_PROVIDER: 'twilio', TWILIO_FROM: '+1500' } as never)).toThrow(
      'TWILIO_ACCOUNT_SID: is required for SMS_PROVIDER twilio; TWILIO_AUTH_TOKEN: is required',
    );
  });
});
