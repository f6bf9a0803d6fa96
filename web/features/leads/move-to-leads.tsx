import { useMutation } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { buyerName } from './lead-listing';
import { updateLeadMutation } from './leads.queries';
import { useWords } from './words';

/** Moves an unlikely offer to the leads, where it becomes an ordinary one. */
export function MoveToLeads({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const move = useMutation(updateLeadMutation);
  return (
    <Button
      size="sm"
      icon={<Inbox aria-hidden="true" className="size-4" />}
      pending={move.isPending}
      pendingLabel={t('Moving...')}
      aria-label={t('Move {lead} to leads', { lead: buyerName(lead) })}
      onClick={() =>
        move.mutate(
          { id: lead.id, isUnlikely: false },
          {
            onSuccess: () => toast({ title: t('Moved to leads'), tone: 'success' }),
            onError: (error) => toastFailure(error, t('Failed to update the lead. Please try again.')),
          },
        )
      }
    >
      {t('Move to leads')}
    </Button>
  );
}
