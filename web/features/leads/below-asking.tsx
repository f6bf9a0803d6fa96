import type { LeadDto } from '../../../schema/leads/output';
import { cx } from '../../lib/class-names';
import { offerBelowAsking } from './lead-listing';
import { useWords } from './words';

/** Up to this percentage, an offer is a basis for negotiation rather than an alarm. */
const SMALL_PERCENT = 10;

/** '-N% below asking'. */
export function BelowAsking({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const percent = offerBelowAsking(lead);
  if (percent === null) return null;
  return (
    <span
      className={cx(
        'block whitespace-nowrap text-xs',
        percent < SMALL_PERCENT ? 'text-ink-muted' : 'text-danger',
      )}
    >
      {t('-{percent}% below asking', { percent })}
    </span>
  );
}
