import type { QueryClient } from '@tanstack/react-query';

const LOOK_EVERY_MS = 30 * 60 * 1000;
/** Without a press or a key for this long, the person is doing something else. */
const QUIET_MS = 60_000;

const holdsText = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== '' && !/^(checkbox|radio|hidden|submit|button)$/.test(field.type);

/** Whether a reload would lose nothing on the screen. */
function isQuiet(client: QueryClient): boolean {
  if (client.isMutating() > 0) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return ![...fields].some(holdsText);
}

/**
 * Once the device has a newer build, reloads when nothing is typed and the page is hidden or has not been
 * touched for a minute.
 */
function reloadWhenQuiet(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = () => {
    if (isQuiet(client)) window.location.reload();
    else wait();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(reload, QUIET_MS);
  };
  for (const event of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(event, wait, { passive: true, capture: true });
  }
  document.addEventListener('visibilitychange', () => document.hidden && isQuiet(client) && reload());
  wait();
}

/** Stores the workspace on the device, and keeps this page up to date. */
export async function followReleases(client: QueryClient): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let isWaiting = false;
  // A device's first worker is not newer than its page.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst && !isWaiting) {
      isWaiting = true;
      reloadWhenQuiet(client);
    }
    isFirst = false;
  });
  const registration = await serviceWorker.register('/service-worker.js');
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}
