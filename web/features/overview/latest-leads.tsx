import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, Lock, Phone } from 'lucide-react';
import { useState } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { LeadDto } from '../../../schema/leads/output';
import { telLink } from '../../lib/format';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { buyerName, listingName, offeredPrice } from '../leads/lead-listing';
import { leadsQuery } from '../leads/leads.queries';
import { ReachLink } from '../numbers/buyers-number';
import { RowsSkeleton } from './rows-skeleton';
import { ViewAll } from './view-all';
import { useWords } from './words';

const CallResultDialog = lazyDialog(
  async () => (await import('../leads/call-result-dialog')).CallResultDialog,
);

const SHOWN = 5;

function LeadRow({ lead, onCall }: { lead: LeadDto; onCall: (lead: LeadDto) => void }) {
  const t = useWords();
  const buyer = lead.masked ? formatMobile(lead.buyerMobile) : buyerName(lead);
  return (
    <li className="flex items-center gap-3 py-2.5 pr-3 pl-4 sm:pl-5">
      <span className="min-w-0 flex-1">
        <span translate="no" className="block truncate font-medium">
          {buyer}
        </span>
        <span translate="no" className="block truncate text-ink-muted">
          {listingName(lead)}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-medium tabular-nums">{offeredPrice(lead)}</span>
        <span className="block text-ink-subtle text-xs">
          <TimeAgo at={lead.createdAt} />
        </span>
      </span>
      {lead.masked ? (
        <span
          className="touch-target grid size-9 place-items-center text-ink-subtle"
          title={t("Over your plan's leads")}
        >
          <Lock aria-hidden="true" className="size-4" />
          <VisuallyHidden>{t("Hidden: over your plan's leads for this month")}</VisuallyHidden>
        </span>
      ) : lead.withdrawnAt ? (
        <span className="size-9" />
      ) : (
        <ReachLink
          subject={{ of: 'lead', id: lead.id }}
          listed={lead.buyerMobile}
          use="called"
          hrefOf={telLink}
          onReach={() => onCall(lead)}
          variant="ghost"
          square
          aria-label={t('Call {buyer}', { buyer })}
          title={t('Call')}
          icon={<Phone aria-hidden="true" className="size-4" />}
        />
      )}
    </li>
  );
}

/** The five latest offers. */
export function LatestLeads() {
  const t = useWords();
  const leads = useInfiniteQuery(leadsQuery());
  const [called, setCalled] = useState<LeadDto>();
  return (
    <Card padded={false}>
      <CardHeader title={t('Latest leads')} actions={<ViewAll tab="leads" />} />
      <Loaded
        query={leads}
        failure={t('Your leads could not be loaded')}
        loading={<RowsSkeleton label={t('Loading your latest leads')} rows={SHOWN} />}
        empty={{
          icon: <Inbox />,
          title: t('No leads yet'),
          text: t('Leads will appear here when buyers show interest'),
        }}
      >
        {(latest) => (
          <ul className="divide-y divide-line">
            {latest.slice(0, SHOWN).map((lead) => (
              <LeadRow key={lead.id} lead={lead} onCall={setCalled} />
            ))}
          </ul>
        )}
      </Loaded>
      {called && <CallResultDialog key={called.id} lead={called} onClose={() => setCalled(undefined)} />}
    </Card>
  );
}
