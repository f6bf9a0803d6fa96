import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { waLink } from '../../../schema/common/wa-link';
import type { VisitStatus } from '../../../schema/visits/choices';
import type { VisitDto } from '../../../schema/visits/output';
import { formatDay } from '../../lib/dates';
import { telLink } from '../../lib/format';
import { indianDay } from '../../lib/indian-day';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { LeadMasked } from '../leads/lead-masked';
import { helloTo } from '../leads/lead-words';
import { useWording, type Wording } from '../links/use-buyers-language';
import { ReachLink, ShownNumber } from '../numbers/buyers-number';
import { useDecide } from './use-decide';
import { vehicleOf, whenOf } from './visit-words';
import { useWords } from './words';

const VisitCallDialog = lazyDialog(async () => (await import('./visit-call-dialog')).VisitCallDialog);

const LOOKS = {
  asked: { label: 'New', tone: 'accent' },
  seen: { label: 'Seen', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'positive' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const satisfies Record<VisitStatus, { label: string; tone: BadgeTone }>;

const numberOf = ({ id, buyerMobile }: VisitDto) => ({
  subject: { of: 'enquiry' as const, id },
  listed: buyerMobile,
});

/** The WhatsApp message from seller to buyer, ready to edit. */
function messageOf({ buyerName, vehicleName, day, part, status }: VisitDto, wording: Wording): string {
  const { language, selling, texts } = wording;
  const { visit, vehicle, answers } = selling.fromSeller;
  const when = `${formatDay(day, language)}, ${texts?.visit.parts[part] ?? part}`;
  return `${visit(helloTo(buyerName, wording), vehicleName ?? vehicle, when)} ${answers[status]}`;
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
  const [isCalled, setCalled] = useState(false);
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
            onReach={() => setCalled(true)}
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
      {isCalled && (
        <VisitCallDialog visit={visit} who={who} isPast={isPast} onClose={() => setCalled(false)} />
      )}
    </div>
  );
}
