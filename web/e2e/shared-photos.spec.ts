import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { untilStored } from './support/device.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const photo = async () =>
  (await makePhonePhoto({ width: 640, height: 480, orientation: 1, gps: null })).toString('base64');

/** A page of another site, with the given referrer policy, that can send a photo to the share target. */
async function otherSite(target: string) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('referrer-policy', request.url?.slice(1) ?? '');
    response.end(`<form method="post" enctype="multipart/form-data" action="${target}">
      <input type="file" name="photos"></form>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { at: (policy: string) => `http://127.0.0.1:${port}/${policy}`, close: () => server.close() };
}

/** Submits the form of the page that is open. */
async function share(page: Page, base64: string, name: string) {
  const landing = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(
    ([data = '', file = '']) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], file, { type: 'image/jpeg' }));
      const input = document.querySelector('input') as HTMLInputElement;
      input.files = files.files;
      input.form?.submit();
    },
    [base64, name],
  );
  const answer = await landing;
  await page.waitForURL(({ hostname }) => hostname === 'localhost');
  return answer;
}

const sharedCount = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).length);

const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Add these photos?' });

/** Requests that would store something in the person's account. */
function writesOf(page: Page) {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /upload|drafts|vehicles/.test(pathname)) writes.push(pathname);
  });
  return writes;
}

test('photos from another app wait for a press, arrive in Add Vehicle, once', async ({ page, baseURL }) => {
  await signUp(page);
  await untilStored(page);
  const site = await otherSite(`${baseURL}/share-photos`);
  const writes = writesOf(page);
  // A system share has no page as its origin, as this one pretends.
  for (const name of ['front.jpg', 'back.jpg']) {
    await page.goto(site.at('no-referrer'));
    await share(page, await photo(), name);
    await page.waitForURL(/add=shared/);
  }
  await expect(prompt(page).getByRole('img')).toHaveCount(2);
  expect(await sharedCount(page)).toBe(2);
  expect(writes).toEqual([]);
  expect(await (await page.request.get('/api/drafts')).json()).toEqual([]);

  await prompt(page).getByRole('button', { name: 'Add these photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' });
  await expect(dialog.getByRole('img', { name: /\.jpg|Photo \d/ })).toHaveCount(2);
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  expect(await sharedCount(page)).toBe(0);
  await page.goto('/dashboard?add=vehicle');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img', { name: /\.jpg|Photo \d/ })).toBeHidden();
  site.close();
});

test('photos from another app can be discarded', async ({ page, baseURL }) => {
  await signUp(page);
  await untilStored(page);
  const site = await otherSite(`${baseURL}/share-photos`);
  const writes = writesOf(page);
  await page.goto(site.at('no-referrer'));
  await share(page, await photo(), 'unwanted.jpg');
  await prompt(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Vehicle' })).toBeVisible();
  expect(await sharedCount(page)).toBe(0);
  expect(writes).toEqual([]);
  site.close();
});

test('a page of any site, also of ours, cannot share photos into the workspace', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  await untilStored(page);
  const site = await otherSite(`${baseURL}/share-photos`);
  const writes = writesOf(page);
  for (const policy of ['unsafe-url', 'origin', 'strict-origin-when-cross-origin', 'same-origin']) {
    await page.goto(site.at(policy));
    const answer = await share(page, await photo(), 'forced.jpg');
    if (policy !== 'same-origin') expect([policy, answer.status()]).toEqual([policy, 403]);
  }
  await page.goto('/dashboard');
  const own = await page.evaluate(async () => {
    const form = new FormData();
    form.append('photos', new File(['x'], 'own.jpg', { type: 'image/jpeg' }));
    return (await fetch('/share-photos', { method: 'POST', body: form })).status;
  });
  expect(own).toBeGreaterThanOrEqual(400);
  expect(writes).toEqual([]);
  expect(await (await page.request.get('/api/drafts')).json()).toEqual([]);
  site.close();
});
