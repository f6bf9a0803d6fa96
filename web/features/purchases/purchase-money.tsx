import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { KEPT } from '../../../schema/common/retention';
import { MODE_LABELS } from '../../../schema/papers/kinds';
import { ID_LABELS } from '../../../schema/purchases/kinds';
import type { PurchaseDto } from '../../../schema/purchases/output';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/core/load-failure';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { CoverButton, CoveredAmount } from '../money/cover';
import { amountText } from '../money/money-text';
import { useCover } from '../money/use-cover';
import { FactRow } from './fact-row';
import { erasePersonMutation, purchaseMoneyQuery } from './purchases.queries';
import { useWords } from './words';

const IdentityDialog = lazyDialog(async () => (await import('./identity-dialog')).IdentityDialog);
const ConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);
const ReceiptDialog = lazyDialog(async () => (await import('./receipt-dialog')).ReceiptDialog);

interface PurchaseMoneyProps {
  vehicleId: string;
  purchase: PurchaseDto;
}

/** What was paid and what the person showed, covered until somebody shows it; and the receipt. */
export function PurchaseMoney({ vehicleId, purchase }: PurchaseMoneyProps) {
  const t = useWords();
  const id = useId();
  const { isShown, toggle } = useCover();
  const [opened, setOpened] = useState<'identity' | 'receipt' | 'erasure'>();
  const { data, error, refetch } = useQuery({ ...purchaseMoneyQuery(vehicleId), enabled: isShown });
  const erase = useMutation(erasePersonMutation);
  const close = () => setOpened(undefined);
  const said = (text: string | null) => {
    if (!isShown) return <CoveredAmount />;
    return data ? (text ?? '–') : <Skeleton className="inline-block h-4 w-20 align-middle" />;
  };
  const isFailed = isShown && error && !data;
  const showsId = data && (data.idKind !== null || data.panEnd !== '');
  return (
    <>
      <div id={id}>
        {isFailed ? (
          <LoadFailure title={t('This could not be loaded')} onRetry={refetch} />
        ) : (
          <dl className="text-sm">
            <FactRow label={t('Price paid')}>
              {said(data?.price ? amountText(data.price, data.currency) : null)}
            </FactRow>
            {isShown && data?.paidBy && <FactRow label={t('Paid by')}>{t(MODE_LABELS[data.paidBy])}</FactRow>}
            {isShown && showsId && (
              <FactRow label={t('ID shown')}>
                {[
                  data.idKind && `${t(ID_LABELS[data.idKind])} ${data.idEnd}`.trim(),
                  data.panEnd && t('PAN ends in {end}', { end: data.panEnd }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </FactRow>
            )}
          </dl>
        )}
      </div>
      <div className="flex flex-wrap gap-2 px-card py-3">
        <CoverButton isShown={isShown} onToggle={toggle} controls={id} />
        {isShown && data && (
          <Button size="sm" onClick={() => setOpened('identity')}>
            {t('ID of the person')}
          </Button>
        )}
        {isShown && data && (showsId || purchase.fromPhone !== '') && (
          <Button size="sm" onClick={() => setOpened('erasure')}>
            {t('Erase number and ID')}
          </Button>
        )}
        <Button size="sm" onClick={() => setOpened('receipt')}>
          {t('Purchase receipt')}
        </Button>
      </div>
      {opened === 'identity' && data && <IdentityDialog money={data} onClose={close} />}
      {opened === 'erasure' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          tone="danger"
          title={t('Erase number, address, ID and PAN?')}
          body={t(
            'For a person who asks for it. The name, what was bought and issued receipts stay: your books need them for eight years. Recovery copies are overwritten after {days} days.',
            { days: KEPT.backup },
          )}
          confirmLabel={t('Erase')}
          onConfirm={() => erase.mutateAsync({ vehicleId })}
        />
      )}
      {opened === 'receipt' && <ReceiptDialog vehicleId={vehicleId} purchase={purchase} onClose={close} />}
    </>
  );
}
