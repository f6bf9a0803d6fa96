import { useMutation } from '@tanstack/react-query';
import type { VisitStatus } from '../../../schema/visits/choices';
import type { VisitDto } from '../../../schema/visits/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { updateVisitMutation } from './visits.queries';
import { useWords } from './words';

/** Confirms or declines, with a toast that undoes it. `see`: the buyer was reached. */
export function useDecide({ id, status }: VisitDto) {
  const t = useWords();
  const { mutateAsync, isPending } = useMutation(updateVisitMutation);
  const write = (next: Exclude<VisitStatus, 'asked'>) =>
    mutateAsync({ id, status: next }).then(
      () => true,
      (error) => {
        toastFailure(error, t('Failed to update the visit. Please try again.'));
        return false;
      },
    );
  const decide = async (next: 'confirmed' | 'declined') => {
    if (!(await write(next))) return;
    toast({
      title: next === 'confirmed' ? t('Visit confirmed') : t('Visit declined'),
      description: t('Call or message the buyer: they are not notified by us.'),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => write(status === 'asked' ? 'seen' : status) },
    });
  };
  const see = () => {
    if (status === 'asked') void write('seen');
  };
  return { decide, see, isPending };
}
