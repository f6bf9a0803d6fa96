import { FileClock } from 'lucide-react';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import { formatDate } from '../../lib/dates';
import { TodayItem } from './today-item';
import { useWords } from './words';

/** Sold vehicles whose RC is not in the buyer's name although a time limit is over. */
export function OverdueRcs({ rcs }: { rcs: LeadsTodayDto['overdueRcs'] }) {
  const t = useWords();
  return rcs.map(({ id, name, since }) => (
    <TodayItem
      key={id}
      icon={<FileClock aria-hidden="true" />}
      title={t('The RC of {name} is overdue', { name })}
      text={t('A time limit was over on {date}. Tick what is done, and remind the buyer.', {
        // It ends with the day before.
        date: formatDate(Date.parse(since) - 1),
      })}
      place={{ to: '/dashboard/listings/$id', params: { id } }}
    />
  ));
}
