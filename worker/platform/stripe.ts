import type { Stripe } from 'stripe';
import type { Settings } from '../env';
import type { PaymentGateway, PaymentIntent } from './payments';

const TIMEOUT_MS = 8_000;
const RETRIES = 1;

type ApiIntent = Stripe.PaymentIntent;

function statusOf({ status, last_payment_error: error }: ApiIntent): PaymentIntent['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
    case 'processing':
      return 'processing';
    case 'requires_payment_method':
      return error ? 'failed' : 'pending';
    default:
      return 'pending';
  }
}

const toIntent = (intent: ApiIntent): PaymentIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret,
  status: statusOf(intent),
  // The amount received, once complete: a partial amount is no payment.
  amountMinor: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
  currency: intent.currency.toUpperCase(),
  userId: intent.metadata.userId ?? null,
  refundedMinor:
    intent.latest_charge && typeof intent.latest_charge === 'object'
      ? intent.latest_charge.amount_refunded
      : 0,
  failure: intent.last_payment_error?.message ?? null,
});

/** The code of an error answered by Stripe; undefined for other errors. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

function intentOf({ object }: { object: object }): string | null {
  if (!('object' in object) || !('id' in object)) return null;
  if (object.object === 'payment_intent') return String(object.id);
  return 'payment_intent' in object && typeof object.payment_intent === 'string'
    ? object.payment_intent
    : null;
}

interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Replaces Stripe's address, with a stand-in in tests. */
  apiUrl: string | undefined;
  timeoutMs: number;
}

/** https://docs.stripe.com/api/payment_intents, through Stripe's own library. */
function stripeGateway({
  secretKey,
  publishableKey,
  webhookSecret,
  apiUrl,
  timeoutMs,
}: StripeKeys): PaymentGateway {
  const address = apiUrl ? new URL(apiUrl) : null;
  // Loaded only for payments: most requests never need its thousands of lines.
  const connect = async () => {
    const { Stripe } = await import('stripe');
    const client = new Stripe(secretKey, {
      httpClient: Stripe.createFetchHttpClient(),
      timeout: timeoutMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(address
        ? {
            host: address.hostname,
            port: address.port || (address.protocol === 'http:' ? 80 : 443),
            protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
          }
        : {}),
    });
    return { client, crypto: Stripe.createSubtleCryptoProvider() };
  };
  let connected: ReturnType<typeof connect> | undefined;
  const stripe = () => {
    connected ??= connect();
    return connected;
  };

  const expand = ['latest_charge'];
  const retrieve = async (id: string) =>
    toIntent(await (await stripe()).client.paymentIntents.retrieve(id, { expand }));

  return {
    kind: 'stripe',
    publishableKey,
    currencies: null,
    async createIntent({ paymentId, userId, amountMinor, currency, description }) {
      const { client } = await stripe();
      const intent = await client.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          // Cards, UPI and wallets, as the account and the currency allow.
          automatic_payment_methods: { enabled: true },
          description,
          metadata: { paymentId, userId },
        },
        { idempotencyKey: `intent:${paymentId}` },
      );
      return toIntent(intent);
    },
    async findIntent(id) {
      try {
        return await retrieve(id);
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return null;
        throw error;
      }
    },
    async cancelIntent(id) {
      try {
        return toIntent(await (await stripe()).client.paymentIntents.cancel(id, { expand }));
      } catch (error) {
        if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
        return retrieve(id);
      }
    },
    async refund({ paymentId, intentId }) {
      const { client } = await stripe();
      try {
        const refund = await client.refunds.create(
          { payment_intent: intentId, metadata: { paymentId } },
          { idempotencyKey: `refund:${paymentId}` },
        );
        if (refund.status === 'failed' || refund.status === 'canceled') {
          throw new Error(`the refund ${refund.status}`);
        }
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      }
    },
    async verifyWebhook(body, headers) {
      const { client, crypto } = await stripe();
      const signature = headers.get('stripe-signature');
      if (!signature) return null;
      try {
        const event = await client.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          undefined,
          crypto,
        );
        return { id: event.id, type: event.type, intentId: intentOf(event.data) };
      } catch {
        return null;
      }
    },
  };
}

/** Stripe if its keys are set; null otherwise. It is called at most twice, for 8 seconds each. */
export function stripeOf(settings: Settings, timeoutMs = TIMEOUT_MS): PaymentGateway | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  const apiUrl = settings.STRIPE_API_URL;
  return stripeGateway({ secretKey, publishableKey, webhookSecret, apiUrl, timeoutMs });
}
