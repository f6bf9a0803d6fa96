import { wordNotification } from '../../../schema/notifications/words';
import type { Writers } from '../messages/content';
import { layOutMail } from '../messages/mail-layout';
import { settingsUrl } from '../messages/unsubscribe';
import { findOwnNotification } from '../notifications/notifications.service';
import { receiptOf } from './billing.mails';
import { findOwnPayment } from './payments.queries';

export const billingMessages = {
  /** The receipt of a payment, or the notice of its refund. */
  payment: async (ctx, { eventId }, recipient) => {
    const notification =
      eventId && recipient ? await findOwnNotification(ctx, recipient.userId, eventId) : null;
    if (!notification || !recipient) return null;
    const { kind, values, relatedEntityId } = notification;
    const { title, message } = wordNotification(kind, values);
    const payment = await findOwnPayment(ctx.directory, recipient.userId, relatedEntityId);
    if (!payment) return null;
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
} satisfies Partial<Writers>;
