import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishListing, tinyPdf } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makePhonePhoto({ width: 800, height: 600, orientation: 1, gps: null }),
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Vehicle' });
const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create Listing' });
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const choose = async (page: Page, ...names: string[]) =>
  dialogOf(page)
    .locator('input[type=file][multiple]')
    .setInputFiles(await Promise.all(names.map(photo)));

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
}

/** Year and kilometres of one's own: nothing is left to confirm. */
async function sayFacts(page: Page) {
  await dialogOf(page).getByLabel('Year').fill('2019');
  await dialogOf(page).getByLabel('KMs Driven').fill('42000');
}

async function fill(page: Page, name = 'Form Test LXi') {
  await openDialog(page);
  await dialogOf(page).getByLabel('Vehicle Name').fill(name);
  await dialogOf(page).getByLabel('Price').fill('475000');
  await sayFacts(page);
  await choose(page, 'front.jpg');
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('the form has the defaults and the words of the spec', { tag: '@both' }, async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await says(page, 'Create a new vehicle listing with images and details');
  await expect(dialog.getByLabel('Currency')).toHaveValue('INR');
  await expect(dialog.getByLabel('Currency').locator('option').nth(1)).toHaveText('$ US Dollar (USD)');
  await expect(dialog.getByLabel('Currency').locator('option')).toHaveCount(10);
  await expect(dialog.getByLabel('Year')).toHaveValue('2020');
  await expect(dialog.getByLabel('KMs Driven')).toHaveValue('0');
  await expect(dialog.getByText('up to 8MB each')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Show RC on dynamic page' })).not.toBeChecked();

  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await says(page, 'Fill vehicle details first');
  await dialog.getByLabel('Year').fill(String(new Date().getFullYear() + 3));
  await dialog.getByLabel('KMs Driven').fill('-1');
  await create(page).click();
  for (const message of [
    'Please upload at least one vehicle image.',
    'Vehicle name is required',
    'Price is required',
    'KMs driven cannot be negative',
  ]) {
    await says(page, message);
  }
  await expect(dialog.getByText(/^Year must be \d{4} or earlier$/)).toBeVisible();
});

test('photos are counted, ordered and removed; one that cannot be shrunk below the limit is refused', {
  tag: '@both',
}, async ({ page }) => {
  await openDialog(page);
  const big = { ...(await photo('huge.jpg')), buffer: Buffer.alloc(8 * 1024 * 1024 + 1) };
  const input = dialogOf(page).locator('input[type=file][multiple]');
  await input.setInputFiles([big]);
  await says(page, 'File "huge.jpg" is too large. Maximum size is 8MB per image.');
  await choose(page, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
  await says(page, 'Maximum 4 images allowed.');
  const names = () =>
    dialogOf(page)
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(await names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  await dialogOf(page).getByRole('button', { name: 'Make b.jpg the cover' }).click();
  await dialogOf(page).getByRole('button', { name: 'Remove d.jpg' }).click();
  expect(await names()).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);

  const rc = dialogOf(page).locator('input[type=file]:not([multiple], [capture])');
  await rc.setInputFiles([{ ...tinyPdf(), buffer: Buffer.alloc(8 * 1024 * 1024 + 1) }]);
  await says(page, 'RC document is too large. Maximum size is 8MB.');
});

test('a photo above 8 MB is shrunk in the browser, and the small one is sent', async ({ page }) => {
  test.setTimeout(90_000);
  await openDialog(page);
  const { data, info } = await sharp(randomBytes(3600 * 2700 * 3), {
    raw: { width: 3600, height: 2700, channels: 3 },
  })
    .jpeg({ quality: 98 })
    .toBuffer({ resolveWithObject: true });
  expect(info.size).toBeGreaterThan(8 * 1024 * 1024);
  await dialogOf(page)
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: data }]);
  await expect(dialogOf(page).getByRole('img', { name: 'noise.jpg' })).toHaveJSProperty('naturalWidth', 1920);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Noisy LXi');
  await dialogOf(page).getByLabel('Price').fill('475000');
  await sayFacts(page);
  const sending = page.waitForRequest('**/api/upload/images');
  await create(page).click();
  const sent = Number(await (await sending).headerValue('content-length'));
  expect(sent).toBeLessThan(8 * 1024 * 1024);
  await says(page, 'Vehicle Created!');
});

