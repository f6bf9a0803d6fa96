import type { DraftStatus } from './draft-sync';
import { useWords } from './words';

/** Whether the form is saved, next to its buttons. */
export function DraftState({ status }: { status: DraftStatus }) {
  const t = useWords();
  const isProblem = typeof status === 'object' && status !== null;
  return (
    <p
      role="status"
      className={`mr-auto min-h-5 self-center text-sm max-sm:-mt-1 max-sm:basis-full! ${isProblem ? 'text-danger' : 'text-ink-muted'}`}
    >
      {status === 'kept' && t('Saved as a draft')}
      {status === 'on-device' && t('No connection: kept on this device')}
      {isProblem && t('Not saved as a draft: {problem}', { problem: status.problem })}
    </p>
  );
}
