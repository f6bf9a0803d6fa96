import { useMutation } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { buyerName } from './lead-listing';
import { updateLeadMutation } from './leads.queries';

/** Moves an unlikely offer to the leads, where it becomes an ordinary one. */
export function MoveToLeads({ lead }: { lead: LeadDto }) {
  const move = useMutation(updateLeadMutation);
  return (
    <Button
      size="sm"
      icon={<Inbox aria-hidden="true" className="size-4" />}
      pending={move.isPending}
      pendingLabel="Moving..."
      aria-label={`Move ${buyerName(lead)} to leads`}
      onClick={() =>
        move.mutate(
          { id: lead.id, isUnlikely: false },
          {
            onSuccess: () => toast({ title: 'Moved to leads', tone: 'success' }),
            onError: (error) => toastFailure(error, 'Failed to update the lead. Please try again.'),
          },
        )
      }
    >
      Move to leads
    </Button>
  );
}
