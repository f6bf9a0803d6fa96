import { useMutation } from '@tanstack/react-query';
import { CALL_RESULTS, type CallResult, isOpenStatus } from '../../../schema/leads/call-results';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { CallQuestion } from './call-question';
import { buyerName, listingName } from './lead-listing';
import { updateLeadMutation } from './leads.queries';
import { useWords } from './words';

const LABELS = {
  talked: 'Talked',
  no_answer: 'No answer',
  later_today: 'Later today',
  tomorrow: 'Tomorrow',
  not_interested: 'Not interested',
} as const satisfies Record<CallResult, string>;

/**
 * Asks what came of a call once the seller is back from it. One tap sets status, follow-up and last contact,
 * and can be undone. Asks nothing about a lead that is closed.
 */
export function CallResultDialog({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const t = useWords();
  const { mutateAsync, isPending } = useMutation(updateLeadMutation);
  const write = (change: { callResult: CallResult; isUndo?: true }) =>
    mutateAsync({ id: lead.id, ...change }).then(
      () => true,
      (error) => {
        toastFailure(error, t('Failed to update the lead. Please try again.'));
        return false;
      },
    );
  const choose = async (callResult: CallResult) => {
    if (!(await write({ callResult }))) return;
    onClose();
    toast({
      title: t('Call noted: {result}', { result: t(LABELS[callResult]) }),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => write({ callResult, isUndo: true }) },
    });
  };
  if (!isOpenStatus(lead.status) || lead.unlikelyReason) return null;
  return (
    <CallQuestion
      about={`${buyerName(lead)} · ${listingName(lead)}`}
      results={CALL_RESULTS.map((value) => ({ value, label: t(LABELS[value]) }))}
      isPending={isPending}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
