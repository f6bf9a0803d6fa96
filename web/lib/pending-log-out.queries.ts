import { DEVICE_CACHES } from '../../schema/common/device-caches';

/** The address under which the cache has the log-out that is pending. */
const PENDING = '/log-out-pending';
/** A server that has not answered by then is asked again later. */
const TIMEOUT_MS = 10_000;

/** Stores that this device's session must end. It is stored outside of what log-out deletes, and until the server confirms. */
export async function storeLogOut(): Promise<void> {
  const cache = await caches.open(DEVICE_CACHES.logOut);
  await cache.put(PENDING, new Response());
}

/** Whether a log-out waits for the server's confirmation. */
export const isLogOutPending = async (): Promise<boolean> =>
  (await caches.match(PENDING, { cacheName: DEVICE_CACHES.logOut })) !== undefined;

/** Ends the session on the server if that is pending. False if it still is: without a network, or if the server fails. */
export async function finishLogOut(): Promise<boolean> {
  if (!(await isLogOutPending())) return true;
  try {
    const { ok } = await fetch('/api/logout', { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (ok) await caches.delete(DEVICE_CACHES.logOut);
    return ok;
  } catch {
    return false;
  }
}
