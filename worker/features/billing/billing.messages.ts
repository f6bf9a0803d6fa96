import type { Writer } from '../messages/messages.service';
import { expiryMail, paymentMail } from './billing.mails';
import { findPayment } from './payments.queries';

export const billingMessages = {
  payment_received: async ({ db, origin }, { data: { paymentId } }) => {
    const payment = paymentId === undefined ? null : await findPayment(db, paymentId);
    return payment && paymentMail(payment, origin);
  },
  plan_expiry: async ({ origin }, { data: { title = '', message = '' } }) =>
    expiryMail({ title, message }, origin),
} satisfies Record<string, Writer>;
