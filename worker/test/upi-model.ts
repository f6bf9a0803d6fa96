import { CLAIM_MS, MAX_CLAIMS, NAMEABLE_MS } from '../../schema/upi/input';
import { BillingModel, type ModelPayment } from './billing-model';
import { amountOf } from './paid-time';

interface ModelRow {
  utr: string;
  amountMinor: number;
  payment: ModelPayment | null;
}

const isWaiting = ({ status }: ModelPayment) => status === 'claimed' || status === 'lapsed';

/** The same with UPI: references, rows of bank statements, and what operators decide by hand. */
export class UpiModel extends BillingModel {
  rows: ModelRow[] = [];

  private isTaken = (utr: string, payment: ModelPayment) =>
    this.payments.some((other) => other !== payment && other.utr === utr && other.status !== 'refused');

  /** Whether the payment's code is its own, or can be. */
  private codeFits = ({ code, choice }: ModelPayment) => code !== 'released' || this.hasRoom(choice.duration);

  /** Names a reference, or corrects the one before; false if it is refused. */
  claim(payment: ModelPayment, utr: string, corrects: boolean): boolean {
    if (payment.utr === utr && (payment.status === 'claimed' || payment.status === 'succeeded')) return true;
    const may = ['pending', 'failed', 'canceled', 'claimed', 'lapsed'].includes(payment.status);
    const other = this.payments.some((one) => one !== payment && one.status === 'claimed');
    const isOld = (payment.claimEndsAt || payment.createdAt) <= this.now - NAMEABLE_MS;
    if (payment.utr !== null && payment.utr !== utr && !corrects) return false;
    if (!may || other || isOld || payment.claims === MAX_CLAIMS || this.isTaken(utr, payment)) return false;
    if (payment.status !== 'claimed') payment.claimEndsAt = this.now + CLAIM_MS;
    const hasFailed = this.payments.some(
      ({ status, start }) => status === 'lapsed' || status === 'refused' || start === 'takenBack',
    );
    payment.status = 'claimed';
    payment.utr = utr;
    payment.claims += 1;
    if (payment.code === 'released' && this.codeFits(payment)) payment.code = 'reserved';
    if (payment.start === 'none' && !hasFailed && payment.code !== 'released') {
      payment.start = 'running';
      this.grant(payment);
    }
    this.match(utr);
    return true;
  }

  private receive(payment: ModelPayment, money: number, row: ModelRow | null) {
    payment.status = 'succeeded';
    payment.money = money;
    if (row) row.payment = payment;
    this.redeem(payment);
    if (payment.start !== 'running') this.grant(payment);
  }

  private match(utr: string) {
    const open = () => this.rows.filter((row) => row.utr === utr && row.payment === null);
    for (const payment of this.payments.filter((one) => one.utr === utr)) {
      const row = open().find(({ amountMinor }) => amountMinor === amountOf(payment.choice));
      if (row && isWaiting(payment) && this.codeFits(payment)) this.receive(payment, row.amountMinor, row);
      const hasRow = this.rows.some((one) => one.payment === payment);
      if (hasRow || (payment.status !== 'succeeded' && payment.status !== 'refunded')) continue;
      const late = open().find(({ amountMinor }) => amountMinor === payment.money) ?? open()[0];
      if (!late) continue;
      late.payment = payment;
      if (payment.status === 'succeeded') payment.money = late.amountMinor;
    }
  }

  /** A statement has this row. */
  import(utr: string, amountMinor: number) {
    const isKnown = this.rows.some((row) => row.utr === utr && row.amountMinor === amountMinor);
    if (!isKnown) this.rows.push({ utr, amountMinor, payment: null });
    this.match(utr);
  }

  /** An operator confirms it, by a row of the statement or without one; false if that is refused. */
  confirm(payment: ModelPayment, row: ModelRow | null): boolean {
    const states = row
      ? ['pending', 'failed', 'canceled', 'claimed', 'lapsed', 'refused']
      : ['claimed', 'lapsed', 'refused'];
    const utr = row?.utr ?? payment.utr ?? '';
    if (
      !states.includes(payment.status) ||
      payment.isReversed ||
      row?.payment ||
      this.isTaken(utr, payment)
    ) {
      return false;
    }
    payment.utr = utr;
    this.receive(payment, row?.amountMinor ?? amountOf(payment.choice), row);
    return true;
  }

  private endClaim(payment: ModelPayment, status: 'lapsed' | 'refused') {
    payment.status = status;
    if (payment.code === 'reserved') payment.code = 'released';
    if (payment.start !== 'running') return;
    payment.start = 'takenBack';
    this.takeBack(payment);
  }

  /** An operator refuses it; what was received goes back to its row. */
  refuse(payment: ModelPayment) {
    if (isWaiting(payment)) this.endClaim(payment, 'refused');
    if (payment.status !== 'succeeded') return;
    payment.status = 'refused';
    payment.isReversed = true;
    payment.money = 0;
    for (const row of this.rows) if (row.payment === payment) row.payment = null;
    this.takeBack(payment);
  }

  /** Our own job. */
  lapse() {
    for (const payment of this.payments) {
      if (payment.status === 'claimed' && payment.claimEndsAt <= this.now) this.endClaim(payment, 'lapsed');
    }
  }
}
