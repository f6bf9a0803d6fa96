import { Check, MessageCircle, NotebookPen, Phone, UserPlus } from 'lucide-react';
import { BRAND } from '../../../schema/brand';
import type { LeadDto } from '../../../schema/contracts/leads';
import { telLink, waLink } from '../../lib/format';
import { Button } from '../../ui/button';
import { listingName, offeredPrice } from './lead-listing';

/** Contacts hold ten-digit Indian numbers (spec 1, section 5). */
const CONTACT_DIAL_CODE = '+91';

const greeting = (lead: LeadDto) =>
  `Hello${lead.buyerName ? ` ${lead.buyerName}` : ''}, thank you for your offer of ${offeredPrice(lead)} for ${listingName(lead)} on ${BRAND.name}.`;

type LeadActionsProps = {
  lead: LeadDto;
  isContact: boolean;
  onOpen: (lead: LeadDto) => void;
  onAddContact: (lead: LeadDto) => void;
};

/** What a seller does with a buyer. A masked lead has no number to call: it can only be opened. */
export function LeadActions({ lead, isContact, onOpen, onAddContact }: LeadActionsProps) {
  const details = (
    <Button
      size="sm"
      icon={<NotebookPen aria-hidden="true" className="size-4" />}
      aria-label={`Details of ${lead.buyerName ?? 'this lead'}`}
      onClick={() => onOpen(lead)}
    >
      <span className="md:hidden">Details</span>
    </Button>
  );
  if (lead.masked) return <div className="flex max-sm:*:flex-auto md:justify-end">{details}</div>;
  return (
    <div className="flex flex-wrap gap-1.5 max-sm:*:flex-auto md:justify-end lg:flex-nowrap">
      <Button size="sm" asChild icon={<Phone aria-hidden="true" className="size-4" />}>
        <a href={telLink(lead.buyerMobile)}>Call</a>
      </Button>
      <Button size="sm" asChild icon={<MessageCircle aria-hidden="true" className="size-4" />}>
        <a href={waLink(lead.buyerMobile, greeting(lead))} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      </Button>
      {isContact && (
        <span className="inline-flex items-center gap-1.5 px-2.5 text-ink-muted text-sm">
          <Check aria-hidden="true" className="size-4 text-positive" />
          In contacts
        </span>
      )}
      {!isContact && lead.buyerMobile.startsWith(CONTACT_DIAL_CODE) && (
        <Button
          size="sm"
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          onClick={() => onAddContact(lead)}
        >
          Add Contact
        </Button>
      )}
      {details}
    </div>
  );
}
