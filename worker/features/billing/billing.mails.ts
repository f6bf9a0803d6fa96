import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { CURRENCIES, toMajor } from '../../../schema/common/currencies';
import { dateText } from '../../../schema/common/date-text';
import { invoiceNumber } from './billing.dto';
import type { PaymentRow } from './payments.queries';

const amountOf = ({ amountMinor, currency }: Pick<PaymentRow, 'amountMinor' | 'currency'>) => {
  const symbol = CURRENCIES.find(({ code }) => code === currency)?.symbol ?? currency;
  return `${symbol}${toMajor(amountMinor, currency)}`;
};

/** The receipt of a payment, or of a gift code that covered everything. */
export function receiptOf(payment: PaymentRow) {
  const { name } = PLANS[payment.plan];
  const isFree = payment.amountMinor === 0;
  return {
    subject: `${BRAND.name} ${name}: ${isFree ? 'your gift code worked' : 'payment received'}`,
    paragraphs: [
      isFree
        ? `${name} for ${DURATION_LABELS[payment.duration]} is yours, free of charge.`
        : `We have received ${amountOf(payment)} for ${name}, ${DURATION_LABELS[payment.duration]}. Thank you.`,
      ...(payment.periodEnd === null
        ? []
        : [`Your plan runs until ${dateText(payment.periodEnd)}. No auto-renewal.`]),
    ],
    invoice: invoiceNumber(payment),
  };
}
