import { expect, test } from './support/test.ts';

test('a Pro seller suggests at most two other unsold vehicles, and buyers see them', {
  tag: '@wide',
}, async ({ page, signInAs, demoVehicles }) => {
  const [base, first, second, third] = demoVehicles.filter(({ status }) => status === 'available').reverse();
  if (!base || !first || !second || !third) throw new Error('the dealer has too few vehicles');
  const sold = demoVehicles.find(({ status }) => status === 'sold');
  await signInAs('pro');
  await page.goto('/dashboard/listings');
  // In a long list, only the visible listings are rendered.
  await page.getByRole('searchbox', { name: 'Search by name, plate or city' }).fill(base.name);
  await page.getByRole('button', { name: `More actions for ${base.name}` }).click();
  await page.getByRole('menuitem', { name: 'Add Suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle Suggestions' });
  const list = dialog.getByRole('list', { name: 'Vehicles to suggest' });
  await expect(list).toHaveCSS('height', '400px');
  await expect(list.getByText(base.name, { exact: true })).toHaveCount(0);
  if (sold) await expect(list.getByText(sold.name, { exact: true })).toHaveCount(0);

  const submit = dialog.getByRole('button', { name: /(Add|Replace) Suggestions/ });
  await submit.click();
  await expect(page.getByText('Please select at least 1 vehicle to suggest', { exact: true })).toBeVisible();
  for (const { name } of [first, second, third]) await list.getByRole('checkbox', { name }).first().click();
  await expect(
    page.getByText('You can only select up to 2 vehicles as suggestions', { exact: true }),
  ).toBeVisible();
  await submit.click();
  await expect(page.getByText('Suggestions added', { exact: true })).toBeVisible();

  await page.goto(`/vehicle/${base.id}`);
  const shown = page.getByRole('region', { name: 'More from this seller' });
  await expect(shown.getByRole('link')).toHaveCount(2);
  await expect(shown).toContainText(first.name);
});
