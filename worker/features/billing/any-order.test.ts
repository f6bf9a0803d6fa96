import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../../../schema/billing/plan-names';
import {
  accounts,
  giftCodeRedemptions,
  giftCodes,
  paymentRecords,
  planChanges,
  statementRows,
} from '../../../schema/directory';
import type { UserCtx } from '../../context';
import type { SessionUser } from '../../platform/db';
import {
  CARDS,
  confirm,
  giftCode,
  movableTime,
  order,
  payByCard,
  planOf,
  sellerAt,
  webhook,
} from '../../test/billing';
import type { ModelPayment } from '../../test/billing-model';
import { BANK_MS, type BillingStep, billingStep, MINUTE } from '../../test/billing-steps';
import { changeUser, db, findUser, type Seller, signInAgain } from '../../test/factories';
import { amountOf } from '../../test/paid-time';
import { isProof } from '../../test/proof';
import { systemCtx } from '../../test/system';
import { claim, utrOf } from '../../test/upi';
import { UpiModel } from '../../test/upi-model';
import { lapseClaims } from './claims.service';
import { confirmPayment, refusePayment } from './decisions.service';
import { endPlans } from './expiry.service';
import { findPayment } from './payments.queries';
import { reconcilePayments } from './reconcile.service';
import { refundPayment } from './refunds.service';
import { importStatement } from './statements.service';

const statementOf = (utr: string, amountMinor: number) => ({
  fileName: 'statement.csv',
  headings: 'Date|UTR|Credit',
  columns: { utr: 'UTR', amount: 'Credit', date: 'Date', direction: '' },
  rows: [{ utr, amountMinor, day: '2026-11-01' }],
});

/** Somebody else redeems a code, if it has room. */
const takeByRival = (id: string) =>
  db.run(sql`update gift_codes set used_count = used_count + 1 where id = ${id} and used_count + (
    select count(*) from gift_code_redemptions where gift_code_id = ${id} and status = 'reserved') < max_uses`);

/** Performs the steps in the application and in the model side by side. */
async function play(steps: readonly BillingStep[]) {
  const time = movableTime();
  const seller = await sellerAt(time);
  const codes = Object.fromEntries(
    await Promise.all(
      DURATIONS.map(async (timePeriod) => [timePeriod, await giftCode({ timePeriod, maxUses: 1 })] as const),
    ),
  );
  const model = new UpiModel(time.now);
  const paid: { paymentId: string; paymentIntentId: string; clientSecret: string }[] = [];
  const admin = systemCtx(time.overrides);
  const user = (await findUser(eq(accounts.id, seller.user.id))) as SessionUser | null;
  if (!user) throw new Error('the seller is gone');
  // The reference that each payment really has at the bank.
  const utrs: string[] = [];
  const operator: UserCtx = { ...admin, actor: { kind: 'user', user, sid: '', epoch: 0, provenAt: 0 } };

  for (const action of steps) {
    const at = 'which' in action && paid.length > 0 ? action.which % paid.length : -1;
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
    } else if (action.do === 'rival') {
      await takeByRival(codes[action.duration]?.id ?? '');
      if (model.hasRoom(action.duration)) model.gone.add(action.duration);
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
      if (model.payments.length > before) {
        paid.push(answer.body);
        utrs.push(utrOf());
      }
    } else if (target && expected) {
      const isUpi = expected.choice.way === 'upi';
      const right = utrs[at] ?? '';
      if (action.do === 'claim') {
        if (!isUpi) continue;
        model.expire();
        const utr = action.isRight ? right : utrOf();
        const { status } = await claim(seller, target.paymentId, utr, action.corrects ? expected.utr : null);
        expect(status).toBe(model.claim(expected, utr, action.corrects) ? 200 : 409);
      } else if (action.do === 'statement') {
        if (!isUpi) continue;
        const amountMinor = amountOf(expected.choice) + action.more;
        await all(action.times, () => importStatement(operator, statementOf(right, amountMinor)));
        for (let time = 0; time < action.times; time++) model.import(right, amountMinor);
      } else if (action.do === 'receive') {
        if (!isUpi) continue;
        const row = action.withRow ? model.rows.findLast(({ payment }) => payment === null) : undefined;
        const [stored] = row
          ? await db
              .select()
              .from(statementRows)
              .where(
                and(
                  eq(statementRows.utr, row.utr),
                  eq(statementRows.amountMinor, row.amountMinor),
                  isNull(statementRows.paymentId),
                ),
              )
          : [];
        const isDone = await confirmPayment(operator, target.paymentId, {
          rowId: stored?.id,
          reason: 'test',
        }).then(
          () => true,
          () => false,
        );
        expect(isDone).toBe(model.confirm(expected, row ?? null));
      } else if (action.do === 'refuse') {
        if (isUpi) await refusePayment(operator, target.paymentId, 'test').catch(() => undefined);
        if (isUpi) model.refuse(expected);
      } else if (action.do === 'pay') {
        if (isUpi) continue;
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
          refundPayment(operator, target.paymentId, { reason: 'test', reference: 'SENT-BACK-1' }).catch(
            () => undefined,
          ),
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
  const { payments } = model;
  const hasStarted = ({ start }: ModelPayment) => start !== 'none';
  const isReceived = ({ status, isReversed }: ModelPayment) =>
    status === 'succeeded' || status === 'refunded' || isReversed;
  const isTakenBack = ({ start }: ModelPayment) => start === 'takenBack';
  const isMatch = (payment: ModelPayment) => isReceived(payment) && payment.start === 'running';
  expect([count('payment'), count('claim'), count('match'), count('lapse'), count('refund')]).toEqual([
    payments.filter((payment) => isReceived(payment) && !isMatch(payment)).length,
    payments.filter(hasStarted).length,
    payments.filter(isMatch).length,
    payments.filter(isTakenBack).length,
    payments.filter(({ status, isReversed }) => status === 'refunded' || isReversed).length,
  ]);
  // The ledger has the money that was really received, and nothing that was only claimed.
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(ledger.map(({ moneyMinor }) => moneyMinor))).toBe(sum(payments.map(({ money }) => money)));
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
    const isGone = row !== undefined && model.gone.has(row.timePeriod);
    expect(row?.usedCount).toBe(redeemed.length + Number(isGone));
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
      await fc.assert(fc.asyncProperty(fc.array(billingStep, { minLength: 6, maxLength: 16 }), play), {
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
