import { CHECKOUT_MS } from '../../../schema/billing/input';
import type { Ctx } from '../../context';
import { reportError } from '../issues/issues.service';
import * as queries from './payments.queries';
import { completeRefund } from './refunds.service';
import { endPayment, settlePayment } from './settle.service';

/** Browsers confirm within seconds; only what they left is looked at. */
const PATIENCE_MS = 2 * 60_000;
const AT_ONCE = 25;

/** One payment: books it if it was paid, ends it once its half hour is over. */
async function reconcile(ctx: Ctx, payment: queries.PaymentRow): Promise<void> {
  if (payment.createdAt <= ctx.clock.now() - CHECKOUT_MS) {
    await endPayment(ctx, payment);
  } else if (payment.transactionId !== null) {
    const intent = await ctx.payments?.findIntent(payment.transactionId);
    if (intent) await settlePayment(ctx, payment, intent);
  }
}

const DAY_MS = 24 * 3_600_000;

/** Payments of the last day that the provider has taken and that have activated nothing for so long. Throws when it does not answer. */
export async function listPaidButOpen(ctx: Ctx, waitedMs: number): Promise<string[]> {
  const now = ctx.clock.now();
  const open = await queries.listStillOpen(ctx.directory, now - DAY_MS, now - waitedMs, AT_ONCE);
  const paid: string[] = [];
  for (const { id, transactionId } of open) {
    const intent = transactionId ? await ctx.payments?.findIntent(transactionId) : null;
    if (intent?.status === 'succeeded') paid.push(id);
  }
  return paid;
}

/**
 * Job: records payments whose browser was closed and whose webhook was lost, ends abandoned ones and frees their gift codes, and
 * finishes refunds that broke off. Works from stored state, a bounded number a run.
 */
export async function reconcilePayments(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  const before = now - PATIENCE_MS;
  const work: [queries.PaymentRow[], (ctx: Ctx, payment: queries.PaymentRow) => Promise<void>][] = [
    [await queries.listUnsettled(ctx.directory, before, AT_ONCE), reconcile],
    [await queries.listUnfinishedRefunds(ctx.directory, before, AT_ONCE), completeRefund],
  ];
  for (const [payments, act] of work) {
    for (const payment of payments) {
      // First: one that fails for ever must not keep the others from their turn.
      await queries.touch(ctx.directory, payment.id, now);
      await act(ctx, payment).catch((error) => reportError(ctx, 'job_failed', 'reconcilePayments', error));
    }
  }
}
