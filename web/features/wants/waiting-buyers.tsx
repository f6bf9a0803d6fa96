import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Phone, Users, X } from 'lucide-react';
import { useState } from 'react';
import type { WantDto } from '../../../schema/wants/output';
import { cx } from '../../lib/class-names';
import { toastFailure } from '../../lib/failure';
import { telLink } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { ReachLink } from '../numbers/buyers-number';
import { useMay } from '../staff/use-may';
import { nameOf, wantedText, whoseNumber } from './wanted';
import { keepWaitingMutation, stopWaitingMutation, wantsQuery } from './wants.queries';
import { useWords } from './words';

const ConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

/** The form's values of what the buyer of a lead wanted. */
const inputOf = (leadId: string, { model, maxPrice, fuelType, yearFrom, city }: WantDto) => ({
  leadId,
  model,
  maxPrice: maxPrice === null ? '' : String(maxPrice),
  fuelType: (fuelType ?? '') as '',
  yearFrom: yearFrom ?? '',
  city: city ?? '',
});

function Who({ want }: { want: WantDto }) {
  const t = useWords();
  const who = (
    <>
      <span translate="no" className="block truncate font-medium">
        {nameOf(want)}
      </span>
      <span translate="no" className="wrap-break-word block text-ink-muted text-sm">
        {wantedText(want)}
      </span>
    </>
  );
  const place = 'min-w-0 flex-1';
  if (want.leadId === null) {
    return (
      <div className={place}>
        {who}
        <span className="block text-ink-muted text-xs">{t('Asked on your page')}</span>
      </div>
    );
  }
  return (
    <Link
      to="/dashboard/leads"
      search={{ lead: want.leadId }}
      className={cx(place, '-outline-offset-2 hover:underline')}
    >
      {who}
    </Link>
  );
}

function WaitingBuyer({ want }: { want: WantDto }) {
  const t = useWords();
  const mayWork = useMay()('workOnLeads');
  const [isAsking, setAsking] = useState(false);
  const stop = useMutation(stopWaitingMutation);
  const keep = useMutation(keepWaitingMutation);
  const buyer = nameOf(want);
  const { leadId } = want;
  const failed = (error: Error) => toastFailure(error, t('This did not work. Please try again.'));
  const undo = leadId !== null && {
    action: {
      label: t('Undo'),
      onSelect: () => keep.mutate(inputOf(leadId, want), { onError: failed }),
    },
  };
  const remove = () =>
    stop.mutate(want.id, {
      onSuccess: () => toast({ title: t('{buyer} no longer waits', { buyer }), tone: 'success', ...undo }),
      onError: failed,
    });
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2 pl-card">
      <Who want={want} />
      <span className="shrink-0 text-ink-muted text-sm">
        <TimeAgo at={want.createdAt} />
      </span>
      {leadId === null && (
        <ReachLink
          subject={whoseNumber(want)}
          listed={want.buyerMobile}
          use="called"
          hrefOf={telLink}
          size="sm"
          aria-label={t('Call {buyer}', { buyer })}
          icon={<Phone aria-hidden="true" className="size-4" />}
        >
          {t('Call')}
        </ReachLink>
      )}
      {mayWork && (
        <Button
          variant="ghost"
          square
          disabled={stop.isPending}
          aria-label={t('Remove {buyer}', { buyer })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => (leadId === null ? setAsking(true) : remove())}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          tone="danger"
          title={t('Remove {buyer}?', { buyer })}
          body={t('They asked on your page. You cannot put them back.')}
          confirmLabel={t('Remove')}
          onConfirm={remove}
        />
      )}
    </li>
  );
}

/** Buyers who wait for a vehicle, collapsed below the leads; nothing if there are none. */
export function WaitingBuyers({ isAlone = false }: { isAlone?: boolean }) {
  const t = useWords();
  const wants = useInfiniteQuery(wantsQuery);
  const rows = wants.data ?? [];
  if (rows.length === 0) {
    return isAlone ? (
      <Card padded={false}>
        <Loaded
          query={wants}
          failure={t('This list could not be loaded')}
          loading={<Skeleton className="m-4 h-12" />}
          empty={{
            icon: <Users />,
            title: t('Nobody waits for one like it'),
            text: t('Buyers ask on the page of a sold vehicle, and you can note it at a lead.'),
          }}
        >
          {() => null}
        </Loaded>
      </Card>
    ) : null;
  }
  return (
    <details open={isAlone || undefined} className="group mt-6">
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
