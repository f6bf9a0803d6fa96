import type { UnlikelyReason } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import { MoveToLeads } from './move-to-leads';
import { useWords } from './words';

const REASONS = {
  price: 'Unlikely: less than a fifth of your price.',
  network: 'Unlikely: one of very many offers from one network today.',
} as const satisfies Record<UnlikelyReason, string>;

/** Why an offer is kept apart, and a button that moves it to the leads. */
export function LeadUnlikely({ lead }: { lead: LeadDto }) {
  const t = useWords();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3">
      <p className="min-w-0 flex-1 text-sm">{lead.unlikelyReason && t(REASONS[lead.unlikelyReason])}</p>
      <MoveToLeads lead={lead} />
    </div>
  );
}
