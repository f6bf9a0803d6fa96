import type { Draft } from './use-draft';

/** Whether the form is saved, next to its buttons. */
export function DraftState({ state }: { state: Draft['state'] }) {
  const isProblem = typeof state === 'object' && state !== null;
  return (
    <p
      role="status"
      className={`mr-auto min-h-5 self-center text-sm max-sm:-mt-1 max-sm:basis-full! ${isProblem ? 'text-danger' : 'text-ink-muted'}`}
    >
      {state === 'kept' && 'Saved as a draft'}
      {state === 'on-device' && 'No connection: kept on this device'}
      {isProblem && `Not saved as a draft: ${state.problem}`}
    </p>
  );
}
