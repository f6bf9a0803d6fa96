import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { BelowAsking } from './below-asking';
import { listedPrice, listingName, listingPath, offeredPrice } from './lead-listing';
import { LeadPayment } from './lead-payment';
import { useWords } from './words';

/** The vehicle, the offer and the asking price. */
export function LeadPrices({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const path = listingPath(lead);
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-3">
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-ink-muted text-sm">{isHandMade(lead.source) ? t('Budget') : t('Offer')}</dt>
          <dd className="font-semibold text-lg tabular-nums">
            {offeredPrice(lead)}
            <LeadPayment offer={lead} currency={lead.offerCurrency} />
            {!isHandMade(lead.source) && <BelowAsking lead={lead} />}
          </dd>
        </div>
        {path && (
          <div>
            <dt className="text-ink-muted text-sm">{t('Asking')}</dt>
            <dd className="font-semibold text-lg tabular-nums">{listedPrice(lead)}</dd>
          </div>
        )}
      </dl>
      {path ? (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="touch-target mt-1 inline-flex items-center font-medium text-accent text-sm"
        >
          {listingName(lead)}
        </a>
      ) : (
        <p translate="no" className="wrap-break-word mt-2 text-sm">
          {listingName(lead)}
        </p>
      )}
    </div>
  );
}
