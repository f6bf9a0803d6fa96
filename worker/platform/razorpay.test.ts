import { env } from 'cloudflare:workers';
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIssues } from '../../schema/directory';
import { parseSettings } from '../env';
import { confirm, DAY, giftCode, order, planOf } from '../test/billing';
import { anonymous, asAdmin, asSeller, db } from '../test/factories';
import { RAZORPAY_KEY as KEY, razorpayProvider } from '../test/razorpay-provider';
import { razorpayOf } from './razorpay';

const settings = parseSettings({
  ...env,
  RAZORPAY_KEY_ID: KEY.id,
  RAZORPAY_KEY_SECRET: KEY.secret,
  RAZORPAY_WEBHOOK_SECRET: KEY.webhook,
  RAZORPAY_API_URL: 'https://razorpay.test',
});

let provider: ReturnType<typeof razorpayProvider>;
const gateway = () => {
  const made = razorpayOf(settings);
  if (!made) throw new Error('no gateway');
  return made;
};
const NEW = {
  paymentId: '0198b1f0-0000-7000-8000-000000000001',
  userId: 'user-1',
  amountMinor: 236_00,
  currency: 'INR' as const,
  description: 'Chaabi Growth, 1 month',
};

beforeEach(() => {
  provider = razorpayProvider();
  vi.spyOn(globalThis, 'fetch').mockImplementation(provider.serve as typeof fetch);
});
afterEach(() => vi.restoreAllMocks());

describe('the Razorpay adapter', () => {
  it('creates an order with receipt and notes, and reads it back', async () => {
    const made = await gateway().createIntent(NEW);
    expect(made).toEqual({
      id: 'order_1',
      clientSecret: 'order_1',
      status: 'pending',
      amountMinor: 236_00,
      currency: 'INR',
      userId: 'user-1',
      refundedMinor: 0,
      failure: null,
      surplus: [],
    });
    expect(provider.orders.get('order_1')).toMatchObject({
      receipt: NEW.paymentId,
      notes: { paymentId: NEW.paymentId, userId: 'user-1' },
    });
    expect(await gateway().findIntent('order_1')).toEqual(made);
    expect(await gateway().findIntent('order_unknown')).toBeNull();
    await expect(gateway().createIntent({ ...NEW, amountMinor: 99 })).rejects.toThrow(/less than minimum/);
  });

  it('recognises what failed, is under way and was captured, whatever came before', async () => {
    const { id } = await gateway().createIntent(NEW);
    provider.pay(id, 'failed', 'Your bank declined it');
    expect(await gateway().findIntent(id)).toMatchObject({
      status: 'failed',
      failure: 'Your bank declined it',
    });
    provider.pay(id, 'authorized');
    expect(await gateway().findIntent(id)).toMatchObject({ status: 'processing' });
    expect((await gateway().cancelIntent(id)).status).toBe('processing');
    provider.pay(id, 'captured');
    expect(await gateway().findIntent(id)).toMatchObject({ status: 'succeeded', amountMinor: 236_00 });
    expect((await gateway().cancelIntent(id)).status).toBe('succeeded');
    const other = await gateway().createIntent(NEW);
    expect((await gateway().cancelIntent(other.id)).status).toBe('canceled');
  });

  it('counts the first of two payments for one order, names the other, and ignores the refund of that', async () => {
    const { id } = await gateway().createIntent(NEW);
    provider.pay(id, 'captured');
    provider.pay(id, 'captured');
    const second = `pay_${id}_captured_1`;
    expect(await gateway().findIntent(id)).toMatchObject({
      status: 'succeeded',
      amountMinor: 236_00,
      refundedMinor: 0,
      surplus: [second],
    });
    const stored = provider.orders.get(id)?.payments.find((one) => one.id === second);
    Object.assign(stored ?? {}, { status: 'refunded', amount_refunded: 236_00 });
    expect(await gateway().findIntent(id)).toMatchObject({
      status: 'succeeded',
      refundedMinor: 0,
      surplus: [],
    });
  });

  it('refunds what was captured, once', async () => {
    const { id } = await gateway().createIntent(NEW);
    provider.pay(id, 'captured');
    await gateway().refund({ paymentId: NEW.paymentId, intentId: id });
    expect(await gateway().findIntent(id)).toMatchObject({ status: 'succeeded', refundedMinor: 236_00 });
    await gateway().refund({ paymentId: NEW.paymentId, intentId: id });
  });

  it('takes only events that Razorpay has signed', async () => {
    const body = JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id: 'order_1' } } } });
    const signed = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');
    const verify = (signature: string, id: string | null = 'evt_1') =>
      gateway().verifyWebhook(
        body,
        new Headers({ 'x-razorpay-signature': signature, ...(id ? { 'x-razorpay-event-id': id } : {}) }),
      );
    expect(await verify(signed(KEY.webhook))).toEqual({
      id: 'evt_1',
      type: 'order.paid',
      intentId: 'order_1',
    });
    expect(await verify(signed(KEY.secret))).toBeNull();
    expect(await verify('')).toBeNull();
    expect(await verify(signed(KEY.webhook), null)).toBeNull();
  });
});

