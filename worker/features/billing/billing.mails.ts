import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { receiptText } from '../../../schema/billing/receipt';
import { BRAND } from '../../../schema/common/brand';
import { toMajor } from '../../../schema/common/currencies';
import { dateText } from '../../../schema/common/date-text';
import { moneyText } from '../../../schema/common/money-text';
import { waLink } from '../../../schema/common/wa-link';
import { payPath, TARGETS } from '../../../schema/notifications/targets';
import type { NotificationKind } from '../../../schema/notifications/words';
import { invoiceNumber } from './billing.dto';
import type { PaymentRow } from './payments.queries';

/** What a mail about a payment says besides its title. */
interface PaymentMail {
  subject: string;
  paragraphs: string[];
  /** Paths are ours; other addresses are complete. The first is the primary button. */
  buttons: { label: string; url: string }[];
}

const PAYMENTS = { label: TARGETS.payments.label, url: TARGETS.payments.path() };

/** The receipt of money that has arrived, or of a gift code that covered everything. */
function receiptOf(payment: PaymentRow): PaymentMail {
  const { plan, duration, currency } = payment;
  const { name } = PLANS[plan];
  const isFree = payment.amountMinor === 0;
  const invoice = invoiceNumber(payment);
  const amountMinor = payment.receivedMinor ?? payment.amountMinor;
  const amount = moneyText(toMajor(amountMinor, currency), currency);
  const text = receiptText({
    ...payment,
    amountMinor,
    paidAt: payment.paidAt ?? payment.createdAt,
    invoiceNumber: invoice,
  });
  return {
    subject: `${BRAND.name} ${name}: ${isFree ? 'your gift code worked' : 'payment received'}`,
    paragraphs: [
      isFree
        ? `${name} for ${DURATION_LABELS[duration]} is yours, free of charge.`
        : `We have received ${amount} for ${name}, ${DURATION_LABELS[duration]}. Thank you.`,
      ...(payment.periodEnd === null
        ? []
        : [`Your plan runs until ${dateText(payment.periodEnd)}. No auto-renewal.`]),
    ],
    buttons: invoice
      ? [
          { label: `Invoice ${invoice}`, url: `/subscription/invoice/${payment.id}` },
          { label: 'Forward the receipt on WhatsApp', url: waLink(null, text) },
        ]
      : [PAYMENTS],
  };
}

/** A claim that has ended: the reference can be corrected, or the plan paid for. */
const endedClaim = (
  title: string,
  message: string,
  { plan, duration, currency }: PaymentRow,
): PaymentMail => ({
  subject: title,
  paragraphs: [message],
  buttons: [
    PAYMENTS,
    { label: `Pay for ${PLANS[plan].name}`, url: payPath({ of: plan, duration, currency }) },
  ],
});

/** The mail about a payment's notification: only money that has arrived is called received. */
export function paymentMail(
  kind: NotificationKind,
  { title, message }: { title: string; message: string },
  payment: PaymentRow,
): PaymentMail {
  switch (kind) {
    case 'payment_received':
      return receiptOf(payment);
    case 'payment_not_found':
    case 'payment_refused':
      return endedClaim(title, message, payment);
    default:
      return { subject: title, paragraphs: [message], buttons: [PAYMENTS] };
  }
}
