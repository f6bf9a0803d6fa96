import { CalendarClock, MessageCircleWarning, Phone } from 'lucide-react';
import { useState } from 'react';
import type { LeadDto, LeadsTodayDto } from '../../../schema/leads/output';
import { formatDate } from '../../lib/dates';
import { telLink } from '../../lib/format';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { buyerName, listingName, offeredPrice } from '../leads/lead-listing';
import { ReachLink } from '../numbers/buyers-number';
import { TodayItem } from './today-item';
import { useWords } from './words';

const CallResultDialog = lazyDialog(
  async () => (await import('../leads/call-result-dialog')).CallResultDialog,
);

function Call({ lead, onCall }: { lead: LeadDto; onCall: (lead: LeadDto) => void }) {
  const t = useWords();
  return (
    <ReachLink
      subject={{ of: 'lead', id: lead.id }}
      listed={lead.buyerMobile}
      use="called"
      hrefOf={telLink}
      onReach={() => onCall(lead)}
      size="sm"
      aria-label={t('Call {buyer}', { buyer: buyerName(lead) })}
      icon={<Phone aria-hidden="true" className="size-4" />}
    >
      {t('Call')}
    </ReachLink>
  );
}

/** Buyers to call: who has waited for two hours, and whose follow-up is due. */
export function TodayLeads({ unanswered, followUps }: Pick<LeadsTodayDto, 'unanswered' | 'followUps'>) {
  const t = useWords();
  const [called, setCalled] = useState<LeadDto>();
  const callOf = (lead: LeadDto) => !lead.masked && <Call lead={lead} onCall={setCalled} />;
  const due = new Set(followUps.map(({ id }) => id));
  return (
    <>
      {unanswered
        .filter(({ id }) => !due.has(id))
        .map((lead) => (
          <TodayItem
            key={lead.id}
            icon={<MessageCircleWarning aria-hidden="true" />}
            title={t('{lead} waits for an answer', { lead: buyerName(lead) })}
            text={
              <>
                <span translate="no">{listingName(lead)}</span> · {offeredPrice(lead)} ·{' '}
                <TimeAgo at={lead.createdAt} />
              </>
            }
            place={{ to: '/dashboard/leads', search: { lead: lead.id } }}
            action={callOf(lead)}
          />
        ))}
      {followUps.map((lead) => (
        <TodayItem
          key={lead.id}
          icon={<CalendarClock aria-hidden="true" />}
          title={t('Follow up with {lead}', { lead: buyerName(lead) })}
          text={t('{lead}, due {value}', {
            lead: listingName(lead),
            value: formatDate(lead.followUpAt ?? lead.createdAt),
          })}
          place={{ to: '/dashboard/leads', search: { lead: lead.id } }}
          action={callOf(lead)}
        />
      ))}
      {called && <CallResultDialog key={called.id} lead={called} onClose={() => setCalled(undefined)} />}
    </>
  );
}
