import type { Page } from '@playwright/test';
import { textOf } from '../features/print/test/read-pdf.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const trips = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Trips' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function onTrip(page: Page) {
  await signUp(page);
  const { id } = await publishListing(page, 'Slip Swift', { known: { kmsDriven: 42_000 } });
  await page.goto(`/dashboard/listings/${id}`);
  await trips(page).getByRole('button', { name: 'Out', exact: true }).click();
  const out = dialog(page, 'Out');
  await out.getByRole('radio', { name: 'Somebody else' }).click();
  await out.getByLabel('Name').fill('Demo Mechanic');
  await out.getByLabel('Odometer, km').fill('90000');
  await out.getByRole('button', { name: 'Note it' }).click();
  // The listing says less: asked about once.
  await expect(out.getByText(/much more than in the listing/)).toBeVisible();
  await out.getByRole('button', { name: 'Yes, it is right' }).click();
  await expect(trips(page)).toContainText('Should be back by');
  return id;
}

async function slipOf(page: Page) {
  const href = await trips(page).getByRole('link', { name: 'Send the slip' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  return new URL(text.slice(text.indexOf('http'))).pathname;
}

test('the driver ends a trip on his slip, in place and without script', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  await onTrip(page);
  const slip = await slipOf(page);
  const driver = await browser.newPage();
  await driver.goto(slip);
  await expect(driver.getByRole('heading', { name: 'Trip slip' })).toBeVisible();
  await expect(driver.getByText('Demo Mechanic')).toBeVisible();
  await driver.getByLabel('Km on the odometer now').fill('1');
  await driver.getByRole('button', { name: 'Back in' }).click();
  await expect(driver.getByText(/not fewer than when it went out/)).toBeVisible();
  await driver.getByLabel('Km on the odometer now').fill('90,020');
  await driver.getByRole('button', { name: 'Back in' }).click();
  await expect(driver.getByText('This slip has ended.')).toBeVisible();
  await driver.reload();
  await driver.close();
  await page.reload();
  await expect(trips(page)).toContainText('In the yard');
  await expect(trips(page)).toContainText('The driver, by the slip');
});

test('a slip works without script', async ({ page, browser }) => {
  await onTrip(page);
  const slip = await slipOf(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const driver = await context.newPage();
  await driver.goto(slip);
  await driver.getByLabel('Km on the odometer now').fill('90010');
  await driver.getByRole('button', { name: 'Back in' }).click();
  await expect(driver.getByText('This slip has ended.')).toBeVisible();
  await context.close();
});

test('both books are a PDF for an officer, titled by the authorisation while it holds', async ({
  page,
  makePro,
}) => {
  await onTrip(page);
  await page.goto('/dashboard/figures');
  const book = page.getByRole('region', { name: 'Stock book' });
  await expect(book).toContainText('The PDF for an officer is part of Growth.');
  await makePro(page);
  await page.goto('/dashboard/settings?section=yard');
  const part = page.getByRole('form', { name: 'Authorisation of the dealer' });
  await part.getByLabel('Number on Form 29B').fill('UP/29B/0012');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText('Enter until when it holds')).toBeVisible();
  await part.getByLabel('Holds until').fill('2099-01-31');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Authorisation saved', { exact: true })).toBeVisible();
  await page.goto('/dashboard/figures');
  const press = () => book.getByRole('button', { name: 'PDF for an officer' }).click();
  const { pdf, name } = await downloadPdf(page, press);
  expect(name).toMatch(/^stock-book-.*\.pdf$/);
  const text = textOf(pdf).join(' ');
  expect(text).toContain('Register under rules 55A to 55H');
  expect(text).toContain('Demo Mechanic');
  expect(text).toContain('Not checked by any office.');
});
