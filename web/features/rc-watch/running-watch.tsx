import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { waLink } from '../../../schema/common/wa-link';
import type { LeadDto } from '../../../schema/leads/output';
import type { Watcher } from '../../../schema/rc-watch/kinds';
import type { RcWatchDto } from '../../../schema/rc-watch/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDate } from '../../lib/dates';
import { toast } from '../../lib/toast-store';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CopyButton } from '../../ui/copy-button';
import { ButtonLink } from '../../ui/core/button-link';
import { helloTo } from '../leads/lead-words';
import { useWording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import { pageLink } from '../texts/page-link';
import { renewLinkMutation, stopWatchMutation } from './rc-watch.queries';
import { useWords } from './words';

interface RunningWatchProps {
  vehicle: OwnVehicleDto;
  leads: readonly LeadDto[];
  watch: RcWatchDto;
}

/** How far the RC is, and the ways to share its page. */
export function RunningWatch({ vehicle, leads, watch }: RunningWatchProps) {
  const t = useWords();
  const { language } = useWording();
  const [asks, setAsks] = useState<'renew' | 'stop'>();
  const renew = useMutation(renewLinkMutation);
  const stop = useMutation(stopWatchMutation);
  const buyer = leads.find((lead) => lead.status === 'won' && !lead.masked && lead.withdrawnAt === null);
  return (
    <>
      <State watch={watch} />
      <div className="flex flex-wrap gap-2">
        {buyer && watch.seenOn === null && <Remind vehicle={vehicle} buyer={buyer} watch={watch} />}
        <ButtonLink size="sm" href={watch.path} target="_blank" rel="noreferrer">
          {t('Open the page')}
        </ButtonLink>
        <CopyButton
          size="sm"
          text={pageLink(watch.path, language)}
          label={t('Copy the link')}
          onError={() => toast({ title: t('The link could not be copied'), tone: 'error' })}
        />
        <Button size="sm" variant="ghost" onClick={() => setAsks('renew')}>
          {t('New link')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsks('stop')}>
          {t('End the watch')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks === 'renew'}
        onOpenChange={(open) => !open && setAsks(undefined)}
        title={t('Make a new link?')}
        body={t('The old link will lead nowhere. Share the new one with the buyer and the agent.')}
        confirmLabel={t('Make it')}
        onConfirm={() => renew.mutateAsync(vehicle.id)}
      />
      <ConfirmDialog
        open={asks === 'stop'}
        onOpenChange={(open) => !open && setAsks(undefined)}
        title={t('End the RC watch?')}
        body={t('Its page and what was ticked are deleted.')}
        confirmLabel={t('End it')}
        tone="danger"
        onConfirm={() => stop.mutateAsync(vehicle.id)}
      />
    </>
  );
}

const SEEN = {
  seller: 'RC seen in the buyer’s name on {date}, as you say',
  buyer: 'RC seen in the buyer’s name on {date}, as the buyer says',
  agent: 'RC seen in the buyer’s name on {date}, as the RTO agent says',
} as const satisfies Record<Watcher, string>;

function State({ watch }: { watch: RcWatchDto }) {
  const t = useWords();
  const now = useNow();
  const { ticked, steps, seenOn, seenBy, overdueAt, applicationNumber } = watch;
  const isOverdue = Date.parse(overdueAt) <= now;
  // It ends with the day before.
  const date = formatDate(Date.parse(overdueAt) - 1);
  return (
    <div className="text-sm">
      {seenOn ? (
        <p className="font-medium text-positive">
          {t(SEEN[seenBy ?? 'seller'], { date: formatDate(seenOn) })}
        </p>
      ) : (
        <p className={isOverdue ? 'font-medium text-danger' : 'font-medium'}>
          {isOverdue ? t('Overdue since {date}', { date }) : t('Next time limit: {date}', { date })}
        </p>
      )}
      <p>{t('{ticked} of {steps} done', { ticked, steps })}</p>
      {applicationNumber && (
        <p translate="no">{t('Application number {number}', { number: applicationNumber })}</p>
      )}
    </div>
  );
}

interface RemindProps {
  vehicle: OwnVehicleDto;
  buyer: LeadDto;
  watch: RcWatchDto;
}

/** The text for the buyer, with the link, in the buyers' language that the seller chose. */
function Remind({ vehicle, buyer, watch: { path, reminderDay } }: RemindProps) {
  const t = useWords();
  const wording = useWording();
  const text = wording.selling.fromSeller.rc(
    helloTo(buyer.buyerName, wording),
    vehicle.name,
    pageLink(path, wording.language),
  );
  return (
    <ReachLink
      subject={{ of: 'lead', id: buyer.id }}
      listed={buyer.buyerMobile}
      use="whatsapp"
      hrefOf={(mobileNumber) => waLink(mobileNumber, text)}
      target="_blank"
      rel="noreferrer"
      size="sm"
      variant="primary"
      icon={<MessageCircle aria-hidden="true" className="size-4" />}
      aria-label={t('Remind {who} on WhatsApp', { who: buyer.buyerName ?? t('the buyer') })}
    >
      {reminderDay === null
        ? t('Remind {who} on WhatsApp', { who: t('the buyer') })
        : t('Day {day}: remind the buyer', { day: reminderDay })}
    </ReachLink>
  );
}
