import type { QueryClient } from '@tanstack/react-query';
import { dismissFailures } from './toast-store';

/** Dismisses the toast of a failure when the next action starts: it must not lie over that one's success. */
export function dismissStaleFailures(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'pending') dismissFailures();
  });
}
