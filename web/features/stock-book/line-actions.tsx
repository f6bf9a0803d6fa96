import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookLineDto } from '../../../schema/stock-book/output';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useMay } from '../staff/use-may';
import { erasePersonMutation } from './book.queries';
import { useWords } from './words';

const ConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);
const CorrectionDialog = lazyDialog(async () => (await import('./correction-dialog')).CorrectionDialog);

/** A line stays; what is right is written beside it, and what it says of a person can be erased. */
export function LineActions({ line }: { line: BookLineDto }) {
  const t = useWords();
  const may = useMay();
  const [open, setOpen] = useState<'correct' | 'erase'>();
  const erase = useMutation(erasePersonMutation);
  const close = () => setOpen(undefined);
  const { id, vehicleId, personal } = line;
  if (!may('workOnLeads')) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <Button size="sm" variant="ghost" onClick={() => setOpen('correct')}>
        {t('Correct it')}
      </Button>
      {may('seeNumbers') && personal.name !== undefined && (
        <Button size="sm" variant="ghost" onClick={() => setOpen('erase')}>
          {t('Erase the person')}
        </Button>
      )}
      {open === 'correct' && <CorrectionDialog line={line} onClose={close} />}
      {open === 'erase' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          tone="danger"
          title={t('Erase the person?')}
          body={t(
            'Name, number, licence and remark of this line. The line and its seal stay, and so does a lead of this person, under Leads.',
          )}
          confirmLabel={t('Erase')}
          onConfirm={() => erase.mutateAsync({ id, vehicleId })}
        />
      )}
    </div>
  );
}
