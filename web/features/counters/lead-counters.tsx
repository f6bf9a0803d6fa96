import { useMutation, useQuery } from '@tanstack/react-query';
import { HandCoins, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { waLink } from '../../../schema/common/wa-link';
import type { CounterDto } from '../../../schema/counters/output';
import { shownCounterStatus } from '../../../schema/counters/statuses';
import { isOpenStatus } from '../../../schema/leads/call-results';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/core/loaded';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { vehicleOf } from '../leads/lead-listing';
import { helloTo } from '../leads/lead-words';
import { useWording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import { useMay } from '../staff/use-may';
import { pageLink } from '../texts/page-link';
import { outcomeOf } from './counter-words';
import { countersQuery, takeBackMutation } from './counters.queries';
import { useWords } from './words';

const CounterDialog = lazyDialog(async () => (await import('./counter-dialog')).CounterDialog);

/** Whether a price can be named: to a buyer who is known, of a vehicle that is for sale. */
const takesPrice = (lead: LeadDto) =>
  !lead.masked &&
  !lead.withdrawnAt &&
  !lead.unlikelyReason &&
  lead.vehiclePrice !== null &&
  lead.vehicleStatus !== 'sold' &&
  isOpenStatus(lead.status);

/** The prices that a buyer was answered with, what became of them, and a way to name another one. */
export function LeadCounters({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const mayWork = useMay()('workOnLeads');
  const [isOpen, setOpen] = useState(false);
  const mayName = mayWork && takesPrice(lead);
  if (!lead.counter && !mayName) return null;
  return (
    <section aria-label={t('Your price')} className="flex flex-col items-start gap-2">
      {lead.counter && <Counters lead={lead} mayWork={mayWork} />}
      {mayName && (
        <Button
          size="sm"
          icon={<HandCoins aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          {lead.counter ? t('Name another price') : t('Name a price')}
        </Button>
      )}
      {isOpen && <CounterDialog lead={lead} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Counters({ lead, mayWork }: { lead: LeadDto; mayWork: boolean }) {
  const t = useWords();
  const query = useQuery(countersQuery(lead.id));
  return (
    <>
      <h3 className="font-medium text-sm">{t('Your price')}</h3>
      <Loaded
        query={query}
        failure={t('Your prices could not be loaded')}
        loading={<Skeleton className="h-10 w-full" />}
      >
        {(counters) => (
          <ul className="w-full divide-y divide-line">
            {counters.map((counter) => (
              <li key={counter.id} className="flex flex-col gap-2 py-2">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-medium tabular-nums">
                    {formatPrice(counter.price, counter.currency, CURRENCIES)}
                  </span>
                  <span
                    className={
                      counter.status === 'accepted' ? 'text-positive text-sm' : 'text-ink-muted text-sm'
                    }
                  >
                    {outcomeOf(counter)}
                  </span>
                  <span className="ml-auto text-ink-muted text-sm">
                    <TimeAgo at={counter.answeredAt ?? counter.createdAt} />
                  </span>
                </p>
                {counter.personName && (
                  <p className="text-ink-muted text-sm">{t('by {name}', { name: counter.personName })}</p>
                )}
                {mayWork && shownCounterStatus(counter, Date.now()) === 'open' && takesPrice(lead) && (
                  <OpenCounter lead={lead} counter={counter} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

/** Sends the link of an open price, or takes it back. */
function OpenCounter({ lead, counter }: { lead: LeadDto; counter: CounterDto }) {
  const t = useWords();
  const wording = useWording();
  const takeBack = useMutation(takeBackMutation);
  const { fromSeller } = wording.selling;
  const text = fromSeller.counter(
    helloTo(lead.buyerName, wording),
    formatPrice(counter.price, counter.currency, CURRENCIES),
    vehicleOf(lead) ?? fromSeller.vehicle,
    pageLink(counter.path, wording.language),
  );
  return (
    <div className="flex flex-wrap gap-2">
      <ReachLink
        subject={{ of: 'lead', id: lead.id }}
        listed={lead.buyerMobile}
        use="whatsapp"
        hrefOf={(mobileNumber) => waLink(mobileNumber, text)}
        target="_blank"
        rel="noreferrer"
        size="sm"
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
      >
        {t('Send it on WhatsApp')}
      </ReachLink>
      <Button
        size="sm"
        variant="ghost"
        disabled={takeBack.isPending}
        onClick={() =>
          takeBack.mutate(counter.id, {
            onError: (error) => toastFailure(error, t('The price was not saved. Please try again.')),
          })
        }
      >
        {t('Take it back')}
      </Button>
    </div>
  );
}
