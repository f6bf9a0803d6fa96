import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { accounts, giftCodes, sessions } from '../../schema/directory';
import type { Platform } from '../context';
import { createDemoGateway, signDemoWebhook } from '../dev/demo-gateway';
import { parseSettings } from '../env';
import type { Clock } from '../platform/clock';
import { newId } from '../platform/random';
import { upiOf } from '../platform/upi';
import { anonymous, asSeller, db, type Seller } from './factories';

export const DAY = 86_400_000;
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0025 0000 3155',
};

const settings = parseSettings(env);

/** A clock that a test controls, and the demo gateway that uses it. */
const upi = upiOf(settings, db);

export function movableTime(start = Date.now()): { now: number; overrides: Partial<Platform> } {
  const time: { now: number; overrides: Partial<Platform> } = { now: start, overrides: {} };
  const clock: Clock = { now: () => time.now };
  time.overrides = {
    clock,
    payments: [createDemoGateway(db, clock, settings.SECRET_KEY), ...(upi ? [upi] : [])],
  };
  return time;
}

/** A seller on that clock, with a session that outlasts any plan. */
export async function sellerAt(
  { overrides }: { overrides: Partial<Platform> },
  fields: Parameters<typeof asSeller>[0] = {},
): Promise<Seller> {
  const seller = await asSeller(fields, overrides);
  await db.update(sessions).set({ expire: 9e15 }).where(eq(sessions.userId, seller.user.id));
  return seller;
}

interface Order {
  plan?: 'growth' | 'pro';
  duration?: '1_month' | '3_months' | '1_year';
  currency?: string;
  way?: string;
  giftCode?: string;
  gstin?: string | null;
  state?: string | null;
}

/** Starts a purchase: Growth for a month in rupees by default. */
export const order = (seller: Pick<Seller, 'post'>, choice: Order = {}, key?: string) =>
  seller.post(
    '/api/subscription/create-payment-intent',
    { plan: 'growth', duration: '1_month', ...choice },
    key ? { headers: { 'idempotency-key': key } } : {},
  );

interface Checkout {
  paymentIntentId: string;
  clientSecret: string;
}

/** What the browser does with a card: it talks to the gateway, not to us. */
export const payByCard = (
  seller: Pick<Seller, 'post'>,
  { paymentIntentId, clientSecret }: Checkout,
  cardNumber: string = CARDS.good,
  approved?: boolean,
) => seller.post(`/dev/payments/${paymentIntentId}/pay`, { clientSecret, cardNumber, approved });

export const confirm = (
  seller: Pick<Seller, 'post'>,
  { paymentIntentId }: Pick<Checkout, 'paymentIntentId'>,
) => seller.post('/api/subscription/confirm-payment', { paymentIntentId });

/** Orders, pays and confirms. */
export async function buy(seller: Pick<Seller, 'post'>, choice: Order = {}) {
  const { body: checkout } = await order(seller, choice);
  await payByCard(seller, checkout);
  const { body } = await confirm(seller, checkout);
  if (body.status !== 'succeeded') throw new Error(`not bought: ${JSON.stringify(body)}`);
  return checkout;
}

/** A provider's event, signed as by the provider. */
export function webhook(
  intentId: string,
  {
    id = `evt_${newId(Date.now())}`,
    type = 'payment_intent.succeeded',
    overrides = {} as Partial<Platform>,
  } = {},
) {
  const body = JSON.stringify({ id, type, intentId });
  const headers = {
    origin: 'https://provider.example',
    'content-type': 'application/json',
    'demo-signature': signDemoWebhook(settings.SECRET_KEY, body),
  };
  return anonymous().with(overrides).send('POST', '/api/stripe/webhook', { body, headers });
}

let serial = 0;

/** A gift code: by default 20 % off a month of any plan for ten people. */
export async function giftCode(fields: Partial<typeof giftCodes.$inferInsert> = {}) {
  const now = Date.now();
  const row = {
    id: newId(now),
    code: `TEST${++serial}-${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
    discountPercentage: 20,
    maxUses: 10,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
  await db.insert(giftCodes).values(row);
  return row;
}

export async function planOf({ user }: Seller) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, user.id));
  if (!row) throw new Error('no such user');
  return { plan: row.subscriptionPlan, endsAt: row.subscriptionEndsAt };
}
