import { loginUrl } from '../lib/login-url';
import { closest } from './closest';

const TIMEOUT_MS = 30_000;
const CLOSE_POLL_MS = 1_000;
const MESSAGE_GRACE_MS = 100;
const FEATURES = 'popup=yes,width=500,height=600';
const TYPE = 'chaabi:auth';

interface AuthMessage {
  type: typeof TYPE;
  status: 'success' | 'error';
}

const isAuthMessage = (data: unknown): data is AuthMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === TYPE && 'status' in data;

/** Reports to the page that opened this window how sign-in ended; false if there is no such page. */
export function notifyOpener(status: AuthMessage['status']): boolean {
  const opener: unknown = window.opener;
  if (!(opener && window.opener !== window)) return false;
  const message: AuthMessage = { type: TYPE, status };
  window.opener.postMessage(message, window.location.origin);
  return true;
}

/**
 * Signs in through a popup, then closes it and reloads this page. Resolves false if the window was blocked,
 * was closed, reported an error or was silent for 30 s; a slow person's window stays open.
 */
function logInWithPopup(): Promise<boolean> {
  const popup = window.open(loginUrl({ popup: true }), 'chaabi-sign-in', FEATURES);
  if (!popup) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      window.removeEventListener('message', receive);
      clearInterval(poll);
      clearTimeout(timeout);
      resolve(signedIn);
    };
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== popup || !isAuthMessage(data)) return;
      const signedIn = data.status === 'success';
      settle(signedIn);
      popup.close();
      if (signedIn) window.location.reload();
    };
    const poll = setInterval(() => {
      // The window closes right after sending its message, which may not have arrived yet.
      if (popup.closed) setTimeout(() => settle(false), MESSAGE_GRACE_MS);
    }, CLOSE_POLL_MS);
    const timeout = setTimeout(() => settle(false), TIMEOUT_MS);
    window.addEventListener('message', receive);
  });
}

/** The button for signing in through a popup, and the message below it if that fails. */
export function startPopup() {
  document.addEventListener('click', async ({ target }) => {
    const button = closest(target, '[data-popup]');
    if (!button || button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const signedIn = await logInWithPopup();
    button.ariaBusy = null;
    const status = button.nextElementSibling;
    if (!signedIn && status) status.textContent = button.dataset.popup ?? '';
  });
}
