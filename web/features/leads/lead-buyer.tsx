import type { LeadDto } from '../../../schema/contracts/leads';
import { formatMobile } from '../../lib/phone';
import { Badge } from '../../ui/badge';
import { LeadMessage } from './lead-message';
import { LeadSourceBadge } from './lead-source-badge';
import { LEAD_STATUS_LOOKS } from './lead-status';

/** Who made the offer. Over the plan's limit the server hides name and number, and this says why. */
export function LeadBuyer({ lead }: { lead: LeadDto }) {
  const { buyerName, buyerMobile, masked, message, source, status } = lead;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-break-word min-w-0">
          {masked ? 'Name hidden' : buyerName || 'Name not provided'}
        </span>
        <LeadSourceBadge source={source} />
        <Badge tone={LEAD_STATUS_LOOKS[status].tone}>{LEAD_STATUS_LOOKS[status].label}</Badge>
      </p>
      <p className="font-normal text-ink-muted text-sm tabular-nums">{formatMobile(buyerMobile)}</p>
      {masked && (
        <p className="mt-1 max-w-96 font-normal text-sm text-warning">
          Over your plan's leads for this month.{' '}
          <a href="/subscription" className="font-medium underline underline-offset-2">
            Upgrade to see this buyer
          </a>
        </p>
      )}
      {message && <LeadMessage text={message} />}
    </div>
  );
}
