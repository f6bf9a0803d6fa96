import { useQuery } from '@tanstack/react-query';
import { ReceiptIndianRupee } from 'lucide-react';
import { useState } from 'react';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { papersQuery } from '../papers/papers.queries';
import { agreedPrice, startOfBill } from './bill-form';
import { billStartQuery } from './bills.queries';
import { useWords } from './words';

const BillDialog = lazyDialog(async () => (await import('./bill-dialog')).BillDialog);

/** Makes the bill of a vehicle's sale. */
export function BillButton({ vehicle, leads }: Pick<DeskVehicleDto, 'vehicle' | 'leads'>) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const start = useQuery({ ...billStartQuery, enabled: false });
  const papers = useQuery({ ...papersQuery(vehicle.id), enabled: false });
  const open = async () => {
    if (!navigator.onLine) return void toast({ title: t('A bill needs a network'), tone: 'error' });
    const [{ error }] = await Promise.all([start.refetch(), papers.refetch()]);
    if (error) toastFailure(error, t('That did not work. Please try again.'));
    else setOpen(true);
  };
  return (
    <>
      <Button
        size="sm"
        icon={<ReceiptIndianRupee aria-hidden="true" className="size-4" />}
        pending={start.isFetching}
        onClick={() => void open()}
      >
        {t('Sale bill')}
      </Button>
      {isOpen && start.data && (
        <BillDialog
          start={startOfBill({ vehicle, leads, papers: papers.data ?? [], start: start.data })}
          agreed={agreedPrice({ vehicle, leads, papers: papers.data ?? [] })}
          currency={vehicle.currency}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
