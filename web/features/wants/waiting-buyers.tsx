import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, X } from 'lucide-react';
import type { WantDto } from '../../../schema/wants/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ShowMore } from '../../ui/core/show-more';
import { TimeAgo } from '../../ui/core/time-ago';
import { useMay } from '../staff/use-may';
import { nameOf, wantedText } from './wanted';
import { keepWaitingMutation, stopWaitingMutation, wantsQuery } from './wants.queries';
import { useWords } from './words';

/** The form's values of what a buyer wanted. */
const inputOf = ({ leadId, model, maxPrice, fuelType, yearFrom, city }: WantDto) => ({
  leadId,
  model,
  maxPrice: maxPrice === null ? '' : String(maxPrice),
  fuelType: (fuelType ?? '') as '',
  yearFrom: yearFrom ?? '',
  city: city ?? '',
});

function WaitingBuyer({ want }: { want: WantDto }) {
  const t = useWords();
  const mayWork = useMay()('workOnLeads');
  const stop = useMutation(stopWaitingMutation);
  const keep = useMutation(keepWaitingMutation);
  const buyer = nameOf(want);
  const failed = (error: Error) => toastFailure(error, t('This did not work. Please try again.'));
  const remove = () =>
    stop.mutate(want.id, {
      onSuccess: () =>
        toast({
          title: t('{buyer} no longer waits', { buyer }),
          tone: 'success',
          action: { label: t('Undo'), onSelect: () => keep.mutate(inputOf(want), { onError: failed }) },
        }),
      onError: failed,
    });
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2 pl-card">
      <Link
        to="/dashboard/leads"
        search={{ lead: want.leadId }}
        className="min-w-0 flex-1 -outline-offset-2 hover:underline"
      >
        <span translate="no" className="block truncate font-medium">
          {buyer}
        </span>
        <span translate="no" className="wrap-break-word block text-ink-muted text-sm">
          {wantedText(want)}
        </span>
      </Link>
      <span className="shrink-0 text-ink-muted text-sm">
        <TimeAgo at={want.createdAt} />
      </span>
      {mayWork && (
        <Button
          variant="ghost"
          square
          disabled={stop.isPending}
          aria-label={t('Remove {buyer}', { buyer })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={remove}
        />
      )}
    </li>
  );
}

/** Buyers who wait for a vehicle, collapsed below the leads; nothing if there are none. */
export function WaitingBuyers() {
  const t = useWords();
  const wants = useInfiniteQuery(wantsQuery);
  const rows = wants.data ?? [];
  if (rows.length === 0) return null;
  return (
    <details className="group mt-6">
      <summary className="touch-target flex cursor-pointer list-none items-center gap-2 font-medium">
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        {t('Buyers waiting ({count})', { count: wants.hasNextPage ? `${rows.length}+` : rows.length })}
      </summary>
      <p className="mt-1 mb-3 max-w-prose text-ink-muted text-sm">
        {t('They hear from you when one like it comes in or gets cheaper. Each is deleted after 90 days.')}
      </p>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {rows.map((want) => (
            <WaitingBuyer key={want.id} want={want} />
          ))}
        </ul>
      </Card>
      <ShowMore list={wants} />
    </details>
  );
}
