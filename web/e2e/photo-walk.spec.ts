import type { BrowserContext, Page } from '@playwright/test';
import { toBuffer } from 'qrcode';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { counted } from './support/presses.ts';
import { showToCamera } from './support/show-to-camera.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

interface Draft {
  fields: { name: string };
  images: string[];
}
const drafts = async (page: Page): Promise<Draft[]> => (await page.request.get('/api/drafts')).json();

/** The photos of each draft, by its name. */
const photosOf = async (page: Page) =>
  Object.fromEntries((await drafts(page)).map(({ fields, images }) => [fields.name, images.length]));

async function importCars(page: Page) {
  const headers = { origin: new URL(page.url()).origin };
  const names = ['First Swift', 'Second Alto', 'Third Kwid'];
  const rows = names.map((name, row) => ({
    row,
    fields: { name, facts: { registrationNumber: `UP78AB100${row}` } },
  }));
  const data = { importId: 'b0000000-0000-4000-8000-000000000001', drafts: rows };
  const saved = await page.request.post('/api/drafts/imports', { headers, data });
  expect(saved.status(), await saved.text()).toBe(201);
}

const shutter = (page: Page) => page.getByRole('button', { name: 'Take a photo' });
const taken = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /^Photo \d$/ });

async function shoot(page: Page, photos: number) {
  for (let number = 1; number <= photos; number++) {
    await shutter(page).click();
    await expect(taken(page)).toHaveCount(number);
  }
}

async function startWalk(page: Page, context: BrowserContext) {
  await context.grantPermissions(['camera']);
  await signUp(page);
  await importCars(page);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Add photos, car by car' }).click();
  await expect(shutter(page)).toBeEnabled();
}

test('a phone goes car by car, without a network in between, and nothing is lost or doubled', {
  tag: '@both',
}, async ({ page, context }) => {
  await startWalk(page, context);
  const { presses, press } = counted();
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('dialog', { name: 'First Swift' })).toContainText('Plate 1000 · Car 1 of 3');
  await shoot(page, 4);
  await expect(shutter(page)).toBeDisabled();
  await expect(dialog.getByText('Your plan’s 4 photos are taken')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete photo 2' }).click();
  await expect(taken(page)).toHaveCount(3);
  expect(await photosOf(page), 'sent once it is done').toMatchObject({ 'First Swift': 0 });
  await press(dialog.getByRole('button', { name: 'Next car' }));
  await expect.poll(() => photosOf(page)).toMatchObject({ 'First Swift': 3, 'Second Alto': 0 });

  await context.setOffline(true);
  await expect(page.getByRole('dialog', { name: 'Second Alto' })).toContainText('Car 2 of 3');
  await shoot(page, 2);
  await press(dialog.getByRole('button', { name: 'Next car' }));
  await expect(page.getByRole('dialog', { name: 'Third Kwid' })).toBeVisible();
  await shoot(page, 1);
  await press(dialog.getByRole('button', { name: 'Finish' }));
  expect(presses.count, 'one press a car beside the shutter').toBe(3);
  const card = page.getByRole('region', { name: 'Photos on this device' });
  await expect(card).toContainText('Photos left to send: 3');
  await expect(card).toContainText('They are sent when there is a connection.');

  await test.step('the tab is closed and opened again', async () => {
    await page.close();
    const next = await context.newPage();
    // The first answer is lost; the photo is stored once.
    let lost = 0;
    await next.route('**/api/drafts/*', async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await context.setOffline(false);
    await next.goto('/dashboard/listings');
    await expect.poll(() => lost).toBe(1);
    await next
      .getByRole('region', { name: 'Photos on this device' })
      .getByRole('button', { name: 'Send now' })
      .click();
    await expect.poll(() => photosOf(next)).toEqual({ 'First Swift': 3, 'Second Alto': 2, 'Third Kwid': 1 });
    await expect(next.getByRole('region', { name: 'Photos on this device' })).toHaveCount(0);
    // Two cars have few photos still.
    await next.getByRole('button', { name: 'Add photos, car by car' }).click();
    await expect(next.getByRole('dialog')).toContainText('Car 1 of 2');
    await expect(next.getByRole('dialog')).toContainText(/[12] of 4 photos/);
  });
});

test('the walk continues behind the cars that have photos on the device', async ({ page, context }) => {
  await startWalk(page, context);
  await page.route('**/api/upload/images', (route) => route.abort());
  await shoot(page, 1);
  await page.getByRole('button', { name: 'Next car' }).click();
  await expect(page.getByRole('dialog', { name: 'Second Alto' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Add photos, car by car' }).click();
  await expect(page.getByRole('dialog', { name: 'Second Alto' })).toBeVisible();
});

test('without a camera photos are chosen; a photo of a car that is gone is said, and discarded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('no camera'));
  });
  await signUp(page);
  const { id } = await publishListing(page, 'Listed Swift');
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'More actions for Listed Swift' }).click();
  await page.getByRole('menuitem', { name: 'Add photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Listed Swift' });
  await expect(dialog.getByText(/^The camera cannot be used\./)).toBeVisible();
  await expect(shutter(page)).toBeDisabled();
  const buffer = await makePhonePhoto({ width: 1200, height: 900, orientation: 1, gps: null });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'side.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(taken(page)).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Finish' }).click();
  const imagesOf = async () => (await (await page.request.get('/api/vehicles')).json())[0]?.images.length;
  await expect.poll(imagesOf).toBe(2);

  await page.getByRole('button', { name: 'More actions for Listed Swift' }).click();
  await page.getByRole('menuitem', { name: 'Add photos' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'back.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(taken(page)).toHaveCount(1);
  const headers = { origin: new URL(page.url()).origin };
  await page.request.delete(`/api/vehicles/${id}`, { headers });
  await dialog.getByRole('button', { name: 'Finish' }).click();
  const card = page.getByRole('region', { name: 'Photos on this device' });
  await expect(card).toContainText('Listed Swift: Vehicle not found');
  await card.getByRole('button', { name: 'Discard' }).click();
  await expect(card).toHaveCount(0);
});

