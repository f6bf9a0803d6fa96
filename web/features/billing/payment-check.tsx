import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/dates';
import { paymentsQuery } from './billing.queries';
import { useWords } from './words';

/** Until when a person's UPI payment is looked for on the statement, while nothing else can be bought. */
export function useCheckedUntil() {
  const { data } = useInfiniteQuery(paymentsQuery);
  return data?.find(({ status }) => status === 'claimed')?.claimEndsAt;
}

export function PaymentCheck({ className }: { className?: string }) {
  const t = useWords();
  const until = useCheckedUntil();
  return until ? (
    <p className={className}>{t('Payment being checked until {until}', { until: formatDateTime(until) })}</p>
  ) : null;
}
