import type { PushPayload } from '../../schema/channels/push-text';
import { renewAlerts } from './push.queries';

declare const self: ServiceWorkerGlobalScope;

type Shown = Pick<PushPayload, 'url'>;

/** An unreadable push must still be shown, or the browser shows a text of its own. */
function read(data: PushMessageData | null): PushPayload {
  const unreadable = { id: '', title: self.location.hostname, body: '', url: '/saved', tag: 'price' };
  try {
    return { ...unreadable, ...data?.json() };
  } catch {
    return unreadable;
  }
}

const show = ({ title, body, tag, url }: PushPayload) =>
  self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { url } satisfies Shown,
  });

async function open({ notification }: NotificationEvent) {
  notification.close();
  const { url } = notification.data as Shown;
  const page = new URL(url, self.location.origin);
  if (page.origin === self.location.origin) await self.clients.openWindow(page.href);
}

// Its scope is /alerts/, where no page is: it shows what drops in price, and controls nothing.
self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
self.addEventListener('pushsubscriptionchange', (event) => {
  const changed = event as PushSubscriptionChangeEvent;
  changed.waitUntil(renewAlerts(self.registration, changed));
});
