import type { QueryClient } from '@tanstack/react-query';
import { dismissFailures } from '../lib/toast-store';

/**
 * Dismisses a failure's toast when the next action starts, so that it never covers that action's success.
 * Background work of the application (`meta.background`) does not count.
 */
export function dismissStaleFailures(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'pending') return;
    if (!event.mutation.meta?.background) dismissFailures();
  });
}
