import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/dates';
import { paymentsQuery } from './billing.queries';

/** Until when a person's UPI payment is looked for on the statement; nothing if none is. */
export function PaymentCheck({ className }: { className?: string }) {
  const { data } = useInfiniteQuery(paymentsQuery);
  const until = data?.find(({ status }) => status === 'claimed')?.claimEndsAt;
  return until ? <p className={className}>Payment being checked until {formatDateTime(until)}</p> : null;
}
