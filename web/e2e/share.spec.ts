import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseLanguage } from './support/buyers-language.ts';
import { stopClock } from './support/clock.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** The link as copied; the field shows it without its scheme and source. */
const sharedLink = async (dialog: Locator) =>
  `http://${await dialog.getByLabel('Link').inputValue()}?src=link`;

async function openShare(page: Page) {
  await signUp(page);
  await publishListing(page, 'Share Me LXi');
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return page.getByRole('dialog', { name: 'Share Vehicle' });
}

test('the preview has its size before its picture is drawn, and says what is awaited', async ({ page }) => {
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  await page.route('**/cards/**', async (route) => {
    await drawn;
    await route.continue();
  });
  const dialog = await openShare(page);
  const preview = dialog.getByRole('figure');
  const awaited = preview.getByText('Drawing the preview...');
  await expect(awaited).toBeVisible();
  const before = await preview.boundingBox();
  draw();
  await expect(awaited).toHaveCount(0);
  expect((await preview.boundingBox())?.height).toBe(before?.height);
});

test('the link is copied, or the page says that the browser refused', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openShare(page);
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const link = await sharedLink(dialog);
  expect(await copied()).toBe(link);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await dialog.getByLabel('Link').focus();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await copied(), 'selected and copied by hand').toBe(link);
  await page.clock.runFor(1_900);
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(dialog.getByRole('status')).toHaveText('');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  await dialog.getByRole('button', { name: /^(Copied|Copy link)/ }).click();
  await says(page, 'Failed to copy link');
});

test('the phone’s own share sheet gets name, price and link; if it fails there is another way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shared', []);
    navigator.share = async (data) => {
      const shared = Reflect.get(window, 'shared');
      shared.push(data);
      if (shared.length > 1) throw new Error('broken');
    };
  });
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared')[0])).toMatchObject({
    title: 'Share Me LXi',
    text: 'Share Me LXi, ₹4,75,000',
    url: await sharedLink(dialog),
  });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await says(page, 'Share Failed');
  await says(page, 'Please download the QR code and share manually');
});

test('WhatsApp opens half a second after the code was saved', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (url) => {
      Reflect.set(window, 'opened', String(url));
      return null;
    };
  });
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'QR Code' }).click();
  await expect(dialog.getByRole('img')).toHaveAttribute('width', '256');
  await stopClock(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Share QR on WhatsApp' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Share_Me_LXi_QR.png');
  const { width } = await sharp(await file.path()).metadata();
  expect(width).toBe(1024);
  await says(page, 'QR code downloaded');
  const opened = () => page.evaluate(() => Reflect.get(window, 'opened'));
  await page.clock.runFor(450);
  expect(await opened()).toBeUndefined();
  await page.clock.runFor(100);
  expect(await opened()).toMatch(
    /^https:\/\/wa\.me\/\?text=Share%20Me%20LXi%2C%20%E2%82%B94%2C75%2C000%0Ahttps?%3A%2F%2F.*%2Fq%2F\w+%3Fsrc%3Dlink$/,
  );
  await page.clock.runFor(4_300);
  await says(page, 'QR code downloaded');
  await page.clock.runFor(500);
  await expect(page.getByText('QR code downloaded', { exact: true })).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as SVG' }).click();
  const svg = await saving;
  expect(svg.suggestedFilename()).toBe('Share_Me_LXi_QR.svg');
  expect(await readFile(await svg.path(), 'utf8')).toMatch(/^<svg /);
});

test('a QR code that cannot be made shows an error and can be retried', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new Error('no canvas');
    };
  });
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'QR Code' }).click();
  await expect(dialog.getByText('Failed to generate QR code')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download QR Code' })).toBeDisabled();
});

test('a printed code is pointed at another vehicle, and shows how often it was scanned', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const sold = await publishListing(page, 'First Car');
  const next = await publishListing(page, 'Second Car');
  const [{ shortUrl }] = await (await page.request.get(`/api/links?vehicleId=${sold.id}`)).json();
  // Two people whose browsers open the page, which reports the code and removes it from the address.
  let people = 0;
  const scan = async () => {
    const person = await browser.newContext({ userAgent: `${PHONE} Person/${++people}` });
    const phone = await person.newPage();
    const reported = phone.waitForResponse((response) => response.url().endsWith('/api/views'));
    await phone.goto(shortUrl);
    expect((await reported).status()).toBe(200);
    const { pathname, search, hash } = new URL(phone.url());
    await person.close();
    return pathname + search + hash;
  };
  await scan();
  expect(await scan()).toBe(`/vehicle/${sold.id}?src=qr`);
  await page.goto('/dashboard/listings');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'First Car' }) });
  await card.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Vehicle' });
  await dialog.getByRole('button', { name: 'QR Code' }).click();
  await expect(dialog.getByText('Scanned 2 times')).toBeVisible();
  await dialog.getByRole('button', { name: 'Point this code at another vehicle' }).click();
  await dialog.getByLabel('Another vehicle').selectOption('Second Car');
  await dialog.getByRole('button', { name: 'Point code at this vehicle' }).click();
  await says(page, 'The printed code now leads to Second Car');
  await says(page, 'First Car has a new code.');
  await expect(dialog.getByText('Not scanned yet')).toBeVisible();
  expect(await scan()).toBe(`/vehicle/${next.id}?src=qr`);
});

test('a link has a picture that messengers accept, and a new one after a change', async ({
  page,
  request,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Card Me LXi');
  const cardOf = async () => {
    const html = await (
      await request.get(`/vehicle/${id}`, { headers: { 'user-agent': 'WhatsApp/2.23' } })
    ).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect([content('og:image:type'), content('og:image:width'), content('og:image:height')]).toEqual([
      'image/jpeg',
      '1200',
      '630',
    ]);
    expect(content('twitter:image')).toBe(content('og:image'));
    return content('og:image') ?? '';
  };
  const first = await cardOf();
  const picture = await request.get(first);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await picture.body()).length).toBeLessThanOrEqual(250_000);
  const headers = { origin: new URL(page.url()).origin };
  await page.request.patch(`/api/vehicles/${id}/status`, { headers, data: { status: 'sold' } });
  const second = await cardOf();
  expect(second).not.toBe(first);
  expect((await request.get(first)).url()).toBe(second);
});

test('the share dialog shows the card as in a chat, and one button opens WhatsApp with what buyers ask first', async ({
  page,
}) => {
  const dialog = await openShare(page);
  await expect(dialog.getByText('Share Me LXi, ₹4,75,000')).toBeVisible();
  const send = dialog.getByRole('link', { name: 'Send on WhatsApp' });
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Share%20Me%20LXi.*src%3Dlink$/);
  await expect(dialog.getByRole('link', { name: 'View page' })).toHaveAttribute('href', /^\/vehicle\//);
  const [picture] = await dialog.locator('figure img').all();
  await expect.poll(() => picture?.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const link = await sharedLink(dialog);
  const answer = await page.request.get(link, { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/\?src=link$/);

  await chooseLanguage(dialog, 'ta');
  await expect(send).toHaveAttribute('href', /src%3Dlink%26lang%3Dta$/);
  await expect(dialog.locator('figure img')).toHaveAttribute('src', /\/now-ta\.jpg$/);
  const [, sent = ''] = /(\/q\/.+)$/.exec(decodeURIComponent((await send.getAttribute('href')) ?? '')) ?? [];
  const inTamil = await page.request.get(sent, { maxRedirects: 0 });
  expect(inTamil.headers().location).toMatch(/\?src=link&lang=ta$/);
});
