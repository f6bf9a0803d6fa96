import type { Page } from '@playwright/test';

/** Until the device has the workspace: its worker serves the page. */
export const untilStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What the device holds of the person, as JSON. */
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
