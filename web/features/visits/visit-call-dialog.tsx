import type { VisitDto } from '../../../schema/visits/output';
import { CallQuestion } from '../leads/call-question';
import { useDecide } from './use-decide';
import { vehicleOf, whenOf } from './visit-words';
import { useWords } from './words';

interface VisitCallDialogProps {
  visit: VisitDto;
  who: string;
  /** The day is over, so nobody can come. */
  isPast: boolean;
  onClose: () => void;
}

/** Asks what came of a call about a visit. Without an answer the request goes on waiting. */
export function VisitCallDialog({ visit, who, isPast, onClose }: VisitCallDialogProps) {
  const t = useWords();
  const { decide, see, isPending } = useDecide(visit);
  const results = [
    ...(isPast ? [] : [{ value: 'confirmed' as const, label: t('Comes') }]),
    { value: 'declined' as const, label: t('Does not come') },
    { value: 'talked' as const, label: t('Talked') },
    { value: 'no_answer' as const, label: t('No answer') },
  ];
  return (
    <CallQuestion
      about={`${who} · ${vehicleOf(visit)} · ${whenOf(visit)}`}
      results={results}
      isPending={isPending}
      onChoose={(result) => {
        if (result === 'confirmed' || result === 'declined') void decide(result);
        if (result === 'talked') see();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
