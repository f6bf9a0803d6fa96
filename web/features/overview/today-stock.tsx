import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { leadKeys } from '../leads/leads.queries';
import { useBetterOffer } from '../leads/use-better-offer';
import { setPriceMutation } from '../staff/answerer.queries';
import { TodayItem } from './today-item';
import { useWords } from './words';

const ConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

const DAY_MS = 86_400_000;

/** A vehicle without an offer for long, and one press that lowers its price. */
function Standing({ vehicle }: { vehicle: LeadsTodayDto['standing'][number] }) {
  const t = useWords();
  const now = useNow();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...setPriceMutation,
    onSettled: () => client.invalidateQueries({ queryKey: leadKeys.today }),
  });
  const betterOffer = useBetterOffer();
  const [why, setWhy] = useState<string>();
  const { id, name, price, lowered, currency, quietSince, isBelowCost = false } = vehicle;
  const shown = (amount: number) => formatPrice(amount, currency, CURRENCIES);
  const save = (amount: number) =>
    mutateAsync({ id, price: String(amount) }).then(
      () => true,
      (error) => {
        toastFailure(error, t('The price was not saved. Please try again.'));
        return false;
      },
    );
  const lower = async () => {
    if (!(await save(lowered))) return;
    toast({
      title: t('{name}: now {price}', { name, price: shown(lowered) }),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => save(price) },
    });
  };
  const ask = async () => {
    const offered = await betterOffer(vehicle, lowered);
    const reasons = [offered, isBelowCost && t('Below what the car cost you')].filter(Boolean).join(' ');
    if (reasons) setWhy(reasons);
    else await lower();
  };
  const days = Math.floor((now - Date.parse(quietSince)) / DAY_MS);
  return (
    <TodayItem
      icon={<TrendingDown aria-hidden="true" />}
      title={t('{name}: no offer for {days} days', { name, days })}
      text={t('{price} → {lowered}', { price: shown(price), lowered: shown(lowered) })}
      place={{ to: '/dashboard/listings/$id', params: { id } }}
      action={
        <>
          <Button size="sm" pending={isPending} onClick={ask}>
            {t('Lower by 2%, {amount}', { amount: shown(price - lowered) })}
          </Button>
          {why && (
            <ConfirmDialog
              open
              onOpenChange={() => setWhy(undefined)}
              title={t('{price} for {name}?', { price: shown(lowered), name })}
              body={why}
              confirmLabel={t('Lower the price')}
              onConfirm={lower}
            />
          )}
        </>
      }
    />
  );
}

/** Vehicles of which something should change: the price, or the photos. */
export function TodayStock({ standing, fewPhotos }: Pick<LeadsTodayDto, 'standing' | 'fewPhotos'>) {
  const t = useWords();
  return (
    <>
      {standing.map((vehicle) => (
        <Standing key={vehicle.id} vehicle={vehicle} />
      ))}
      {fewPhotos.map(({ id, name, photos }) => (
        <TodayItem
          key={id}
          icon={<ImagePlus aria-hidden="true" />}
          title={t('{name}: add photos', { name })}
          text={t(photos === 1 ? '{count} photo so far' : '{count} photos so far', { count: photos })}
          place={{ to: '/dashboard/listings/$id', params: { id } }}
        />
      ))}
    </>
  );
}
