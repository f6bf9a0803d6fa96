import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { forgetSession, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function report(visitor: Page, path: string, reason: string, details: string) {
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Report this listing' }).click();
  await visitor.getByLabel('What is wrong?').selectOption({ label: reason });
  await visitor.getByLabel('Details').fill(details);
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Thank you. Our team will look at this listing.')).toBeVisible();
}

test('a listing is reported with and without script, taken down and restored', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Reported Ritz');
  const path = `/vehicle/${id}`;
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await report(visitor, path, 'Fraud or asks for money in advance', 'Wants an advance.');
    await visitor.context().close();
  }

  await forgetSession(page);
  await signInAs('admin');
  await page.goto('/admin/reports');
  const row = page.getByRole('listitem').filter({ hasText: 'Reported Ritz' });
  await expect(row).toContainText('Wants an advance.');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Hide Reported Ritz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hide listing' }).click();
  await expect(dialog).toContainText('A reason is required');
  await dialog.getByLabel('Reason').fill('Stolen, says the police');
  await dialog.getByRole('button', { name: 'Hide listing' }).click();
  // Elements behind an open dialog have no roles.
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);

  await page.getByRole('radio', { name: 'Hidden' }).click();
  await expect(row).toContainText('Reason for hiding: Stolen, says the police');
  await row.getByRole('button', { name: 'Restore: Reported Ritz' }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(200);
});

test('a report without a reason says what is missing', async ({ page, demoVehicles }) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose what is wrong')).toBeVisible();
});
