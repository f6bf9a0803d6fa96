import { CURRENCIES } from '../../../schema/common/currencies';
import type { LeadCounter } from '../../../schema/counters/output';
import { shownCounterStatus } from '../../../schema/counters/statuses';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { say } from './words';

/** What became of a price. */
export function outcomeOf(counter: LeadCounter): string {
  const { reply, currency, expiresAt } = counter;
  switch (shownCounterStatus(counter, Date.now())) {
    case 'open':
      return say('Not answered yet, open until {until}', { until: formatDateTime(expiresAt) });
    case 'accepted':
      return say('Accepted');
    case 'countered':
      return say('They offer {reply}', { reply: formatPrice(reply ?? 0, currency, CURRENCIES) });
    case 'declined':
      return say('They said no');
    case 'replaced':
      return say('Replaced');
    case 'taken_back':
      return say('Taken back');
    case 'expired':
      return say('Not answered in time');
  }
}
