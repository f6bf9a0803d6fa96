import { CURRENCIES } from '../../../schema/common/currencies';
import type { LeadCounter } from '../../../schema/counters/output';
import { shownCounterStatus } from '../../../schema/counters/statuses';
import { cx } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { useWords } from './words';

/** Below an offer: the seller's own price, or the sum that the buyer named then. Nothing of one that is over. */
export function CounterLine({ counter }: { counter: LeadCounter }) {
  const t = useWords();
  const shown = (sum: number) => formatPrice(sum, counter.currency, CURRENCIES);
  const price = shown(counter.price);
  const status = shownCounterStatus(counter, Date.now());
  const said = {
    open: () => t('You: {price}', { price }),
    accepted: () => t('Accepted: {price}', { price }),
    countered: () => t('Now: {price}', { price: shown(counter.reply ?? 0) }),
    declined: () => t('Declined: {price}', { price }),
  };
  if (!(status in said)) return null;
  return (
    <span
      className={cx(
        'block whitespace-nowrap text-xs',
        status === 'accepted' ? 'text-positive' : 'text-ink-muted',
      )}
    >
      {said[status as keyof typeof said]()}
    </span>
  );
}
