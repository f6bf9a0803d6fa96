import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function openShare(page: Page) {
  await signUp(page);
  await publishListing(page, 'Share Me LXi');
  await page.goto('/dashboard?tab=listings');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return page.getByRole('dialog', { name: 'Share Vehicle' });
}

test('the link is copied, and a browser that refuses is told of', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await dialog.getByLabel('Link').inputValue(),
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  await dialog.getByRole('button', { name: /Cop/ }).click();
  await says(page, 'Failed to copy link');
});

test('the phone’s own share sheet gets name, price and link; its failure has a way on', async ({ page }) => {
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
    url: await dialog.getByLabel('Link').inputValue(),
  });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await says(page, 'Share Failed');
  await says(page, 'Please download the QR code and share manually');
});

test('WhatsApp opens half a second after the code was saved', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (url) => {
      Reflect.set(window, 'opened', String(url));
      return null;
    };
  });
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'QR Code' }).click();
  await expect(dialog.getByRole('img')).toHaveAttribute('width', '256');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Share QR on WhatsApp' }).click();
  expect((await downloading).suggestedFilename()).toBe('Share_Me_LXi_QR.png');
  await says(page, 'QR code downloaded');
  const opened = () => page.evaluate(() => Reflect.get(window, 'opened'));
  await expect.poll(opened).toMatch(/^https:\/\/wa\.me\/\?text=Share%20Me%20LXi/);
});

test('a code that cannot be made is told, and tried again', async ({ page }) => {
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
