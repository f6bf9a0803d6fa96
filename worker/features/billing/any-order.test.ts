import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DURATIONS, PAID_PLANS } from '../../../schema/billing/plan-names';
import {
  accounts,
  giftCodeRedemptions,
  giftCodes,
  paymentRecords,
  planChanges,
} from '../../../schema/directory';
import type { UserCtx } from '../../context';
import type { SessionUser } from '../../platform/db';
import {
  CARDS,
  confirm,
  DAY,
  giftCode,
  movableTime,
  order,
  payByCard,
  planOf,
  sellerAt,
  webhook,
} from '../../test/billing';
import { BillingModel } from '../../test/billing-model';
import { changeUser, db, findUser, type Seller, signInAgain } from '../../test/factories';
import { isProof } from '../../test/proof';
import { systemCtx } from '../../test/system';
import { claim, utrOf } from '../../test/upi';
import { lapseClaims, refuseClaim } from './claims.service';
import { endPlans } from './expiry.service';
import { findPayment } from './payments.queries';
import { reconcilePayments } from './reconcile.service';
import { refundPayment } from './refunds.service';
import { importStatement } from './statements.service';

const BANK_MS = 3_000;
const MINUTE = 60_000;
const which = fc.nat(3);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      plan: fc.constantFrom(...PAID_PLANS),
      duration: fc.constantFrom(...DURATIONS),
      withCode: fc.boolean(),
      way: fc.constantFrom('demo' as const, 'upi' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      card: fc.constantFrom('good' as const, 'good' as const, 'declined' as const, 'asksTheBank' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      which,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('webhook' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
      type: fc.constantFrom(
        'payment_intent.succeeded',
        'payment_intent.payment_failed',
        'payment_intent.canceled',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, BANK_MS, 3 * MINUTE, 30 * MINUTE, 3 * DAY, 29 * DAY, 100 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('statement' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse' as const), which }) },
);

const statementOf = (utr: string, amountMinor: number) => ({
  fileName: 'statement.csv',
  headings: 'Date|UTR|Credit',
  columns: { utr: 'UTR', amount: 'Credit', date: 'Date' },
  rows: [{ utr, amountMinor, day: '1 Nov 2026' }],
});

/** Performs the steps in the application and in the model side by side. */
async function play(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const time = movableTime();
  const seller = await sellerAt(time);
  const codes = Object.fromEntries(
    await Promise.all(
      DURATIONS.map(async (timePeriod) => [timePeriod, await giftCode({ timePeriod, maxUses: 1 })] as const),
    ),
  );
  const model = new BillingModel(time.now);
  const paid: { paymentId: string; paymentIntentId: string; clientSecret: string }[] = [];
  const admin = systemCtx(time.overrides);
  const user = (await findUser(eq(accounts.id, seller.user.id))) as SessionUser | null;
  if (!user) throw new Error('the seller is gone');
  const references = new Map<string, string>();
  const operator: UserCtx = { ...admin, actor: { kind: 'user', user, sid: '', epoch: 0, provenAt: 0 } };

  for (const action of steps) {
    const at = 'which' in action ? paid.length - 1 - action.which : -1;
    const [target, expected] = [paid[at], model.payments[at]];
    const all = (times: number, act: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: times }, act));
    if (action.do === 'wait') {
      time.now += action.ms;
      model.now = time.now;
      await signInAgain(seller, seller.user.id, time.now);
    } else if (action.do === 'job') {
      // Longer than the job waits for browsers.
      time.now += 3 * MINUTE;
      model.now = time.now;
      await all(2, () => endPlans(admin));
      model.expire();
      await all(2, () => reconcilePayments(admin));
      model.reconcile();
      await all(2, () => lapseClaims(admin));
      model.lapse();
    } else if (action.do === 'order') {
      const { plan, duration, withCode, way } = action;
      // One code for each of the three durations.
      const answer = await order(seller, {
        plan,
        duration,
        way,
        ...(withCode ? { giftCode: codes[duration]?.code ?? '' } : {}),
      });
      const before = model.payments.length;
      expect(answer.status, JSON.stringify(answer.body)).toBe(model.order({ plan, duration, withCode, way }));
      if (model.payments.length > before) paid.push(answer.body);
    } else if (target && expected) {
      const isUpi = expected.choice.way === 'upi';
      if (action.do === 'pay' && isUpi) {
        model.expire();
        const utr = utrOf();
        const { status } = await claim(seller, target.paymentId, utr);
        expect(status).toBe(model.claim(expected) ? 200 : 409);
        if (status === 200) references.set(target.paymentId, utr);
      } else if (action.do === 'statement') {
        const utr = references.get(target.paymentId);
        if (!utr) continue;
        const amountMinor = (await findPayment(db, target.paymentId))?.amountMinor ?? 0;
        await all(action.times, () => importStatement(operator, statementOf(utr, amountMinor)));
        model.receive(expected);
      } else if (action.do === 'refuse') {
        if (isUpi) await refuseClaim(operator, target.paymentId, 'test').catch(() => undefined);
        model.refuse(expected);
      } else if (action.do === 'pay') {
        model.expire();
        await payByCard(seller, target, CARDS[action.card], action.card === 'asksTheBank' ? true : undefined);
        model.pay(expected, action.card, BANK_MS);
      } else if (action.do === 'confirm') {
        model.expire();
        await all(action.times, () => confirm(seller, target));
        model.settle(expected);
      } else if (action.do === 'webhook') {
        const { type } = action;
        const id = `evt_${target.paymentId}_${time.now}_${type}`;
        await all(action.times, () =>
          webhook(target.paymentIntentId, { id, type, overrides: time.overrides }),
        );
        model.settle(expected);
      } else if (action.do === 'cancel' && !isUpi) {
        await time.overrides.payments?.[0]?.cancelIntent(target.paymentIntentId);
        model.cancelAtProvider(expected);
      } else if (action.do === 'refund') {
        await all(action.times, () =>
          refundPayment(operator, target.paymentId, 'test').catch(() => undefined),
        );
        model.refund(expected);
      }
    }
  }
  expect(await planOf(seller)).toEqual({ plan: model.plan, endsAt: model.endsAt });
  const rows = await Promise.all(paid.map(({ paymentId }) => findPayment(db, paymentId)));
  expect(rows.map((row) => row?.status)).toEqual(model.payments.map(({ status }) => status));
  const ledger = await db.select().from(planChanges).where(eq(planChanges.userId, seller.user.id));
  const count = (source: string) => ledger.filter((row) => row.source === source).length;
  const inState = (...states: string[]) =>
    model.payments.filter(({ status }) => states.includes(status)).length;
  const started = model.payments.filter(({ start }) => start !== 'none').length;
  const takenBack = model.payments.filter(({ start }) => start === 'takenBack').length;
  const running = model.payments.filter(
    ({ start, status }) => start === 'running' && (status === 'succeeded' || status === 'refunded'),
  ).length;
  const byCard = model.payments.filter(
    ({ choice, status }) => choice.way === 'demo' && (status === 'succeeded' || status === 'refunded'),
  ).length;
  expect([count('payment'), count('match'), count('lapse'), count('refund')]).toEqual([
    byCard + started,
    inState('succeeded', 'refunded') - byCard - running,
    takenBack,
    inState('refunded'),
  ]);
  const uses = await db
    .select()
    .from(giftCodeRedemptions)
    .where(eq(giftCodeRedemptions.userId, seller.user.id));
  expect(uses.map(({ status }) => status).sort()).toEqual(
    model.payments.flatMap(({ code }) => (code === 'none' ? [] : [code])).sort(),
  );
  for (const { id } of Object.values(codes)) {
    const [row] = await db.select().from(giftCodes).where(eq(giftCodes.id, id));
    const redeemed = uses.filter(({ giftCodeId, status }) => giftCodeId === id && status === 'redeemed');
    expect(row?.usedCount).toBe(redeemed.length);
  }
  await tidyUp(seller);
}

/** Jobs must not find what a sequence has left behind. */
async function tidyUp({ user }: Seller) {
  await db.update(paymentRecords).set({ checkedAt: 9e15 }).where(eq(paymentRecords.userId, user.id));
  await changeUser(user.id, { subscriptionEndsAt: null, expiryNoticeAt: null });
}

describe('any order of orders, payments, claims, statements, confirmations, webhooks, cancellations, refunds, gift codes and days', () => {
  const seed = Date.now();
  it.each([0, 1, 2, 3])(
    'has the same result as a simple model (part %i)',
    async (part) => {
      console.info(`seed ${seed + part}`);
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), play), {
        numRuns: isProof ? 250 : 40,
        seed: seed + part,
        endOnFailure: false,
      });
    },
    600_000,
  );

  it('leaves no gap in invoice numbers', async () => {
    const rows = await db.select().from(paymentRecords);
    const numbers = new Map<string, number[]>();
    for (const { invoiceYear, invoiceNumber } of rows) {
      if (invoiceYear === null || invoiceNumber === null) continue;
      numbers.set(invoiceYear, [...(numbers.get(invoiceYear) ?? []), invoiceNumber]);
    }
    expect(numbers.size).toBeGreaterThan(0);
    for (const found of numbers.values()) {
      expect(found.sort((a, b) => a - b)).toEqual(found.map((_number, index) => index + 1));
    }
  });
});
