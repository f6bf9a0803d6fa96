import type { PushPayload } from '../../schema/channels/push-text';
import { BRAND } from '../../schema/common/brand';
import { workspaceTabAt } from '../../schema/common/tab-paths';
import { markContacted, renewSubscription } from './push.queries';

const CONTACTED = 'contacted';

/** TypeScript's own type lacks options that only service workers may use. */
interface PushOptions extends NotificationOptions {
  actions?: { action: string; title: string }[];
  renotify?: boolean;
}

/** What a click needs, and the message's id. */
type Shown = Pick<PushPayload, 'id' | 'url' | 'leadId'>;

/** An unreadable push must still be shown, or the browser shows a text of its own. */
const UNREADABLE: PushPayload = {
  id: '',
  title: BRAND.name,
  body: 'Something is new',
  url: '/dashboard',
  tag: 'new',
};

function read(data: PushMessageData | null): PushPayload {
  try {
    return { ...UNREADABLE, ...data?.json() };
  } catch {
    return UNREADABLE;
  }
}

async function show(
  { registration }: ServiceWorkerGlobalScope,
  { title, body, tag, id, url, leadId, button }: PushPayload,
) {
  const known = await registration.getNotifications({ tag });
  const isRepeat = known.some(({ data }) => (data as Shown | null)?.id === id);
  const options: PushOptions = {
    body,
    tag,
    // A repeat of the same message makes no sound; a newer one with the same tag does.
    renotify: !isRepeat,
    icon: '/icon-192.png',
    data: { id, url, ...(leadId ? { leadId } : {}) } satisfies Shown,
    ...(leadId && button ? { actions: [{ action: CONTACTED, title: button }] } : {}),
  };
  await registration.showNotification(title, options);
}

/** Focuses an open workspace and navigates it, or opens one. */
async function open({ clients, location }: ServiceWorkerGlobalScope, path: string) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const workspace = windows.find((one) => workspaceTabAt(new URL(one.url).pathname));
  if (workspace && workspaceTabAt(url.pathname)) {
    await workspace.focus();
    workspace.postMessage({ type: 'open', path: url.pathname + url.search });
    return;
  }
  await clients.openWindow(url.href);
}

async function answerClick(self: ServiceWorkerGlobalScope, { action, notification }: NotificationEvent) {
  notification.close();
  const { url = '/dashboard', leadId } = (notification.data ?? {}) as Partial<Shown>;
  if (action === CONTACTED && leadId && (await markContacted(leadId))) return;
  await open(self, url);
}

/** Shows push messages and handles clicks on them: the lead opens, or is marked as contacted. */
export function listenForPush(self: ServiceWorkerGlobalScope) {
  self.addEventListener('push', (event) => event.waitUntil(show(self, read(event.data))));
  self.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(self, event)));
  self.addEventListener('pushsubscriptionchange', (event) => {
    const changed = event as PushSubscriptionChangeEvent;
    changed.waitUntil(renewSubscription(self.registration, changed));
  });
}
