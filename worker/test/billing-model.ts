import { CHECKOUT_MS } from '../../schema/billing/input';
import type { Duration, PaidPlan, PlanId } from '../../schema/billing/plan-names';
import { DURATION_DAYS, PLANS } from '../../schema/billing/plans';
import { DAY } from './billing';

export interface Choice {
  plan: PaidPlan;
  duration: Duration;
  withCode: boolean;
}

interface ModelPayment {
  choice: Choice;
  createdAt: number;
  /** Our status. */
  status: 'pending' | 'failed' | 'canceled' | 'succeeded' | 'refunded';
  /** The provider's status. */
  intent: 'pending' | 'failed' | 'processing' | 'canceled' | 'succeeded';
  arrivesAt: number;
  code: 'none' | 'reserved' | 'redeemed' | 'released';
  /** Whether its days are part of the current plan. */
  isOpen: boolean;
}

const price = (plan: PlanId) => PLANS[plan].monthlyMinor.INR;
const msOf = (duration: Duration) => DURATION_DAYS[duration] * DAY;

/**
 * The expected result of one person's orders, payments, refunds and days, in plain steps without a database.
 */
export class BillingModel {
  plan: PlanId = 'starter';
  endsAt: number | null = null;
  payments: ModelPayment[] = [];

  constructor(public now: number) {}

  private get live(): PlanId {
    return this.endsAt !== null && this.endsAt <= this.now ? 'starter' : this.plan;
  }

  private end() {
    this.plan = 'starter';
    this.endsAt = null;
    for (const payment of this.payments) payment.isOpen = false;
  }

  /** Updates the person's plan. */
  expire() {
    if (this.plan !== 'starter' && this.endsAt !== null && this.endsAt <= this.now) this.end();
  }

  private truthOf(payment: ModelPayment) {
    if (payment.intent === 'processing' && this.now >= payment.arrivesAt) payment.intent = 'succeeded';
    return payment.intent;
  }

  private grant(payment: ModelPayment) {
    const { plan, duration } = payment.choice;
    const { live } = this;
    if (live === 'starter') for (const other of this.payments) other.isOpen = false;
    const rest = live === 'starter' ? 0 : (this.endsAt ?? 0) - this.now;
    const after = price(live) > price(plan) ? live : plan;
    const converted = Math.floor((rest * price(live)) / price(after));
    const granted = Math.floor((msOf(duration) * price(plan)) / price(after));
    this.plan = after;
    this.endsAt = this.now + converted + granted;
    payment.isOpen = true;
  }

  settle(payment: ModelPayment) {
    const intent = this.truthOf(payment);
    const wasOpen = payment.status === 'pending' || payment.status === 'failed';
    if (intent === 'succeeded' && (wasOpen || payment.status === 'canceled')) {
      payment.status = 'succeeded';
      if (payment.code === 'reserved') payment.code = 'redeemed';
      this.grant(payment);
    } else if (intent === 'failed' && wasOpen) {
      payment.status = 'failed';
    } else if (intent === 'canceled' && wasOpen) {
      payment.status = 'canceled';
      if (payment.code === 'reserved') payment.code = 'released';
    }
  }

  cancelAtProvider(payment: ModelPayment) {
    const intent = this.truthOf(payment);
    if (intent === 'pending' || intent === 'failed') payment.intent = 'canceled';
  }

  private endPayment(payment: ModelPayment) {
    this.cancelAtProvider(payment);
    this.settle(payment);
    return payment.intent;
  }

  /** Returns the HTTP status that the order should get. */
  order(choice: Choice): number {
    this.expire();
    const open = this.payments.find(({ status }) => status === 'pending' || status === 'failed');
    if (open) {
      const same = JSON.stringify(open.choice) === JSON.stringify(choice);
      if (same && open.createdAt > this.now - CHECKOUT_MS) {
        const intent = this.truthOf(open);
        if (intent === 'processing') return 409;
        this.settleIfOver(open);
        if (intent === 'succeeded') return 409;
        if (intent !== 'canceled') return 200;
      } else {
        if (this.endPayment(open) !== 'canceled') return 409;
      }
    }
    if (price(this.live) > price(choice.plan)) return 409;
    // One gift code per duration.
    const used = this.payments.some(
      ({ code, choice: { duration } }) =>
        duration === choice.duration && (code === 'reserved' || code === 'redeemed'),
    );
    if (choice.withCode && used) return 400;
    this.payments.push({
      choice,
      createdAt: this.now,
      status: 'pending',
      intent: 'pending',
      arrivesAt: 0,
      code: choice.withCode ? 'reserved' : 'none',
      isOpen: false,
    });
    return 200;
  }

  private settleIfOver(payment: ModelPayment) {
    if (payment.intent === 'succeeded' || payment.intent === 'canceled') this.settle(payment);
  }

  pay(payment: ModelPayment, card: 'good' | 'declined' | 'asksTheBank', bankMs: number) {
    if (this.truthOf(payment) !== 'pending' && payment.intent !== 'failed') return;
    if (card === 'good') payment.intent = 'succeeded';
    if (card === 'declined') payment.intent = 'failed';
    if (card === 'asksTheBank') {
      payment.intent = 'processing';
      payment.arrivesAt = this.now + bankMs;
    }
  }

  refund(payment: ModelPayment) {
    if (payment.status !== 'succeeded') return;
    payment.status = 'refunded';
    if (!payment.isOpen) return;
    const { live } = this;
    const rest = live === 'starter' ? 0 : (this.endsAt ?? 0) - this.now;
    const left = rest * price(live) - msOf(payment.choice.duration) * price(payment.choice.plan);
    payment.isOpen = false;
    if (live === 'starter' || left <= 0) return this.end();
    const others = this.payments.filter(({ isOpen }) => isOpen).map(({ choice }) => price(choice.plan));
    const rank = Math.min(price(live), others.length > 0 ? Math.max(...others) : price(live));
    this.plan = rank === price('growth') ? 'growth' : 'pro';
    this.endsAt = this.now + Math.floor(left / rank);
  }

  /** Our job: settles payments two minutes old, ends those half an hour old. */
  reconcile() {
    for (const payment of this.payments) {
      if (payment.status !== 'pending' && payment.status !== 'failed') continue;
      if (payment.createdAt <= this.now - CHECKOUT_MS) this.endPayment(payment);
      else this.settle(payment);
    }
  }
}
