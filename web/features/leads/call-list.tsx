import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Phone, PhoneCall } from 'lucide-react';
import { use, useRef } from 'react';
import type { CallListDto, LeadDto } from '../../../schema/leads/output';
import { LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { telLink } from '../../lib/format';
import { useSwipe } from '../../lib/use-swipe';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { Loaded } from '../../ui/core/loaded';
import { TimeAgo } from '../../ui/core/time-ago';
import { TableSkeleton } from '../../ui/table-skeleton';
import { ReachLink } from '../numbers/buyers-number';
import { useMay } from '../staff/use-may';
import { AfterCall } from './after-call';
import { FollowUpBadge } from './follow-up-badge';
import { buyerName, listingName, offeredPrice } from './lead-listing';
import { LeadMasked } from './lead-masked';
import { LEAD_STATUS_TONES } from './lead-status';
import { callListQuery } from './leads.queries';
import { useNoteCall } from './use-note-call';
import { useWords } from './words';

const PARTS = {
  due: ['Due', 'Follow-ups of today and before'],
  unanswered: ['Unanswered', 'New, and nobody has called'],
  hot: ['Hot', 'Negotiating, or a visit is booked'],
} as const satisfies Record<keyof CallListDto, readonly [string, string]>;
const PART_NAMES = Object.keys(PARTS) as (keyof CallListDto)[];

/** What a swipe does, behind the row. */
function Behind({ moved, isFar }: { moved: number; isFar: boolean }) {
  const t = useWords();
  if (moved === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-0 flex items-center px-card font-medium text-sm ${moved > 0 ? '' : 'justify-end'} ${
        isFar ? 'bg-accent text-accent-ink' : 'bg-accent-soft text-accent'
      }`}
    >
      {t(moved > 0 ? 'Call' : 'Tomorrow')}
    </span>
  );
}

function CallRow({ lead, onOpen }: { lead: LeadDto; onOpen: (lead: LeadDto) => void }) {
  const t = useWords();
  const afterCall = use(AfterCall);
  const mayWork = useMay()('workOnLeads');
  const { note, isPending } = useNoteCall();
  const call = useRef<HTMLSpanElement>(null);
  const tomorrow = () => {
    if (mayWork && !isPending) void note(lead.id, 'tomorrow');
  };
  const { moved, isFar, handlers } = useSwipe({
    onRight: () => call.current?.querySelector('a')?.click(),
    onLeft: tomorrow,
  });
  return (
    <li className="relative overflow-hidden">
      <Behind moved={moved} isFar={isFar} />
      <div
        {...handlers}
        style={moved === 0 ? undefined : { transform: `translateX(${moved}px)` }}
        className="relative flex touch-pan-y flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface px-card py-3"
      >
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <button
              type="button"
              translate="no"
              onClick={() => onOpen(lead)}
              className="wrap-break-word min-w-0 text-left font-medium underline-offset-2 hover:underline"
            >
              {buyerName(lead)}
            </button>
            <Badge tone={LEAD_STATUS_TONES[lead.status]}>{t.known(LEAD_STATUS_WORDS[lead.status])}</Badge>
            {lead.followUpAt && <FollowUpBadge at={lead.followUpAt} />}
          </p>
          <p className="text-ink-muted text-sm">
            <span translate="no">{listingName(lead)}</span> · {offeredPrice(lead)} ·{' '}
            <TimeAgo at={lead.createdAt} />
          </p>
          {lead.masked && <LeadMasked />}
        </div>
        {!lead.masked && (
          <span ref={call} className="flex gap-2">
            <ReachLink
              subject={{ of: 'lead', id: lead.id }}
              listed={lead.buyerMobile}
              use="called"
              hrefOf={telLink}
              onReach={() => afterCall(lead)}
              size="sm"
              aria-label={t('Call {buyer}', { buyer: buyerName(lead) })}
              icon={<Phone aria-hidden="true" className="size-4" />}
            >
              {t('Call')}
            </ReachLink>
            {mayWork && (
              <Button
                size="sm"
                pending={isPending}
                icon={<CalendarClock aria-hidden="true" className="size-4" />}
                aria-label={t('Call {buyer} tomorrow', { buyer: buyerName(lead) })}
                onClick={tomorrow}
              >
                {t('Tomorrow')}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}

/** Whom to call: due, unanswered and hot. On a phone a swipe to the right calls, one to the left plans tomorrow. */
export function CallList({ onOpen }: { onOpen: (lead: LeadDto) => void }) {
  const t = useWords();
  const calls = useQuery(callListQuery);
  return (
    <Loaded
      query={calls}
      failure={t('The call list could not be loaded')}
      loading={<TableSkeleton label={t('Loading the call list')} />}
    >
      {(data) =>
        PART_NAMES.every((part) => data[part].length === 0) ? (
          <Card padded={false}>
            <EmptyState
              icon={<PhoneCall />}
              title={t('Nobody to call')}
              text={t('Follow-ups that are due, new offers and buyers close to a sale appear here.')}
            />
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-ink-muted text-sm md:hidden">
              {t('Swipe right to call, left to plan it for tomorrow.')}
            </p>
            {PART_NAMES.filter((part) => data[part].length > 0).map((part) => {
              const [title, description] = PARTS[part];
              return (
                <Card key={part} padded={false}>
                  <CardHeader title={`${t(title)} · ${data[part].length}`} description={t(description)} />
                  <ul aria-label={t(title)} className="divide-y divide-line">
                    {data[part].map((lead) => (
                      <CallRow key={lead.id} lead={lead} onOpen={onOpen} />
                    ))}
                  </ul>
                </Card>
              );
            })}
          </div>
        )
      }
    </Loaded>
  );
}
