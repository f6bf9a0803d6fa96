import { useMutation } from '@tanstack/react-query';
import type { CallResult } from '../../../schema/leads/call-results';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { updateLeadMutation } from './leads.queries';
import { useWords } from './words';

export const RESULT_LABELS = {
  talked: 'Talked',
  no_answer: 'No answer',
  later_today: 'Later today',
  tomorrow: 'Tomorrow',
  not_interested: 'Not interested',
} as const satisfies Record<CallResult, string>;

/** Records what came of a call: status, follow-up and last contact in one, which can be undone. */
export function useNoteCall() {
  const t = useWords();
  const { mutateAsync, isPending } = useMutation(updateLeadMutation);
  const write = (change: { id: string; callResult: CallResult; isUndo?: true }) =>
    mutateAsync(change).then(
      () => true,
      (error) => {
        toastFailure(error, t('Failed to update the lead. Please try again.'));
        return false;
      },
    );
  /** Resolves to whether it was recorded. */
  const note = async (id: string, callResult: CallResult): Promise<boolean> => {
    if (!(await write({ id, callResult }))) return false;
    toast({
      title: t('Call noted: {result}', { result: t(RESULT_LABELS[callResult]) }),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => write({ id, callResult, isUndo: true }) },
    });
    return true;
  };
  return { note, isPending };
}
