import { closest } from './closest';

/** Shows a photo in full screen; without script its link opens the file. */
export function startZoom() {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a[data-zoom]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    const dialog = document.createElement('dialog');
    dialog.className = 'zoom';
    dialog.ariaLabel = link.ariaLabel;
    const close = document.createElement('button');
    close.textContent = link.dataset.zoom ?? '';
    const photo = new Image();
    photo.src = link.href;
    photo.alt = link.querySelector('img')?.alt ?? '';
    dialog.append(photo, close);
    document.body.append(dialog);
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    dialog.showModal();
  });
}
