import { useInfiniteQuery } from '@tanstack/react-query';
import { LEAD_KINDS, type LeadKind } from '../../../schema/leads/lead-kinds';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { priceAlertsQuery } from '../price-alerts/price-alerts.queries';
import { visitsQuery } from '../visits/visits.queries';
import { wantsQuery } from '../wants/wants.queries';
import { leadsQuery } from './leads.queries';
import { useWords } from './words';

const WORDS = {
  offers: 'Offers ({count})',
  visits: 'Visits ({count})',
  similar: 'Want one like it ({count})',
  price: 'Wait for a lower price ({count})',
} as const satisfies Record<LeadKind, string>;

const countOf = ({ data, hasNextPage }: { data: unknown[] | undefined; hasNextPage: boolean }) =>
  data ? `${data.length}${hasNextPage ? '+' : ''}` : '…';

interface LeadKindFieldProps {
  kind: LeadKind | undefined;
  onChange: (kind: LeadKind | undefined) => void;
  className: string;
}

/** Chooses what buyers ask for; counts what this person may see of each. */
export function LeadKindField({ kind, onChange, className }: LeadKindFieldProps) {
  const t = useWords();
  const counts = {
    offers: countOf(useInfiniteQuery(leadsQuery())),
    visits: countOf(useInfiniteQuery(visitsQuery)),
    similar: countOf(useInfiniteQuery(wantsQuery)),
    price: countOf(useInfiniteQuery(priceAlertsQuery)),
  };
  return (
    <Field label={t('What they ask for')} hideLabel className={className}>
      <Select
        value={kind ?? ''}
        onChange={({ target }) => onChange(LEAD_KINDS.find((known) => known === target.value))}
      >
        <option value="">{t('Everything')}</option>
        {LEAD_KINDS.map((known) => (
          <option key={known} value={known}>
            {t(WORDS[known], { count: counts[known] })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
