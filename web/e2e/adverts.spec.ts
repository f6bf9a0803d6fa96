import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { decode } from '../features/print/test/read-pdf.ts';
import { chooseLanguage } from './support/buyers-language.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { lengthenStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

/** Gives the page a share sheet, which headless browsers have not; what it gets is stored. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: { name: string; type: string; base64: string }[][] = [];
    const base64 = async (file: File) =>
      btoa(
        Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      );
    const share = async ({ files = [] }: { files?: File[] }) => {
      shared.push(
        await Promise.all(
          files.map(async (file) => ({ name: file.name, type: file.type, base64: await base64(file) })),
        ),
      );
    };
    Object.assign(window, { shared });
    Object.assign(navigator, { share, canShare: () => true });
  });

type SharedFile = { name: string; type: string; base64: string };
async function sharedFiles(page: Page, times: number) {
  const read = () =>
    page.evaluate(
      () => (window as unknown as { shared: { name: string; type: string; base64: string }[][] }).shared,
    );
  await expect.poll(async () => (await read()).length).toBe(times);
  const files: SharedFile[] = (await read()).at(-1) ?? [];
  return files.map(({ name, type, base64 }) => ({ name, type, bytes: Buffer.from(base64, 'base64') }));
}

const openMenu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const shortUrlOf = async (page: Page) => (await (await page.request.get('/api/vehicles')).json())[0].shortUrl;

/** The picture is there, in the size of a status. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() =>
      picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    )
    .toEqual([1080, 1920]);

test('one tap makes a picture for a status with the code of the page, which the share sheet gets', {
  tag: '@both',
}, async ({ page }) => {
  await withShareSheet(page);
  await signUp(page);
  await publishListing(page, 'Maruti Swift VXI', {
    known: { kmsDriven: 42_000, owners: 2, fuelType: 'Petrol' },
  });
  await page.goto('/dashboard/listings');
  await openMenu(page, 'Maruti Swift VXI', 'Status picture');
  const dialog = page.getByRole('dialog', { name: 'Status picture' });
  const picture = dialog.getByRole('img', { name: 'Status picture of Maruti Swift VXI' });
  await isDrawn(picture);
  await dialog.getByRole('button', { name: 'Share' }).click();
  const [file] = await sharedFiles(page, 1);
  expect([file?.name, file?.type]).toEqual(['Maruti_Swift_VXI.jpg', 'image/jpeg']);
  const { width, height } = await sharp(file?.bytes).metadata();
  expect([width, height]).toEqual([1080, 1920]);
  expect(await decode(sharp(file?.bytes))).toEqual([await shortUrlOf(page)]);

  // As a friend's camera sees it on a phone: much smaller.
  expect(await decode(sharp(file?.bytes).resize(540))).toEqual([await shortUrlOf(page)]);

  await test.step('in another language, and without the price, it is another picture', async () => {
    await chooseLanguage(dialog, 'ta');
    await isDrawn(picture);
    await dialog.getByRole('button', { name: 'Share' }).click();
    const [tamil] = await sharedFiles(page, 2);
    expect(tamil?.bytes.equals(file?.bytes ?? Buffer.alloc(0))).toBe(false);
    await dialog.getByRole('switch', { name: 'With the price' }).click();
    await isDrawn(picture);
    await dialog.getByRole('button', { name: 'Share' }).click();
    const [priceless] = await sharedFiles(page, 3);
    expect(priceless?.bytes.equals(tamil?.bytes ?? Buffer.alloc(0))).toBe(false);
    expect(await decode(sharp(priceless?.bytes))).toEqual([await shortUrlOf(page)]);
  });
});

test('without a share sheet it is downloaded; a photo that does not load is said, and tried again', async ({
  page,
}) => {
  await signUp(page);
  await publishListing(page, 'Alto LXi');
  await page.goto('/dashboard/listings');
  await page.route('**/media/*/full*', (route) => route.abort());
  await openMenu(page, 'Alto LXi', 'Status picture');
  const dialog = page.getByRole('dialog', { name: 'Status picture' });
  await expect(dialog.getByText('Alto LXi: the photo could not be loaded')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await page.unroute('**/media/*/full*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await isDrawn(dialog.getByRole('img', { name: 'Status picture of Alto LXi' }));
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Alto_LXi.jpg');
  const { width, height } = await sharp(await readFile(await file.path())).metadata();
  expect([width, height]).toEqual([1080, 1920]);
});

test('pictures of several picked vehicles are shared together, at most ten', async ({ page }) => {
  await withShareSheet(page);
  await signUp(page);
  await publishListing(page, 'First Swift');
  await publishListing(page, 'Second Alto');
  await page.goto('/dashboard/listings');
  const bar = page.getByRole('region', { name: 'Picked vehicles' });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await bar.getByRole('button', { name: 'More for 2 vehicles' }).click();
  await page.getByRole('menuitem', { name: 'Status pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status pictures' });
  for (const name of ['First Swift', 'Second Alto'])
    await isDrawn(dialog.getByRole('img', { name: `Status picture of ${name}` }));
  await dialog.getByRole('button', { name: 'Share' }).click();
  const files = await sharedFiles(page, 1);
  expect(files.map(({ name }) => name)).toEqual(['Second_Alto.jpg', 'First_Swift.jpg']);
  const codes = await Promise.all(files.map(({ bytes }) => decode(sharp(bytes))));
  expect(new Set(codes.flat()).size).toBe(2);

  await lengthenStock(page, 11);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 11' }).click();
  await bar.getByRole('button', { name: 'More for 11 vehicles' }).click();
  const item = page.getByRole('menuitem', { name: 'Status pictures' });
  await expect(item).toBeDisabled();
  await expect(item).toContainText('At most 10 at once');
});

test('an advert is copied and its photos are passed on in two taps', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withShareSheet(page);
  await signUp(page);
  await publishListing(page, 'Honda City ZX', { photos: 2, known: { kmsDriven: 42_000, owners: 2 } });
  await page.goto('/dashboard/listings');
  await openMenu(page, 'Honda City ZX', 'Copy advert');
  const files = await sharedFiles(page, 1);
  expect(files.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Honda_City_ZX_1.jpg image/jpeg',
    'Honda_City_ZX_2.jpg image/jpeg',
  ]);
  expect((await sharp(files[0]?.bytes).metadata()).format).toBe('jpeg');
  const link = `${await shortUrlOf(page)}?src=link`;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(
    ['Honda City ZX', '₹4,75,000', '2020 · 42,000 km', '2nd owner', link].join('\n'),
  );
  const dialog = page.getByRole('dialog', { name: 'Copy advert' });
  await expect(dialog.getByText(/^The text is copied\./)).toBeVisible();
  await chooseLanguage(dialog, 'hi');
  await expect(dialog.getByLabel('Text of the advert')).toHaveValue(/42,000 किमी/);
  expect(await copied(), 'copied only when asked').not.toContain('किमी');
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  expect(await copied()).toContain('42,000 किमी');
  expect(await copied()).toContain('&lang=hi');
  await dialog.getByRole('button', { name: 'Share photos (2)' }).click();
  expect(await sharedFiles(page, 2)).toHaveLength(2);
});

test('a republished page is advertised at the reseller’s price and number, a sold vehicle as sold', async ({
  page: reseller,
  browser,
  signInAs,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await signUp(owner);
  const { id } = await publishListing(owner, 'Advertised Ritz LXi');
  await reseller.goto('/login');
  await signInAs('growth');
  const headers = { origin: new URL(reseller.url()).origin };
  const data = { originalVehicleId: id, customPrice: '512000', customMobileNumber: '+919000000002' };
  const published = await reseller.request.post('/api/republished-vehicles', { headers, data });
  expect(published.ok(), await published.text()).toBe(true);
  await reseller.goto('/dashboard/republished');
  await reseller
    .getByRole('listitem')
    .filter({ hasText: 'Advertised Ritz LXi' })
    .getByRole('button', { name: 'Share' })
    .click();
  await reseller.getByRole('dialog').getByRole('button', { name: 'Copy advert' }).click();
  const text = reseller.getByLabel('Text of the advert');
  await expect(text).toHaveValue(/₹5,12,000/);
  await expect(text).toHaveValue(/Call: \+91 90000 00002/);
  await expect(text).not.toHaveValue(/4,75,000/);

  await owner.request.patch(`/api/vehicles/${id}/status`, { headers, data: { status: 'sold' } });
  await owner.goto('/dashboard/listings');
  await openMenu(owner, 'Advertised Ritz LXi', 'Copy advert');
  await expect(owner.getByLabel('Text of the advert')).toHaveValue(/\nSold\n/);
  await expect(owner.getByLabel('Text of the advert')).not.toHaveValue(/₹/);
  await owner.context().close();
});
