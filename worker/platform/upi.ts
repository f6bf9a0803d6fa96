import { orderText } from '../../schema/billing/plans';
import { upiLink } from '../../schema/upi/link';
import type { Settings } from '../env';
import type { DirectoryDb } from './db';
import type { PaymentGateway, PaymentIntent } from './payments';
import * as queries from './upi.queries';

/** Identifies a UPI payment's intent; nobody else issues one. */
const PREFIX = 'upi_';

/** What the order is called on the bank's statement: letters and digits, as the UPI apps require. */
export const upiReference = (paymentId: string): string => `CH${paymentId.replaceAll('-', '').toUpperCase()}`;

const STATES: Partial<Record<queries.UpiPayment['status'], PaymentIntent['status']>> = {
  succeeded: 'succeeded',
  refunded: 'succeeded',
  claimed: 'processing',
  pending: 'pending',
  failed: 'pending',
};

/**
 * Payments to a merchant's own UPI address. Nobody can be asked about them: a payment is paid once it is on the bank's statement
 * (worker/features/upi), and until then what its payer says is a claim, which is reported as `processing`. Money goes back outside;
 * an operator records it.
 */
export function upiOf(settings: Settings, db: DirectoryDb): PaymentGateway | null {
  const { UPI_VPA: payee, UPI_NAME: name } = settings;
  if (!payee) return null;

  const find = async (id: string): Promise<PaymentIntent | null> => {
    const row = id.startsWith(PREFIX) ? await queries.findUpiPayment(db, id) : null;
    return row
      ? {
          id,
          clientSecret: linkOf(row.id, row.amountMinor, orderText(row)),
          status: STATES[row.status] ?? 'canceled',
          amountMinor: row.amountMinor,
          currency: row.currency,
          userId: row.userId,
          refundedMinor: row.status === 'refunded' ? row.amountMinor : 0,
          failure: null,
        }
      : null;
  };
  const linkOf = (paymentId: string, amountMinor: number, note: string) =>
    upiLink({ payee, name, amountMinor, reference: upiReference(paymentId), note });

  return {
    kind: 'upi',
    publishableKey: null,
    currencies: ['INR'],
    async createIntent({ paymentId, userId, amountMinor, currency, description }) {
      return {
        id: `${PREFIX}${paymentId}`,
        clientSecret: linkOf(paymentId, amountMinor, description),
        status: 'pending',
        amountMinor,
        currency,
        userId,
        refundedMinor: 0,
        failure: null,
      };
    },
    findIntent: find,
    async cancelIntent(id) {
      const intent = await find(id);
      if (!intent) throw new Error('no such UPI payment');
      return intent.status === 'pending' ? { ...intent, status: 'canceled' } : intent;
    },
    async refund() {},
    async verifyWebhook() {
      return null;
    },
  };
}
