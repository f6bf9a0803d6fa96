import { load } from './page.queries';

/** Puts all photos of a listing under its gallery, at the kind that the link names. */
export async function showAllPhotos(link: HTMLAnchorElement): Promise<void> {
  const { hash } = link;
  if (!document.getElementById('photos')) {
    link.ariaBusy = 'true';
    const { signal } = new AbortController();
    const page = await load(link.href, signal).catch(() => null);
    link.ariaBusy = null;
    const photos = page?.getElementById('photos');
    if (!photos) return window.location.assign(link.href);
    link.closest('[data-gallery]')?.append(photos);
  }
  document.getElementById(hash.slice(1) || 'photos')?.scrollIntoView();
}
