import type { PaymentStatus } from '../../../../schema/billing/input';

/** The state of a UPI order, in an operator's words. */
export const ORDER_LABELS: Record<PaymentStatus, string> = {
  pending: 'No reference yet',
  failed: 'No reference yet',
  canceled: 'Given up',
  claimed: 'Waiting',
  lapsed: 'Not found',
  refused: 'Refused',
  succeeded: 'Received',
  refunded: 'Refunded',
};
