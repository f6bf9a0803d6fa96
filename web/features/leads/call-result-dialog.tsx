import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CALL_RESULTS, type CallResult, isOpenStatus } from '../../../schema/leads/call-results';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
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

/** Whether the page is visible again: back from the dialler, or from the desktop's question for an app. */
function useIsBack() {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setBack(true);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return isBack;
}

/**
 * Asks what came of a call once the seller is back from it. One tap sets status, follow-up and last contact,
 * and can be undone. Asks nothing about a lead that is closed.
 */
export function CallResultDialog({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const t = useWords();
  const isBack = useIsBack();
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
  if (!isBack || !isOpenStatus(lead.status) || lead.unlikelyReason) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('How did the call go?')}
      description={<span translate="no">{`${buyerName(lead)} · ${listingName(lead)}`}</span>}
    >
      <div className="grid grid-cols-2 gap-2">
        {CALL_RESULTS.map((result) => (
          <Button
            key={result}
            disabled={isPending}
            className={result === 'talked' ? 'col-span-2' : ''}
            variant={result === 'talked' ? 'primary' : 'secondary'}
            onClick={() => choose(result)}
          >
            {t(LABELS[result])}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
