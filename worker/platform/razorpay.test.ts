import { env } from 'cloudflare:workers';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '../env';
import { confirm, order, planOf } from '../test/billing';
import { anonymous, asAdmin, asSeller } from '../test/factories';
import { razorpayOf } from './razorpay';

const KEY = { id: 'rzp_test_1', secret: 'key secret', webhook: 'webhook secret' };
const settings = parseSettings({
  ...env,
  RAZORPAY_KEY_ID: KEY.id,
  RAZORPAY_KEY_SECRET: KEY.secret,
  RAZORPAY_WEBHOOK_SECRET: KEY.webhook,
  RAZORPAY_API_URL: 'https://razorpay.test',
});

interface StoredOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
  payments: { id: string; status: string; amount_refunded: number; error_description: string | null }[];
}

/** Razorpay as documented: checks the key and what is sent, and keeps orders, payments and refunds. */
function standIn() {
  const orders = new Map<string, StoredOrder>();
  const answer = (body: object, status = 200) => Response.json(body, { status });
  const bad = (description: string, status = 400) => answer({ error: { description } }, status);
  const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.headers.get('authorization') !== `Basic ${btoa(`${KEY.id}:${KEY.secret}`)}`) {
      return bad('Authentication failed', 401);
    }
    const [, , kind, id = '', what] = pathname.split('/');
    if (kind === 'orders' && !id) {
      const sent = await request.json<Omit<StoredOrder, 'id' | 'payments'>>();
      if (!Number.isInteger(sent.amount) || sent.amount < 100) return bad('Order amount less than minimum');
      if (sent.receipt.length > 40) return bad('receipt: the length must be no more than 40');
      const made = { ...sent, id: `order_${orders.size + 1}`, payments: [] };
      orders.set(made.id, made);
      return answer(shown(made));
    }
    if (kind === 'orders') {
      const found = orders.get(id);
      if (!found) return bad('The id provided does not exist');
      return answer(what === 'payments' ? { items: found.payments } : shown(found));
    }
    if (kind === 'payments' && what === 'refund') {
      const found = [...orders.values()].find(({ payments }) => payments.some((one) => one.id === id));
      const payment = found?.payments.find((one) => one.id === id);
      if (!found || payment?.status !== 'captured') return bad('The payment has been fully refunded already');
      Object.assign(payment, { status: 'refunded', amount_refunded: found.amount });
      return answer({ id: 'rfnd_1' });
    }
    return bad('not found', 404);
  };
  const shown = ({ payments, ...found }: StoredOrder) => {
    const isPaid = payments.some(({ status }) => status === 'captured' || status === 'refunded');
    return { ...found, amount_paid: isPaid ? found.amount : 0, status: isPaid ? 'paid' : 'created' };
  };
  const pay = (orderId: string, status: string, failure: string | null = null) =>
    orders.get(orderId)?.payments.unshift({
      id: `pay_${orderId}_${status}`,
      status,
      amount_refunded: 0,
      error_description: failure,
    });
  return { orders, serve, pay };
}

let provider: ReturnType<typeof standIn>;
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
  provider = standIn();
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
});
