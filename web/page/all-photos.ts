import { load } from './page.queries';

/**
 * Puts all photos of a listing under its gallery, at the kind that the link names. The link that names none takes
 * them away again.
 */
export async function showAllPhotos(link: HTMLAnchorElement): Promise<void> {
  const { hash } = link;
  const shown = document.getElementById('photos');
  if (shown && !hash) return shown.remove();
  if (!shown) {
    link.ariaBusy = 'true';
    const { signal } = new AbortController();
    const page = await load(link.href, signal).catch(() => null);
    link.ariaBusy = null;
    const photos = page?.getElementById('photos');
    if (!photos) return window.location.assign(link.href);
    // The gallery reaches the edges of a phone's screen.
    photos.classList.add('max-sm:px-4');
    link.closest('[data-gallery]')?.append(photos);
  }
  document.getElementById(hash.slice(1) || 'photos')?.scrollIntoView();
}
