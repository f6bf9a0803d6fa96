import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Duration, PaidPlan } from '../../schema/billing/plan-names';
import { DURATION_DAYS } from '../../schema/billing/plans';
import { priceOf } from '../../schema/billing/pricing';
import * as tables from '../../schema/directory';
import { indianFinancialYear } from '../../worker/platform/clock';
import { newId } from '../../worker/platform/random';
import { planChangesOf } from './plan-changes';
import { STORY } from './story';
import { GIFT_CODES, PAYMENTS, UPGRADE_REQUESTS } from './story-money';

const DAY = 86_400_000;

/** What invoices and requests know of an account. */
function payerOf(key: string, idOf: (key: string) => string) {
  const account = STORY.accounts.find((known) => known.key === key);
  if (!account) throw new Error(`nobody is ${key}`);
  const { firstName, lastName, firm, email, mobile } = account;
  return { id: idOf(key), name: firm ?? `${firstName} ${lastName}`, email, mobile: `+91${mobile}` };
}

const amounts = (choice: { plan: PaidPlan; duration: Duration }) => {
  const price = priceOf({ ...choice, currency: 'INR' });
  if (!price) throw new Error('the story buys what is not sold');
  return price;
};

/** Payments that went before, gift codes to try and requests to work on, in the order their references want. */
export function moneyRows(
  now: number,
  endsAt: number,
  idOf: (account: string) => string,
): [SQLiteTable, object[]][] {
  const numbers = new Map<string, number>();
  const payments = PAYMENTS.map(({ account, plan, duration, ageDays, refunded, declined }) => {
    const paidAt = now - ageDays * DAY;
    const { id: userId, name, email } = payerOf(account, idOf);
    const year = indianFinancialYear(paidAt);
    const number = (numbers.get(year) ?? 0) + 1;
    if (!declined) numbers.set(year, number);
    const price = amounts({ plan, duration });
    const id = newId(paidAt);
    const paid = {
      paidAt,
      periodStart: paidAt,
      periodEnd: Math.min(endsAt, paidAt + DURATION_DAYS[duration] * DAY),
      invoiceYear: year,
      invoiceNumber: number,
      invoiceParties: {
        issuer: { name: 'Chaabi (demo)', address: '1 Demo Road\nBengaluru 560001', gstin: '29AAGCB7383J1Z4' },
        buyer: { name, email, gstin: null, state: '29' },
      },
    };
    return {
      id,
      userId,
      plan,
      duration,
      currency: 'INR',
      amountMinor: price.finalMinor,
      originalAmountMinor: price.originalMinor,
      discountAmountMinor: price.discountMinor,
      paymentGateway: 'demo',
      transactionId: `demo_${id}`,
      status: refunded ? 'refunded' : declined ? 'canceled' : 'succeeded',
      ...(declined ? {} : paid),
      ...(refunded
        ? {
            refundedAt: paidAt + DAY,
            refundRequestedAt: paidAt + DAY,
            refundReason: refunded,
            creditNoteYear: indianFinancialYear(paidAt + DAY),
            creditNoteNumber: number,
          }
        : {}),
      createdAt: paidAt,
      updatedAt: paidAt,
    };
  });
  return [
    [tables.paymentRecords, payments],
    [tables.planChanges, planChangesOf(payments, now)],
    [
      tables.giftCodes,
      GIFT_CODES.map(({ ageDays, validDays, ...code }) => ({
        id: newId(now - ageDays * DAY),
        ...code,
        validUntil: validDays === null ? null : now + validDays * DAY,
        createdAt: now - ageDays * DAY,
        updatedAt: now - ageDays * DAY,
      })),
    ],
    [
      tables.upgradeRequests,
      UPGRADE_REQUESTS.map(({ account, plan, duration, status, notes, ageHours }) => {
        const createdAt = now - ageHours * 3_600_000;
        const { id: userId, name, email, mobile } = payerOf(account, idOf);
        const priceMinor = amounts({ plan, duration }).finalMinor;
        return {
          id: newId(createdAt),
          userId,
          name,
          email,
          mobile,
          plan,
          duration,
          priceMinor,
          status,
          notes,
          askedAt: createdAt,
          createdAt,
          updatedAt: createdAt,
        };
      }),
    ],
  ];
}
