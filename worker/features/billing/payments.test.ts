import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_MS } from '../../../schema/billing/input';
import {
  activityLogs,
  demoIntents,
  paymentRecords,
  planChanges,
  systemIssues,
  webhookEvents,
} from '../../../schema/directory';
import {
  buy,
  CARDS,
  confirm,
  DAY,
  giftCode,
  movableTime,
  order,
  payByCard,
  planOf,
  webhook,
} from '../../test/billing';
import { anonymous, asSeller, db, type Seller } from '../../test/factories';
import { systemCtx } from '../../test/system';
import { reconcilePayments } from './reconcile.service';

const payments = ({ user }: Seller) =>
  db.select().from(paymentRecords).where(eq(paymentRecords.userId, user.id)).orderBy(paymentRecords.id);

describe('a payment', () => {
  it('creates a plan, an invoice, a notification and a log line, once', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    const { status, body: checkout } = await order(seller, { duration: '3_months' });
    expect(status).toBe(200);
    expect(checkout).toMatchObject({
      plan: 'growth',
      duration: '3_months',
      originalAmount: 70_800,
      discountAmount: 0,
      finalAmount: 70_800,
      currency: 'INR',
      freeSubscription: false,
      clientSecret: expect.stringContaining(checkout.paymentIntentId),
    });
    expect((await confirm(seller, checkout)).body.status).toBe('processing');
    expect(await planOf(seller)).toEqual({ plan: 'starter', endsAt: null });

    expect((await payByCard(seller, checkout)).body.status).toBe('succeeded');
    const endsAt = time.now + 92 * DAY;
    for (let count = 0; count < 3; count++) {
      expect((await confirm(seller, checkout)).body).toEqual({
        status: 'succeeded',
        message: null,
        start: null,
        plan: 'growth',
        subscriptionEndsAt: new Date(endsAt).toISOString(),
      });
    }
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt });
    const [row] = await payments(seller);
    expect(row).toMatchObject({
      status: 'succeeded',
      amountMinor: 70_800,
      periodStart: time.now,
      periodEnd: endsAt,
      invoiceNumber: expect.any(Number),
    });
    const { body: notices } = await seller.get('/api/notifications');
    expect(notices).toMatchObject([{ kind: 'payment_received', title: 'Payment received' }]);
    const log = await db.select().from(activityLogs).where(eq(activityLogs.entityId, seller.user.id));
    expect(log).toMatchObject([
      {
        action: 'plan_payment',
        description: 'Plan changed from starter to growth',
        metadata: { before: { plan: 'starter', endsAt: null }, after: { plan: 'growth', endsAt } },
      },
    ]);
    await buy(seller);
    const both = await db.select().from(activityLogs).where(eq(activityLogs.entityId, seller.user.id));
    expect(both.map(({ description }) => description)).toContain('New end date of plan growth');
  });

  it('is one payment for a double click, a second window and a lost answer', async () => {
    const seller = await asSeller();
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(seller)));
    const again = await order(seller, {}, 'a-key-of-the-browser');
    const ids = new Set([...answers, again].map(({ body }) => body.paymentIntentId));
    expect([...answers, again].map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(ids.size).toBe(1);
    expect(await payments(seller)).toHaveLength(1);
  });

  it('for another choice ends the open one, so that nobody pays twice', async () => {
    const seller = await asSeller();
    const first = (await order(seller)).body;
    const second = (await order(seller, { plan: 'pro' })).body;
    expect((await payByCard(seller, first)).body).toMatchObject({ status: 'canceled' });
    expect((await confirm(seller, first)).body.status).toBe('canceled');
    await payByCard(seller, second);
    expect((await confirm(seller, second)).body).toMatchObject({ status: 'succeeded', plan: 'pro' });
    expect((await payments(seller)).map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  });

  it('made in a window that was closed is found before another is started', async () => {
    const seller = await asSeller();
    const first = (await order(seller)).body;
    await payByCard(seller, first);
    const next = await order(seller, { plan: 'pro' });
    expect(next).toMatchObject({ status: 409, body: { message: expect.stringContaining('has arrived') } });
    expect((await planOf(seller)).plan).toBe('growth');
  });

  it('is booked by the webhook alone, stored once, in any order', async () => {
    const seller = await asSeller();
    const checkout = (await order(seller)).body;
    await webhook(checkout.paymentIntentId, { type: 'payment_intent.payment_failed' });
    expect((await planOf(seller)).plan).toBe('starter');
    await payByCard(seller, checkout);
    const id = `evt_${checkout.paymentId}`;
    const answers = await Promise.all([1, 2, 3].map(() => webhook(checkout.paymentIntentId, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await webhook(checkout.paymentIntentId, { type: 'payment_intent.canceled' })).status).toBe(200);
    const { plan, endsAt } = await planOf(seller);
    expect(plan).toBe('growth');
    await confirm(seller, checkout);
    expect((await planOf(seller)).endsAt).toBe(endsAt);
    expect(await db.select().from(webhookEvents).where(eq(webhookEvents.id, id))).toHaveLength(1);
    const ledger = await db.select().from(planChanges).where(eq(planChanges.userId, seller.user.id));
    expect(ledger).toHaveLength(1);
  });

  it('is booked by the job if the browser was closed and the webhook lost', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    const checkout = (await order(seller)).body;
    await payByCard(seller, checkout, CARDS.asksTheBank, true);
    time.now += 3 * 60_000;
    await Promise.all([
      reconcilePayments(systemCtx(time.overrides)),
      reconcilePayments(systemCtx(time.overrides)),
    ]);
    expect((await planOf(seller)).plan).toBe('growth');
    expect(await payments(seller)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('that failed can be tried again, and is ended after half an hour', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    const checkout = (await order(seller)).body;
    expect((await payByCard(seller, checkout, CARDS.declined)).body).toEqual({
      status: 'failed',
      message: 'Your card was declined.',
    });
    expect((await confirm(seller, checkout)).body).toMatchObject({
      status: 'failed',
      message: 'Your card was declined.',
    });
    expect(await payments(seller)).toMatchObject([{ status: 'failed' }]);
    expect((await order(seller)).body.paymentIntentId).toBe(checkout.paymentIntentId);
    time.now += CHECKOUT_MS;
    await reconcilePayments(systemCtx(time.overrides));
    expect(await payments(seller)).toMatchObject([{ status: 'canceled' }]);
    expect((await payByCard(seller, checkout)).body.status).toBe('canceled');
    expect((await planOf(seller)).plan).toBe('starter');
  });

  it('can be confirmed only by its payer, and no forged call grants a plan', async () => {
    const [seller, stranger] = [await asSeller(), await asSeller()];
    const checkout = (await order(seller)).body;
    await payByCard(seller, checkout);
    expect((await confirm(stranger, checkout)).status).toBe(404);
    expect((await confirm(anonymous(), checkout)).status).toBe(401);
    expect((await confirm(seller, { paymentIntentId: 'demo_nothing' })).status).toBe(404);
    const body = JSON.stringify({ id: 'evt_1', type: 'x', intentId: checkout.paymentIntentId });
    const forged = (signature: string) =>
      anonymous().send('POST', '/api/stripe/webhook', { body, headers: { 'demo-signature': signature } });
    expect((await forged('0'.repeat(64))).status).toBe(400);
    expect((await forged('')).status).toBe(400);
    expect((await planOf(seller)).plan).toBe('starter');
    expect((await webhook('demo_nothing')).status).toBe(200);
    const isUnknown = eq(systemIssues.type, 'payment_unknown');
    expect(await db.$count(systemIssues, isUnknown)).toBe(0);
    // As in a directory that was restored to a moment before the order.
    const [{ id = '' } = {}] = await db
      .select()
      .from(paymentRecords)
      .where(eq(paymentRecords.userId, seller.user.id));
    await db.delete(paymentRecords).where(eq(paymentRecords.id, id));
    expect((await webhook(checkout.paymentIntentId)).status).toBe(200);
    const [issue] = await db.select().from(systemIssues).where(isUnknown);
    expect(issue?.metadata).toMatchObject({
      intentId: checkout.paymentIntentId,
      userId: seller.user.id,
      amountMinor: expect.stringMatching(/^\d{5,}$/),
      currency: 'INR',
    });
    const other = (await order(stranger)).body;
    await payByCard(stranger, other);
    await db.delete(paymentRecords).where(eq(paymentRecords.userId, stranger.user.id));
    for (const [owner, issues] of [
      ['', 1],
      [stranger.user.id, 2],
    ] as const) {
      await db.update(demoIntents).set({ userId: owner }).where(eq(demoIntents.id, other.paymentIntentId));
      for (let sent = 0; sent < 2; sent++) await webhook(other.paymentIntentId);
      expect(await db.$count(systemIssues, isUnknown)).toBe(issues);
    }
    expect((await stranger.get('/api/subscription/payments')).body).toEqual([]);
  });

  it.each([
    ['amount', { amountMinor: 100 }],
    ['currency', { currency: 'USD' as const }],
    ['person', { userId: 'somebody-else' }],
  ])('with another %s than the order’s activates nothing', async (_what, change) => {
    const seller = await asSeller();
    const checkout = (await order(seller)).body;
    await payByCard(seller, checkout);
    await db.update(demoIntents).set(change).where(eq(demoIntents.id, checkout.paymentIntentId));
    expect(await confirm(seller, checkout)).toMatchObject({
      status: 409,
      body: { message: 'Payment succeeded but subscription activation failed. Please contact support.' },
    });
    expect((await webhook(checkout.paymentIntentId)).status).toBe(200);
    expect((await planOf(seller)).plan).toBe('starter');
  });

  it('is not taken if no provider is configured, but a code that covers everything works', async () => {
    const seller = await asSeller({}, { payments: [] });
    expect(await order(seller)).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect((await seller.get('/api/subscription/payment-options')).body.ways).toEqual([]);
    const { code } = await giftCode({ discountPercentage: 100 });
    expect((await order(seller, { giftCode: code })).body.freeSubscription).toBe(true);
    expect((await planOf(seller)).plan).toBe('growth');
  });

  it('accepts nothing but the choice, and only what is sold', async () => {
    const seller = await asSeller();
    const send = (json: object) => seller.post('/api/subscription/create-payment-intent', json);
    const choice = { plan: 'growth', duration: '1_month' };
    for (const extra of [{ amount: 1 }, { finalAmount: 1 }, { userId: seller.user.id }, { price: 1 }]) {
      expect((await send({ ...choice, ...extra })).status).toBe(400);
    }
    for (const wrong of [
      { plan: 'starter' },
      { duration: '2_months' },
      { currency: 'XXX' },
      { gstin: 'X' },
    ]) {
      expect((await send({ ...choice, ...wrong })).status).toBe(400);
    }
    expect((await order(seller, {}, 'short')).status).toBe(400);
    expect((await order(seller, { currency: 'JPY', duration: '1_year' })).body.finalAmount).toBe(449 * 10);
    expect((await order(anonymous())).status).toBe(401);
  });
});
