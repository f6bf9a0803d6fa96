import type { DraftStatus } from './draft-sync';

/** Whether the form is saved, next to its buttons. */
export function DraftState({ status }: { status: DraftStatus }) {
  const isProblem = typeof status === 'object' && status !== null;
  return (
    <p
      role="status"
      className={`mr-auto min-h-5 self-center text-sm max-sm:-mt-1 max-sm:basis-full! ${isProblem ? 'text-danger' : 'text-ink-muted'}`}
    >
      {status === 'kept' && 'Saved as a draft'}
      {status === 'on-device' && 'No connection: kept on this device'}
      {isProblem && `Not saved as a draft: ${status.problem}`}
    </p>
  );
}
