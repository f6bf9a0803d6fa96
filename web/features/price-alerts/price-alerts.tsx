import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { BellRing, ChevronDown } from 'lucide-react';
import { PRICES_PART } from '../../../schema/common/tab-paths';
import type { PriceAlertDto } from '../../../schema/price-alerts/output';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { Skeleton } from '../../ui/skeleton';
import { PriceAlertRow } from './price-alert-row';
import { priceAlertsQuery } from './price-alerts.queries';
import { useWords } from './words';

const isReached = ({ status }: PriceAlertDto) => status === 'reached';

/** Buyers who wait for a lower price, below the leads; open if somebody is to be told. Nothing if there are none. */
export function PriceAlerts({ isAlone = false }: { isAlone?: boolean }) {
  const t = useWords();
  const alerts = useInfiniteQuery(priceAlertsQuery);
  const isMeant = useLocation({ select: ({ hash }) => hash === PRICES_PART });
  const rows = alerts.data ?? [];
  if (rows.length === 0) {
    return isAlone ? (
      <Card padded={false}>
        <Loaded
          query={alerts}
          failure={t('This list could not be loaded')}
          loading={<Skeleton className="m-4 h-12" />}
          empty={{
            icon: <BellRing />,
            title: t('Nobody waits for a lower price'),
            text: t('On each vehicle’s page, buyers can say at which price they want to hear from you.'),
          }}
        >
          {() => null}
        </Loaded>
      </Card>
    ) : null;
  }
  return (
    <details
      id={PRICES_PART}
      open={isAlone || isMeant || rows.some(isReached)}
      className="group mt-6"
      ref={(element) => {
        if (isMeant) element?.scrollIntoView();
      }}
    >
      <summary className="touch-target flex cursor-pointer list-none items-center gap-2 font-medium">
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        {t('Waiting for a lower price ({count})', {
          count: alerts.hasNextPage ? `${rows.length}+` : rows.length,
        })}
      </summary>
      <p className="mt-1 mb-3 max-w-prose text-ink-muted text-sm">
        {t('They asked on your pages. You are told fifteen minutes after the price drops to theirs.')}
      </p>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {[...rows.filter(isReached), ...rows.filter((row) => !isReached(row))].map((alert) => (
            <PriceAlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      </Card>
      <ShowMore list={alerts} />
    </details>
  );
}
