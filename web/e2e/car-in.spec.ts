import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name = 'How it came in') => page.getByRole('main').getByRole('region', { name });

test('a car comes in with its plate and whose name is in the RC, and a receipt says what was paid', {
  tag: '@both',
}, async ({ page, context }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Came In Swift');
  const listed = await page.request.patch(`/api/vehicles/${id}`, {
    data: { kmsDriven: 60_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(listed.status()).toBe(200);
  await page.goto(`/dashboard/listings/${id}`);

  await test.step('whose name is in the RC is asked once', async () => {
    await card(page).getByRole('button', { name: 'No, I am the dealer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Whose name is in the RC?' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Say whose name is in the RC')).toBeVisible();
    await dialog.getByLabel('RC in the name of').fill('Demo Father');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page)).toContainText('RC in the name of: Demo Father');
  });

  await test.step('from whom, when and with what; what is wrong is said at its field', async () => {
    await card(page).getByRole('button', { name: 'Enter how it came in' }).click();
    const dialog = page.getByRole('dialog', { name: 'How it came in' });
    await expect(dialog).toContainText('Never take forms that are signed but left blank.');
    await dialog.getByLabel('Number plate').fill('MH12');
    await dialog.getByLabel('Bought from').fill('Demo Owner');
    await dialog.getByLabel('Their number').fill('98123 45678');
    await dialog.getByLabel('Their address').fill('2345 6789 0123');
    await dialog.getByLabel('Odometer, km').fill('62000');
    await expect(dialog.getByText('The listing says less: 60,000 km.')).toBeVisible();
    await dialog.getByLabel('RC', { exact: true }).check();
    await dialog.getByLabel('Loan').selectOption('running');
    await dialog.getByLabel('Price paid').fill('6.2 lakh');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter the whole number of the plate')).toBeVisible();
    await expect(dialog.getByText('Leave out the Aadhaar number')).toBeVisible();
    await expect(dialog.getByText('Enter the bank')).toBeVisible();
    await dialog.getByLabel('Number plate').fill('UP78 AB 1234');
    await dialog.getByLabel('Their address').fill('4 Demo Lane');
    await dialog.getByRole('textbox', { name: 'Bank' }).fill('Demo Bank');
    await dialog.getByLabel('Paid by').selectOption('bank');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page)).toContainText('Loan is running, Demo Bank');
    await expect(card(page)).toContainText('Demo Owner, +91 98123 45678, 4 Demo Lane');
    await expect(card(page)).not.toContainText('6,20,000');
  });

  await test.step('what was paid is covered, and the PAN is shown by its end', async () => {
    await card(page).getByRole('button', { name: 'Show' }).click();
    await expect(card(page)).toContainText('₹6,20,000');
    await card(page).getByRole('button', { name: 'ID of the person' }).click();
    const dialog = page.getByRole('dialog', { name: 'ID of the person' });
    await dialog.getByLabel('ID shown').selectOption('passport');
    await dialog.getByLabel('Its last four characters').fill('Z123');
    await dialog.getByLabel('PAN', { exact: true }).fill('1234');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Check the PAN: five letters, four digits, a letter')).toBeVisible();
    await dialog.getByLabel('PAN', { exact: true }).fill('ABCPD1234E');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page)).toContainText('Passport Z123, PAN ends in 234E');
    await card(page).getByRole('button', { name: 'Hide' }).click();
    await expect(card(page)).not.toContainText('234E');
  });

  await test.step('the receipt is printed, and what it is can be read behind its code', async () => {
    await card(page).getByRole('button', { name: 'Purchase receipt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Purchase receipt' });
    await context.setOffline(true);
    await expect(dialog.getByText(/^There is no network, and this needs one/)).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByText(/^There is no network/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    await expect(dialog.getByText('Sign, or choose to sign by hand')).toHaveCount(2);
    for (const box of await dialog.getByLabel('Sign by hand on the print').all()) await box.check();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^PR-\d\d-\d\d-0001\.pdf$/);
    await expect(dialog).toHaveCount(0);
    const receipts = card(page, 'Receipts and notes');
    await expect(receipts.getByRole('listitem')).toContainText(['Demo Owner']);
    await expect(receipts).not.toContainText('6,20,000');
    const address = await receipts.getByRole('link', { name: /^PR\// }).getAttribute('href');
    const other = await context.newPage();
    await other.goto(address ?? '');
    await expect(other.getByRole('heading', { name: 'Purchase receipt' })).toBeVisible();
    await expect(other.getByText('Demo Owner')).toHaveCount(0);
    await other.close();
  });

  await test.step('after it, a change is a correction beside what was printed', async () => {
    await card(page).getByRole('button', { name: 'Correct it' }).click();
    const dialog = page.getByRole('dialog', { name: 'How it came in' });
    await expect(dialog).toContainText('What was printed stays');
    await expect(dialog.getByLabel('Bought from')).toHaveValue('Demo Owner');
    await dialog.getByLabel('Odometer, km').fill('62500');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page)).toContainText('62,500');
    await expect(card(page)).toContainText('Before: Demo Owner, 62,000 km');
  });

  await test.step('a person who asks for it is erased as far as the books allow', async () => {
    await card(page).getByRole('button', { name: 'Show' }).click();
    await card(page).getByRole('button', { name: 'Erase number and ID' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(card(page)).not.toContainText('98123');
    await expect(card(page)).not.toContainText('234E');
    await expect(card(page)).toContainText('Demo Owner');
  });

  await test.step('the delivery note takes whose name is in the RC, and not us as the buyer', async () => {
    const receipts = card(page, 'Receipts and notes');
    await receipts.getByRole('button', { name: 'Delivery note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delivery note' });
    await expect(dialog.getByLabel('RC in the name of')).toHaveValue('Demo Father');
    await expect(dialog.getByLabel('Buyer’s name')).toHaveValue('');
  });
});

test('what could not be loaded is tried again, and a save without a network says so', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Offline Swift');
  let isBroken = true;
  await page.route(`**/api/purchases/${id}`, (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto(`/dashboard/listings/${id}`);
  // Other cards ask for the same once they are there, and take the button away meanwhile.
  await page.waitForLoadState('networkidle');
  await expect(card(page)).toContainText('This could not be loaded');
  isBroken = false;
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await card(page).getByRole('button', { name: 'Enter how it came in' }).click();
  const dialog = page.getByRole('dialog', { name: 'How it came in' });
  await dialog.getByLabel('Number plate').fill('UP78AB1234');
  await dialog.getByLabel('Bought from').fill('Demo Owner');
  await dialog.getByLabel('Their number').fill('9812345678');
  await dialog.getByLabel('Odometer, km').fill('62000');
  await page.route(`**/api/purchases/${id}`, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('We could not reach the server')).toBeVisible();
  await expect(dialog.getByLabel('Bought from')).toHaveValue('Demo Owner');
});
