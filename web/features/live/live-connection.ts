import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { actingHere, NOT_HERE } from '../../lib/acting';
import { live } from '../../lib/live-status';
import { currentUserQuery } from '../auth/auth.queries';
import { keepPush } from '../push/push-device';
import { applyMessage, catchUp } from './apply-message';
import { startLiveSocket } from './live-socket';

interface LiveConnectionOptions {
  client: QueryClient;
  router: AnyRouter;
  userId: string | null;
}

/**
 * Opens the destination of a clicked notification that has focused this page. Returns a function that stops
 * it.
 */
function followServiceWorker(router: AnyRouter): () => void {
  const { serviceWorker } = navigator;
  const follow = ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
    if (data.type === 'open') router.history.push(data.path ?? '/dashboard');
  };
  serviceWorker?.addEventListener('message', follow);
  return () => serviceWorker?.removeEventListener('message', follow);
}

/** Connects the page to the server: reports the current page and applies messages. Returns a function that stops it. */
export function openLiveConnection({ client, router, userId }: LiveConnectionOptions): () => void {
  const openLead = (lead: string) => router.navigate({ to: '/dashboard/leads', search: { lead } });
  const acting = actingHere();
  const socket = startLiveSocket({
    seller: acting?.seller,
    userId,
    path: () => window.location.pathname,
    onMessage: (message) => applyMessage(client, message, openLead),
    onReconnect: () => userId && catchUp(client),
    onStatus: live.set,
    onNotHere: () => window.dispatchEvent(new Event(NOT_HERE)),
    // What is open may no longer be anybody's to see.
    onDoubt: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  const leaveRouter = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) socket.showPage(toLocation.pathname);
  });
  const leaveWorker = followServiceWorker(router);
  // The push messages of this device are the person's own.
  if (!acting && client.getQueryData(currentUserQuery.queryKey)?.permissions?.notifications) {
    keepPush(client).catch((error) => console.warn('push: not renewed', error));
  }
  // A page with an open socket is not eligible for the back/forward cache.
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
    leaveWorker();
    socket.stop();
  };
}
