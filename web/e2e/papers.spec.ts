import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { sign } from './support/papers.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Receipts and notes' });

test('a car goes out with a token receipt and a signed delivery note, whose file can be compared', {
  tag: '@both',
}, async ({ page, context }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Papers Swift');
  await page.goto(`/dashboard/listings/${id}`);
  await expect(card(page)).toContainText('Nothing has been issued yet.');

  await test.step('a token holds the vehicle', async () => {
    await card(page).getByRole('button', { name: 'Token receipt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Token receipt' });
    await dialog.getByLabel('Number plate').fill('UP78 AB 1234');
    await dialog.getByLabel('Buyer’s name').fill('Demo Buyer');
    await dialog.getByLabel('Buyer’s number').fill('98123 45678');
    await dialog.getByLabel('Token received').fill('6 lakh');
    for (const box of await dialog.getByLabel('Sign by hand on the print').all()) await box.check();
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    await expect(dialog).toContainText('The token is more than the price');
    await dialog.getByLabel('Token received').fill('21,000');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^TR-\d\d-\d\d-0001\.pdf$/);
    await expect(dialog).toHaveCount(0);
    await expect(card(page).getByRole('listitem')).toContainText(['Demo Buyer · ₹21,000']);
    await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible();
  });

  const file =
    await test.step('a note needs both signatures, and takes the buyer from the receipt', async () => {
      await card(page).getByRole('button', { name: 'Delivery note' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delivery note' });
      await expect(dialog.getByLabel('Buyer’s name')).toHaveValue('Demo Buyer');
      await expect(dialog.getByLabel('Number plate')).toHaveValue('UP78AB1234');
      await dialog.getByLabel('Odometer, km').fill('62000');
      await dialog.getByLabel('RC', { exact: true }).check();
      await sign(page, dialog, 'seller');
      await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
      await expect(dialog.getByText('Sign, or choose to sign by hand')).toHaveCount(1);
      await expect(dialog.getByText('Say whose name is in the RC')).toBeVisible();
      await dialog.getByRole('button', { name: 'In our name' }).click();
      await expect(dialog.getByLabel('RC in the name of')).not.toHaveValue('');
      await sign(page, dialog, 'buyer');
      await dialog
        .getByRole('group', { name: 'Signature of the buyer' })
        .getByRole('button', { name: 'Clear' })
        .click();
      await sign(page, dialog, 'buyer');
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
      const path = await (await saved).path();
      await expect(card(page).getByRole('listitem')).toHaveCount(2);
      return path;
    });

  await test.step('whoever holds it sees what it is, and compares the file', async () => {
    const link = card(page).getByRole('link', { name: /^DN\// });
    const number = await link.textContent();
    const address = await link.getAttribute('href');
    const other = await context.newPage();
    await other.goto(address ?? '');
    await expect(other.getByRole('heading', { name: 'Delivery note' })).toBeVisible();
    await expect(other.getByText(`Number ${number}`)).toBeVisible();
    await expect(other.getByText('Demo Buyer')).toHaveCount(0);
    const chosen = other.getByLabel('Choose the PDF to compare');
    await chosen.setInputFiles(file);
    await expect(other.getByText('This is the file that was signed on the screen.')).toBeVisible();
    const buffer = Buffer.concat([await readFile(file), Buffer.from(' ')]);
    await chosen.setInputFiles({ name: 'changed.pdf', mimeType: 'application/pdf', buffer });
    await expect(other.getByText('This is another file than the one')).toBeVisible();
    await expect(other.getByText('This is the file that was signed on the screen.')).toBeHidden();
    await other.close();
  });

  await test.step('a second note is asked about, and a cancelled one stays in the list', async () => {
    await card(page).getByRole('button', { name: 'Delivery note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delivery note' });
    await dialog.getByLabel('Odometer, km').fill('62000');
    await dialog.getByLabel('RC', { exact: true }).check();
    await dialog.getByLabel('RC in the name of').fill('Demo Owner');
    for (const box of await dialog.getByLabel('Sign by hand on the print').all()) await box.check();
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    await expect(dialog.getByText(/There is already DN.*0001 of/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    await saved;
    await expect(card(page).getByRole('listitem')).toHaveCount(3);
    await card(page)
      .getByRole('button', { name: /^More actions for DN.*0002$/ })
      .click();
    await page.getByRole('menuitem', { name: 'Cancel the paper' }).click();
    const cancelling = page.getByRole('dialog', { name: /^Cancel DN/ });
    await cancelling.getByRole('button', { name: 'Cancel the paper' }).click();
    await expect(cancelling.getByText('Say why')).toBeVisible();
    await cancelling.getByLabel('Reason').fill('Wrong km');
    await cancelling.getByRole('button', { name: 'Cancel the paper' }).click();
    await expect(card(page).getByText('Wrong km')).toBeVisible();
    await card(page)
      .getByRole('button', { name: /^More actions for DN.*0002$/ })
      .click();
    await page.getByRole('menuitem', { name: 'Erase the buyer’s number' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    await expect(card(page).getByRole('listitem').first()).not.toContainText('Demo Buyer');
    await expect(card(page).getByRole('button', { name: /^More actions for DN.*0002$/ })).toHaveCount(0);
    await expect(card(page).getByRole('listitem')).toHaveCount(3);
  });
});

test('printed anew, a note has room for signatures by hand', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Printed Swift');
  const sale = { buyerName: 'Demo Buyer', buyerMobile: '9812345678', price: '450000', vehicleId: id };
  const handed = {
    at: new Date(Date.now() - 60_000).toISOString(),
    kms: 1,
    keys: 1,
    papers: [],
    plate: 'UP78AB1234',
    rcOwner: 'Demo Owner',
  };
  const answer = await page.request.post('/api/papers', {
    data: { kind: 'delivery_note', ...sale, ...handed },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  const { number } = await answer.json();
  await page.goto(`/dashboard/listings/${id}`);
  const saved = page.waitForEvent('download');
  await card(page)
    .getByRole('button', { name: `PDF of ${number} without signatures` })
    .click();
  expect((await saved).suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`);
  await expect(page.getByText(/saved$/).first()).toBeVisible();
});

test('a price that is not the accepted offer is asked about once', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Asked Swift');
  const headers = { origin: new URL(page.url()).origin };
  const buyer = { buyerName: 'Demo Buyer', buyerMobile: '9812345678' };
  const offer = await page.request.post('/api/leads', {
    data: { vehicleId: id, ...buyer, offerPrice: '450000' },
    headers,
  });
  expect(offer.status()).toBe(201);
  const [lead] = await (await page.request.get('/api/leads')).json();
  const won = await page.request.patch(`/api/leads/${lead.id}`, { data: { status: 'won' }, headers });
  expect(won.status()).toBe(200);
  await page.goto(`/dashboard/listings/${id}`);
  await card(page).getByRole('button', { name: 'Token receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token receipt' });
  const issue = dialog.getByRole('button', { name: 'Issue and save the PDF' });
  await expect(dialog.getByLabel('Agreed price')).toHaveValue('4,50,000');
  await dialog.getByLabel('Number plate').fill('UP78 AB 1234');
  await dialog.getByLabel('Token received').fill('21,000');
  await dialog.getByLabel('Agreed price').fill('4.4 lakh');
  for (const box of await dialog.getByLabel('Sign by hand on the print').all()) await box.check();
  await issue.click();
  await expect(dialog.getByText('The accepted offer is ₹4,50,000.')).toBeVisible();
  await issue.click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page).getByRole('listitem')).toContainText(['Demo Buyer · ₹21,000']);
});
