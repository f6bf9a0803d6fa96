/** Long after the last byte of a slow connection that the page itself needs. */
const QUIET_MS = 4_000;

/** Lets pictures that can wait load: at the first of these signs of interest, or when the line is quiet and free. */
export function openSoon(pictures: HTMLElement, from: EventTarget, signs: readonly string[]) {
  const open = () => {
    pictures.dataset.open = '';
  };
  for (const sign of signs) from.addEventListener(sign, open, { once: true, passive: true });
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData)
    window.addEventListener('load', () => setTimeout(open, QUIET_MS), { once: true });
}

/** Pictures at the end of a page: until somebody scrolls. */
export function startLater() {
  for (const pictures of document.querySelectorAll<HTMLElement>('[data-later]')) {
    openSoon(pictures, document, ['scroll']);
  }
}
