import { useQuery } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { cx } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { Loaded } from '../../ui/core/loaded';
import { TimeAgo } from '../../ui/core/time-ago';
import { Skeleton } from '../../ui/skeleton';
import { LeadMessage } from './lead-message';
import { LeadPayment } from './lead-payment';
import { LeadSourceBadge } from './lead-source-badge';
import { leadOffersQuery } from './leads.queries';
import { useWords } from './words';

/** Every offer of this buyer for this vehicle, latest first. */
export function LeadHistory({ lead: { id, source } }: { lead: Pick<LeadDto, 'id' | 'source'> }) {
  const t = useWords();
  const query = useQuery(leadOffersQuery(id));
  const count = query.data?.length ?? 1;
  return (
    <section aria-label={t('Offers')}>
      <h3 className="font-medium text-sm">
        {count > 1 ? t('{count} offers', { count }) : t(isHandMade(source) ? 'Written down' : 'The offer')}
      </h3>
      <Loaded
        query={query}
        failure={t('The offers could not be loaded')}
        loading={<Skeleton className="mt-3 h-5 w-full" />}
      >
        {(offers) => (
          <ul className="mt-1 divide-y divide-line">
            {offers.map((offer) => (
              <li key={offer.id} className="py-2">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span
                    className={cx(
                      'font-medium tabular-nums',
                      offer.withdrawnAt && 'text-ink-muted line-through',
                    )}
                  >
                    {offer.price === null
                      ? t('No budget')
                      : formatPrice(offer.price, offer.currency, CURRENCIES)}
                  </span>
                  {offer.withdrawnAt && (
                    <span className="text-ink-muted text-sm">{t('Withdrawn by the buyer')}</span>
                  )}
                  <LeadSourceBadge source={offer.source} />
                  <span className="ml-auto text-ink-muted text-sm">
                    <TimeAgo at={offer.createdAt} />
                  </span>
                </p>
                <LeadPayment offer={offer} currency={offer.currency} />
                {offer.message && <LeadMessage text={offer.message} />}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
