import { startLiveSocket } from '../features/live/live-socket';
import { browserIssueOf, catchUnhandled } from '../lib/unhandled-errors';

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });

/** Counts a view of the listing. Nothing on the page depends on the response. */
export function tellView() {
  const listing = document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing;
  if (listing) post('/api/views', JSON.parse(listing)).catch(() => undefined);
}

/** Reports the first few unhandled errors to the operators. */
export function reportErrors() {
  let left = 3;
  catchUnhandled((error) => {
    if (left-- <= 0) return;
    // Best effort: a failure to report must not be reported in turn.
    post('/api/issues', browserIssueOf(error)).catch(() => undefined);
  });
}

/** The analytics socket (spec 2, section 4), once there is nothing better to do. */
export function keepLine() {
  const open = () => {
    const socket = startLiveSocket({
      userId: null,
      path: () => window.location.pathname,
      onMessage: () => undefined,
      onReconnect: () => undefined,
    });
    // A page with an open socket cannot be kept for the Back button.
    window.addEventListener('pagehide', () => socket.stop(), { once: true });
  };
  const soon = () => setTimeout(open, QUIET_MS);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** Long after the last picture of a slow connection. */
const QUIET_MS = 5_000;

/** Sends a form as the browser would: the page that comes back, or the address of another that the answer leads to. Rejects without one. */
export async function submit(form: HTMLFormElement): Promise<Document | string> {
  // A form's own `action` may be shadowed by a field of that name.
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new FormData(form),
  });
  return response.redirected ? response.url : parse(response);
}

/** Another page of this site, to take parts of. */
export async function load(url: string, signal: AbortSignal): Promise<Document> {
  return parse(await fetch(url, { signal }));
}

async function parse(response: Response): Promise<Document> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error(`a page was expected: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
