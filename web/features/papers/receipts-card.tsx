import { useQuery } from '@tanstack/react-query';
import { FileDown, FilePlus } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { PAPER_LABELS, PAPER_PATH, SALE_KINDS, type SaleKind } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { LoadFailure } from '../../ui/core/load-failure';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { usePlateAtPurchase, useRcOwner } from '../purchases/use-rc-owner';
import { papersQuery } from './papers.queries';
import { usePaperFile } from './use-paper-file';
import { useWords } from './words';

const PaperDialog = lazyDialog(async () => (await import('./paper-dialog')).PaperDialog);

/** Printed anew, it has room for signatures by hand. */
const BY_HAND = { seller: null, buyer: null };

function PaperRow({ paper }: { paper: PaperDto }) {
  const t = useWords();
  const print = usePaperFile();
  const { kind, number, code, issuedAt, fields } = paper;
  const other = fields.purchase ? fields.seller : fields.buyer;
  const sum = fields.token?.amount ?? fields.price;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {t(PAPER_LABELS[kind])}{' '}
          <a
            href={`${PAPER_PATH}/${code}`}
            className="text-accent tabular-nums hover:underline"
            translate="no"
          >
            {number}
          </a>
        </p>
        <p className="wrap-break-word text-ink-muted text-sm">
          {formatDateTime(issuedAt)} · <span translate="no">{other.name}</span>
          {/* What was paid for a vehicle is covered elsewhere. */}
          {!fields.purchase && (
            <>
              {' · '}
              <span className="tabular-nums">{formatPrice(sum, fields.currency, CURRENCIES)}</span>
            </>
          )}
        </p>
        {fields.token && (
          <p className="text-ink-muted text-sm">
            {t('Held until {time}', { time: formatDateTime(fields.token.heldUntil) })}
          </p>
        )}
      </div>
      <Button
        size="sm"
        icon={<FileDown aria-hidden="true" className="size-4" />}
        aria-label={t('PDF of {number} without signatures', { number })}
        pending={print.isPending}
        onClick={() => print.mutate({ paper, signatures: BY_HAND })}
      >
        {t('Copy to sign')}
      </Button>
    </li>
  );
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
  const plate = usePlateAtPurchase(vehicle.id);
  const [kind, setKind] = useState<SaleKind>();
  const isHandedOver =
    vehicle.status !== 'sold' && papers?.some((paper) => paper.kind === 'delivery_note') === true;
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
            {papers?.length === 0 && (
              <p className="px-card pb-1 text-ink-muted text-sm">{t('Nothing has been issued yet.')}</p>
            )}
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
          earlier={papers?.find((paper) => paper.kind !== 'purchase_receipt')}
          rcOwner={rcOwner}
          plate={plate}
          onClose={() => setKind(undefined)}
        />
      )}
    </section>
  );
}
