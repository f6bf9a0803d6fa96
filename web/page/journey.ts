import { safeReturnUrl } from '../../schema/common/return-url';
import { rememberPlace, takeDestination, takePlace } from '../features/auth/sign-in-memory';
import { notifyOpener } from './popup-login';

const CALLBACK_DELAY_MS = 100;
const FAILED = '/auth?error=callback_failed';

const returnUrlOf = ({ search }: Location) => new URLSearchParams(search).get('returnUrl') ?? undefined;

/** `/auth` and `/signin`: stores the destination and opens sign-in, or skips it for a signed-in person. */
function start(link: HTMLAnchorElement) {
  const returnUrl = returnUrlOf(window.location);
  rememberPlace(returnUrl);
  const isSignedIn = link.dataset.start === 'signed-in';
  window.location.replace(isSignedIn ? takeDestination(returnUrl) : link.href);
}

function finish(status: 'success' | 'error') {
  setTimeout(() => {
    if (notifyOpener(status)) return window.close();
    window.location.replace(status === 'success' ? takeDestination(returnUrlOf(window.location)) : FAILED);
  }, CALLBACK_DELAY_MS);
}

/** The tab's memory takes precedence over the address; from here on it is in the address. */
function adoptPlace() {
  const place = takePlace();
  if (!place || place === safeReturnUrl(returnUrlOf(window.location))) return;
  const url = new URL(window.location.href);
  url.searchParams.set('returnUrl', place);
  window.location.replace(url);
}

/** The start and the end of a sign-in, and its destination. */
export function startJourney() {
  const link = document.querySelector<HTMLAnchorElement>('[data-start]');
  const callback = document.querySelector<HTMLElement>('[data-callback]');
  if (link) start(link);
  else if (callback) finish(callback.dataset.callback === 'success' ? 'success' : 'error');
  else if (document.querySelector('[data-screen]')) adoptPlace();
}
