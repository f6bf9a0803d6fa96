import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

const offerOn = async (page: Page, vehicleId: string, buyerName: string, buyerMobile: string) => {
  const headers = { origin: new URL(page.url()).origin };
  const data = { vehicleId, buyerName, buyerMobile, offerPrice: '450000' };
  const response = await page.request.post('/api/leads', { data, headers });
  expect(response.status()).toBe(201);
};

test('a salesperson opens numbers one by one, and the owner sees which @both', async ({ page, browser }) => {
  const ravi = await (await browser.newContext()).newPage();
  await signUp(page);
  await signUp(ravi);
  const vehicle = await publishListing(page, 'Swift VXI');
  const place = await employ(page, ravi, 'salesperson');
  await ravi.goto(`${place}/leads`);
  await expect(ravi.getByText('No leads yet')).toBeVisible();
  await expect.poll(() => ravi.evaluate(() => document.visibilityState)).toBe('visible');

  // It appears by itself, with the last four digits only.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await offerOn(visitor, vehicle.id, 'Asha', '9876543210');
  await ravi.getByRole('button', { name: 'Details of Asha' }).click();
  const dialog = ravi.getByRole('dialog', { name: 'Asha' });
  await expect(dialog).toContainText('•••• 3210');
  expect(await ravi.content()).not.toMatch(/98765\s?43210/);
  await dialog.getByRole('button', { name: 'Show number' }).click();
  await expect(dialog).toContainText('+91 98765 43210');
  // From now on it is a link, and what comes of a call is asked as of the owner.
  const call = dialog.getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', 'tel:+919876543210');
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.goto('/dashboard/settings?section=staff');
  const record = page.getByRole('list', { name: 'Who did what' });
  await expect(record.getByRole('listitem').first()).toContainText('Test Seller: Opened the number …3210');
  for (const other of [ravi, visitor]) await other.context().close();
});
