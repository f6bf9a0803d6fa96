import { useSyncExternalStore } from 'react';
import { pendingEmail } from './sign-in-memory';

const never = () => () => {};

/** The address that waits for its code; undefined on the server and while hydrating, where nobody can know. */
export const usePendingEmail = () =>
  useSyncExternalStore<string | null | undefined>(never, pendingEmail, () => undefined);
