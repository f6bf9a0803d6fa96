import type { LeadDto } from '../../../schema/leads/output';
import { offerBelowAsking } from './lead-listing';

/** '-N% below asking' (spec 1, section 2). */
export function BelowAsking({ lead }: { lead: LeadDto }) {
  const percent = offerBelowAsking(lead);
  if (percent === null) return null;
  return <span className="block whitespace-nowrap text-danger text-xs">-{percent}% below asking</span>;
}
