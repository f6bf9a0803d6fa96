import { PART_HEADER } from '../../schema/common/part-header';
import { CODE_FRAGMENT, SHORT_CODE } from '../../schema/links/paths';
import { browserIssueOf, catchUnhandled } from '../lib/unhandled-errors';

async function post(path: string, body: object) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  // A request whose body is not read keeps its connection open.
  await answer.text();
}

/** Removes the printed code that led here from the address, so that the page is shared without it. */
function takeCode(): { code?: string } {
  const { hash, pathname, search } = window.location;
  const code = hash.slice(1 + CODE_FRAGMENT.length);
  if (!hash.startsWith(`#${CODE_FRAGMENT}`) || !SHORT_CODE.test(code)) return {};
  window.history.replaceState(window.history.state, '', pathname + search);
  return { code };
}

/** What leads from a listing's page to its seller, and what it counts as. */
const TAPPED = { 'tel:': 'call', 'https://wa.me/': 'whatsapp' };

/** Reports once, when the page is left, what was tapped on it. */
function reportTaps(listing: object) {
  const taps = new Set<string>();
  document.addEventListener('click', ({ target }) => {
    const address = (target as Element).closest('a')?.href ?? '';
    for (const [start, tap] of Object.entries(TAPPED)) if (address.startsWith(start)) taps.add(tap);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || taps.size === 0) return;
    post('/api/views/taps', { ...listing, taps: [...taps] }).catch(() => undefined);
    taps.clear();
  });
}

/**
 * Reports that the page was opened, its listing, where people came from, and the scanned code. Nothing on the page
 * depends on the response.
 */
export function reportOpened() {
  const data = document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing;
  const { pathname, search } = window.location;
  const opened = data
    ? // Addresses of other pages may carry what is nobody's business.
      { url: pathname + search, from: document.referrer.split('/', 3).join('/'), ...JSON.parse(data) }
    : { url: pathname };
  post('/api/views', { ...opened, ...takeCode() }).catch(() => undefined);
  if (data) reportTaps(JSON.parse(data));
}

/** Reports the first few unhandled errors to the operators. */
export function reportErrors() {
  let left = 3;
  catchUnhandled((error) => {
    if (left-- <= 0) return;
    // Best effort: a failed report is not reported in turn.
    post('/api/issues', browserIssueOf(error)).catch(() => undefined);
  });
}

/**
 * Sends a form as the browser would, with the value of the pressed button. Resolves with the page, or with
 * the address of a redirect; rejects otherwise.
 */
export async function submit(
  form: HTMLFormElement,
  pressed?: HTMLElement | null,
): Promise<Document | string> {
  // A form's own `action` may be shadowed by a field of that name.
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'text/html', [PART_HEADER]: '1' },
    body: new FormData(form, pressed),
  });
  // Deleted since the page was opened: its own address says so, and a retry would be pointless.
  if (response.status === 404 || response.status === 410) return window.location.href.split('#')[0] ?? '';
  return response.redirected ? response.url : parse(response);
}

/** Another page of this site, to take parts from. */
export async function load(url: string, signal: AbortSignal): Promise<Document> {
  return parse(await fetch(url, { signal, headers: { [PART_HEADER]: '1' } }));
}

async function parse(response: Response): Promise<Document> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error(`a page was expected: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The page's own style contains only what it used so far.
  const style = page.getElementById('style');
  if (style) document.getElementById('style')?.replaceWith(style);
  return page;
}