test('what was typed survives a failed upload, a cut connection and a server’s failure', async ({ page }) => {
  await fill(page);
  await page.route('**/api/upload/images', (route) => route.fulfill({ status: 500, body: '{}' }));
  await create(page).click();
  await says(page, 'Image upload failed. Please try with smaller images or fewer files.');
  await page.unroute('**/api/upload/images');

  await page.route('**/api/vehicles', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await create(page).click();
  await says(page, 'Failed to create vehicle listing. Please try again.');
  await page.unroute('**/api/vehicles');

  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload/images')) uploads += 1;
  });
  await expect(dialogOf(page).getByLabel('Vehicle Name')).toHaveValue('Form Test LXi');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  expect(uploads, 'a photo that had arrived is not sent again').toBe(0);
});

test('an upload that takes too long says so', async ({ page }) => {
  // The minute is the browser's own: a test lets it be a moment.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout') ?? {};
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, value: number) {
        set?.call(this, value === 60_000 ? 300 : value);
      },
    });
  });
  await page.reload();
  await fill(page);
  await page.route('**/api/upload/images', () => {});
  await create(page).click();
  await expect(dialogOf(page).getByText('Uploading & Creating...')).toBeVisible();
  await says(page, 'Upload timed out. Please try with smaller images or check your connection.');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('a full plan says so before the form, with both ways out', async ({ page }) => {
  for (const name of ['One', 'Two', 'Three']) await publishListing(page, name);
  await page.reload();
  await openDialog(page);
  const full = page.getByRole('dialog', { name: '3 of 3 live' });
  await expect(full).toContainText('Mark one as sold, or choose Growth.');
  await expect(full.getByRole('link', { name: 'See Growth' })).toHaveAttribute('href', '/subscription');
  await expect(dialogOf(page)).toHaveCount(0);
  await full.getByRole('link', { name: 'Mark one as sold' }).click();
  await expect(full).toHaveCount(0);
  await page.getByRole('button', { name: /^Status of One/ }).click();
  await page.getByRole('menuitemradio', { name: 'Sold' }).click();
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByRole('button', { name: 'Status of One: Sold' })).toBeVisible();
  await openDialog(page);
  await expect(dialogOf(page)).toBeVisible();
});

test('a plan that fills up while the form is open says so', async ({ page }) => {
  for (const name of ['One', 'Two']) await publishListing(page, name);
  await fill(page, 'Four');
  await publishListing(page, 'Three');
  await create(page).click();
  await says(page, 'Subscription Limit Reached');
  await says(page, "You've reached your plan limit. Upgrade to continue adding vehicles.");
});

test('an RC that was not saved is told, and can be tried again', async ({ page }) => {
  await fill(page, 'With RC');
  await dialogOf(page).locator('input[type=file]:not([multiple], [capture])').setInputFiles(tinyPdf());
  await page.route('**/api/upload/rc', (route) => route.fulfill({ status: 500, body: '{}' }));
  await create(page).click();
  await expect(page.getByText(/^The registration certificate was not saved\./)).toBeVisible();
  await page.unroute('**/api/upload/rc');
  await page.getByRole('button', { name: 'Retry' }).click();
  await says(page, 'RC saved');
  await page.goto('/dashboard?tab=listings');
  await page.getByRole('button', { name: 'More actions for With RC' }).click();
  await expect(page.getByRole('menuitem', { name: 'See RC' })).toBeVisible();
});

test('a session that ended leads to sign-in and back', async ({ page, context }) => {
  await fill(page);
  await context.clearCookies();
  // The words stand for half a second: the way out is held until they have been read.
  let leave = () => {};
  const read = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route('**/api/login?**', async (route) => {
    await read;
    await route.fallback();
  });
  await create(page).click();
  await says(page, 'You are logged out. Logging in again...');
  leave();
  await page.waitForURL(/\/login/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toContain('/dashboard');
});