test('pictures dropped on a card are added to its vehicle', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  await publishListing(page, 'Dropped Swift');
  await publishListing(page, 'Other Alto');
  await page.goto('/dashboard/listings');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Dropped Swift' }) });
  const buffer = await makePhonePhoto({ width: 1200, height: 900, orientation: 1, gps: null });
  const data = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'side.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, buffer.toString('base64'));
  await card.dispatchEvent('dragover', { dataTransfer: data });
  await card.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('Photos for Dropped Swift: 1', { exact: true })).toBeVisible();
  const photos = async () =>
    Object.fromEntries(
      (await (await page.request.get('/api/vehicles')).json()).map(
        ({ name, images }: { name: string; images: string[] }) => [name, images.length],
      ),
    );
  await expect.poll(photos).toEqual({ 'Dropped Swift': 2, 'Other Alto': 1 });
});

test('a sticker in front of the camera leads the walk to its vehicle', async ({ page, context }) => {
  await startWalk(page, context);
  const { id } = await publishListing(page, 'Sticker Swift');
  const [{ shortUrl }] = await (await page.request.get('/api/vehicles')).json();
  await page.reload();
  await page.getByRole('button', { name: 'Add photos, car by car' }).click();
  await shoot(page, 1);
  await showToCamera(page, await toBuffer(shortUrl, { width: 480, margin: 4 }));
  await page.getByRole('dialog').getByRole('button', { name: 'Scan a sticker' }).click();
  const found = page.getByRole('dialog', { name: 'Sticker Swift' });
  await expect(found).toContainText('Car 2 of 4');
  const buffer = await makePhonePhoto({ width: 1200, height: 900, orientation: 1, gps: null });
  await found.getByLabel('Choose photos').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(taken(page)).toHaveCount(1);
  await found.getByRole('button', { name: 'Next car' }).click();
  const imagesOf = async () => (await (await page.request.get(`/api/vehicles/${id}`)).json()).images.length;
  await expect.poll(imagesOf).toBe(2);
  await expect.poll(() => photosOf(page)).toMatchObject({ 'First Swift': 1 });

  await showToCamera(page, await toBuffer('https://example.test/q/abcdefgh', { width: 480, margin: 4 }));
  await page.getByRole('dialog').getByRole('button', { name: 'Scan a sticker' }).click();
  await expect(page.getByText('This isn’t a Chaabi sticker.')).toBeVisible();
});
