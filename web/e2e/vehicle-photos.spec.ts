import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { create, dialogOf, listings, openDialog, says } from './support/add-dialog.ts';
import { choose, fill, photo, sayFacts } from './support/add-vehicle.ts';
import { tinyPdf } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('photos are counted, ordered and removed; one that cannot be shrunk below the limit is refused', {
  tag: '@wide',
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

  const middleOf = async (name: string) => {
    const box = await dialogOf(page).getByRole('img', { name }).boundingBox();
    if (!box) throw new Error(`${name} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await dialogOf(page).getByRole('img', { name: 'a.jpg' }).scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf('a.jpg'), await middleOf('b.jpg')];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);

  const rc = dialogOf(page).locator('input[type=file]:not([multiple], [capture])');
  await rc.setInputFiles([{ ...tinyPdf(), buffer: Buffer.alloc(8 * 1024 * 1024 + 1) }]);
  await says(page, 'RC document is too large. Maximum size is 8MB.');
});

test('photos are ordered by keyboard, keeping focus and announcing each position', {
  tag: '@both',
}, async ({ page }) => {
  await openDialog(page);
  await choose(page, 'a.jpg', 'b.jpg', 'c.jpg');
  const dialog = dialogOf(page);
  const said = dialog.getByRole('status').filter({ hasText: / is photo \d of 3/ });
  const later = dialog.getByRole('button', { name: 'Move a.jpg later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('a.jpg is photo 2 of 3');
  await expect(later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('a.jpg is photo 3 of 3');
  await expect(later).toBeFocused();
  await expect(later).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Make c.jpg the cover' }).press('Enter');
  await expect(said).toHaveText('c.jpg is photo 1 of 3, the cover');
  await expect(dialog.getByRole('button', { name: 'Move c.jpg earlier' })).toBeFocused();
});

test('a photo above 8 MB is shrunk in the browser, and the small one is sent', async ({ page }) => {
  await openDialog(page);
  const sending = page.waitForRequest('**/api/upload/images');
  const { data, info } = await sharp(randomBytes(3600 * 2700 * 3), {
    raw: { width: 3600, height: 2700, channels: 3 },
  })
    .jpeg({ quality: 98 })
    .toBuffer({ resolveWithObject: true });
  expect(info.size).toBeGreaterThan(8 * 1024 * 1024);
  await dialogOf(page)
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: data }]);
  await expect(dialogOf(page).getByRole('img', { name: 'noise.jpg' })).toHaveJSProperty('naturalWidth', 1600);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Noisy LXi');
  await dialogOf(page).getByLabel('Price').fill('475000');
  await sayFacts(page);
  const sent = Number(await (await sending).headerValue('content-length'));
  expect(sent).toBeLessThan(8 * 1024 * 1024);
  await create(page).click();
  await says(page, 'Vehicle Created!');
});

test('typed text survives a failed upload, a cut connection and a server error', async ({ page }) => {
  await page.route('**/api/upload/images', (route) => route.fulfill({ status: 500, body: '{}' }));
  await fill(page);
  await expect(dialogOf(page).getByText('Not uploaded')).toBeVisible();
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

test('photos are uploaded as soon as they are chosen, each with its own retry and removal', {
  tag: '@wide',
}, async ({ page }) => {
  await openDialog(page);
  let uploads = 0;
  await page.route('**/api/upload/images', (route) => {
    uploads += 1;
    return uploads === 2 ? route.fulfill({ status: 500, body: '{}' }) : route.fallback();
  });
  await choose(page, 'a.jpg', 'b.jpg', 'c.jpg');
  await expect(dialogOf(page).getByText('Not uploaded')).toHaveCount(1);
  await expect.poll(() => uploads).toBe(3);
  await dialogOf(page)
    .getByRole('button', { name: /^Retry [abc]\.jpg$/ })
    .click();
  await expect(dialogOf(page).getByText('Not uploaded')).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Remove c.jpg' }).click();
  await dialogOf(page).getByLabel('Vehicle Name').fill('Sent at once');
  await dialogOf(page).getByLabel('Price').fill('475000');
  await sayFacts(page);
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/api/vehicles') && response.request().method() === 'POST',
  );
  await create(page).click();
  expect((await (await created).json()).images).toHaveLength(2);
  expect(uploads).toBe(4);
});

test('an upload that takes too long is reported', async ({ page }) => {
  // The browser's minute, shortened for the test.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout') ?? {};
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, value: number) {
        set?.call(this, value === 60_000 ? 300 : value);
      },
    });
  });
  await page.reload();
  await page.route('**/api/upload/images', () => {});
  await fill(page);
  await expect(dialogOf(page).getByText('Not uploaded')).toBeVisible();
  await create(page).click();
  await expect(dialogOf(page).getByText('Uploading & Creating...')).toBeVisible();
  await says(page, 'Upload timed out. Please try with smaller images or check your connection.');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('Pro has twenty photos: the page loads four, and the others with a press', { tag: '@both' }, async ({
  page,
  makePro,
}) => {
  await makePro(page);
  await page.reload();
  await openDialog(page);
  await expect(dialogOf(page).getByText('Vehicle Images * (1-20 images)')).toBeVisible();
  await choose(page, ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.jpg`));
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(6);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Many Photos LXi');
  await dialogOf(page).getByLabel('Price').fill('475000');
  await sayFacts(page);
  await create(page).click();
  await says(page, 'Vehicle Created!');
  const [listing] = await listings(page);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const loadedOf = () =>
    (listing?.images ?? []).map((url) => paths.some((path) => path.startsWith(url.slice(0, -5))));
  await page.goto(`/vehicle/${listing?.id}`);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect.poll(loadedOf).toEqual([true, true, true, true, false, false]);
  const all = page.getByRole('link', { name: 'Photos of Many Photos LXi (6)' });
  await all.click();
  const last = page.locator('#photos').getByRole('img', { name: 'Many Photos LXi, photo 6 of 6' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveJSProperty('complete', true);
  await expect(page).toHaveURL(`/vehicle/${listing?.id}`);
  await all.click();
  await expect(page.locator('#photos')).toHaveCount(0);
  // Without the script, they have a page of their own.
  await page.goto(`/vehicle/${listing?.id}/photos`);
  await expect(page.getByRole('heading', { name: 'Photos of Many Photos LXi' })).toBeVisible();
  await page.getByRole('link', { name: 'Many Photos LXi', exact: true }).click();
  await expect(page).toHaveURL(`/vehicle/${listing?.id}`);
});
