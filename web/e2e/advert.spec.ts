import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an advert fills in the form, and what the seller corrects stays', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard?add=vehicle');
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' });
  const advert = dialog.getByLabel('Paste your advert, or say it');
  await advert.fill('*Swift VXI 2018* 2nd owner petrol 62k UP78 Kanpur saadhe chaar lakh nego');
  await advert.blur();
  await expect(dialog.getByText('Filled in: Maruti Suzuki Swift VXI')).toContainText('₹4,50,000');
  await expect(dialog.getByLabel('Vehicle Name')).toHaveValue('2018 Maruti Suzuki Swift VXI');
  await expect(dialog.getByLabel('Price')).toHaveValue('4,50,000');
  await expect(dialog.getByLabel('Year')).toHaveValue('2018');
  await expect(dialog.getByLabel('KMs Driven')).toHaveValue('62,000');
  await expect(dialog.getByLabel('Owners')).toHaveValue('2');
  await expect(dialog.getByLabel('City')).toHaveValue('Kanpur');
  await dialog.getByLabel('Year').fill('2019');
  await advert.focus();
  await advert.blur();
  await expect(dialog.getByLabel('Year')).toHaveValue('2019');
  await advert.fill('Pulsar 150 2015 price on call');
  await advert.blur();
  await expect(dialog.getByText('Filled in: Bajaj Pulsar 150')).toBeVisible();
  await expect(dialog.getByLabel('Year'), 'as corrected').toHaveValue('2019');
  for (const label of ['Price', 'Owners', 'City']) await expect(dialog.getByLabel(label)).toHaveValue('');
});

test('an advert without a clear price says so and fills in the rest', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard?add=vehicle');
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' });
  const advert = dialog.getByLabel('Paste your advert, or say it');
  await advert.fill('Alto 800 2014 first owner 4 lakh 5');
  await advert.blur();
  await expect(dialog.getByText('It has no price that we can be sure of.')).toBeVisible();
  await expect(dialog.getByLabel('Price')).toHaveValue('');
  await advert.fill('good vehicle');
  await advert.blur();
  await expect(dialog.getByText('No facts found in it.')).toBeVisible();
});
