import { closest } from './closest';
import { openSoon } from './defer';

/** Changes the photo by buttons and thumbnails, and announces the current one. Swiping needs no script. */
export function startGallery() {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  const strip = gallery?.querySelector<HTMLElement>('[data-strip]');
  if (!gallery || !strip) return;
  openSoon(strip, gallery, ['pointerenter', 'touchstart', 'focusin']);
  const count = strip.children.length;
  const shown = () => Math.round(strip.scrollLeft / strip.clientWidth);
  const show = (at: number) => strip.scrollTo({ left: ((at + count) % count) * strip.clientWidth });

  gallery.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-turn], [data-show]');
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
