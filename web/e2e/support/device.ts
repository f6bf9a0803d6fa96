import type { Page } from '@playwright/test';

/** Waits until the device has stored the workspace and its worker serves the page. */
export const untilStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What the device has stored of the person, as JSON. */
export const storedLists = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('workspace', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
