import { closest } from './closest';
import { load } from './page.queries';

const TYPING_PAUSE_MS = 300;
let running = new AbortController();

/**
 * Fetches another state of this page; a newer request replaces one in progress. null if it was replaced or
 * failed.
 */
async function fetchList(url: string): Promise<HTMLElement | null> {
  running.abort();
  running = new AbortController();
  return (await load(url, running.signal).catch(() => null))?.getElementById('vehicles') ?? null;
}

/** `isSent`: submitted by a press, which must not fail silently if the list cannot be fetched. */
async function narrow(form: HTMLFormElement, isSent = false) {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (value) url.searchParams.set(name, String(value));
  const found = await fetchList(url.href);
  if (!found) return isSent && window.location.assign(url);
  // Replaces only the parts around the form, so that the field being typed in keeps its focus.
  for (const part of ['title', 'filters', 'results']) {
    const old = document.querySelector(`#vehicles [data-part=${part}]`);
    const fresh = found.querySelector(`[data-part=${part}]`);
    if (old && fresh) old.replaceWith(fresh);
  }
  window.history.replaceState(null, '', url);
}

async function more(link: HTMLAnchorElement) {
  link.ariaBusy = 'true';
  const next = await fetchList(link.href);
  if (!next) return window.location.assign(link.href);
  document.querySelector('[data-list]')?.append(...(next.querySelector('[data-list]')?.children ?? []));
  const further = next.querySelector('[data-more]');
  if (further) link.replaceWith(further);
  else link.remove();
}

/** Filters a profile's vehicles while typing, and appends the next ones, without leaving the page. */
export function startList() {
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  form?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(narrow, TYPING_PAUSE_MS, form);
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    narrow(form, true);
  });
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a[data-more]');
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    more(link);
  });
}
