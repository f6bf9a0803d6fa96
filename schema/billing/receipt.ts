import { type CurrencyCode, toMajor } from '../common/currencies';
import { dateText } from '../common/date-text';
import { moneyText } from '../common/money-text';
import type { Duration, PaidPlan } from './plan-names';
import { orderText } from './plans';

interface Receipt {
  plan: PaidPlan;
  duration: Duration;
  /** What was paid, in minor units. */
  amountMinor: number;
  currency: CurrencyCode;
  /** Epoch milliseconds. */
  paidAt: number;
  utr: string | null;
  invoiceNumber: string | null;
}

/** A paid period in one line, to forward to a partner or an accountant. */
export const receiptText = ({ amountMinor, currency, paidAt, utr, invoiceNumber, ...order }: Receipt) =>
  [
    `${orderText(order)}: ${moneyText(toMajor(amountMinor, currency), currency)} paid on ${dateText(paidAt)}`,
    ...(utr ? [`UPI reference ${utr}`] : []),
    ...(invoiceNumber ? [`invoice ${invoiceNumber}`] : []),
  ].join(', ');
