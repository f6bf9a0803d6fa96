import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { PAPER_LABELS, SALE_KINDS, type SaleKind } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { LoadFailure } from '../../ui/core/load-failure';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { useLatestPurchase, useLoan, useRcOwner } from '../purchases/use-rc-owner';
import { PaperRow } from './paper-row';
import { paperSellerQuery, papersQuery } from './papers.queries';
import { type UnsentPaper, unsentPapersQuery } from './unsent-papers';
import { UnsentRows } from './unsent-rows';
import { useWords } from './words';

const PaperDialog = lazyDialog(async () => (await import('./paper-dialog')).PaperDialog);

const mostKms = (...kms: readonly (number | null | undefined)[]) => {
  const known = kms.filter((one) => typeof one === 'number');
  return known.length > 0 ? Math.max(...known) : null;
};

/** The latest paper of a kind that was not cancelled, also one that is only on this device. */
function standingOf(kind: SaleKind, papers: readonly PaperDto[], unsent: readonly UnsentPaper[]) {
  const sent = papers.find((one) => one.kind === kind && !one.cancelledAt);
  const paper = unsent.findLast((one) => one.paper.kind === kind)?.paper ?? sent;
  return paper ? { number: paper.number, issued: formatDateTime(paper.issuedAt) } : null;
}

/** The receipts and notes of a vehicle's sale, and the buttons for new ones. */
export function ReceiptsCard({
  desk: { vehicle, leads },
}: {
  desk: Pick<DeskVehicleDto, 'vehicle' | 'leads'>;
}) {
  const t = useWords();
  const { data: papers, error, refetch } = useQuery(papersQuery(vehicle.id));
  const rcOwner = useRcOwner(vehicle.id);
  const purchase = useLatestPurchase(vehicle.id);
  const loan = useLoan(vehicle);
  const { data: unsent = [] } = useQuery(unsentPapersQuery);
  // Stored on the device, for a paper that is made without a network.
  useQuery(paperSellerQuery);
  const [kind, setKind] = useState<SaleKind>();
  const unsentHere = unsent.filter(({ vehicleId }) => vehicleId === vehicle.id);
  const isHandedOver =
    vehicle.status !== 'sold' &&
    papers?.some((paper) => paper.kind === 'delivery_note' && !paper.cancelledAt) === true;
  return (
    <section aria-label={t('Receipts and notes')}>
      <Card padded={false}>
        <CardHeader
          title={t('Receipts and notes')}
          description={t('Made on this device, with a number of their own and a code to check them by.')}
        />
        {error && !papers ? (
          <LoadFailure title={t('The papers could not be loaded')} onRetry={refetch} />
        ) : (
          <>
            {papers?.length === 0 && unsentHere.length === 0 && (
              <p className="px-card pt-3 pb-1 text-ink-muted text-sm">{t('Nothing has been issued yet.')}</p>
            )}
            <UnsentRows vehicleId={vehicle.id} />
            {!papers && <Skeleton className="mx-card h-14" />}
            {papers && papers.length > 0 && (
              <ul className="divide-y divide-line">
                {papers.map((paper) => (
                  <PaperRow key={paper.id} paper={paper} />
                ))}
              </ul>
            )}
            {isHandedOver && (
              <p className="px-card pt-3 text-sm">
                {t('Handed over. Mark it as sold at the top of this page.')}
              </p>
            )}
            <div className="flex flex-wrap gap-2 px-card py-3">
              {SALE_KINDS.filter((one) => one === 'delivery_note' || vehicle.status !== 'sold').map((one) => (
                <Button
                  key={one}
                  icon={<FilePlus aria-hidden="true" className="size-4" />}
                  disabled={!papers}
                  onClick={() => setKind(one)}
                >
                  {t(PAPER_LABELS[one])}
                </Button>
              ))}
            </div>
          </>
        )}
      </Card>
      {kind && (
        <PaperDialog
          kind={kind}
          vehicle={vehicle}
          leads={leads}
          earlier={papers?.find((paper) => paper.kind !== 'purchase_receipt' && !paper.cancelledAt)}
          rcOwner={rcOwner}
          plate={purchase?.plate ?? ''}
          known={{
            kms: mostKms(vehicle.kmsDriven, purchase?.kms),
            loan,
            cameInAt: purchase?.at ?? null,
            standing: standingOf(kind, papers ?? [], unsentHere),
          }}
          onClose={() => setKind(undefined)}
        />
      )}
    </section>
  );
}
