import { z } from 'zod';
import { loginUrl } from '../../lib/login-url';

const TIMEOUT_MS = 30_000;
const CLOSE_POLL_MS = 1_000;
const FEATURES = 'popup=yes,width=500,height=600';

const AuthMessage = z.object({ type: z.literal('chaabi:auth'), status: z.enum(['success', 'error']) });
type AuthMessage = z.output<typeof AuthMessage>;

/** Tells the page that opened this window how sign-in went; false when there is no such page. */
export function tellOpener(status: AuthMessage['status']): boolean {
  const opener: unknown = window.opener;
  if (!(opener && window.opener !== window)) return false;
  const message: AuthMessage = { type: 'chaabi:auth', status };
  window.opener.postMessage(message, window.location.origin);
  return true;
}

/**
 * Signs in in a window of its own, then closes it and reloads this page. Resolves false when the window was blocked, was
 * closed, reported an error or said nothing for 30 s (spec 1, section 4); a slow person's window stays open.
 */
export function logInWithPopup(): Promise<boolean> {
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
      const message = AuthMessage.safeParse(data);
      if (origin !== window.location.origin || source !== popup || !message.success) return;
      const signedIn = message.data.status === 'success';
      settle(signedIn);
      popup.close();
      if (signedIn) window.location.reload();
    };
    const poll = setInterval(() => popup.closed && settle(false), CLOSE_POLL_MS);
    const timeout = setTimeout(() => settle(false), TIMEOUT_MS);
    window.addEventListener('message', receive);
  });
}
