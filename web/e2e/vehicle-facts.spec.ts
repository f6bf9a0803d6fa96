import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dialogOf, openDialog, says } from './support/add-dialog.ts';
import { choose, fill } from './support/add-vehicle.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function open(page: Page) {
  await signUp(page);
  await openDialog(page);
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

test('kind, make and model are chosen by keyboard, and make the name', { tag: '@wide' }, async ({ page }) => {
  const dialog = await open(page);
  await dialog.locator('label', { hasText: 'Scooter' }).click();
  const make = dialog.getByRole('combobox', { name: 'Make' });
  await make.click();
  const makes = dialog.getByRole('listbox', { name: 'Makes' });
  await expect(makes.getByRole('option', { name: 'Honda' })).toBeVisible();
  await expect(makes.getByRole('option', { name: 'Hyundai' })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(makes).toBeHidden();
  await expect(dialog).toBeVisible();
  await make.pressSequentially('hon');
  await page.keyboard.press('ArrowDown');
  await expect(make).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(make).toHaveValue('Honda');
  await dialog.getByRole('combobox', { name: 'Model' }).fill('activa 6');
  await dialog.getByRole('option', { name: 'Activa 6G' }).click();
  await expect(dialog.getByLabel('Vehicle Name')).toHaveValue('Honda Activa 6G');
  await expect(dialog.getByLabel('Fuel Type')).toHaveValue('Petrol');
  await dialog.getByLabel('Year').fill('2019');
  await expect(dialog.getByLabel('Vehicle Name')).toHaveValue('2019 Honda Activa 6G');
  await dialog.getByText('More details').click();
  await expect(dialog.getByLabel('Body')).toHaveValue('Scooter');

  await dialog.getByLabel('Vehicle Name').fill('Our old scooter');
  await dialog.getByLabel('Year').fill('2018');
  await expect(dialog.getByLabel('Vehicle Name')).toHaveValue('Our old scooter');
});

test('the name fills in the facts, and any make may be typed', async ({ page }) => {
  const dialog = await open(page);
  await dialog.getByLabel('Vehicle Name').fill('2017 Tata Nexon Diesel');
  await expect(dialog.getByRole('radio', { name: 'Car' })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Make' })).toHaveValue('Tata');
  await expect(dialog.getByRole('combobox', { name: 'Model' })).toHaveValue('Nexon');
  await expect(dialog.getByLabel('Fuel Type')).toHaveValue('Diesel');
  await expect(dialog.getByLabel('Year')).toHaveValue('2017');
  await dialog.getByRole('combobox', { name: 'Make' }).fill('Zastava');
  await dialog.getByLabel('Vehicle Name').fill('2017 Tata Nexon');
  await expect(dialog.getByRole('combobox', { name: 'Make' })).toHaveValue('Zastava');
});

test('a listing can be published if the catalogue does not load, and nothing is reported', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/issues')) reports.push(request.postData() ?? '');
  });
  await page.route('**/assets/catalogue-*', (route) => route.abort());
  await signUp(page);
  await fill(page, '2017 Tata Nexon Diesel');
  await expect(dialogOf(page).getByLabel('Fuel Type')).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Create Listing' }).click();
  await says(page, 'Vehicle Created!');
  expect(reports).toEqual([]);
});

test('an unusual price needs confirmation; the facts are on the page, the registration number is not', {
  tag: '@wide',
}, async ({ page }) => {
  const dialog = await open(page);
  await choose(page, 'front.jpg');
  await dialog.getByLabel('Vehicle Name').fill('2019 Maruti Suzuki Swift VXi');
  await dialog.getByLabel('Price').fill('4.75 cr');
  await dialog.getByLabel('KMs Driven').fill('42000');
  await dialog.getByLabel('Owners').selectOption('1');
  await dialog.getByLabel('Insurance until').selectOption('2027-03');
  await dialog.getByLabel('Registration number').fill('mh 12 zq 7391');
  await expect(dialog.getByText('MH-12, Maharashtra. Buyers never see the number.')).toBeVisible();
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Area').fill('Baner');
  await dialog.getByRole('switch', { name: 'Negotiable' }).click();
  await dialog.getByRole('button', { name: 'Create Listing' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A price of ₹4.75 crore: is that right?');
  await expect(question).toContainText('Usual is ₹1 lakh to ₹9 lakh.');
  await question.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Price').fill('4.75 lakh');
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/api/vehicles') && response.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Create Listing' }).click();
  const { id } = await (await created).json();
  await page.goto(`/vehicle/${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: /^(1st|MH|Ins|Neg|Ban)/ })).toHaveText([
    '1st owner',
    'MH-12',
    'Insurance until Mar 2027',
    'Negotiable',
    'Baner, Pune',
  ]);
  expect((await page.content()).toUpperCase()).not.toMatch(/ZQ[\s-]*7391/);
});

test('three facts fill their grid, without an empty cell', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Three Facts LXi', {
    known: { fuelType: 'Petrol', kmsDriven: 42_000 },
  });
  await page.goto(`/vehicle/${id}`);
  const grid = page.locator('dl').first();
  const cells = grid.locator('> div');
  await expect(cells).toHaveCount(3);
  const whole = await grid.boundingBox();
  const last = await cells.last().boundingBox();
  expect(last?.width).toBeGreaterThan((whole?.width ?? 0) - 4);
});
