import type { Page } from '@playwright/test';

/** Waits until the device has stored the workspace and the service worker serves the page. */
export const untilStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const stored = (page: Page, key?: string) =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('workspace', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
    key,
  );

/** What the device has stored of the person, as JSON. */
export const storedLists = (page: Page) => stored(page);

/** The listings that the server does not have yet, as JSON; the stored list of drafts has the others. */
export const storedUnsent = (page: Page) => stored(page, 'unsent-drafts');

/** What the device has stored under a name, as JSON of a list. */
export const storedIn = (page: Page, name: string) => stored(page, name);
