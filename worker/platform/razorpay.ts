import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '../env';
import { sameSecret } from './crypto';
import type { PaymentGateway, PaymentIntent } from './payments';

const TIMEOUT_MS = 8_000;
const API = 'https://api.razorpay.com';

const DAY_MINUTES = 24 * 60;

/**
 * https://razorpay.com/docs/payments/payments/capture-settings/api: whatever the account's own settings are, a payment that the bank
 * authorises within four days is captured; Razorpay returns later ones by itself.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 4 * DAY_MINUTES, refund_speed: 'normal' },
};

const Order = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
  notes: z.union([z.record(z.string(), z.string()), z.array(z.never())]),
});
type Order = z.output<typeof Order>;

const Payments = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
      amount_refunded: z.number().nullable(),
      error_description: z.string().nullish(),
    }),
  ),
});
type Payment = z.output<typeof Payments>['items'][number];

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
    order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
});

function toIntent(order: Order, payments: readonly Payment[]): PaymentIntent {
  const captured = payments.filter(({ status }) => status === 'captured');
  // The first of several counts: payments are listed newest first. One that was refunded counts only if no other holds the money.
  const taken = captured.at(-1) ?? payments.find(({ status }) => status === 'refunded');
  const failed = payments.find(({ status }) => status === 'failed');
  const isUnderWay = payments.some(({ status }) => status === 'authorized');
  const status = taken ? 'succeeded' : isUnderWay ? 'processing' : failed ? 'failed' : 'pending';
  return {
    id: order.id,
    // Its form needs the order and the public key alone.
    clientSecret: order.id,
    status,
    amountMinor: taken?.amount ?? order.amount,
    currency: order.currency,
    userId: Array.isArray(order.notes) ? null : (order.notes.userId ?? null),
    refundedMinor: taken?.amount_refunded ?? 0,
    failure: failed?.error_description ?? null,
    surplus: captured.slice(0, -1).map(({ id }) => id),
  };
}

/**
 * https://razorpay.com/docs/api/orders: UPI, cards and net banking, as the account allows. An order cannot be cancelled there: one
 * that is not paid is ended by us, and money that arrives nevertheless is booked.
 */
export function razorpayOf(settings: Settings, timeoutMs = TIMEOUT_MS): PaymentGateway | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (!keyId || !keySecret || !webhookSecret) return null;
  const origin = settings.RAZORPAY_API_URL ?? API;

  /** The parsed answer; null for what Razorpay does not know. Throws for anything else. */
  const call = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return response.json();
    const text = await response.text();
    if (response.status === 404 || /does not exist/.test(text)) return null;
    throw new Error(`Razorpay answered ${response.status}: ${text.slice(0, 200)}`);
  };
  const paymentsOf = async (orderId: string) =>
    Payments.parse((await call(`/orders/${orderId}/payments`)) ?? { items: [] }).items;
  const find = async (id: string) => {
    const order = await call(`/orders/${id}`);
    return order ? toIntent(Order.parse(order), await paymentsOf(id)) : null;
  };

  return {
    kind: 'razorpay',
    publishableKey: keyId,
    currencies: ['INR'],
    async createIntent({ paymentId, userId, amountMinor, currency, description }) {
      const notes = { paymentId, userId, description };
      // The receipt is ours, at most 40 characters. Asked again after a lost answer, a second order is made; only one is attached.
      const order = await call('/orders', {
        amount: amountMinor,
        currency,
        receipt: paymentId,
        notes,
        payment: CAPTURE,
      });
      return toIntent(Order.parse(order), []);
    },
    findIntent: find,
    async cancelIntent(id) {
      const intent = await find(id);
      if (!intent) throw new Error('no such Razorpay order');
      const isOpen = intent.status === 'pending' || intent.status === 'failed';
      return isOpen ? { ...intent, status: 'canceled' } : intent;
    },
    async refund({ paymentId, intentId }) {
      const taken = (await paymentsOf(intentId)).findLast(({ status }) => status === 'captured');
      // Refunded before.
      if (!taken) return;
      await call(`/payments/${taken.id}/refund`, { receipt: `refund-${paymentId}`.slice(0, 40) });
    },
    async verifyWebhook(body, headers) {
      const signed = createHmac('sha256', webhookSecret).update(body).digest('hex');
      const id = headers.get('x-razorpay-event-id');
      if (!id || !sameSecret(headers.get('x-razorpay-signature') ?? '', signed)) return null;
      const { event, payload } = Event.parse(JSON.parse(body));
      const intentId = payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null;
      return { id, type: event, intentId };
    },
  };
}
