import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { setLive } from '../../lib/live-status';
import { applyMessage, catchUp } from './apply-message';
import { startLiveSocket } from './live-socket';

interface LiveConnectionOptions {
  client: QueryClient;
  router: AnyRouter;
  userId: string | null;
}

/** Connects the page with the server: sends the pages that are shown, applies the messages that come. Returns how to end it. */
export function openLiveConnection({ client, router, userId }: LiveConnectionOptions): () => void {
  const openLead = (lead: string) => router.navigate({ to: '/dashboard', search: { tab: 'leads', lead } });
  const socket = startLiveSocket({
    userId,
    path: () => window.location.pathname,
    onMessage: (message) => applyMessage(client, message, openLead),
    onReconnect: () => userId && catchUp(client),
    onStatus: setLive,
  });
  const leaveRouter = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) socket.showPage(toLocation.pathname);
  });
  // A page with an open socket is not kept for the Back button.
  const hide = () => socket.stop();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) socket.resume();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
    leaveRouter();
    socket.stop();
  };
}
