import { FileClock } from 'lucide-react';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import { TodayItem } from './today-item';
import { useWords } from './words';

/** Vehicles whose challans and tolls were looked up too long ago; it leads to one of them after the other. */
export function OldPapers({ vehicles }: { vehicles: LeadsTodayDto['oldPapers'] }) {
  const t = useWords();
  const [first] = vehicles;
  if (!first) return null;
  return (
    <TodayItem
      icon={<FileClock aria-hidden="true" />}
      title={
        vehicles.length === 1
          ? t('Look up challans and tolls of {name} again', { name: first.name })
          : t('Look up challans and tolls of {count} vehicles again', { count: vehicles.length })
      }
      text={t('Buyers see how many days ago it was.')}
      place={{ to: '/dashboard/listings/$id', params: { id: first.id } }}
    />
  );
}
