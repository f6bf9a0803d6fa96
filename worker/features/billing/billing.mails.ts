import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { receiptText } from '../../../schema/billing/receipt';
import { BRAND } from '../../../schema/common/brand';
import { toMajor } from '../../../schema/common/currencies';
import { dateText } from '../../../schema/common/date-text';
import { moneyText } from '../../../schema/common/money-text';
import { waLink } from '../../../schema/common/wa-link';
import { TARGETS } from '../../../schema/notifications/targets';
import type { NotificationKind } from '../../../schema/notifications/words';
import { creditNoteNumber, invoiceNumber, paidMinor } from './billing.dto';
import type { PaymentRow } from './payments.queries';
import type { findBuyer } from './plans.queries';

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
  const amountMinor = paidMinor(payment);
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

type Buyer = Pick<
  NonNullable<Awaited<ReturnType<typeof findBuyer>>>,
  'subscriptionPlan' | 'subscriptionEndsAt'
>;

/** Which plan its payer has now, and until when. */
const planText = ({ subscriptionPlan: plan, subscriptionEndsAt: endsAt }: Buyer) =>
  plan === 'starter' || endsAt === null
    ? `Your plan is ${PLANS[plan].name} now.`
    : `Your plan is ${PLANS[plan].name} now, until ${dateText(endsAt)}.`;

/**
 * A payment that was not found or accepted, was taken back or refunded. Its payer may have paid, so it does not ask for money again.
 */
function endedPayment(title: string, message: string, payment: PaymentRow, buyer: Buyer): PaymentMail {
  const [invoice, creditNote] = [invoiceNumber(payment), creditNoteNumber(payment)];
  const isRefunded = payment.status === 'refunded';
  const about = payment.utr ? `UPI payment, UTR ${payment.utr}` : `Payment, invoice ${invoice}`;
  const support = {
    label: 'Write to support',
    url: `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(about)}`,
  };
  return {
    subject: title,
    paragraphs: [
      message,
      planText(buyer),
      ...(creditNote ? [`Credit note ${creditNote} cancels invoice ${invoice}.`] : []),
      isRefunded
        ? 'If the money is not in your account within a week, write to support.'
        : 'If you have paid, please do not pay again: send support a screenshot of the payment with its UTR.',
    ],
    buttons: isRefunded || payment.status === 'lapsed' ? [PAYMENTS, support] : [support, PAYMENTS],
  };
}

/** The mail about a payment's notification: only money that has arrived is called received. */
export function paymentMail(
  kind: NotificationKind,
  { title, message }: { title: string; message: string },
  payment: PaymentRow,
  buyer: Buyer,
): PaymentMail {
  switch (kind) {
    case 'payment_received':
      return receiptOf(payment);
    case 'payment_not_found':
    case 'payment_refused':
    case 'payment_refunded':
      return endedPayment(title, message, payment, buyer);
    default:
      return { subject: title, paragraphs: [message], buttons: [PAYMENTS] };
  }
}