describe('a purchase through Razorpay', () => {
  it('goes from order to plan by its webhook, and to refund', async () => {
    const overrides = { payments: [gateway()] };
    const seller = await asSeller({}, overrides);
    const { body: checkout } = await order(seller);
    expect(checkout).toMatchObject({ way: 'razorpay', clientSecret: checkout.paymentIntentId });
    provider.pay(checkout.paymentIntentId, 'captured');
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { order_id: checkout.paymentIntentId } } },
    });
    const signature = createHmac('sha256', KEY.webhook).update(body).digest('hex');
    const hook = (headers: Record<string, string>) =>
      anonymous().with(overrides).send('POST', '/api/razorpay/webhook', { body, headers });
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `evt_${checkout.paymentId}` };
    expect((await hook({ ...headers, 'x-razorpay-signature': 'x' })).status).toBe(400);
    expect((await planOf(seller)).plan).toBe('starter');
    expect((await Promise.all([hook(headers), hook(headers)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await planOf(seller)).plan).toBe('growth');
    expect((await confirm(seller, checkout)).body.status).toBe('succeeded');
    const admin = (await asAdmin()).with(overrides);
    expect(
      (await admin.post(`/api/admin/payments/${checkout.paymentId}/refund`, { reason: 'Asked' })).status,
    ).toBe(200);
    expect((await planOf(seller)).plan).toBe('starter');
  });

  const hooked = (overrides: object, paymentIntentId: string) => {
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { order_id: paymentIntentId } } },
    });
    const signature = createHmac('sha256', KEY.webhook).update(body).digest('hex');
    const headers = {
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': `evt_${crypto.randomUUID()}`,
    };
    return anonymous().with(overrides).send('POST', '/api/razorpay/webhook', { body, headers });
  };

  it('starts nothing while it is only authorized', async () => {
    const overrides = { payments: [gateway()] };
    const seller = await asSeller({}, overrides);
    const { body: checkout } = await order(seller);
    provider.pay(checkout.paymentIntentId, 'authorized');
    await hooked(overrides, checkout.paymentIntentId);
    expect((await confirm(seller, checkout)).body).toMatchObject({ status: 'processing', plan: 'starter' });
    expect((await planOf(seller)).plan).toBe('starter');
    provider.pay(checkout.paymentIntentId, 'captured');
    expect((await confirm(seller, checkout)).body).toMatchObject({ status: 'succeeded', plan: 'growth' });
  });

  it('of less than ₹1 is free and never reaches Razorpay; ₹1.01 does', async () => {
    const overrides = { payments: [gateway()] };
    const seller = await asSeller({}, overrides);
    const least = await giftCode({ discountPercentage: 99.57 });
    const { body: paid } = await order(seller, { giftCode: least.code });
    expect(paid).toMatchObject({ freeSubscription: false, finalAmount: 1_01, way: 'razorpay' });
    expect(provider.orders.get(paid.paymentIntentId)?.amount).toBe(1_01);
    const less = await giftCode({ discountPercentage: 99.58 });
    const { body: free } = await order(await asSeller({}, overrides), { giftCode: less.code });
    expect(free).toMatchObject({ freeSubscription: true, finalAmount: 0, way: null });
    expect(provider.orders.size).toBe(1);
  });

  it('paid twice in two windows is one plan, and the operators are told of the surplus', async () => {
    const overrides = { payments: [gateway()] };
    const seller = await asSeller({}, overrides);
    const [{ body: checkout }, { body: again }] = [await order(seller), await order(seller)];
    expect(again.paymentIntentId).toBe(checkout.paymentIntentId);
    provider.pay(checkout.paymentIntentId, 'captured');
    provider.pay(checkout.paymentIntentId, 'captured');
    await Promise.all([confirm(seller, checkout), hooked(overrides, checkout.paymentIntentId)]);
    const { plan, endsAt } = await planOf(seller);
    expect([plan, Math.round(((endsAt ?? 0) - Date.now()) / DAY)]).toEqual(['growth', 31]);
    const issues = await db.select().from(systemIssues).where(eq(systemIssues.type, 'payment_doubled'));
    expect(issues.map(({ metadata }) => metadata)).toContainEqual(
      expect.objectContaining({
        paymentId: checkout.paymentId,
        surplus: expect.stringMatching(/_captured_1$/),
      }),
    );
  });

  it('of an order that another window has replaced is honoured: its time is added', async () => {
    const overrides = { payments: [gateway()] };
    const seller = await asSeller({}, overrides);
    const { body: left } = await order(seller);
    const { body: chosen } = await order(seller, { duration: '3_months' });
    for (const { paymentIntentId } of [left, chosen]) {
      provider.pay(paymentIntentId, 'captured');
      expect((await hooked(overrides, paymentIntentId)).status).toBe(200);
    }
    const { plan, endsAt } = await planOf(seller);
    expect([plan, Math.round(((endsAt ?? 0) - Date.now()) / DAY)]).toEqual(['growth', 31 + 92]);
    const { body: paid } = await seller.get('/api/subscription/payments');
    expect(paid.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'succeeded']);
  });
});
