import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceParties } from '../../../schema/billing/invoices.input';
import { giftCodeRedemptions, paymentRecords, webhookEvents } from '../../../schema/directory';
import { type DirectoryDb, insertRow, insertWhere, runTogether, updateWhere } from '../../platform/db';
import { type CodedPayment, type CodeUse, codeHasRoom, redeemCode, releaseCode } from './gift-codes.sql';
import type { NewPayment } from './payments.queries';
import { applyChange, changed, type Grant, grantPlan, pushPlan } from './plan-changes.sql';

const OPEN = ['pending', 'failed'] as const;

type Event = { id: string; type: string } | null;

/** Ids of what a successful payment writes besides its own row. */
export interface Activation {
  grant: Grant & { paymentId: string; userId: string };
  activityId: string;
  notificationId: string;
  /** Its gift code; null without one. */
  giftCodeId: string | null;
  /** Whether that covered everything. */
  isFree: boolean;
  gateway: Record<string, unknown>;
  /** null if nothing was paid; then there is no invoice. */
  invoice: { year: string; parties: InvoiceParties } | null;
}

export const codedPayment = ({ grant: { paymentId, userId }, giftCodeId }: Activation): CodedPayment => ({
  paymentId,
  userId,
  giftCodeId,
});

const storeEvent = (event: Event, now: number): SQL[] =>
  event
    ? [
        insertRow(
          webhookEvents,
          { id: event.id, type: event.type, receivedAt: now },
          sql`on conflict do nothing`,
        ),
      ]
    : [];

/**
 * A paid payment and everything that follows from it: the first statement acts once, and the others only with
 * it. Applies even to `canceled`: money that has arrived is honoured.
 */
function activation(activation: Activation): SQL[] {
  const { grant, invoice, notificationId } = activation;
  const { paymentId, now, changeId } = grant;
  return [
    updateWhere(
      paymentRecords,
      {
        status: 'succeeded',
        paidAt: now,
        checkedAt: now,
        updatedAt: now,
        gatewayResponse: sql`${JSON.stringify(activation.gateway)}`,
        invoiceYear: invoice?.year ?? null,
        invoiceNumber: invoice
          ? sql`(select coalesce(max(invoice_number), 0) + 1 from payment_records where invoice_year = ${invoice.year})`
          : sql`null`,
        invoiceParties: sql`${invoice ? JSON.stringify(invoice.parties) : null}`,
      },
      sql`where id = ${paymentId} and status in ('pending', 'failed', 'canceled')`,
    ),
    grantPlan(grant, sql`changes() = 1`),
    ...applyChange({ changeId, activityId: activation.activityId, actorId: sql`c.user_id`, now }),
    updateWhere(
      paymentRecords,
      {
        periodEnd: sql`c.ends_after`,
        periodStart: sql`case when c.plan_before = c.plan_after and c.ends_before > ${now} then c.ends_before else ${now} end`,
      },
      sql`from plan_changes c where c.id = ${changeId} and payment_records.id = ${paymentId}`,
    ),
    ...redeemCode(codedPayment(activation), changed(changeId), now),
    pushPlan(
      changeId,
      {
        id: notificationId,
        kind: 'payment_received',
        values: { of: grant.plan, duration: grant.duration, isFree: activation.isFree },
        relatedEntityId: paymentId,
        createdAt: now,
      },
      now,
    ),
  ];
}

/**
 * Opens a payment unless this person has an open one, and reserves its gift code if that can be used; one
 * that costs nothing is activated in the same batch. False if it was not opened.
 */
export async function openPayment(
  db: DirectoryDb,
  payment: NewPayment,
  code: CodeUse | null,
  free: Activation | null,
): Promise<boolean> {
  const { id, userId, idempotencyKey, createdAt: now } = payment;
  const reserve = code
    ? [
        insertWhere(
          giftCodeRedemptions,
          {
            id: code.redemptionId,
            giftCodeId: code.giftCodeId,
            userId,
            status: 'reserved',
            paymentId: id,
            plan: payment.plan,
            originalAmountMinor: payment.originalAmountMinor,
            discountAmountMinor: payment.discountAmountMinor ?? 0,
            finalAmountMinor: payment.amountMinor,
            reservedUntil: code.reservedUntil,
            createdAt: now,
            updatedAt: now,
          },
          sql`where changes() = 1`,
        ),
      ]
    : [];
  const [opened] = await runTogether(db, [
    insertWhere(
      paymentRecords,
      payment,
      sql`where not exists (select 1 from payment_records where user_id = ${userId} and status in ('pending', 'failed'))
        and not exists (select 1 from payment_records where user_id = ${userId}
          and idempotency_key = ${idempotencyKey ?? null})
        and ${code ? codeHasRoom(code.giftCodeId, userId, now) : sql`1`}`,
    ),
    ...reserve,
    // An order that was refused above must not activate the payment that an earlier call has opened.
    ...(free ? activation(free) : []),
  ]);
  return opened === 1;
}

/** Books a payment that has arrived; false if it was booked before. */
export async function activatePayment(db: DirectoryDb, facts: Activation, event: Event) {
  const [activated] = await runTogether(db, [...activation(facts), ...storeEvent(event, facts.grant.now)]);
  return activated === 1;
}

/** Records a failed attempt. The intent can still be paid, so it keeps its gift code until it is ended. */
export function recordFailure(
  db: DirectoryDb,
  id: string,
  gateway: Record<string, unknown>,
  event: Event,
  now: number,
) {
  return runTogether(db, [
    updateWhere(
      paymentRecords,
      { status: 'failed', gatewayResponse: sql`${JSON.stringify(gateway)}`, checkedAt: now, updatedAt: now },
      sql`where id = ${id} and status in ('pending', 'failed')`,
    ),
    ...storeEvent(event, now),
  ]);
}

/** Ends a payment that can no longer be paid, and releases its gift code. */
export function closePayment(db: DirectoryDb, id: string, event: Event, now: number) {
  return runTogether(db, [
    updateWhere(
      paymentRecords,
      { status: 'canceled', idempotencyKey: null, checkedAt: now, updatedAt: now },
      sql`where id = ${id} and status in ('pending', 'failed')`,
    ),
    releaseCode(id, now),
    ...storeEvent(event, now),
  ]);
}

export const recordEvent = (db: DirectoryDb, event: Event, now: number) =>
  runTogether(db, storeEvent(event, now));

/** Connects an open payment to its intent; false if it was ended in the meantime. */
export async function attachIntent(
  db: DirectoryDb,
  id: string,
  intentId: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(paymentRecords)
    .set({ transactionId: intentId, updatedAt: now })
    .where(
      and(
        eq(paymentRecords.id, id),
        inArray(paymentRecords.status, OPEN),
        or(isNull(paymentRecords.transactionId), eq(paymentRecords.transactionId, intentId)),
      ),
    )
    .returning({ id: paymentRecords.id });
  return rows.length === 1;
}

export async function setBuyer(
  db: DirectoryDb,
  id: string,
  buyer: Pick<NewPayment, 'buyerGstin' | 'buyerState'>,
) {
  await db
    .update(paymentRecords)
    .set(buyer)
    .where(and(eq(paymentRecords.id, id), inArray(paymentRecords.status, OPEN)));
}
