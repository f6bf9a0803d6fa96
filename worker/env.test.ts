import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { DEVELOPMENT_KEY, DEVELOPMENT_PAPERS_KEY } from '../schema/dev/constants';
import { createPlatform } from './context';
import { LEAKED_PASSWORD } from './dev/leaked-passwords';
import { parseSettings } from './env';
import { PRODUCTION } from './test/production';

describe('the ways to pay', () => {
  const DEVELOPMENT = {
    ...env,
    PAYMENT_WAYS: undefined,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const waysOf = (settings: object) => {
    const bindings = { ...DEVELOPMENT, ...settings };
    return createPlatform(bindings, parseSettings(bindings)).payments.map(({ kind }) => kind);
  };
  const RAZORPAY = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  };

  it('are all that are configured, UPI first, in another order on request', () => {
    expect(waysOf({})).toEqual(['upi', 'stripe']);
    expect(waysOf(RAZORPAY)).toEqual(['upi', 'razorpay', 'stripe']);
    expect(waysOf({ ...RAZORPAY, PAYMENT_WAYS: 'stripe,upi' })).toEqual(['stripe', 'upi']);
    expect(waysOf({ PAYMENT_WAYS: 'none' })).toEqual([]);
    expect(() => waysOf({ PAYMENT_WAYS: 'cash' })).toThrow('PAYMENT_WAYS');
    expect(() => waysOf({ UPI_VPA: 'no address' })).toThrow('UPI_VPA');
  });

  it('have the demo gateway for cards only where no provider takes them', () => {
    const none = {
      STRIPE_SECRET_KEY: undefined,
      STRIPE_PUBLISHABLE_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
    };
    expect(waysOf(none)).toEqual(['upi', 'demo']);
    expect(waysOf({ PAYMENT_WAYS: 'demo' })).toEqual(['demo']);
  });
});

describe('production', () => {
  it('starts if nothing is missing, without settings for load tests', () => {
    expect(parseSettings({ ...PRODUCTION, RATE_SCALE: '1000' })).toMatchObject({
      APP_ENV: 'production',
      RATE_SCALE: 1,
    });
  });

  it('starts without the settings that are for load tests', () => {
    const bare = { ...PRODUCTION };
    Reflect.deleteProperty(bare, 'RATE_SCALE');
    expect(parseSettings(bare)).toMatchObject({ APP_ENV: 'production', RATE_SCALE: 1 });
  });

  it.each([
    ['SECRET_KEY', undefined],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', DEVELOPMENT_KEY],
    ['PAPERS_KEY_1', DEVELOPMENT_PAPERS_KEY],
    ['PAPERS_KEY_1', undefined],
    ['PAPERS_KEY_2', 'short'],
    ['PUBLIC_ORIGIN', undefined],
    ['PUBLIC_ORIGIN', 'http://chaabi.example'],
    ['MAIL_API_URL', ''],
    ['MAIL_API_URL', 'http://mail.example/send'],
    ['MAIL_API_KEY', undefined],
    ['MAIL_FROM', undefined],
    ['OIDC_ISSUER', 'not an address'],
    ['OIDC_ISSUER', 'http://accounts.example'],
    ['AI_API_URL', 'http://ai.example/v1'],
    ['SMS_API_URL', 'http://sms.example'],
    ['LEAKED_PASSWORDS_URL', 'http://leaks.example'],
  ])('does not start with %s %j', (name, value) => {
    expect(() => parseSettings({ ...PRODUCTION, [name]: value })).toThrow(name);
  });

  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    INVOICE_NAME: 'Chaabi Private Limited',
    INVOICE_ADDRESS: '1 Road, Bengaluru',
  };
  const gatewayOf = (settings: object) => {
    const bindings = { ...PRODUCTION, ...settings };
    return createPlatform(bindings, parseSettings(bindings)).payments.map(({ kind }) => kind);
  };

  it('takes payments through Stripe only, with all of its keys', () => {
    expect(gatewayOf(STRIPE)).toEqual(['stripe']);
    expect(gatewayOf({ ...STRIPE, PAYMENT_WAYS: 'none' })).toEqual([]);
    for (const name of Object.keys(STRIPE)) {
      expect(() => parseSettings({ ...PRODUCTION, ...STRIPE, [name]: undefined })).toThrow(name);
    }
    expect(() => parseSettings({ ...PRODUCTION, PAYMENT_WAYS: 'stripe' })).toThrow('STRIPE_SECRET_KEY');
    expect(() => parseSettings({ ...PRODUCTION, ...STRIPE, STRIPE_API_URL: 'http://x.test' })).toThrow(
      'STRIPE_API_URL',
    );
  });

  it('does not start with the demo gateway, and takes no payments without keys', () => {
    expect(() => parseSettings({ ...PRODUCTION, PAYMENT_WAYS: 'demo' })).toThrow('PAYMENT_WAYS');
    expect(gatewayOf({})).toEqual([]);
  });

  it('asks the real list of leaked passwords, not the stand-in', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(`${'0'.repeat(35)}:1`));
    const { leakedPasswords } = createPlatform(PRODUCTION, parseSettings(PRODUCTION));
    expect(await leakedPasswords.has(LEAKED_PASSWORD)).toBe(false);
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
      expect.stringMatching(/^https:\/\/api\.pwnedpasswords\.com\/range\/[0-9A-F]{5}$/),
    ]);
    fetched.mockRestore();
  });

  it('lists all faults at once', () => {
    const bare = { ...PRODUCTION, SECRET_KEY: undefined, MAIL_API_URL: undefined, PUBLIC_ORIGIN: undefined };
    expect(() => parseSettings(bare)).toThrow(/SECRET_KEY.*PUBLIC_ORIGIN.*MAIL_API_URL/s);
  });

  it('is not the fallback for a misspelt environment', () => {
    expect(() => parseSettings({ ...PRODUCTION, APP_ENV: 'prod' })).toThrow();
  });
});

describe('development', () => {
  it('needs no settings', () => {
    const { RATE_SCALE: _scale, ...bare } = env;
    expect(parseSettings(bare)).toMatchObject({ APP_ENV: 'development', RATE_SCALE: 1 });
  });

  it.each(['0', '-5', 'many', '1.5'])('has no rate scale of %s', (RATE_SCALE) => {
    expect(() => parseSettings({ ...env, RATE_SCALE })).toThrow('RATE_SCALE');
  });
});

it('notices by MSG91 need all of their flows, or none', () => {
  const flows = { MSG91_OFFER_TEMPLATE_ID: 'one', MSG91_OFFERS_TEMPLATE_ID: 'many' };
  const parse = (settings: object) => parseSettings({ ...env, ...settings });
  expect(() => parse(flows)).toThrow('MSG91_PLAN_TEMPLATE_ID');
  expect(parse({ ...flows, MSG91_PLAN_TEMPLATE_ID: 'plan' })).toMatchObject(flows);
  expect(parse({})).not.toHaveProperty('MSG91_PLAN_TEMPLATE_ID');
});
