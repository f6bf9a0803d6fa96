import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MESSAGE = `*FRESH STOCK*
1. *Swift VXI 2018* 2nd owner 62k UP78 4.75 fix
2. i20 Sportz 2016/17 1st 55,000 475
3. Alto K10 VXI 2015 II owner 48k 2.10 nego
4. WagonR LXI P+CNG 2019 1st 70k 4,25,000/-
5. Creta SX D 2017 2nd 85k km 8.5L
6. ~Activa 6G 2021 12k 65k~ SOLD
7. Honda City ZX 2014 3.9 call
8. Ertiga VDI 2016 1 owner 95000 km 6.25 lakh final
9. Bolero ZLX 2015 3rd owner 1.2 lakh km 4.10
10. Nexon XM P 2020 20k 7.50
11. Kwid RXT 2018 Petrol 35 k 2.85 lac
12. Brezza ZDI+ 2018 dl 60k call`;

const listField = (page: Page) => page.getByRole('textbox', { name: 'Your list' });

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((said) => navigator.clipboard.writeText(said), text);
  await listField(page).press('ControlOrMeta+V');
}

test('twelve vehicles of a message become drafts in four taps, and can be undone', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Import a list' }).click();
  // Read as soon as it is pasted.
  await paste(page, MESSAGE);
  const dialog = page.getByRole('dialog', { name: '12 vehicles in your list' });
  const rows = dialog.getByRole('list').getByRole('listitem');
  await expect(dialog.getByText('Lines without a vehicle: 1')).toBeVisible();
  await expect(rows.nth(0)).toContainText(
    'Maruti Suzuki Swift VXI, 2018, 62,000 km, 2nd owner, UP78, ₹4,75,000',
  );
  await rows.nth(1).getByRole('button', { name: 'Edit' }).click();
  await expect(rows.nth(1).getByLabel('Price')).toHaveValue('4,75,000');
  await expect(rows.nth(1).getByLabel('KMs Driven')).toHaveValue('55,000');
  await expect(rows.nth(5).getByRole('checkbox')).not.toBeChecked();
  await expect(rows.nth(5).getByText('Marked as sold in the list')).toBeVisible();
  await expect(rows.nth(11).getByText('No price that we can be sure of')).toBeVisible();
  await rows.nth(11).getByLabel('Price').fill('7.4 lakh');
  await rows.nth(6).getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Save 10 drafts' }).click();
  await expect(page.getByText('10 drafts saved. Add photos to publish.', { exact: true })).toBeVisible();

  const drafts = page.getByRole('list', { name: 'Drafts' });
  await page.getByRole('button', { name: 'Show all 10 drafts' }).click();
  await expect(drafts.getByRole('listitem')).toHaveCount(10);
  await expect(drafts.getByRole('listitem').first()).toContainText('2018 Maruti Suzuki Swift VXI');
  await drafts.getByRole('button', { name: 'Continue 2018 Maruti Suzuki Brezza ZDI+' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Vehicle' });
  await expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue('7,40,000');
  await form.getByLabel('Vehicle Name').fill('Corrected Brezza');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(drafts.getByText('Corrected Brezza')).toBeVisible();

  await page.getByRole('button', { name: 'Undo the list: delete its 9 drafts' }).click();
  await expect(page.getByText('9 drafts deleted. Left as they are: 1.', { exact: true })).toBeVisible();
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
});

test('a list without vehicles says so, and one that is in the stock is not taken again', async ({ page }) => {
  await signUp(page);
  await publishListing(page, 'Known Swift', { known: { facts: { registrationNumber: 'MH12AB1234' } } });
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await listField(page).fill('hello, how are you?');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(
    page.getByText('No vehicles found in it. Name, year and price of each are enough.'),
  ).toBeVisible();
  await listField(page).fill('Swift VXI 2018 62k MH 12 AB 1234 4.75\nAlto K10 2015 48k 2.10');
  await page.getByRole('button', { name: 'Read the list' }).click();
  const dialog = page.getByRole('dialog', { name: '2 vehicles in your list' });
  await expect(dialog.getByText('You have it already: Known Swift')).toBeVisible();
  await dialog.getByRole('checkbox').nth(1).uncheck();
  await dialog.getByRole('button', { name: 'Nothing to save' }).click();
  await expect(dialog.getByText('Tick at least one vehicle.')).toBeVisible();
});
