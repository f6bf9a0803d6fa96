import { closest } from './closest';
import { isSaved } from './is-saved';

/** The heart, which without script or storage is not shown; its place is kept, so that nothing moves. */
function startHeart(heart: HTMLElement) {
  const show = () => {
    try {
      heart.ariaPressed = String(isSaved());
      heart.classList.remove('invisible');
    } catch {
      // The browser stores nothing.
    }
  };
  show();
  // The list may have changed when the browser returns to this page.
  window.addEventListener('pageshow', show);
  heart.addEventListener('click', async () => {
    await import('./save').then(({ toggleSaved }) => toggleSaved()).catch(() => undefined);
    show();
  });
}

/** Loads the script of a tool that the page has. */
export function startTools() {
  const heart = document.querySelector<HTMLElement>('[data-save]');
  if (heart) startHeart(heart);
  document.addEventListener('click', async (event) => {
    const link = closest<HTMLAnchorElement>(event.target, '[data-photos]');
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    await import('./all-photos')
      .then(({ showAllPhotos }) => showAllPhotos(link))
      .catch(() => window.location.assign(link.href));
  });
  const emi = document.querySelector<HTMLFormElement>('[data-emi]');
  if (emi) import('./emi').then(({ startEmi }) => startEmi(emi));
  const alert = document.querySelector<HTMLElement>('[data-phone-alert]');
  if (alert) import('./phone-alert').then(({ startPhoneAlert }) => startPhoneAlert(alert));
  const saved = document.querySelector<HTMLElement>('[data-saved]');
  if (saved) import('./saved').then(({ startSaved }) => startSaved(saved));
}
