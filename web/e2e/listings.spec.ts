import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishListing, tinyPdf } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

/** Of several cards of one name the last is meant. A menu that closes just now takes the first press for itself. */
async function choose(page: Page, name: string, action: string) {
  const item = page.getByRole('menuitem', { name: action });
  await expect(async () => {
    await page
      .getByRole('button', { name: `More actions for ${name}` })
      .last()
      .click();
    await expect(item).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await item.click();
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a listing is edited, sold for good, listed again and deleted', { tag: '@both' }, async ({ page }) => {
  const { id } = await publishListing(page, 'Edit Me VXi');
  await page.goto('/dashboard?tab=listings');

  await choose(page, 'Edit Me VXi', 'Edit');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Price').fill('499000');
  await page.getByLabel('Specifications').fill('Owners: 1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Edit Me VXi')).toContainText('₹4,99,000');

  await page.getByRole('button', { name: 'Status of Edit Me VXi: Available' }).click();
  await page.getByRole('menuitemradio', { name: 'Sold' }).click();
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await page.getByRole('button', { name: 'Status of Edit Me VXi: Sold' }).click();
  await expect(page.getByText('Cannot revert from sold')).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, 'Edit Me VXi', 'Relist as new');
  await expect(page.getByText('Listed again', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status of Edit Me VXi: Available' })).toBeVisible();

  await choose(page, 'Edit Me VXi', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vehicle deleted', { exact: true })).toBeVisible();
  const gone = await page.goto(`/vehicle/${id}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
});

test('a private certificate is seen by its owner, asked for, approved and revoked', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const { id } = await publishListing(page, 'Certified ZX', { rc: tinyPdf() });
  await page.goto('/dashboard?tab=listings');
  await choose(page, 'Certified ZX', 'See RC');
  const viewer = page.getByRole('dialog', { name: 'Registration Certificate' });
  await expect(viewer.getByTitle('Registration certificate of Certified ZX')).toBeVisible();
  // A browser without a PDF viewer also downloads what the dialog shows, under a random name.
  const name = `RC_Certified ZX_${id.slice(0, 8)}.pdf`;
  const downloading = page.waitForEvent('download', (download) => download.suggestedFilename() === name);
  await viewer.getByRole('button', { name: 'Download RC' }).click();
  const download = await downloading;
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/vehicle/${id}`);
  await expect(other.getByRole('link', { name: 'Sign in to ask' })).toBeVisible();
  await signUp(other);
  await other.goto(`/vehicle/${id}`);
  await other.getByRole('button', { name: 'Ask to see it' }).click();
  await expect(other.getByText('You have asked.')).toBeVisible();

  await page.goto('/dashboard?tab=listings');
  await page.getByRole('button', { name: 'Approve Test Seller' }).click();
  await expect(page.getByRole('button', { name: 'Revoke Test Seller' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Open the RC' })).toBeVisible();

  await page.getByRole('button', { name: 'Revoke Test Seller' }).click();
  await expect(page.getByText('Revoked')).toBeVisible();
  await other.reload();
  await expect(other.getByText('The seller keeps it private.')).toBeVisible();
  await other.context().close();
});
