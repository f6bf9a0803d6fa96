import type { Page } from '@playwright/test';
import { addressesOf } from './support/addresses.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function add(page: Page, name: string, mobile: string) {
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add to Contacts' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Mobile Number').fill(mobile);
  await dialog.getByRole('button', { name: 'Add Contact' }).click();
  return dialog;
}

test('contacts are added once, found, corrected and deleted', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/contacts');
  const main = page.getByRole('main');

  await test.step('added, with the messages of the specification', async () => {
    const dialog = await add(page, '', '98765');
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Mobile number must be at least 10 digits')).toBeVisible();
    await dialog.getByLabel('Name').fill('Mechanic');
    const number = dialog.getByLabel('Mobile Number');
    await expect(number).toHaveAttribute('placeholder', '10 digit mobile number');
    await number.fill('');
    await number.pressSequentially('987650000012');
    await expect(number, 'no more than ten digits').toHaveValue('9876500000');
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(page.getByText('Contact added successfully', { exact: true })).toBeVisible();
    await expect(main.getByText('+91 98765 00000')).toBeVisible();
  });

  await test.step('once per number', async () => {
    const dialog = await add(page, 'Another', '9876500000');
    await expect(dialog.getByText('This number is already in your contacts')).toBeVisible();
    await expect(page.getByText('Failed to add contact', { exact: true })).toBeVisible();
    await dialog.getByLabel('Mobile Number').fill('9876500001');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contacts', async (route) => {
      await held;
      await route.fallback();
    });
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeVisible();
    release();
    await expect(dialog).toBeHidden();
  });

  await test.step('found, called, corrected and deleted', async () => {
    const addresses = addressesOf(page);
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('6500000');
    await expect(main.getByText('Another')).toBeHidden();
    expect(addresses.filter((address) => address.includes('6500000'))).toEqual([]);
    await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876500000');
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/919876500000/,
    );
    await page.getByRole('button', { name: 'Edit Mechanic' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Good Mechanic');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await page.getByRole('button', { name: 'Delete Good Mechanic' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Show all contacts' }).click();
    await expect(main.getByText('Another')).toBeVisible();
  });
});

test('deleting a contact needs confirmation, which can be cancelled', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard/contacts');
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

test('a contact is corrected in place', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Second Contact');
  await dialog.getByLabel('Mobile Number').fill('9876500002');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Second Contact' }).click();
  await expect(dialog.getByLabel('Mobile Number')).toHaveValue('9876500002');
  await dialog.getByLabel('Mobile Number').fill('9876500003');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: '+91 98765 00003' })).toBeVisible();
});
