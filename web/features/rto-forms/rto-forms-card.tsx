import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { papersQuery } from '../papers/papers.queries';
import { cameInQuery } from '../purchases/purchases.queries';
import { useLoan, useOwnName, useRcOwner } from '../purchases/use-rc-owner';
import { numbersQuery } from '../stock-book/book.queries';
import { keptTransferQuery } from './rto-forms.queries';
import { startOfTransfer } from './transfer-form';
import { useWords } from './words';

const TransferDialog = lazyDialog(async () => (await import('./transfer-dialog')).TransferDialog);

/** The forms for the transport office and the sale agreement of a vehicle. */
export function RtoFormsCard({
  desk: { vehicle, leads },
}: {
  desk: Pick<DeskVehicleDto, 'vehicle' | 'leads'>;
}) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const sellerName = useOwnName();
  const ownerName = useRcOwner(vehicle.id);
  const loan = useLoan(vehicle);
  const { data: cameIn } = useQuery(cameInQuery(vehicle.id));
  // Without its receipts the form is emptier, not wrong.
  const { data: papers = [], isPending } = useQuery(papersQuery(vehicle.id));
  const { data: numbers } = useQuery(numbersQuery(vehicle.id));
  const { data: kept } = useQuery({ ...keptTransferQuery(vehicle.id), enabled: isOpen });
  const owner = { name: ownerName, address: cameIn?.rc?.address ?? '' };
  return (
    <section aria-label={t('Forms and agreement')}>
      <Card padded={false}>
        <CardHeader
          title={t('Forms and agreement')}
          description={t('Forms 28, 29, 30 and 35, a sheet for the portal, and a sale agreement, filled in.')}
          actions={
            <Button
              size="sm"
              icon={<FilePlus aria-hidden="true" className="size-4" />}
              disabled={isPending}
              onClick={() => setOpen(true)}
            >
              {t('Fill in forms')}
            </Button>
          }
        />
      </Card>
      {isOpen && kept !== undefined && (
        <TransferDialog
          vehicle={vehicle}
          loan={loan}
          start={{
            ...startOfTransfer({ vehicle, loan, leads, papers, sellerName, owner, numbers }, Date.now()),
            ...kept,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
