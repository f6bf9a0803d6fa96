import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { parseSettings } from '../env';
import { reconcilePayments } from '../features/billing/reconcile.service';
import { confirm, order, planOf } from '../test/billing';
import { anonymous, asAdmin, asSeller } from '../test/factories';
import { systemCtx } from '../test/system';
import type { PaymentGateway } from './payments';
import { stripeOf } from './stripe';

const provider = inject('stripeProvider');
const settingsWith = (fields: Record<string, string> = {}) =>
  parseSettings({
    ...env,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
    STRIPE_API_URL: provider,
    ...fields,
  });

let stripe: PaymentGateway;
let serial = 0;

beforeAll(() => {
  const gateway = stripeOf(settingsWith());
  if (!gateway) throw new Error('no gateway');
  stripe = gateway;
});

const play = async (what: string, search: Record<string, string>) =>
  (await fetch(`${provider}/test/${what}?${new URLSearchParams(search)}`)).json<Record<string, unknown>>();
const intentOf = (amountMinor: number, paymentId = `payment-${++serial}`) => ({
  paymentId,
  userId: 'user-1',
  amountMinor,
  currency: 'INR' as const,
  description: 'Growth, 1 month',
});

/** A webhook as Stripe sends it. */
async function signed(payload: string, at?: number) {
  const { signature } = await play('sign', { payload, ...(at ? { at: String(at) } : {}) });
  return new Headers({ 'stripe-signature': String(signature) });
}
const eventOf = (object: object, id = `evt_${++serial}`) =>
  JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', data: { object } });

describe('the Stripe adapter', () => {
  it('creates one intent for one payment, and reads it back', async () => {
    const made = await stripe.createIntent(intentOf(23_600, 'payment-once'));
    expect(made).toEqual({
      id: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining('_secret_'),
      status: 'pending',
      amountMinor: 23_600,
      currency: 'INR',
      userId: 'user-1',
      refundedMinor: 0,
      failure: null,
    });
    expect((await stripe.createIntent(intentOf(23_600, 'payment-once'))).id).toBe(made.id);
    await expect(stripe.createIntent(intentOf(100, 'payment-once'))).rejects.toThrow();
    expect(await stripe.findIntent(made.id)).toEqual(made);
    expect(await stripe.findIntent('pi_unknown')).toBeNull();
  });

  it('recognises what was paid, declined, in progress and canceled', async () => {
    const { id } = await stripe.createIntent(intentOf(23_600));
    await play('decline', { id });
    expect(await stripe.findIntent(id)).toMatchObject({
      status: 'failed',
      failure: 'Your card has insufficient funds.',
    });
    for (const [status, expected] of [
      ['requires_action', 'pending'],
      ['requires_confirmation', 'pending'],
      ['processing', 'processing'],
    ] as const) {
      await play('set', { id, status });
      expect((await stripe.findIntent(id))?.status).toBe(expected);
    }
    expect((await stripe.cancelIntent(id)).status).toBe('processing');
    await play('pay', { id });
    expect((await stripe.cancelIntent(id)).status).toBe('succeeded');
    const other = await stripe.createIntent(intentOf(23_600));
    expect((await stripe.cancelIntent(other.id)).status).toBe('canceled');
    expect((await stripe.cancelIntent(other.id)).status).toBe('canceled');
  });

  it('refunds the money once', async () => {
    const { id, ...made } = await stripe.createIntent(intentOf(68_700, 'payment-back'));
    await play('pay', { id });
    const before = await play('count', {});
    for (let count = 0; count < 2; count++) await stripe.refund({ paymentId: 'payment-back', intentId: id });
    // A different key, as after a day: Stripe itself refuses the second.
    await stripe.refund({ paymentId: 'payment-back-again', intentId: id });
    expect((await play('count', {})).refunds).toBe(Number(before.refunds) + 1);
    expect((await stripe.findIntent(id))?.refundedMinor).toBe(made.amountMinor);
    await expect(stripe.refund({ paymentId: 'p', intentId: 'pi_unknown' })).rejects.toThrow();
  });

  it('tries again after an outage, with one intent, and gives up in time', async () => {
    const before = await play('count', {});
    expect((await stripe.createIntent(intentOf(1_013))).status).toBe('pending');
    expect((await play('count', {})).intents).toBe(Number(before.intents) + 1);
    await expect(stripe.createIntent(intentOf(1_099))).rejects.toThrow('at least 50');
    const wrong = stripeOf(settingsWith({ STRIPE_SECRET_KEY: 'sk_test_wrong' }));
    await expect(wrong?.createIntent(intentOf(1_000))).rejects.toThrow('Invalid API Key');
    const hasty = stripeOf(settingsWith(), 100);
    await expect(hasty?.createIntent(intentOf(1_077))).rejects.toThrow();
  });

  it('accepts a webhook by its signature, made within five minutes', async () => {
    const payload = eventOf({ object: 'payment_intent', id: 'pi_1' }, 'evt_right');
    const right = await signed(payload);
    expect(await stripe.verifyWebhook(payload, right)).toEqual({
      id: 'evt_right',
      type: 'payment_intent.succeeded',
      intentId: 'pi_1',
    });
    expect(await stripe.verifyWebhook(`${payload} `, right)).toBeNull();
    expect(await stripe.verifyWebhook(payload, new Headers())).toBeNull();
    expect(await stripe.verifyWebhook(payload, new Headers({ 'stripe-signature': 't=1,v1=00' }))).toBeNull();
    const old = await signed(payload, Math.floor(Date.now() / 1000) - 600);
    expect(await stripe.verifyWebhook(payload, old)).toBeNull();
    const charge = eventOf({ object: 'charge', id: 'ch_1', payment_intent: 'pi_2' });
    expect((await stripe.verifyWebhook(charge, await signed(charge)))?.intentId).toBe('pi_2');
  });
});

