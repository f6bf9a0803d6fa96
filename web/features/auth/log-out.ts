import { readKept, wipeDevice } from '../../lib/device-store';
import { finishLogOut, storeLogOut } from '../../lib/pending-log-out.queries';
import { toast } from '../../lib/toast-store';
import { UNSENT_PAPERS } from '../papers/unsent-name';
import { turnPushOff } from '../push/push-device';
import { clearSignIn } from './sign-in-memory';
import { say } from './words';

/** Shows a log-out that the server has not confirmed, and repeats it (web/main.tsx). */
const PENDING_AT = '/dashboard';

/** Logs out, but asks first while papers that were made without a network are only on this device. */
export async function logOut(to?: string): Promise<void> {
  const unsent = (await readKept<unknown[]>(UNSENT_PAPERS)) ?? [];
  if (unsent.length === 0) return leave(to);
  toast({
    title: say('A receipt or note is only on this device'),
    description: say('It is not sent yet. Logging out deletes it here.'),
    duration: Number.POSITIVE_INFINITY,
    action: { label: say('Log out anyway'), onSelect: () => void leave(to) },
  });
}

/**
 * Ends the session, deletes what the device stores of the person, and opens `to`. If the server cannot be
 * reached, the log-out stays pending on this device and is sent before anything else.
 */
async function leave(to = '/'): Promise<void> {
  await storeLogOut().catch((error) => console.warn('log-out: not stored', error));
  navigator.serviceWorker?.controller?.postMessage({ type: 'log-out' });
  clearSignIn();
  const [isDone] = await Promise.all([
    finishLogOut(),
    wipeDevice(),
    turnPushOff().catch((error) => console.warn('push: not ended', error)),
  ]);
  // The Back button may restore this document as it was; it must then ask again who is signed in.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
  window.location.replace(isDone ? to : PENDING_AT);
}
