import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import { LEAD_MOVES } from '../../../schema/leads/lead-statuses';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { updateLeadMutation } from './leads.queries';
import { WonLead } from './won-lead';
import { useWords } from './words';

/**
 * A lead's possible statuses, and the change itself with its undo. Both keep working when the lead leaves the
 * list.
 */
export function useMoveLead(lead: LeadDto) {
  const t = useWords();
  const { id, status } = lead;
  const { mutateAsync, isPending } = useMutation(updateLeadMutation);
  const won = use(WonLead);
  const choices: readonly LeadStatus[] = [status, ...LEAD_MOVES[status]];

  const write = (change: { status: LeadStatus; isUndo?: true }) =>
    mutateAsync({ id, ...change }).then(
      () => true,
      (error) => {
        toastFailure(error, t('Failed to update the lead. Please try again.'));
        return false;
      },
    );
  /**
   * Changes the status, then calls back with a function that undoes it. What the callback returns is shown
   * once no dialog is over it.
   */
  const move = async (next: LeadStatus, onMoved: (undo: () => Promise<boolean>) => (() => void) | null) => {
    if (next === status || !(await write({ status: next }))) return;
    const show = onMoved(() => write({ status, isUndo: true })) ?? (() => {});
    if (next === 'won') won(lead, show);
    else show();
  };
  return { choices, move, isPending };
}
