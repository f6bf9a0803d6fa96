import { expect, test } from './support/test.ts';

test('deleting a contact is asked for, and can be left', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard?tab=contacts');
  const rows = page.getByRole('table', { name: 'Contacts' }).getByRole('row');
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  await expect(remove).toBeVisible();
  const count = await rows.count();
  await remove.click();
  await expect(page.getByRole('alertdialog')).toContainText('removed from your contacts. Leads stay.');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(count);
  await expect(remove).toBeFocused();
});

test('a contact is corrected in place', async ({ page, signInAs }) => {
  await signInAs('growth');
  await page.goto('/dashboard?tab=contacts');
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Desktop Contact');
  await dialog.getByLabel('Mobile Number').fill('9876500002');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Desktop Contact' }).click();
  await expect(dialog.getByLabel('Mobile Number')).toHaveValue('9876500002');
  await dialog.getByLabel('Mobile Number').fill('9876500003');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: '+91 9876500003' })).toBeVisible();
});
