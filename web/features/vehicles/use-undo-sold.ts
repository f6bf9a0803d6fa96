import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { undoSoldMutation } from './vehicles.queries';
import { useWords } from './words';

/** Undoes a sale and shows the result, even if its trigger is no longer on the screen. */
export function useUndoSold() {
  const t = useWords();
  const { mutateAsync, isPending } = useMutation(undoSoldMutation);
  const undo = async (id: string) => {
    try {
      await mutateAsync(id);
      toast({ title: t('Sale undone'), tone: 'success' });
    } catch (error) {
      toastFailure(error, t('Failed to undo the sale. Please try again.'));
    }
  };
  return { undo, isPending };
}
