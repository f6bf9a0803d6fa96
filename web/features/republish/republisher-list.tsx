import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { RepublisherDto } from '../../../schema/republish/output';
import { formatDate } from '../../lib/dates';
import { failureText } from '../../lib/failure';
import { formatNumber, formatPrice } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { cutOffMutation, republishersQuery } from './republish.queries';
import { useWords } from './words';

/**
 * Who offers this vehicle, since when, at what price and how successfully. Buyers stay private to the
 * reseller.
 */
export function RepublisherList({ vehicleId }: { vehicleId: string }) {
  const t = useWords();
  return (
    <section>
      <h3 className="pb-2 font-semibold text-sm">{t('Pages by other sellers')}</h3>
      <Loaded
        query={useQuery(republishersQuery(vehicleId))}
        failure={t('They could not be loaded')}
        loading={<Skeleton className="h-16 w-full" />}
        empty={{ title: t('Nobody has republished it yet.') }}
      >
        {(republishers) => (
          <ul className="divide-y divide-line">
            {republishers.map((republisher) => (
              <Republisher key={republisher.id} vehicleId={vehicleId} republisher={republisher} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Republisher({ vehicleId, republisher }: { vehicleId: string; republisher: RepublisherDto }) {
  const t = useWords();
  const { id, republisherName, customPrice, customCurrency, views, leads, status, createdAt } = republisher;
  const [asking, setAsking] = useState(false);
  const cutOff = useMutation(cutOffMutation);
  const end = async () => {
    try {
      await cutOff.mutateAsync({ vehicleId, id });
    } catch (error) {
      throw new Error(failureText(error, t('Failed to end the page')));
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p translate="no" className="wrap-break-word font-medium">
          {republisherName}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {t('{customPrice} · since {createdAt}', {
            customPrice: formatPrice(customPrice, customCurrency, CURRENCIES),
            createdAt: formatDate(createdAt),
          })}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {views === 1 ? t('1 view') : t('{views} views', { views: formatNumber(views) })} ·{' '}
          {leads === 1 ? t('1 lead') : t('{leads} leads', { leads: formatNumber(leads) })}
        </p>
      </div>
      {status === 'active' ? (
        <Button
          size="sm"
          aria-label={t('End the page of {republisherName}', { republisherName })}
          onClick={() => setAsking(true)}
        >
          {t('End page')}
        </Button>
      ) : (
        <Badge>{status === 'withdrawn' ? t('Withdrawn') : t('Ended')}</Badge>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('End this page?')}
        body={t(
          '{republisherName} can no longer offer the vehicle, and is told so. Their leads stay with them.',
          { republisherName },
        )}
        confirmLabel={t('End page')}
        pendingLabel={t('Ending...')}
        onConfirm={end}
      />
    </li>
  );
}
