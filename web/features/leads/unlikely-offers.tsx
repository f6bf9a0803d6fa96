import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/card';
import { ShowMore } from '../../ui/core/show-more';
import { DataTable } from '../../ui/table';
import { type LeadTableProps, unlikelyColumns } from './lead-columns';
import { leadsQuery } from './leads.queries';
import { useWords } from './words';

/** Offers that are probably not serious, collapsed below the leads; renders nothing if there are none. */
export function UnlikelyOffers({ onOpen }: Pick<LeadTableProps, 'onOpen'>) {
  const t = useWords();
  const offers = useInfiniteQuery(leadsQuery({ unlikely: 'only' }));
  const rows = offers.data ?? [];
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <details className="group mt-6" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="touch-target flex cursor-pointer list-none items-center gap-2 font-medium">
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        {t('Unlikely offers ({count})', { count: offers.hasNextPage ? `${rows.length}+` : rows.length })}
      </summary>
      <p className="mt-1 mb-3 max-w-prose text-ink-muted text-sm">
        {t(
          'Far below your price, or too many from one network. They do not count towards your plan, and we do not notify you of each.',
        )}
      </p>
      <Card padded={false}>
        <DataTable
          columns={unlikelyColumns({ onOpen })}
          // Collapsed rows would still be rendered.
          rows={isOpen ? rows : []}
          rowKey={({ id }) => id}
          caption={t('Unlikely offers')}
        />
      </Card>
      <ShowMore list={offers} />
    </details>
  );
}
