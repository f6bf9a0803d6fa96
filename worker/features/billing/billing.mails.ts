import type { PlanId } from '../../../schema/billing/plan-names';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { CURRENCIES, toMajor } from '../../../schema/common/currencies';
import { invoiceNumber } from './billing.dto';
import type { PaymentRow } from './payments.queries';

const dateFormat = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'long', timeZone: BRAND.timeZone });
const dateOf = (time: number) => dateFormat.format(time);

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
        : [`Your plan runs until ${dateOf(payment.periodEnd)}. Nothing renews by itself.`]),
    ],
    invoice: invoiceNumber(payment),
  };
}

/** The text of a notice before the end, or at the end (`days` 0), for bell and mail. */
export function expiryWords(plan: PlanId, days: number, endsAt: number): { title: string; message: string } {
  const { name } = PLANS[plan];
  if (days === 0) {
    return {
      title: `Your ${name} plan has ended`,
      message: `You are on ${PLANS.starter.name} again. Listings over its limit are hidden, not deleted: they come back with a plan, or as others are sold.`,
    };
  }
  return {
    title: days === 1 ? `Your ${name} plan ends within a day` : `Your ${name} plan ends in ${days} days`,
    message: `It runs until ${dateOf(endsAt)}. Extend it to keep all your listings in view.`,
  };
}
