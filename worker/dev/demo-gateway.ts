import { z } from 'zod';
import { AppError } from '../../schema/common/errors';
import type { Clock } from '../platform/clock';
import { hmac, sameSecret } from '../platform/crypto';
import type { DirectoryDb } from '../platform/db';
import type { PaymentGateway, PaymentIntent } from '../platform/payments';
import { newId, randomToken } from '../platform/random';
import * as queries from './demo-gateway.queries';

const BANK_MS = 3_000;

function toIntent(row: queries.DemoIntent, now: number): PaymentIntent {
  const arrived = row.status === 'processing' && now >= (row.succeedsAt ?? 0);
  return {
    id: row.id,
    clientSecret: row.clientSecret,
    status: arrived ? 'succeeded' : row.status,
    amountMinor: row.amountMinor,
    currency: row.currency,
    userId: row.userId,
    refundedMinor: row.refundedMinor,
    failure: row.failure,
  };
}

const WebhookBody = z.object({ id: z.string(), type: z.string(), intentId: z.string().nullable() });

/** The gateway's signature, for tests that act as the provider. */
export const signDemoWebhook = (secret: string, body: string) => hmac(secret, 'demo webhook', body);

/** The development gateway: accepts the test cards of `payDemoIntent` and stores its intents in D1. */
export function createDemoGateway(db: DirectoryDb, clock: Clock, secret: string): PaymentGateway {
  const get = async (id: string) => {
    const row = await queries.findIntent(db, id);
    return row && toIntent(row, clock.now());
  };
  return {
    kind: 'demo',
    publishableKey: null,
    currencies: null,
    async createIntent({ paymentId, userId, amountMinor, currency }) {
      const now = clock.now();
      const id = `demo_${newId(now)}`;
      const row = await queries.insertIntent(db, {
        id,
        idempotencyKey: paymentId,
        clientSecret: `${id}_secret_${randomToken(18)}`,
        amountMinor,
        currency,
        userId,
        status: 'pending',
        createdAt: now,
      });
      return toIntent(row, now);
    },
    findIntent: get,
    async cancelIntent(id) {
      await queries.updateOpenIntent(db, id, { status: 'canceled' });
      const intent = await get(id);
      if (!intent) throw new Error('no such demo intent');
      return intent;
    },
    async refund({ intentId }) {
      const intent = await get(intentId);
      if (intent?.status !== 'succeeded') throw new Error('only a paid demo intent can be refunded');
      await queries.refundIntent(db, intent);
    },
    async verifyWebhook(body, headers) {
      const signature = headers.get('demo-signature') ?? '';
      return sameSecret(signature, signDemoWebhook(secret, body))
        ? WebhookBody.parse(JSON.parse(body))
        : null;
    },
  };
}

export const DemoPaymentInput = z.strictObject({
  clientSecret: z.string().max(200),
  cardNumber: z.string().transform((digits) => digits.replaceAll(' ', '')),
  /** The choice on the bank's page, for the card that requires it. */
  approved: z.boolean().optional(),
});

const DECLINES: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};
const ASKS_THE_BANK = '4000002500003155';
const SUCCEEDS = '4242424242424242';

/** Simulates the card networks: pays, declines, or asks the bank first, like Stripe's test cards. */
export async function payDemoIntent(
  { directory: db, clock }: { directory: DirectoryDb; clock: Clock },
  id: string,
  { clientSecret, cardNumber, approved }: z.output<typeof DemoPaymentInput>,
): Promise<{ status: PaymentIntent['status'] | 'asks_the_bank'; message: string | null }> {
  const found = await queries.findIntent(db, id);
  if (!found || !sameSecret(found.clientSecret, clientSecret)) throw new AppError('no_such_payment');
  if (cardNumber === ASKS_THE_BANK && approved === undefined)
    return { status: 'asks_the_bank', message: null };

  const failure =
    DECLINES[cardNumber] ??
    (cardNumber === ASKS_THE_BANK && !approved
      ? 'Your bank could not confirm that it is you.'
      : cardNumber === SUCCEEDS || cardNumber === ASKS_THE_BANK
        ? null
        : 'Your card number is incorrect.');
  await queries.updateOpenIntent(
    db,
    id,
    failure
      ? { status: 'failed', failure }
      : cardNumber === ASKS_THE_BANK
        ? { status: 'processing', failure: null, succeedsAt: clock.now() + BANK_MS }
        : { status: 'succeeded', failure: null },
  );
  const now = await queries.findIntent(db, id);
  const { status, failure: message } = toIntent(now ?? found, clock.now());
  return { status, message: status === 'canceled' ? 'This payment was canceled.' : message };
}
