import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishListing, tinyPdf } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

/**
 * If several cards have the same name, the last one is meant. A menu that is closing swallows the first
 * press.
 */
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

test('a seller’s card shows facts, counts and actions', { tag: '@both' }, async ({ page }) => {
  const { id } = await publishListing(page, 'Carded VXi', { rc: tinyPdf() });
  const headers = { origin: new URL(page.url()).origin };
  const data = { fuelType: 'Petrol', transmission: 'Manual', kmsDriven: 42_000 };
  expect((await page.request.patch(`/api/vehicles/${id}`, { headers, data })).status()).toBe(200);
  await page.goto('/dashboard/listings');
  const own = card(page, 'Carded VXi');
  await expect(own.getByRole('heading', { name: 'Carded VXi' })).toBeVisible();
  for (const fact of ['₹4,75,000', '2020 · Petrol · Manual · 42,000 km', '0 views', '0 republished']) {
    await expect(own.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(own.locator('img')).toHaveAttribute('src', /^\/media\//);
  await expect(own.getByRole('button', { name: 'Status of Carded VXi: Available' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  const view = own.getByRole('link', { name: 'View Carded VXi in a new tab' });
  await expect(view).toHaveAttribute('href', `/vehicle/${id}`);
  await expect(view).toHaveAttribute('target', '_blank');
  await own.getByRole('button', { name: 'More actions for Carded VXi' }).click();
  for (const name of ['Edit', 'Delete', 'See RC', 'Download RC']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('menuitem', { name: 'Add Suggestions' }), 'on pro alone').toHaveCount(0);
});

test('a listing is edited, sold for good, listed again and deleted', { tag: '@wide' }, async ({ page }) => {
  const { id } = await publishListing(page, 'Edit Me VXi');
  await page.goto('/dashboard/listings');

  await choose(page, 'Edit Me VXi', 'Edit');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByRole('dialog').getByLabel('Price').fill('499000');
  await page.getByRole('dialog').getByLabel('Specifications').fill('Owners: 1');
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
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Status of Edit Me VXi: Sold' })).toHaveCount(0);
  const gone = await page.goto(`/vehicle/${id}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
});

test('a private certificate is shown to its owner, requested, approved and revoked', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const { id } = await publishListing(page, 'Certified ZX', { rc: tinyPdf() });
  await page.goto('/dashboard/listings');
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

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^1 request to answer/ }).click();
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

test('search, filter and order of the listings are in the address', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard/listings');
  const status = page.getByRole('radiogroup', { name: 'Status' });
  await expect(status.getByRole('radio', { name: /^All \d+$/ })).toBeVisible();
  await status.getByRole('radio', { name: /^Sold \d+$/ }).click();
  await page.getByRole('searchbox', { name: 'Search by name, plate or city' }).fill('a');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price');
  await expect(page).toHaveURL('/dashboard/listings?find=a&shown=sold&sort=price');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search by name, plate or city' })).toHaveValue('a');
  await expect(status.getByRole('radio', { name: /^Sold/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price');
  await page.goBack();
  await expect(page).not.toHaveURL(/listings/);
});
