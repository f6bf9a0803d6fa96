import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function openFeed(page: Page) {
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Feed for Facebook' }).click();
  return page.getByRole('dialog', { name: 'Catalogue feed' });
}

test('the catalogue feed of a Pro seller is fetched at its address, which is shown once and can be replaced', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  const dialog = await openFeed(page);
  await dialog.getByRole('button', { name: 'Make the address' }).click();
  const address = dialog.getByLabel('Address for Meta (CSV)');
  await expect(address).toHaveValue(/\/feeds\/[\w-]{46}\/vehicles\.csv$/);
  const first = await address.inputValue();
  const statusOf = async (url: string) => (await page.request.get(url)).status();
  await expect.poll(() => statusOf(first)).toBe(200);
  const file = await (await page.request.get(first)).text();
  expect(file.split('\r\n')[0]).toMatch(/^vehicle_id,title,description,url,make,model,/);
  expect(file).toContain('Grand Vitara');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await openFeed(page);
  await expect(dialog.getByText(/^\d+ vehicles in it$/)).toBeVisible();
  await expect(dialog.getByText(/^Last fetched/)).toBeVisible();
  await expect(address).toBeHidden();

  await dialog.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new one' }).click();
  await expect(address).toHaveValue(/vehicles\.csv$/);
  const second = await address.inputValue();
  expect(await statusOf(first)).toBe(404);
  await expect.poll(() => statusOf(second)).toBe(200);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});

test('the catalogue feed is part of Pro, and says so to others', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  await publishListing(page, 'Feed Swift');
  const dialog = await openFeed(page);
  await expect(dialog.getByText('It is part of the Pro plan.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
});
