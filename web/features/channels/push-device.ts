import type { QueryClient } from '@tanstack/react-query';
import { fetchPushKey, storeDevice } from './channels.queries';

const SERVICE_WORKER = '/service-worker.js';

/** Whether push works in this browser, and what stands in its way. */
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

async function subscribe(client: QueryClient): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER);
  const known = await registration.pushManager.getSubscription();
  if (known) return known;
  const key = await fetchPushKey(client);
  if (key === null) return null;
  await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Subscribes this browser, whose permission was granted, because its person asked for it. False where push is not offered. */
export async function turnPushOn(client: QueryClient): Promise<boolean> {
  const subscription = isSupported() ? await subscribe(client) : null;
  if (subscription) await storeDevice(client, subscription, false);
  return subscription !== null;
}

/** Takes this browser out: the push service knows it no longer. */
export async function turnPushOff(): Promise<void> {
  const subscription = isSupported() ? await findSubscription() : null;
  await subscription?.unsubscribe();
}

let isKept = false;

/** Whether this browser gets push messages, as far as the page has found out: what they show needs no showing twice. */
export const hasPush = () => isKept;

/** Renews the subscription of a browser that may have one, so that it outlives a new session. Failures are for the next start. */
export async function keepPush(client: QueryClient): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  const subscription = await subscribe(client);
  if (!subscription) return;
  await storeDevice(client, subscription, true);
  isKept = true;
}
