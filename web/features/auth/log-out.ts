import { wipeDevice } from '../../lib/device-store';
import { finishLogOut, storeLogOut } from '../../lib/pending-log-out.queries';
import { turnPushOff } from '../push/push-device';
import { clearSignIn } from './sign-in-memory';

/** Shows a log-out that the server has not confirmed, and repeats it (web/main.tsx). */
const PENDING_AT = '/dashboard';

/**
 * Ends the session, deletes what the device stores of the person, and opens `to`. If the server cannot be
 * reached, the log-out stays pending on this device and is sent before anything else.
 */
export async function logOut(to = '/'): Promise<void> {
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
