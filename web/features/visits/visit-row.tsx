import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { waLink } from '../../../schema/common/wa-link';
import type { VisitStatus } from '../../../schema/visits/choices';
import type { VisitDto } from '../../../schema/visits/output';
import type { YardDto } from '../../../schema/yards/output';
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
import { placeLines } from '../yards/place-words';
import { yardPlaceQuery } from '../yards/yard.queries';
import { useDecide, type VisitTime } from './use-decide';
import { timeOf, vehicleOf, whenOf } from './visit-words';
import { useWords } from './words';

const ProposeDialog = lazyDialog(async () => (await import('./propose-dialog')).ProposeDialog);
const VisitTexts = lazyDialog(async () => (await import('../texts/visit-texts')).VisitTexts);
const VisitCallDialog = lazyDialog(async () => (await import('./visit-call-dialog')).VisitCallDialog);

const LOOKS = {
  asked: { label: 'New', tone: 'accent' },
  seen: { label: 'Seen', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'positive' },
  proposed: { label: 'Other time proposed', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const satisfies Record<VisitStatus, { label: string; tone: BadgeTone }>;

const numberOf = ({ id, buyerMobile }: VisitDto) => ({
  subject: { of: 'enquiry' as const, id },
  listed: buyerMobile,
});

/** The WhatsApp message from seller to buyer, ready to edit; a confirmed visit has the way to the vehicle. */
function messageOf(visit: VisitDto, wording: Wording, yard: YardDto | undefined): string {
  const { buyerName, vehicleName, proposed, status, askFor } = visit;
  const { language, selling, texts } = wording;
  const { visit: asked, vehicle, propose, answers } = selling.fromSeller;
  const when = ({ day, part }: VisitTime) =>
    `${formatDay(day, language)}, ${texts?.visit.parts[part] ?? part}`;
  // A proposal repeats what was asked for; later answers are about the proposal.
  const time = when(status === 'proposed' ? visit : timeOf(visit));
  const said = status === 'proposed' ? propose(when(proposed ?? visit)) : answers[status];
  const answer = `${asked(helloTo(buyerName, wording), vehicleName ?? vehicle, time)} ${said}`;
  return status === 'confirmed' ? [answer, ...placeLines(yard, wording, askFor)].join('\n') : answer;
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
  const { decide, propose, see, isPending } = useDecide(visit);
  const wording = useWording();
  const { data: yard } = useQuery({ ...yardPlaceQuery, enabled: status === 'confirmed' && !masked });
  const isPast = timeOf(visit).day < indianDay(Date.now());
  const [isCalled, setCalled] = useState(false);
  const [writes, setWrites] = useState(false);
  const [proposes, setProposes] = useState(false);
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
            hrefOf={(mobileNumber) => waLink(mobileNumber, messageOf(visit, wording, yard))}
            target="_blank"
            rel="noreferrer"
            size="sm"
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
            aria-label={t('WhatsApp {who}', { who })}
            onReach={see}
          >
            {t('WhatsApp')}
          </ReachLink>
          <Button
            size="sm"
            square
            className="max-sm:grow-0! max-sm:basis-8!"
            aria-label={t('Texts for {who}', { who })}
            icon={<ChevronDown aria-hidden="true" className="size-4" />}
            onClick={() => setWrites(true)}
          />
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
      <Button
        size="sm"
        aria-label={t('Propose another time to {who}', { who })}
        disabled={isPending}
        onClick={() => setProposes(true)}
      >
        {t('Other time')}
      </Button>
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
      {writes && <VisitTexts visit={visit} who={who} onReach={see} onClose={() => setWrites(false)} />}
      {proposes && (
        <ProposeDialog visit={visit} who={who} onPropose={propose} onClose={() => setProposes(false)} />
      )}
      {isCalled && (
        <VisitCallDialog visit={visit} who={who} isPast={isPast} onClose={() => setCalled(false)} />
      )}
    </div>
  );
}
