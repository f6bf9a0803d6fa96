import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const WORDS = 'বিক্রেতা আমার টাকা ফেরত দিচ্ছেন না।';

test('a complaint in Bengali is followed by its number, answered by an operator, and its seller hears of it', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Complained Celerio');

  // Without script, from the report form of the listing.
  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await visitor.goto(`/vehicle/${id}/report`);
  await visitor.getByRole('link', { name: 'Complaints' }).click();
  await expect(visitor.getByLabel('Address of the page')).toHaveValue(`/vehicle/${id}`);
  await visitor.goto(`/grievances?lang=bn&about=/vehicle/${id}`);
  await visitor.getByLabel('কী হয়েছে?').fill(WORDS);
  await visitor.getByRole('button', { name: 'অভিযোগ পাঠান' }).click();
  await expect(visitor.getByRole('status')).toContainText('আপনার অভিযোগ আমরা পেয়েছি');
  await expect(visitor.getByText(WORDS)).toBeVisible();
  const number = (await visitor.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}$/ }).textContent()) ?? '';

  const operator = await (await browser.newContext({ baseURL })).newPage();
  await operator.context().addCookies(await sessionOf('admin'));
  await operator.goto('/admin/complaints');
  const row = operator.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText(WORDS);
  await row.getByRole('button', { name: `Open ${number}` }).click();
  const dialog = operator.getByRole('dialog');
  await expect(dialog).toContainText('rule 3(2)(a)(i)');
  await dialog.getByRole('button', { name: 'Take up' }).click();
  await expect(dialog).toContainText('Seller notified');
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByRole('button', { name: 'Close the complaint' }).click();
  await expect(dialog).toContainText('Write the answer that the person reads');
  await dialog.getByLabel('Template').selectOption({ label: 'Listing corrected, in Hindi' });
  await dialog.getByRole('button', { name: 'Close the complaint' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await operator.getByRole('radio', { name: 'Closed' }).click();
  await expect(row).toContainText('Resolved');
  await operator.context().close();

  await visitor.goto('/grievances?lang=en');
  await visitor.getByLabel('Number of the complaint').fill(number.toLowerCase());
  await visitor.getByRole('button', { name: 'Show' }).click();
  await expect(visitor.getByText('Settled')).toBeVisible();
  await expect(visitor.getByText('हमने विक्रेता से लिस्टिंग ठीक करने को कहा')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'gac.gov.in' })).toBeVisible();
  await visitor.context().close();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Somebody has complained about a listing');
  await expect(page.getByRole('dialog')).not.toContainText(WORDS);
});

test('a complaint without words says what is missing, and keeps what was typed', async ({ page }) => {
  await page.goto('/grievances');
  await page.getByLabel('What is it about?').selectOption('data');
  await page.getByLabel('Email (optional)').fill('asha@');
  await page.getByLabel('What happened?').fill('My number is on a page.');
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await expect(page.getByText('Enter an email address, or leave it empty')).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue('My number is on a page.');
  await page.getByLabel('Email (optional)').fill('');
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await expect(page.getByText('We have your complaint. Note its number:')).toBeVisible();
});

test('an operator enters an order that came by mail, and finds it first', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/complaints');
  await page.getByRole('button', { name: 'Enter one' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it says').fill('Remove the page named here.');
  await dialog.getByRole('button', { name: 'Save complaint' }).click();
  await expect(dialog).toContainText('Enter when it came');
  await dialog.getByLabel('It came').fill('2026-01-05T10:30');
  await dialog.getByRole('button', { name: 'Save complaint' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Remove the page named here.' }).first();
  await expect(row).toContainText('Overdue');
  await expect(row).toContainText('Acknowledge by');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^complaints-\d{4}-\d{2}\.csv$/);
});
