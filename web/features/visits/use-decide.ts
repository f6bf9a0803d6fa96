import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { UpdateVisitInput } from '../../../schema/visits/input';
import type { VisitDto } from '../../../schema/visits/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { updateVisitMutation } from './visits.queries';
import { useWords } from './words';

type Answer = z.input<typeof UpdateVisitInput>;
export type VisitTime = NonNullable<VisitDto['proposed']>;

/** Confirms, declines or proposes another time, with a toast that undoes it. `see`: the buyer was reached. */
export function useDecide({ id, status, proposed }: VisitDto) {
  const t = useWords();
  const { mutateAsync, isPending } = useMutation(updateVisitMutation);
  const write = (answer: Answer) =>
    mutateAsync({ id, ...answer }).then(
      () => true,
      (error) => {
        toastFailure(error, t('Failed to update the visit. Please try again.'));
        return false;
      },
    );
  const before: Answer = { status: status === 'asked' ? 'seen' : status, ...proposed };
  const told = async (answer: Answer, title: string) => {
    if (!(await write(answer))) return;
    toast({
      title,
      description: t('Call or message the buyer: they are not notified by us.'),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => write(before) },
    });
  };
  const decide = (next: 'confirmed' | 'declined') =>
    told({ status: next, ...proposed }, next === 'confirmed' ? t('Visit confirmed') : t('Visit declined'));
  const propose = (time: VisitTime) => told({ status: 'proposed', ...time }, t('Other time proposed'));
  const see = () => {
    if (status === 'asked') void write({ status: 'seen' });
  };
  return { decide, propose, see, isPending };
}
