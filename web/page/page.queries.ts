import { browserIssueOf, catchUnhandled } from '../lib/unhandled-errors';

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });

/** Reports that the page was opened, and its listing. Nothing on the page depends on the response. */
export function reportOpened() {
  const listing = document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing;
  const opened = { url: window.location.pathname, ...(listing ? JSON.parse(listing) : {}) };
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

/** Sends a form as the browser would. Resolves with the page or the address it redirects to, and rejects otherwise. */
export async function submit(form: HTMLFormElement): Promise<Document | string> {
  // A form's own `action` may be shadowed by a field of that name.
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new FormData(form),
  });
  return response.redirected ? response.url : parse(response);
}

/** Another page of this site, to take parts from. */
export async function load(url: string, signal: AbortSignal): Promise<Document> {
  return parse(await fetch(url, { signal }));
}

async function parse(response: Response): Promise<Document> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error(`a page was expected: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
