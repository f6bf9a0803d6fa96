import type { Writer } from '../messages/content';
import { layOutMail } from '../messages/mail-layout';
import { settingsUrl } from '../messages/unsubscribe';
import { receiptOf } from './billing.mails';
import { findPaymentOf } from './payments.queries';

export const billingMessages = {
  /** The receipt of a payment, or the news that it was refunded. */
  payment: async (ctx, { eventId }, recipient) => {
    const found = eventId && recipient ? await findPaymentOf(ctx.db, recipient.userId, eventId) : null;
    if (!found) return null;
    const { payment, title, message } = found;
    const receipt = payment.status === 'refunded' ? null : receiptOf(payment);
    const invoice = receipt?.invoice;
    return {
      mail: layOutMail({
        subject: receipt?.subject ?? title,
        summary: message,
        title,
        paragraphs: receipt?.paragraphs ?? [message],
        buttons: [
          invoice
            ? { label: `Invoice ${invoice}`, url: `${ctx.origin}/subscription/invoice/${payment.id}` }
            : { label: 'See your payments', url: `${ctx.origin}/subscription` },
        ],
        footer: ['Receipts cannot be turned off.'],
        settingsUrl: settingsUrl(ctx),
      }),
      push: { title, body: message, url: '/subscription', tag: `payment-${payment.id}` },
    };
  },
} satisfies Record<string, Writer>;
