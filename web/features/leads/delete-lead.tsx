import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { buyerName } from './lead-listing';
import { deleteLeadMutation } from './leads.queries';
import { useWords } from './words';

/** Deletes a buyer whom the seller wrote down, after a question. */
export function DeleteLead({ lead, onDeleted }: { lead: LeadDto; onDeleted: () => void }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(deleteLeadMutation);
  const confirm = async () => {
    await mutateAsync(lead.id);
    toast({ title: t('Buyer deleted'), tone: 'success' });
    onDeleted();
  };
  return (
    <div>
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        {t('Delete this buyer')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('Delete {name}?', { name: buyerName(lead) })}
        body={t('Number, notes and follow-up are deleted. This cannot be undone.')}
        confirmLabel={t('Delete')}
        pendingLabel={t('Deleting...')}
        onConfirm={confirm}
      />
    </div>
  );
}
