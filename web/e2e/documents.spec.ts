import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LIMITS } from '../../scripts/limits.ts';
import { fillOffer, offerForm } from './support/offer.ts';
import { traceShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

// The screen's pixel density selects the photo.
test.use({ deviceScaleFactor: 2 });

/** Pages about the product. */
const SITE = ['/', '/guide', '/privacy', '/terms', '/subscription', '/health'];

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

function watch(page: Page): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const type = response.request().resourceType();
    const bytes = ['document', 'script'].includes(type) ? gzipSync(body).length : body.length;
    loaded.push({ url: response.url(), type, bytes });
  });
  return loaded;
}

const sum = (loaded: Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0);

for (const kind of ['vehicle', 'profile'] as const) {
  test(`the first view of a ${kind} on a phone stays within its bytes and requests`, async ({
    page,
    demoVehicles,
  }) => {
    const vehicle = demoVehicles.find(({ images, status }) => images.length === 4 && status === 'available');
    const loaded = watch(page);
    await page.goto(kind === 'vehicle' ? `/vehicle/${vehicle?.id}` : '/sharma-motors');
    await page.waitForTimeout(1500);
    const [html] = loaded.filter(({ type }) => type === 'document');
    expect(html?.bytes).toBeLessThanOrEqual(LIMITS.firstAnswer.value);
    expect(sum(loaded.filter(({ type }) => type === 'script'))).toBeLessThanOrEqual(
      LIMITS.documentScript.value,
    );
    expect(loaded.filter(({ type }) => type === 'stylesheet' || type === 'font')).toEqual([]);
    expect(sum(loaded)).toBeLessThanOrEqual(LIMITS.firstView.value);
    if (kind === 'profile') return;
    expect(loaded.filter(({ url }) => url.includes('/media/'))).toHaveLength(1);
    expect(sum(loaded.filter(({ type }) => type === 'image'))).toBeLessThanOrEqual(LIMITS.hero.value);
    expect(loaded.length).toBeLessThanOrEqual(LIMITS.firstViewRequests.value);
    await expect(page.getByRole('button', { name: /^Show photo/ })).toHaveCount(4);
    for (let photo = 0; photo < 3; photo++) {
      await page.getByRole('button', { name: 'Next photo' }).click();
      await page.waitForTimeout(700);
    }
    await expect(page.getByText('4 / 4')).toBeVisible();
    // The thumbnails use the large photos' files.
    const isOwn = ({ url }: Loaded) =>
      vehicle?.images.some((image) => url.includes(image.replace(/full$/, '')));
    expect(loaded.filter(isOwn)).toHaveLength(4);
    expect(sum(loaded)).toBeLessThanOrEqual(LIMITS.allPhotos.value);
    await page.getByRole('button', { name: 'Show photo 2' }).click();
    await expect(page.getByText('2 / 4')).toBeVisible();
  });
}

test('a document contains the style of all its classes', async ({ page, demoVehicles, signInAs }) => {
  const [vehicle] = demoVehicles;
  const documents = [
    `/vehicle/${vehicle?.id}`,
    '/sharma-motors',
    '/nobody-here',
    '/missing.txt',
    '/q/zzzzzzzzzz',
    `/vehicle/${vehicle?.id}/report`,
    `/vehicle/${vehicle?.id}/visit`,
    '/saved',
    `/vehicle/${vehicle?.id}/emi?price=475000&rate=12&months=36`,
    ...SITE,
  ];
  const styleOf = (html: string) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const classesOf = (html: string) =>
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
    );
  const read = async (path: string) =>
    (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  await signInAs('pro');
  const app = await read('/dashboard');
  const whole = await read(/href="([^"]+\.css)"/.exec(app)?.[1] ?? '');
  const selector = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&').replace(/^(\d)/, '\\3$1 ')}`;
  const look = async () => {
    const seen = new Set<string>();
    for (const path of documents) {
      const html = await read(path);
      const style = styleOf(html);
      const missing = classesOf(html).filter(
        (name) => (whole + style).includes(selector(name)) && !style.includes(selector(name)),
      );
      expect(missing, path).toEqual([]);
      const variables = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
      // The application's screens have a stylesheet.
      if (!html.includes('rel="stylesheet"')) expect(variables.length, path).toBeGreaterThan(20);
      expect(
        variables.filter((name) => !style.includes(`${name}:`)),
        path,
      ).toEqual([]);
      for (const name of classesOf(html)) seen.add(name);
    }
    return seen.size;
  };
  expect(await look()).toBeGreaterThan(150);
  await page.context().clearCookies();
  expect(await look()).toBeGreaterThan(150);
});

