import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { HANDED_LABELS } from '../../../schema/papers/kinds';
import { LOAN_LABELS } from '../../../schema/purchases/kinds';
import type { PurchaseDto } from '../../../schema/purchases/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { LoadFailure } from '../../ui/core/load-failure';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { useMay } from '../staff/use-may';
import { FactRow } from './fact-row';
import { PurchaseMoney } from './purchase-money';
import { cameInQuery } from './purchases.queries';
import { RcHolder } from './rc-holder';
import { useWords } from './words';

const PurchaseDialog = lazyDialog(async () => (await import('./purchase-dialog')).PurchaseDialog);

function Purchase({ purchase }: { purchase: PurchaseDto }) {
  const t = useWords();
  const { fromName, fromPhone, fromAddress, at, kms, keys, papers, loan, bank, plate } = purchase;
  return (
    <dl className="text-sm">
      <FactRow label={t('Bought from')}>
        <span translate="no">
          {[fromName, fromPhone && formatMobile(fromPhone), fromAddress].filter(Boolean).join(', ')}
        </span>
      </FactRow>
      <FactRow label={t('Came in on')}>{formatDateTime(at)}</FactRow>
      <FactRow label={t('Number plate')}>
        <span translate="no">{plate}</span>
      </FactRow>
      <FactRow label={t('Odometer, km')}>{kms.toLocaleString('en-IN')}</FactRow>
      <FactRow label={t('Keys')}>{keys}</FactRow>
      <FactRow label={t('Papers received')}>
        {papers.map((paper) => t(HANDED_LABELS[paper])).join(', ') || '–'}
      </FactRow>
      <FactRow label={t('Loan')}>
        {t(LOAN_LABELS[loan])}
        {bank && <span translate="no">, {bank}</span>}
      </FactRow>
    </dl>
  );
}

/** Who saved it and when, also what was corrected later. */
function History({ purchases }: { purchases: readonly PurchaseDto[] }) {
  const t = useWords();
  return (
    <ul className="px-card text-ink-muted text-xs">
      {purchases.map(({ version, savedAt, isOwner, personName, fromName, kms }, index) => (
        <li key={version} className="py-0.5">
          {index > 0 && (
            <>
              {t('Before')}: <span translate="no">{fromName}</span>,{' '}
              {t('{kms} km', { kms: kms.toLocaleString('en-IN') })} ·{' '}
            </>
          )}
          {formatDateTime(savedAt)} ·{' '}
          {isOwner || personName === null ? (
            t(isOwner ? 'Owner' : 'Former staff')
          ) : (
            <span translate="no">{personName}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** From whom a vehicle was bought, in whose name its RC is, and the receipt of the purchase. */
export function CameInCard({ vehicle }: { vehicle: OwnVehicleDto }) {
  const t = useWords();
  const seesMoney = useMay()('seeMoney');
  const { data, error, refetch } = useQuery(cameInQuery(vehicle.id));
  const [isOpen, setOpen] = useState(false);
  const [latest] = data?.purchases ?? [];
  return (
    <section aria-label={t('How it came in')}>
      <Card padded={false}>
        <CardHeader title={t('How it came in')} description={t('Never shown to buyers.')} />
        {error && !data && <LoadFailure title={t('This could not be loaded')} onRetry={refetch} />}
        {!data && !error && <Skeleton className="mx-card mb-3 h-24" />}
        {data && (
          <div className="divide-y divide-line">
            <RcHolder vehicleId={vehicle.id} rc={data.rc} />
            {latest && (
              <div className="py-2">
                <Purchase purchase={latest} />
                {seesMoney && <PurchaseMoney vehicleId={vehicle.id} purchase={latest} />}
                <History purchases={data.purchases} />
              </div>
            )}
            <div className="px-card py-3">
              <Button size="sm" onClick={() => setOpen(true)}>
                {latest ? t(data.hasReceipt ? 'Correct it' : 'Edit') : t('Enter how it came in')}
              </Button>
            </div>
          </div>
        )}
      </Card>
      {isOpen && data && (
        <PurchaseDialog
          vehicle={vehicle}
          before={latest}
          hasReceipt={data.hasReceipt}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
