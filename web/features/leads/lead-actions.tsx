import { Check, MessageCircle, Phone, UserPlus } from 'lucide-react';
import type { LeadDto } from '../../../schema/contracts/leads';
import { BRAND } from '../../lib/brand';
import { telLink, waLink } from '../../lib/format';
import { Button } from '../../ui/button';
import { listingName, offeredPrice } from './lead-listing';

/** Contacts hold ten-digit Indian numbers (spec 1, section 5). */
const CONTACT_DIAL_CODE = '+91';

const greeting = (lead: LeadDto) =>
  `Hello${lead.buyerName ? ` ${lead.buyerName}` : ''}, thank you for your offer of ${offeredPrice(lead)} for ${listingName(lead)} on ${BRAND.name}.`;

type LeadActionsProps = { lead: LeadDto; isContact: boolean; onAddContact: (lead: LeadDto) => void };

/** What a seller does with a buyer. Nothing for a masked lead: its number is not known here. */
export function LeadActions({ lead, isContact, onAddContact }: LeadActionsProps) {
  if (lead.masked) return null;
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
    </div>
  );
}
