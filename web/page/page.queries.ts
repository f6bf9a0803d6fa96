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
  // Until its body is read the request is not over: it would hold its connection.
  await answer.text();
}

/** The printed code that led here, which then leaves the address: the page is passed on without it. */
function takeCode(): { code?: string } {
  const { hash, pathname, search } = window.location;
  const code = hash.slice(1 + CODE_FRAGMENT.length);
  if (!hash.startsWith(`#${CODE_FRAGMENT}`) || !SHORT_CODE.test(code)) return {};
  window.history.replaceState(window.history.state, '', pathname + search);
  return { code };
}

/** Reports that the page was opened, its listing, and the code that was scanned. Nothing on the page depends on the response. */
export function reportOpened() {
  const listing = document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing;
  const opened = { url: window.location.pathname, ...(listing ? JSON.parse(listing) : {}), ...takeCode() };
  post('/api/views', opened).catch(() => undefined);
}

/** Reports the first few unhandled errors to the operators. */
export function reportErrors() {
  let left = 3;
  catchUnhandled((error) => {
    if (left-- <= 0) return;
    // Best effort: a failure to report is not reported in turn.
    post('/api/issues', browserIssueOf(error)).catch(() => undefined);
  });
}

/** Sends a form as the browser would, with the value of the button that was pressed. Resolves with the page or the address it redirects to, and rejects otherwise. */
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
  // Gone since the page was opened: its own address says so, and there is nothing to try again.
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
  // This page's own style has only what it used so far.
  const style = page.getElementById('style');
  if (style) document.getElementById('style')?.replaceWith(style);
  return page;
}
