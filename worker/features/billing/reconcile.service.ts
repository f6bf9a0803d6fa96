import { CHECKOUT_MS } from '../../../schema/billing/input';
import type { Ctx } from '../../context';
import { hasBudget } from '../../platform/query-budget';
import { reportError } from '../issues/issues.service';
import { gatewayOf } from './gateways';
import * as queries from './payments.queries';
import { completeRefund } from './refunds.service';
import { endPayment, settlePayment } from './settle.service';

/** Browsers confirm within seconds; only payments left open longer are checked. */
const PATIENCE_MS = 2 * 60_000;
const MAX_BATCH = 25;

/** Reconciles one payment: books it if it was paid, ends it after half an hour. */
async function reconcile(ctx: Ctx, payment: queries.PaymentRow): Promise<void> {
  if (payment.createdAt <= ctx.clock.now() - CHECKOUT_MS) {
    await endPayment(ctx, payment);
  } else if (payment.transactionId !== null) {
    const intent = await gatewayOf(ctx, payment)?.findIntent(payment.transactionId);
    if (intent) await settlePayment(ctx, payment, intent);
  }
}

const DAY_MS = 24 * 3_600_000;

/**
 * Payments of the last day that the provider has taken but that have not activated anything for this long.
 * Throws if the provider does not respond.
 */
export async function listPaidButOpen(ctx: Ctx, waitedMs: number): Promise<string[]> {
  const now = ctx.clock.now();
  const open = await queries.listStillOpen(ctx.directory, now - DAY_MS, now - waitedMs, MAX_BATCH);
  const paid: string[] = [];
  for (const { id, transactionId, paymentGateway } of open) {
    const intent = transactionId ? await gatewayOf(ctx, { paymentGateway })?.findIntent(transactionId) : null;
    if (intent?.status === 'succeeded') paid.push(id);
  }
  return paid;
}

/**
 * Job: books payments whose browser was closed and whose webhook was lost, ends abandoned ones and releases
 * their gift codes, and completes interrupted refunds. Works from stored state, a bounded number per run.
 */
export async function reconcilePayments(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const before = now - PATIENCE_MS;
  const work: [queries.PaymentRow[], (ctx: Ctx, payment: queries.PaymentRow) => Promise<void>][] = [
    [await queries.listUnsettled(ctx.directory, before, MAX_BATCH), reconcile],
    [await queries.listUnfinishedRefunds(ctx.directory, before, MAX_BATCH), completeRefund],
  ];
  for (const [payments, act] of work) {
    for (const payment of payments) {
      if (!hasBudget()) return;
      // Before reconciling: one that always fails must not delay the others.
      await queries.touch(ctx.directory, payment.id, now);
      await act(ctx, payment).catch((error) => reportError(ctx, 'job_failed', 'reconcilePayments', error));
    }
  }
}
