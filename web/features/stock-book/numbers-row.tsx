import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { numbersQuery } from './book.queries';
import { useWords } from './words';

const NumbersDialog = lazyDialog(async () => (await import('./numbers-dialog')).NumbersDialog);

/** What is stamped into a vehicle, for the stock book. */
export function NumbersRow({ vehicleId }: { vehicleId: string }) {
  const t = useWords();
  const { data } = useQuery(numbersQuery(vehicleId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t px-card py-3 text-sm">
      <p className="min-w-0 flex-1">
        {t('Engine and chassis number')}:{' '}
        <span translate="no">{data.engine ? `${data.engine}, ${data.chassis}` : '–'}</span>
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {data.engine ? t('Change') : t('Enter')}
      </Button>
      {isOpen && <NumbersDialog numbers={data} onClose={() => setOpen(false)} />}
    </div>
  );
}
