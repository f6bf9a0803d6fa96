import { DEVICE_CACHES } from '../../schema/common/device-caches';

/** The key of the pending log-out in the cache. */
const PENDING = '/log-out-pending';
/** After this long, the server counts as not responding. */
const TIMEOUT_MS = 10_000;

/**
 * Records that this device's session must end. Stored apart from what log-out deletes, until the server
 * confirms.
 */
export async function storeLogOut(): Promise<void> {
  const cache = await caches.open(DEVICE_CACHES.logOut);
  await cache.put(PENDING, new Response());
}

/** Whether a log-out is waiting for the server's confirmation. */
export const isLogOutPending = async (): Promise<boolean> =>
  (await caches.match(PENDING, { cacheName: DEVICE_CACHES.logOut })) !== undefined;

/**
 * Ends the session on the server if that is pending. False if it still is: without a network, or if the
 * server fails.
 */
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
