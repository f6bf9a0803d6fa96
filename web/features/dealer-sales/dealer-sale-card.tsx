import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DealerSaleStatus } from '../../../schema/dealer-sales/kinds';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDate } from '../../lib/dates';
import { inWords } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { LoadFailure } from '../../ui/core/load-failure';
import { Skeleton } from '../../ui/skeleton';
import { DealerSaleDialog } from './dealer-sale-dialog';
import { dealerSaleQuery, withdrawDealerSaleMutation } from './dealer-sales.queries';
import { useWords } from './words';

const SAID = {
  offered: '{dealer} is asked since {day}.',
  accepted: '{dealer} has accepted it on {day}. It is in their stock, and the sale stays.',
  declined: '{dealer} has declined it on {day}.',
  withdrawn: 'You took it back from {dealer} on {day}.',
} as const satisfies Record<DealerSaleStatus, string>;

/** To which dealer a vehicle was sold, and what they have answered. */
export function DealerSaleCard({ vehicle }: { vehicle: Pick<OwnVehicleDto, 'id' | 'name'> }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(dealerSaleQuery(vehicle.id));
  const withdraw = useMutation(withdrawDealerSaleMutation);
  const [open, setOpen] = useState<'name' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const sale = data?.sale;
  const day = sale && formatDate(sale.status === 'offered' ? sale.offeredAt : sale.updatedAt);
  return (
    <section aria-label={t('Sold to a dealer')}>
      <Card padded={false}>
        <CardHeader
          title={t('Sold to a dealer')}
          description={t('Photos and facts go over to their stock once they accept.')}
          actions={
            data &&
            (sale?.status === 'offered' ? (
              <Button onClick={() => setOpen('withdraw')}>{t('Take it back')}</Button>
            ) : (
              sale?.status !== 'accepted' && (
                <Button onClick={() => setOpen('name')}>{t('Name the dealer')}</Button>
              )
            ))
          }
        />
        {error && !data ? (
          <LoadFailure title={t('This could not be loaded')} onRetry={refetch} />
        ) : data ? (
          sale && (
            <p className="px-card py-3 text-sm">
              {t(SAID[sale.status], { dealer: sale.dealerName, day: day ?? '' })}
            </p>
          )
        ) : (
          <Skeleton className="mx-card my-3 h-5" />
        )}
      </Card>
      {open === 'name' && <DealerSaleDialog vehicle={vehicle} onClose={close} />}
      {sale && (
        <ConfirmDialog
          open={open === 'withdraw'}
          onOpenChange={close}
          title={t('Take it back from {dealer}?', { dealer: sale.dealerName })}
          body={t('They can no longer accept it. You can name a dealer again.')}
          confirmLabel={t('Take it back')}
          onConfirm={() => inWords(withdraw.mutateAsync(vehicle.id), t('It could not be taken back'))}
        />
      )}
    </section>
  );
}
