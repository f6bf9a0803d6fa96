import type { QueryClient } from '@tanstack/react-query';
import { dismissFailures } from '../lib/toast-store';

/** Dismisses a failure's toast when the next action starts, so that it never covers that action's success. */
export function dismissStaleFailures(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'pending') dismissFailures();
  });
}