describe('a purchase through Stripe', () => {
  it('goes from order to plan to refund', async () => {
    const overrides = { payments: [stripe] };
    const seller = await asSeller({}, overrides);
    const { body: checkout } = await order(seller);
    expect(checkout.clientSecret).toContain(checkout.paymentIntentId);
    expect((await seller.get('/api/subscription/payment-options')).body).toEqual({
      ways: [{ way: 'stripe', publishableKey: 'pk_test_stand_in', currencies: null }],
    });
    await play('pay', { id: checkout.paymentIntentId });
    const payload = eventOf({ object: 'payment_intent', id: checkout.paymentIntentId });
    const headers = Object.fromEntries(await signed(payload));
    const hook = () =>
      anonymous().with(overrides).send('POST', '/api/stripe/webhook', { body: payload, headers });
    expect((await Promise.all([hook(), hook()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(seller, checkout)).body.status).toBe('succeeded');
    expect((await planOf(seller)).plan).toBe('growth');
    const admin = (await asAdmin()).with(overrides);
    const refund = await admin.post(`/api/admin/payments/${checkout.paymentId}/refund`, { reason: 'x' });
    expect(refund.status).toBe(200);
    expect((await planOf(seller)).plan).toBe('starter');
  });

  it('that was paid only in part activates no plan', async () => {
    const seller = await asSeller({}, { payments: [stripe] });
    const { body: checkout } = await order(seller);
    await play('pay', { id: checkout.paymentIntentId, amount: '1' });
    expect((await confirm(seller, checkout)).status).toBe(409);
    expect((await planOf(seller)).plan).toBe('starter');
  });

  it('fails clearly when Stripe is down, and the next attempt works', async () => {
    const down = { ...stripe, createIntent: () => Promise.reject(new Error('no answer')) };
    const seller = await asSeller({}, { payments: [stripe] });
    expect(await order(seller.with({ payments: [down] }))).toMatchObject({
      status: 503,
      body: { message: 'Failed to create payment. Please try again.' },
    });
    const { status, body: checkout } = await order(seller);
    expect(status).toBe(200);
    await play('pay', { id: checkout.paymentIntentId });
    const silent = { ...stripe, findIntent: () => Promise.reject(new Error('no answer')) };
    expect((await confirm(seller.with({ payments: [silent] }), checkout)).status).toBe(503);
    const later = Date.now() + 3 * 60_000;
    await reconcilePayments(systemCtx({ payments: [stripe], clock: { now: () => later } }));
    expect((await planOf(seller)).plan).toBe('growth');
  });
});
