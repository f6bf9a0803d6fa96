import { bust, bustSrcSet, IMAGE_RETRIES, IMAGE_RETRY_DELAY_MS } from '../ui/retry-address';

/** Retries a failed picture; after two more attempts a message with a retry button replaces it. */
function failed(image: HTMLImageElement) {
  // The browser may report one failure twice, before and after this script has loaded.
  if (image.hidden || image.dataset.waits) return;
  const tries = Number(image.dataset.tries ?? 0) + 1;
  image.dataset.tries = String(tries);
  if (tries <= IMAGE_RETRIES) {
    image.dataset.waits = 'true';
    setTimeout(() => reload(image, tries), IMAGE_RETRY_DELAY_MS * tries);
    return;
  }
  const template = document.querySelector<HTMLTemplateElement>(
    image.closest('[data-show]') ? '#thumbnail-failed' : '#photo-failed',
  );
  const words = template?.content.firstElementChild?.cloneNode(true);
  if (!(words instanceof HTMLElement) || !image.parentElement) return;
  image.hidden = true;
  image.after(words);
  words.querySelector('button')?.addEventListener('click', (event) => {
    // The photo may be inside a link to its file.
    event.preventDefault();
    words.remove();
    image.hidden = false;
    image.dataset.tries = '0';
    reload(image, tries);
  });
}

function reload(image: HTMLImageElement, tries: number) {
  delete image.dataset.waits;
  image.srcset = bustSrcSet(image.srcset, tries) ?? '';
  image.src = bust(image.src, tries);
}

/** Errors of pictures do not bubble, and may have happened before this script loaded. */
export function startImages() {
  const listen = ({ target }: Event) => target instanceof HTMLImageElement && failed(target);
  document.addEventListener('error', listen, true);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) failed(image);
}
