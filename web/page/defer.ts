/** Long after the page itself has loaded on a slow connection. */
const QUIET_MS = 4_000;

/** Loads deferred pictures at the first of these signs of interest, or when the connection is idle. */
export function openSoon(pictures: HTMLElement, from: EventTarget, signs: readonly string[]) {
  const open = () => {
    pictures.dataset.open = '';
  };
  for (const sign of signs) from.addEventListener(sign, open, { once: true, passive: true });
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData)
    window.addEventListener('load', () => setTimeout(open, QUIET_MS), { once: true });
}

/** Loads pictures at the end of a page once someone scrolls. */
export function startLater() {
  for (const pictures of document.querySelectorAll<HTMLElement>('[data-later]')) {
    openSoon(pictures, document, ['scroll']);
  }
}
