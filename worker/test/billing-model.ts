import { CHECKOUT_MS } from '../../schema/billing/input';
import type { Duration, PlanId } from '../../schema/billing/plan-names';
import { amountOf, type Choice, converted, msOf, price, rateOf, share } from './paid-time';

export interface ModelPayment {
  choice: Choice;
  createdAt: number;
  /** Ours. */
  status: 'pending' | 'failed' | 'canceled' | 'succeeded' | 'refunded' | 'claimed' | 'lapsed' | 'refused';
  /** The provider's. */
  intent: 'pending' | 'failed' | 'processing' | 'canceled' | 'succeeded';
  arrivesAt: number;
  code: 'none' | 'reserved' | 'redeemed' | 'released';
  /** Whether its days are part of the current plan. */
  isOpen: boolean;
  /** What has arrived and not gone back, in paise. */
  money: number;
  /** Of a UPI payment: its reference, how often one was named, until when it may be found, and whether that has started its plan. */
  utr: string | null;
  claims: number;
  claimEndsAt: number;
  start: 'none' | 'running' | 'takenBack';
  /** Its money was taken back from it: it keeps its invoice. */
  isReversed: boolean;
}

/** The expected result of one person's orders, payments, refunds and days, in plain steps without any database. */
export class BillingModel {
  plan: PlanId = 'starter';
  endsAt: number | null = null;
  /** What a month of the rest was worth. */
  rate = 0;
  payments: ModelPayment[] = [];
  /** Codes, one for each duration, that somebody else has used up. */
  gone = new Set<Duration>();

  constructor(public now: number) {}

  private get live(): PlanId {
    return this.endsAt !== null && this.endsAt <= this.now ? 'starter' : this.plan;
  }

  private end() {
    this.plan = 'starter';
    this.endsAt = null;
    this.rate = 0;
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

  protected grant(payment: ModelPayment) {
    const { plan, duration } = payment.choice;
    const { live } = this;
    if (live === 'starter') for (const other of this.payments) other.isOpen = false;
    const rest = live === 'starter' ? 0 : (this.endsAt ?? 0) - this.now;
    const after = price(live) > price(plan) ? live : plan;
    const paid = rateOf(payment.choice);
    // Time of the plan that runs afterwards keeps what was paid for it; other time is bought at the list price.
    const old = live === after ? { ms: rest, rate: this.rate } : converted(rest, this.rate, after);
    const added =
      plan === after ? { ms: msOf(duration), rate: paid } : converted(msOf(duration), paid, after);
    this.plan = after;
    this.rate = Math.floor(
      Number(
        (BigInt(old.ms) * BigInt(old.rate) + BigInt(added.ms) * BigInt(added.rate)) /
          BigInt(old.ms + added.ms),
      ),
    );
    this.endsAt = this.now + old.ms + added.ms;
    payment.isOpen = true;
  }

  /** One use of one code per duration. */
  hasRoom(duration: Duration): boolean {
    const isHeld = this.payments.some(
      ({ code, choice }) => choice.duration === duration && (code === 'reserved' || code === 'redeemed'),
    );
    return !isHeld && !this.gone.has(duration);
  }

  /** A code that was released with its order is redeemed if nobody else has used it. */
  protected redeem(payment: ModelPayment) {
    const isFree = payment.code === 'released' && this.hasRoom(payment.choice.duration);
    if (payment.code === 'reserved' || isFree) payment.code = 'redeemed';
  }

  settle(payment: ModelPayment) {
    const intent = this.truthOf(payment);
    const wasOpen = payment.status === 'pending' || payment.status === 'failed';
    if (intent === 'succeeded' && (wasOpen || payment.status === 'canceled')) {
      payment.status = 'succeeded';
      payment.money = amountOf(payment.choice);
      this.redeem(payment);
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
    if (this.payments.some(({ status }) => status === 'claimed')) return 409;
    if (choice.withCode && !this.hasRoom(choice.duration)) return 400;
    this.payments.push({
      choice,
      createdAt: this.now,
      status: 'pending',
      intent: 'pending',
      arrivesAt: 0,
      code: choice.withCode ? 'reserved' : 'none',
      isOpen: false,
      money: 0,
      utr: null,
      claims: 0,
      claimEndsAt: 0,
      start: 'none',
      isReversed: false,
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
    payment.money = 0;
    this.takeBack(payment);
  }

  protected takeBack(payment: ModelPayment) {
    if (!payment.isOpen) return;
    const { live } = this;
    const rest = live === 'starter' ? 0 : (this.endsAt ?? 0) - this.now;
    const { plan, duration } = payment.choice;
    const paid = rateOf(payment.choice);
    const value = BigInt(rest) * BigInt(this.rate) - BigInt(msOf(duration)) * BigInt(paid);
    payment.isOpen = false;
    if (live === 'starter') return this.end();
    const [best] = this.payments
      .filter(({ isOpen }) => isOpen)
      .map(({ choice }) => ({ plan: choice.plan, rate: rateOf(choice) }))
      .sort((one, other) => price(other.plan) - price(one.plan) || other.rate - one.rate);
    if (best && price(best.plan) < price(live)) {
      if (value <= 0n) return this.end();
      this.plan = best.plan;
      this.rate = best.rate;
      this.endsAt = this.now + Number(value / BigInt(best.rate));
      return;
    }
    const left = rest - (plan === live ? msOf(duration) : share(msOf(duration), paid, price(live)));
    if (left <= 0) return this.end();
    this.rate = Math.max(0, Number(value / BigInt(left)));
    this.endsAt = this.now + left;
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
