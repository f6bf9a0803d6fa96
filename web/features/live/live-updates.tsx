import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle';
import { currentUserQuery } from '../auth/auth.queries';

/** The page's connection to the server. Its code loads after the page, so that no buyer waits for it. */
export function LiveUpdates() {
  const client = useQueryClient();
  const router = useRouter();
  const userId = useQuery(currentUserQuery).data?.id ?? null;
  useEffect(() => {
    let close: (() => void) | undefined;
    let left = false;
    const open = async () => {
      const { openLiveConnection } = await import('./live-connection');
      if (!left) close = openLiveConnection({ client, router, userId });
    };
    const cancel = whenIdle(() => open().catch((error) => console.warn('live updates: not loaded', error)));
    return () => {
      left = true;
      cancel();
      close?.();
    };
  }, [client, router, userId]);
  return null;
}
