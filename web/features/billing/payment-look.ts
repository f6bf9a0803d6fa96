import type { PaymentStatus } from '../../../schema/billing/input';
import type { PaymentDto } from '../../../schema/billing/output';
import type { BadgeTone } from '../../ui/badge';
import { say } from './words';

interface Look {
  label: string;
  tone: BadgeTone;
}

const LOOKS = {
  pending: { label: 'Not finished', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  canceled: { label: 'Cancelled', tone: 'neutral' },
  succeeded: { label: 'Paid', tone: 'positive' },
  refunded: { label: 'Refunded', tone: 'warning' },
  claimed: { label: 'Being checked', tone: 'accent' },
  lapsed: { label: 'Not found', tone: 'danger' },
  refused: { label: 'Refused', tone: 'danger' },
} as const satisfies Record<PaymentStatus, Look>;

/** A payment's status in words. An invoice shows that a refused one had arrived, for another order. */
export function lookOf({ status, invoiceNumber }: Pick<PaymentDto, 'status' | 'invoiceNumber'>): Look {
  const { label, tone } = LOOKS[status];
  return { tone, label: say(status === 'refused' && invoiceNumber ? 'Taken back' : label) };
}
