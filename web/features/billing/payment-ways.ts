import type { PaymentOptionsDto } from '../../../schema/billing/output';
import type { PaymentWay } from '../../../schema/billing/plan-names';
import type { CurrencyCode } from '../../../schema/common/currencies';

export const WAY_LABELS = {
  upi: 'UPI',
  razorpay: 'Card, UPI or net banking',
  stripe: 'Card',
  demo: 'Card',
} as const satisfies Record<PaymentWay, string>;

/** The ways that take a currency, the preferred one first. */
export const waysFor = ({ ways }: PaymentOptionsDto, currency: CurrencyCode): PaymentOptionsDto['ways'] =>
  ways.filter(({ currencies }) => currencies === null || currencies.includes(currency));
