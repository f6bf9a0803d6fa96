import type { PaymentStatus } from '../../../schema/billing/input';
import type { BadgeTone } from '../../ui/badge';

/** How a payment's state is shown, to its payer and to operators. */
export const PAYMENT_LOOKS: Record<PaymentStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Not finished', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  succeeded: { label: 'Paid', tone: 'positive' },
  refunded: { label: 'Refunded', tone: 'warning' },
  claimed: { label: 'Being checked', tone: 'accent' },
  lapsed: { label: 'Not found', tone: 'danger' },
  refused: { label: 'Refused', tone: 'danger' },
};
