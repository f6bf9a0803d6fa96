import { TARGETS } from '../../../schema/notifications/targets';
import { wordNotification } from '../../../schema/notifications/words';
import type { Writers } from '../messages/content';
import { settingsUrl } from '../messages/unsubscribe';
import { findOwnNotification } from '../notifications/notifications.service';
import { paymentMail } from './billing.mails';
import { findOwnPayment } from './payments.queries';
import { findBuyer } from './plans.queries';

export const billingMessages = {
  /** About a payment: its start by a reference, its receipt, that it was not found or accepted, its refund. */
  payment: async (ctx, { eventId }, recipient) => {
    const notification =
      eventId && recipient ? await findOwnNotification(ctx, recipient.userId, eventId) : null;
    if (!notification || !recipient) return null;
    const { kind, values, relatedEntityId } = notification;
    const { title, message } = wordNotification(kind, values);
    const payment = await findOwnPayment(ctx.directory, recipient.userId, relatedEntityId);
    const buyer = await findBuyer(ctx.directory, recipient.userId);
    if (!payment || !buyer) return null;
    const { subject, paragraphs, buttons } = paymentMail(kind, { title, message }, payment, buyer);
    return {
      mail: {
        subject,
        summary: message,
        title,
        paragraphs,
        buttons: buttons.map(({ label, url }) => ({ label, url: String(new URL(url, ctx.origin)) })),
        footer: ['Mails about payments cannot be turned off.'],
        settingsUrl: settingsUrl(ctx),
      },
      push: { title, body: message, url: TARGETS.payments.path(), tag: `payment-${payment.id}` },
    };
  },
} satisfies Partial<Writers>;
