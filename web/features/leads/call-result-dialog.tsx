import { CALL_RESULTS, type CallResult, isOpenStatus } from '../../../schema/leads/call-results';
import type { LeadDto } from '../../../schema/leads/output';
import { CallQuestion } from './call-question';
import { buyerName, listingName } from './lead-listing';
import { RESULT_LABELS, useNoteCall } from './use-note-call';
import { useWords } from './words';

/**
 * Asks what came of a call once the seller is back from it. One tap sets status, follow-up and last contact,
 * and can be undone. Asks nothing about a lead that is closed.
 */
export function CallResultDialog({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const t = useWords();
  const { note, isPending } = useNoteCall();
  const choose = async (callResult: CallResult) => {
    if (await note(lead.id, callResult)) onClose();
  };
  if (!isOpenStatus(lead.status) || lead.unlikelyReason) return null;
  return (
    <CallQuestion
      about={`${buyerName(lead)} · ${listingName(lead)}`}
      results={CALL_RESULTS.map((value) => ({ value, label: t(RESULT_LABELS[value]) }))}
      isPending={isPending}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
