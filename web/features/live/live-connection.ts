import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { applyMessage, catchUp } from './apply-message';
import { startLiveSocket } from './live-socket';

interface LiveConnectionOptions {
  client: QueryClient;
  router: AnyRouter;
  userId: string | null;
}

/** Connects the page with the server: tells which pages are shown, shows what the server says. Answers how to end it. */
export function openLiveConnection({ client, router, userId }: LiveConnectionOptions): () => void {
  const openLead = (lead: string) => router.navigate({ to: '/dashboard', search: { tab: 'leads', lead } });
  const start = () =>
    startLiveSocket({
      userId,
      path: () => window.location.pathname,
      onMessage: (message) => applyMessage(client, message, openLead),
      onReconnect: () => userId && catchUp(client),
    });
  let socket = start();
  const leaveRouter = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) socket.showPage(toLocation.pathname);
  });
  // A page with an open socket cannot be kept for the Back button.
  const hide = () => socket.stop();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) socket = start();
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