test('nothing moves on a document while it loads, as the browser’s trace counts', async ({
  page,
  demoVehicles,
}) => {
  const vehicle = demoVehicles.find(({ images, status }) => images.length === 4 && status === 'available');
  const shiftOf = (path: string) =>
    traceShifts(page, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    });
  for (const path of [
    `/vehicle/${vehicle?.id}`,
    `/vehicle/${vehicle?.id}?lang=hi`,
    '/sharma-motors',
    '/login',
    '/',
  ])
    expect(await shiftOf(path), path).toBeLessThanOrEqual(LIMITS.shift.value);
  // A check of the measurement itself: a picture without dimensions shifts what is below it.
  const jumping =
    '<p id="late" style="height:0"></p><p style="height:300px;background:red">Text</p><script>setTimeout(()=>{late.style.height="200px"},300)</script>';
  const seen = await traceShifts(page, async () => {
    await page.goto(`data:text/html,${encodeURIComponent(jumping)}`);
    await page.waitForTimeout(1_000);
  });
  expect(seen).toBeGreaterThan(LIMITS.shift.value);
});

test('a document loads one script and no other file except pictures', async ({ page }) => {
  // A full browser also requests icon and manifest, a headless shell does not. The view beacon is not a file.
  const isFile = ({ type, url }: Loaded) =>
    !['document', 'image', 'manifest'].includes(type) && !/\/(api\/views|favicon\.svg)$/.test(url);
  for (const path of SITE) {
    const loaded = watch(page);
    await page.goto(path);
    await expect.poll(() => loaded.filter(isFile).map(({ type }) => type), path).toEqual(['script']);
    expect(loaded.find(isFile)?.bytes, path).toBeLessThanOrEqual(LIMITS.siteScript.value);
    page.removeAllListeners('response');
  }
});

test('with Save-Data, photos are small and load only when they are shown', async ({
  browser,
  baseURL,
  demoVehicles,
}) => {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  const loaded = watch(page);
  await page.goto(`/vehicle/${demoVehicles.find(({ images }) => images.length === 4)?.id}`);
  await page.waitForTimeout(1000);
  const photos = loaded.filter(({ url }) => url.includes('/media/'));
  expect(photos.every(({ url }) => url.endsWith('/thumb'))).toBe(true);
});

test('a photo that does not load is tried again, then shows an error and can be retried', async ({
  page,
  demoVehicles,
}) => {
  let fails = true;
  let asked = 0;
  await page.route('**/media/**', (route) => {
    asked += 1;
    return fails ? route.abort() : route.continue();
  });
  await page.goto(`/vehicle/${demoVehicles.find(({ images }) => images.length === 4)?.id}`);
  const strip = page
    .getByRole('region', { name: /^Photos of/ })
    .getByRole('listitem')
    .first();
  await expect(strip.getByText('Failed to load image')).toBeVisible({ timeout: 10_000 });
  expect(asked).toBeGreaterThanOrEqual(3);
  // Selected, because on a phone the other thumbnails load only after a touch.
  await page.getByRole('button', { name: 'Show photo 2' }).click();
  await expect(page.getByRole('button', { name: 'Show photo 1' })).toHaveText('Error');
  await expect(page.getByRole('button', { name: 'Show photo 2' })).toHaveText('Error');
  fails = false;
  await strip.getByRole('button', { name: 'Retry' }).click();
  await expect(strip.getByText('Failed to load image')).toHaveCount(0);
  await expect(strip.locator('img')).toBeVisible();
});

test('a photo is shown in full screen, and closed by Escape or a press', async ({ page, demoVehicles }) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ images }) => images.length === 4)?.id}`);
  const link = page.getByRole('link', { name: 'Enlarge photo 1' });
  const dialog = page.getByRole('dialog', { name: 'Enlarge photo 1' });
  await link.click();
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/full$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Enlarge photo 1', includeHidden: true })).toHaveCount(0);
});

test('the bar at the bottom is hidden while the form is visible, and gone once an offer was sent', async ({
  page,
  demoVehicles,
}) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
  const jump = page.locator('[data-offer-bar]');
  await expect(jump).toBeVisible();
  await jump.getByRole('link', { name: 'Make an offer' }).click();
  await expect(jump).toBeHidden();
  await fillOffer(page, 'Plain Buyer', '9811122233', '22 lakh');
  await offerForm(page).getByRole('button', { name: 'Submit offer' }).click();
  await expect(page.getByText(/Your offer has been submitted/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(jump).toBeHidden();
});
