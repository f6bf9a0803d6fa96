import { readFile } from 'node:fs/promises';
import { openPdf, textOf } from '../features/print/test/read-pdf.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a dealer writes down what came in, is warned of cash, and bills the sale', {
  tag: '@both',
}, async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  const { id } = await publishListing(page, 'Bills Swift');
  const bought = await page.request.put(`/api/purchases/${id}/paid`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      version: 0,
      plate: 'UP78AB1234',
      fromName: 'Demo Owner',
      fromPhone: '9800000002',
      fromAddress: '12 Demo Road',
      at: new Date(Date.now() - 86_400_000).toISOString(),
      kms: 42_000,
      keys: 2,
      papers: ['rc'],
      loan: 'none',
      bank: '',
      price: '416000',
      paidBy: 'bank',
    },
  });
  expect(bought.status()).toBe(200);
  await page.goto(`/dashboard/listings/${id}`);
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'Money' });
  await card.getByRole('button', { name: 'Show', exact: true }).click();

  await test.step('the price of the purchase is taken over', async () => {
    await card.getByRole('button', { name: 'Take ₹4,16,000 from how it came in' }).click();
    await expect(card).toContainText('Bought for₹4,16,000');
    await expect(card.getByRole('listitem')).toContainText(['Demo Owner']);
    await expect(card.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  });

  await test.step('cash that reaches a limit needs somebody who has read of it', async () => {
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a payment' });
    await dialog.getByLabel('Amount').fill('2 lakh');
    await dialog.getByLabel('What').selectOption('Received from the buyer');
    await expect(dialog.getByLabel('Whose money')).toHaveCount(0);
    await dialog.getByLabel('Paid by').selectOption('Cash');
    await dialog.getByLabel('Who paid').fill('Demo Buyer');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('cash for this vehicle reaches ₹2,00,000')).toBeVisible();
    await dialog.getByLabel('I have read this. Save it anyway.').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('Received₹2,00,000');
    await expect(card.getByRole('listitem')).toContainText(['Demo Buyer']);
    await expect(card).toContainText('Spent₹0');
  });

  await test.step('the bill is a PDF with the next number, and stands with the papers', async () => {
    await page.context().setOffline(true);
    await card.getByRole('button', { name: 'Sale bill' }).click();
    await expect(page.getByText('A bill needs a network', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await card.getByRole('button', { name: 'Sale bill' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sale bill' });
    await expect(dialog.getByLabel('Number plate')).toBeVisible();
    await page.context().setOffline(true);
    await expect(dialog.getByText(/^There is no network, and this needs one/)).toBeVisible();
    await page.context().setOffline(false);
    await dialog.getByLabel('Number plate').fill('UP78 AB 1234');
    await dialog.getByLabel('Buyer’s name').fill('Demo Buyer');
    await dialog.getByLabel('Buyer’s number').fill('98123 45678');
    await expect(dialog.getByLabel('Tax', { exact: true })).toHaveCount(0);
    await dialog.getByLabel('Your GSTIN').fill('09AAPFU0939F1ZV');
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    await expect(dialog.getByText('Enter the 15 characters of a valid GSTIN')).toBeVisible();
    await dialog.getByLabel('Your GSTIN').fill('09AAPFU0939F1ZT');
    await dialog
      .getByLabel('Tax', { exact: true })
      .selectOption('On the whole price: bought with a tax invoice');
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    await expect(dialog.getByText('Enter the buyer’s address')).toBeVisible();
    await dialog.getByLabel('Buyer’s address').fill('12 Demo Road, Delhi');
    await dialog.getByLabel('State of the buyer').selectOption('Delhi');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^SB-\d\d-\d\d-0001\.pdf$/);
    const text = textOf(await openPdf(await readFile(await file.path()))).join(' ');
    for (const said of ['Tax invoice', '09AAPFU0939F1ZT', 'Delhi', '₹72,457.63', '₹4,75,000']) {
      expect(text).toContain(said);
    }
    await expect(main.getByRole('region', { name: 'Receipts and notes' })).toContainText('Sale bill SB/');
  });

  await test.step('the month is a file for the accountant', async () => {
    await page.goto('/dashboard/figures');
    const month = main.getByRole('region', { name: 'Bills of a month' });
    const saved = page.waitForEvent('download');
    await month.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toContain('Demo Buyer');
    expect(file).toContain('402542.37');
    expect(file).toContain('show it to your accountant');
  });
});
