import type { ReactNode } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { LeadDto } from '../../../schema/leads/output';
import { FollowUpBadge } from './follow-up-badge';
import { buyerName } from './lead-listing';
import { LeadMasked } from './lead-masked';
import { LeadMessage } from './lead-message';
import { LeadSourceBadge } from './lead-source-badge';
import { LeadStatusMenu } from './lead-status-menu';
import { LeadWithdrawn } from './lead-withdrawn';

type LeadBuyerProps = {
  lead: LeadDto;
  onOpen: (lead: LeadDto) => void;
  /** A line below the name, on phones. */
  note: ReactNode;
};

/**
 * The buyer, how they found the listing, and the lead's status. Beyond the plan's limit the server hides name
 * and number.
 */
export function LeadBuyer({ lead, onOpen, note }: LeadBuyerProps) {
  const { buyerMobile, masked, message, source, followUpAt, withdrawnAt, assignee } = lead;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          onClick={() => onOpen(lead)}
          className="wrap-break-word min-w-0 text-left underline-offset-2 hover:underline"
        >
          <span translate="no">{buyerName(lead)}</span>
        </button>
        {!withdrawnAt && <LeadStatusMenu lead={lead} />}
        <span className="max-md:hidden">
          <LeadSourceBadge source={source} />
        </span>
        {followUpAt && <FollowUpBadge at={followUpAt} />}
        {assignee && (
          <span translate="no" className="font-normal text-ink-muted text-sm">
            → {assignee.name}
          </span>
        )}
      </p>
      {note && <p className="font-normal text-sm md:hidden">{note}</p>}
      {withdrawnAt ? (
        <LeadWithdrawn />
      ) : (
        <p className="font-normal text-ink-muted text-sm tabular-nums max-md:sr-only">
          {formatMobile(buyerMobile)}
        </p>
      )}
      {masked && <LeadMasked />}
      {message && lead.vehicleId && <LeadMessage text={message} inRow />}
    </div>
  );
}
