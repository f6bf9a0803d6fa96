import { useMutation } from '@tanstack/react-query';
import { MessageCircle, Phone } from 'lucide-react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { waLink } from '../../../schema/common/wa-link';
import type { VisitStatus } from '../../../schema/visits/choices';
import type { VisitDto } from '../../../schema/visits/output';
import { formatDay } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { telLink } from '../../lib/format';
import { indianDay } from '../../lib/indian-day';
import { toast } from '../../lib/toast-store';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { TimeAgo } from '../../ui/core/time-ago';
import { LeadMasked } from '../leads/lead-masked';
import { helloTo } from '../leads/lead-words';
import { useWording, type Wording } from '../links/use-buyers-language';
import { ReachLink, ShownNumber } from '../numbers/buyers-number';
import { updateVisitMutation } from './visits.queries';
import { say, useWords } from './words';

const LOOKS = {
  asked: { label: 'New', tone: 'accent' },
  seen: { label: 'Seen', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'positive' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const satisfies Record<VisitStatus, { label: string; tone: BadgeTone }>;

const whenOf = ({ day, part }: VisitDto) => `${formatDay(day)}, ${say.known(part)}`;
const vehicleOf = ({ vehicleName }: VisitDto) => vehicleName ?? say('a vehicle that was removed');

const numberOf = ({ id, buyerMobile }: VisitDto) => ({
  subject: { of: 'visit' as const, id },
  listed: buyerMobile,
});

/** The WhatsApp message from seller to buyer, ready to edit. */
function messageOf({ buyerName, vehicleName, day, part, status }: VisitDto, wording: Wording): string {
  const { language, selling, texts } = wording;
  const { visit, vehicle, answers } = selling.fromSeller;
  const when = `${formatDay(day, language)}, ${texts?.visit.parts[part] ?? part}`;
  return `${visit(helloTo(buyerName, wording), vehicleName ?? vehicle, when)} ${answers[status]}`;
}

/** Confirms or declines, with a toast that undoes it. Calling the buyer marks the request as seen. */
function useDecide({ id, status }: VisitDto) {
  const t = useWords();
  const { mutateAsync, isPending } = useMutation(updateVisitMutation);
  const write = (next: Exclude<VisitStatus, 'asked'>) =>
    mutateAsync({ id, status: next }).then(
      () => true,
      (error) => {
        toastFailure(error, t('Failed to update the visit. Please try again.'));
        return false;
      },
    );
  const decide = async (next: 'confirmed' | 'declined') => {
    if (!(await write(next))) return;
    toast({
      title: next === 'confirmed' ? t('Visit confirmed') : t('Visit declined'),
      description: t('Call or message the buyer: they are not notified by us.'),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => write(status === 'asked' ? 'seen' : status) },
    });
  };
  const see = () => {
    if (status === 'asked') void write('seen');
  };
  return { decide, see, isPending };
}

/** One buyer's visit: who, which vehicle, when, and the possible answers. */
export function VisitRow({ visit }: { visit: VisitDto }) {
  const t = useWords();
  const { buyerName, buyerMobile, masked, status, withdrawnAt, createdAt } = visit;
  const { label, tone } = LOOKS[status];
  const who = buyerName ?? (withdrawnAt ? t('Withdrawn visit') : t('Name hidden'));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span translate="no" className="wrap-anywhere font-medium">
            {who}
          </span>
          {!withdrawnAt && <Badge tone={tone}>{t(label)}</Badge>}
        </p>
        <p className="wrap-anywhere text-sm">
          <span className="font-medium">{whenOf(visit)}</span> ·{' '}
          <span translate="no">{vehicleOf(visit)}</span>
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {withdrawnAt ? (
            t('The buyer’s name and number have been erased')
          ) : masked ? (
            formatMobile(buyerMobile)
          ) : (
            <ShownNumber {...numberOf(visit)} />
          )}{' '}
          · <TimeAgo at={createdAt} />
        </p>
        {masked && <LeadMasked />}
      </div>
      {!withdrawnAt && <VisitActions visit={visit} who={who} />}
    </li>
  );
}

/** Ways to answer the buyer. */
function VisitActions({ visit, who }: { visit: VisitDto; who: string }) {
  const t = useWords();
  const { masked, status } = visit;
  const { decide, see, isPending } = useDecide(visit);
  const wording = useWording();
  const isPast = visit.day < indianDay(Date.now());
  return (
    <div className="flex flex-wrap gap-1.5 max-sm:w-full max-sm:*:grow max-sm:*:basis-2/5">
      {!masked && (
        <>
          <ReachLink
            {...numberOf(visit)}
            use="called"
            hrefOf={telLink}
            size="sm"
            icon={<Phone aria-hidden="true" className="size-4" />}
            aria-label={t('Call {who}', { who })}
            onReach={see}
          >
            {t('Call')}
          </ReachLink>
          <ReachLink
            {...numberOf(visit)}
            use="whatsapp"
            hrefOf={(mobileNumber) => waLink(mobileNumber, messageOf(visit, wording))}
            target="_blank"
            rel="noreferrer"
            size="sm"
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
            aria-label={t('WhatsApp {who}', { who })}
            onReach={see}
          >
            {t('WhatsApp')}
          </ReachLink>
        </>
      )}
      {status !== 'declined' && (
        <Button
          size="sm"
          aria-label={t('Decline {who}', { who })}
          disabled={isPending}
          onClick={() => decide('declined')}
        >
          {t('Decline')}
        </Button>
      )}
      {status !== 'confirmed' && !isPast && (
        <Button
          size="sm"
          variant={status === 'declined' ? 'secondary' : 'primary'}
          aria-label={t('Confirm {who}', { who })}
          disabled={isPending}
          onClick={() => decide('confirmed')}
        >
          {t('Confirm')}
        </Button>
      )}
    </div>
  );
}
