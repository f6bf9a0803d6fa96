import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const offer = (page: Page, vehicleId: string, buyerName: string, offerPrice: string) =>
  page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      vehicleId,
      buyerName,
      buyerMobile: buyerName === 'Asha' ? '9876543210' : '9876543211',
      offerPrice,
    },
  });

test('a lead is found, worked on, exported and saved as a contact', async ({ page }) => {
  test.setTimeout(90_000);
  await signUp(page);
  const { id } = await publishListing(page, 'Lead Magnet LXi');
  await offer(page, id, 'Asha', '400000');
  await offer(page, id, 'Balu', '475000');
  await page.goto('/dashboard?tab=leads');
  const main = page.getByRole('main');

  await test.step('found by number', async () => {
    await page.getByRole('searchbox', { name: 'Search leads by buyer' }).fill('43210');
    await expect(main.getByText('Balu')).toBeHidden();
    await expect(main.getByText('-16% below asking')).toBeVisible();
    await page.getByRole('searchbox').fill('nobody');
    await page.getByRole('button', { name: 'Show all leads' }).click();
    await expect(main.getByText('Balu')).toBeVisible();
  });

  await test.step('worked on', async () => {
    await page.getByRole('button', { name: 'Details of Asha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Asha' });
    await dialog.getByLabel('Status').selectOption('Visit booked');
    await dialog.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(dialog.getByText(/You are reminded .*10:00 am/)).toBeVisible();
    await dialog.getByLabel('Notes').fill('Brings his mechanic');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save Notes' }).click();
    await expect(page.getByText('Notes saved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await expect(main.getByText('Visit booked').last()).toBeVisible();
  });

  await test.step('exported', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Asha,919876543210,Lead Magnet LXi,475000,400000,INR,visit_booked');
    expect(text).toContain('Brings his mechanic');
  });

  await test.step('saved as a contact, corrected and deleted', async () => {
    await page.getByRole('button', { name: 'Add Contact' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add to Contacts' });
    await expect(dialog.getByLabel('Mobile Number')).toHaveValue(/^987654321[01]$/);
    await dialog.getByLabel('Name').fill('');
    await dialog.getByLabel('Mobile Number').fill('98765');
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Mobile number must be at least 10 digits')).toBeVisible();
    await dialog.getByLabel('Name').fill('Mechanic');
    await dialog.getByLabel('Mobile Number').fill('9876500000');
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(page.getByText('Contact added successfully', { exact: true })).toBeVisible();

    await page.goto('/dashboard?tab=contacts');
    await page.getByRole('button', { name: 'Edit Mechanic' }).click();
    await page.getByLabel('Name').fill('Good Mechanic');
    await page.getByRole('button', { name: 'Save Contact' }).click();
    await expect(main.getByText('Good Mechanic')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Good Mechanic' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(main.getByText('No contacts yet')).toBeVisible();
  });
});
