import type { QueryClient } from '@tanstack/react-query';
import { notificationSettingsQuery, storeDevice } from './push.queries';

const SERVICE_WORKER = '/service-worker.js';

/** Whether push works in this browser, and if not, why. */
export type PushState = 'unsupported' | 'home_screen' | 'denied' | 'off' | 'on';

const isIPhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** An iPhone has push only once the page is on its home screen. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return isIPhone() ? 'home_screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off';
}

const asKey = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The subscription of this browser, renewed if it was made for a different server key. null if push is not
 * offered.
 */
async function subscribe(client: QueryClient): Promise<PushSubscription | null> {
  const { pushKey } = await client.fetchQuery(notificationSettingsQuery);
  if (pushKey === null) return null;
  const { pushManager } = await navigator.serviceWorker.register(SERVICE_WORKER);
  const known = await pushManager.getSubscription();
  if (known && asKey(known.options.applicationServerKey) === pushKey) return known;
  await known?.unsubscribe();
  await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/**
 * Subscribes this browser at the person's request, if permission was granted. False if that is impossible.
 */
export async function turnPushOn(client: QueryClient): Promise<boolean> {
  const mayAsk = isSupported() && Notification.permission === 'granted';
  const subscription = mayAsk ? await subscribe(client) : null;
  if (subscription) await storeDevice(client, subscription, false);
  return subscription !== null;
}

/** Unsubscribes this browser at the push service. */
export async function turnPushOff(): Promise<void> {
  const subscription = isSupported() ? await findSubscription() : null;
  await subscription?.unsubscribe();
}

let isKept = false;

/** Whether this browser is known to get push messages, so that their content need not be shown twice. */
export const hasPush = () => isKept;

const DAY_MS = 86_400_000;

/**
 * Renews an existing subscription, so that it outlives a new session. Failures are retried at the next start.
 * One that the person has ended is not renewed.
 */
export async function keepPush(client: QueryClient): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted' || !(await findSubscription())) return;
  const subscription = await subscribe(client);
  if (!subscription) return;
  const { devices } = await client.fetchQuery(notificationSettingsQuery);
  const own = devices.find(({ isThisSession }) => isThisSession);
  const isFresh = own && Date.now() - Date.parse(own.lastSeenAt) < DAY_MS;
  if (!isFresh) await storeDevice(client, subscription, true);
  isKept = true;
}
