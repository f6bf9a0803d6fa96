import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { cx } from '../../lib/class-names';
import { offerBelowAsking } from './lead-listing';
import { useWords } from './words';

/** Up to this percentage, an offer is a basis for negotiation rather than an alarm. */
const SMALL_PERCENT = 10;

/** '-N% below asking'; of a buyer whom the seller wrote down, that the amount is a budget. */
export function BelowAsking({ lead }: { lead: LeadDto }) {
  const t = useWords();
  if (lead.offerPrice === null) return null;
  if (isHandMade(lead.source)) return <span className="block text-ink-muted text-xs">{t('Budget')}</span>;
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
