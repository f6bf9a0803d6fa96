/** Long after the last byte of a slow connection that the page itself needs. */
const QUIET_MS = 4_000;

/** Lets the photos beside the first one load: at the first sign of interest, or when the line is quiet and free. */
function openSoon(gallery: HTMLElement, strip: HTMLElement) {
  const open = () => {
    strip.dataset.open = '';
  };
  for (const sign of ['pointerenter', 'touchstart', 'focusin']) {
    gallery.addEventListener(sign, open, { once: true, passive: true });
  }
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData)
    window.addEventListener('load', () => setTimeout(open, QUIET_MS), { once: true });
}

/** Turns the photos by buttons and thumbnails, and says which one is shown. Swiping needs no script. */
export function startGallery() {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  const strip = gallery?.querySelector<HTMLElement>('[data-strip]');
  if (!gallery || !strip) return;
  openSoon(gallery, strip);
  const count = strip.children.length;
  const shown = () => Math.round(strip.scrollLeft / strip.clientWidth);
  const show = (at: number) => strip.scrollTo({ left: ((at + count) % count) * strip.clientWidth });

  gallery.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn], [data-show]') : null;
    if (button?.dataset.turn) show(shown() + Number(button.dataset.turn));
    if (button?.dataset.show) show(Number(button.dataset.show));
  });
  gallery.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    show(shown() + by);
  });
  strip.addEventListener('scroll', () => {
    const at = shown();
    const place = gallery.querySelector('[data-place]');
    if (place) place.textContent = `${at + 1} / ${count}`;
    for (const thumbnail of gallery.querySelectorAll<HTMLElement>('[data-show]')) {
      thumbnail.ariaPressed = String(Number(thumbnail.dataset.show) === at);
    }
  });
}
