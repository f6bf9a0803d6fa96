import type { QueryClient } from '@tanstack/react-query';

/** A screen without its data after this long no longer delays the rest. */
const MAX_WAIT_MS = 8_000;
const LOOK_EVERY_MS = 100;

/** Placeholders for data, or for a tab's code, that is still loading. */
const SKELETON = 'main [role=status][aria-label^=Loading]';

let settled: Promise<unknown> = Promise.resolve();

/** Call when the first screen is rendered: until its data has arrived, nothing runs as idle work. */
export function waitForFirstData(client: QueryClient) {
  settled = new Promise((resolve) => {
    const began = Date.now();
    // Checked repeatedly: a screen is rendered some time after its data arrives.
    const timer = setInterval(() => {
      const isWaiting = client.isFetching() > 0 || document.querySelector(SKELETON) !== null;
      if (isWaiting && Date.now() - began < MAX_WAIT_MS) return;
      clearInterval(timer);
      resolve(undefined);
    }, LOOK_EVERY_MS);
  });
}

/** Runs work when the page is idle, for which Safari has no API. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  let isOff = false;
  settled.then(() => {
    if (isOff) return;
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: 5_000 });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, 1_500);
      cancel = () => clearTimeout(timer);
    }
  });
  return () => {
    isOff = true;
    cancel();
  };
}
