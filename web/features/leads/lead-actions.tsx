import { Check, ChevronDown, MessageCircle, NotebookPen, Phone, UserPlus } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { waLink } from '../../../schema/common/wa-link';
import type { LeadDto } from '../../../schema/leads/output';
import { telLink } from '../../lib/format';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useWording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import { useMay } from '../staff/use-may';
import { AfterCall } from './after-call';
import { buyerName } from './lead-listing';
import { MASKED_REASON } from './lead-masked';
import { messageTo } from './lead-words';
import { useWords } from './words';

const LeadTexts = lazyDialog(async () => (await import('../texts/lead-texts')).LeadTexts);

/** Contacts hold ten-digit Indian numbers. */
const CONTACT_DIAL_CODE = '+91';

const ICONS = {
  call: <Phone aria-hidden="true" className="size-4" />,
  whatsApp: <MessageCircle aria-hidden="true" className="size-4" />,
  add: <UserPlus aria-hidden="true" className="size-4" />,
};

type ReachBuyerProps = {
  lead: LeadDto;
  onAddContact: (lead: LeadDto) => void;
  /** For a row on a phone, where labels are only read aloud. */
  asIcons?: boolean;
};

const wordsIn = (asIcons: boolean) => (asIcons ? 'max-md:sr-only' : undefined);

/** Impossible actions stay visible, with the reason. */
const unavailable = (label: string, icon: ReactNode, reason: string, asIcons: boolean) => (
  <Button size="sm" disabled title={reason} icon={icon}>
    <span className={wordsIn(asIcons)}>{label}</span>
  </Button>
);

/** Ways to contact a buyer. A masked lead has no number, and a withdrawn one no buyer. */
export function ReachBuyer({ lead, onAddContact, asIcons = false }: ReachBuyerProps) {
  const t = useWords();
  const words = wordsIn(asIcons);
  const wording = useWording();
  const afterCall = use(AfterCall);
  const sees = useMay()('seeNumbers');
  const [writes, setWrites] = useState(false);
  if (lead.withdrawnAt) return null;
  if (lead.masked) {
    return (
      <>
        {unavailable(t('Call'), ICONS.call, MASKED_REASON, asIcons)}
        {unavailable('WhatsApp', ICONS.whatsApp, MASKED_REASON, asIcons)}
        {unavailable(t('Add Contact'), ICONS.add, MASKED_REASON, asIcons)}
      </>
    );
  }
  const number = { subject: { of: 'lead', id: lead.id }, listed: lead.buyerMobile } as const;
  // Of a hidden number, the dialog says so.
  const canAdd = !sees || lead.buyerMobile.startsWith(CONTACT_DIAL_CODE);
  return (
    <>
      <ReachLink
        {...number}
        use="called"
        hrefOf={telLink}
        size="sm"
        icon={ICONS.call}
        onReach={() => afterCall(lead)}
      >
        <span className={words}>{t('Call')}</span>
      </ReachLink>
      <ReachLink
        {...number}
        use="whatsapp"
        hrefOf={(mobileNumber) => waLink(mobileNumber, messageTo(lead, wording, 'offer'))}
        target="_blank"
        rel="noreferrer"
        size="sm"
        icon={ICONS.whatsApp}
      >
        <span className={words}>{t('WhatsApp')}</span>
      </ReachLink>
      <Button
        size="sm"
        square
        aria-label={t('Texts for {who}', { who: buyerName(lead) })}
        icon={<ChevronDown aria-hidden="true" className="size-4 lg:block!" />}
        onClick={() => setWrites(true)}
      />
      {writes && <LeadTexts lead={lead} onClose={() => setWrites(false)} />}
      {lead.isContact && (
        <span className="inline-flex items-center justify-center gap-1.5 px-2.5 text-ink-muted text-sm lg:min-w-27">
          <Check aria-hidden="true" className="size-4 text-positive" />
          <span className={words}>{t('In contacts')}</span>
        </span>
      )}
      {!lead.isContact && canAdd && (
        <Button size="sm" className="lg:min-w-27" icon={ICONS.add} onClick={() => onAddContact(lead)}>
          <span className={words}>{t('Add Contact')}</span>
        </Button>
      )}
      {!lead.isContact &&
        !canAdd &&
        unavailable(t('Add Contact'), ICONS.add, t('Contacts hold Indian numbers'), asIcons)}
    </>
  );
}

type LeadActionsProps = ReachBuyerProps & { onOpen: (lead: LeadDto) => void };

/** What a seller can do about a buyer directly in the list. */
export function LeadActions({ lead, onOpen, onAddContact }: LeadActionsProps) {
  const t = useWords();
  return (
    <div className="flex gap-1.5 md:flex-wrap md:justify-end lg:flex-nowrap lg:[&_svg]:hidden">
      <ReachBuyer lead={lead} onAddContact={onAddContact} asIcons />
      <Button
        size="sm"
        icon={<NotebookPen aria-hidden="true" className="size-4" />}
        aria-label={t('Details of {lead}', { lead: buyerName(lead) })}
        onClick={() => onOpen(lead)}
      >
        <span className={wordsIn(true)}>{t('Details')}</span>
      </Button>
    </div>
  );
}
