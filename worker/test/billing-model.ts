import { CHECKOUT_MS } from '../../schema/billing/input';
import type { PlanId } from '../../schema/billing/plan-names';
import { CLAIM_MS, MAX_CLAIMS } from '../../schema/upi/input';
import { type Choice, converted, msOf, price, rateOf, share } from './paid-time';

interface ModelPayment {
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
  /** Of a UPI payment: how often its reference was named, until when it may be found, and whether that has started its plan. */
  claims: number;
  claimEndsAt: number;
  start: 'none' | 'running' | 'takenBack';
}

/** The expected result of one person's orders, payments, refunds and days, in plain steps without any database. */
export class BillingModel {
  plan: PlanId = 'starter';
  endsAt: number | null = null;
  /** What a month of the rest was worth. */
  rate = 0;
  payments: ModelPayment[] = [];

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

  private grant(payment: ModelPayment) {
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
    if (this.payments.some(({ status }) => status === 'claimed')) return 409;
    // One code per duration.
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
      claims: 0,
      claimEndsAt: 0,
      start: 'none',
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

  /** Names a reference; false if it is refused. */
  claim(payment: ModelPayment): boolean {
    const may = ['pending', 'failed', 'canceled', 'claimed', 'lapsed'].includes(payment.status);
    const other = this.payments.some((one) => one !== payment && one.status === 'claimed');
    if (!may || other || payment.claims === MAX_CLAIMS) return false;
    if (payment.status !== 'claimed') payment.claimEndsAt = this.now + CLAIM_MS;
    const hasFailed = this.payments.some(
      ({ status, start }) => status === 'lapsed' || status === 'refused' || start === 'takenBack',
    );
    payment.status = 'claimed';
    payment.claims += 1;
    if (payment.start === 'none' && !hasFailed) {
      payment.start = 'running';
      this.grant(payment);
    }
    return true;
  }

  /** A statement has the reference that was named last, with the right amount. */
  receive(payment: ModelPayment) {
    if (payment.status !== 'claimed' && payment.status !== 'lapsed') return;
    payment.status = 'succeeded';
    if (payment.code === 'reserved') payment.code = 'redeemed';
    if (payment.start !== 'running') this.grant(payment);
  }

  private endClaim(payment: ModelPayment, status: 'lapsed' | 'refused') {
    payment.status = status;
    if (payment.code === 'reserved') payment.code = 'released';
    if (payment.start !== 'running') return;
    payment.start = 'takenBack';
    this.takeBack(payment);
  }

  refuse(payment: ModelPayment) {
    if (payment.status === 'claimed' || payment.status === 'lapsed') this.endClaim(payment, 'refused');
  }

  /** Our own job. */
  lapse() {
    for (const payment of this.payments) {
      if (payment.status === 'claimed' && payment.claimEndsAt <= this.now) this.endClaim(payment, 'lapsed');
    }
  }

  refund(payment: ModelPayment) {
    if (payment.status !== 'succeeded') return;
    payment.status = 'refunded';
    this.takeBack(payment);
  }

  private takeBack(payment: ModelPayment) {
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
