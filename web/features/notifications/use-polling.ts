import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '../../lib/live-status';
import { pollNotifications, unreadCountQuery } from './notifications.queries';

const POLL_MS = 30_000;

/** Polls notifications while the socket, which normally pushes them, is down and the tab is visible. */
export function usePolling() {
  const client = useQueryClient();
  const isLive = live.use();
  useEffect(() => {
    if (isLive) {
      // Notifications between the first fetch and the opening of the socket were not pushed.
      client.invalidateQueries({ queryKey: unreadCountQuery.queryKey });
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pollNotifications(client);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [client, isLive]);
}
