import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { publishStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const leads = (page: Page) => main(page).getByRole('list', { name: 'Leads' });
const prices = (page: Page) => main(page).getByRole('table', { name: 'Price over time' });

const makeOffer = (page: Page, vehicleId: string, buyerName: string, offerPrice: string) =>
  page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId, buyerName, buyerMobile: newNumber(), offerPrice },
  });

test('a car has a page with figures, leads and its price in place', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Desk Swift', {
    known: { facts: { registrationNumber: 'MH12AB4821' }, kmsDriven: 42_000 },
  });
  await page.goto('/dashboard/listings');
  const card = page.getByRole('listitem').filter({ hasText: 'Desk Swift' }).first();
  await card.getByRole('link', { name: 'Desk Swift · 4821' }).click();
  await expect(page).toHaveURL(`/dashboard/listings/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Desk Swift · 4821' })).toBeVisible();
  await expect(main(page).getByText('No leads yet')).toBeVisible();
  await expect(main(page).getByText('No other price in the last year.')).toBeVisible();
  await expect(main(page).getByText('Missing: Photos, Description, RC')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Listings', exact: true }).filter({ visible: true }),
  ).toHaveAttribute('aria-current', 'page');

  await test.step('price and status in place', async () => {
    await main(page).getByRole('button', { name: 'Change the price of Desk Swift: ₹4,75,000' }).click();
    const field = page.getByRole('form', { name: 'Price of Desk Swift' }).getByRole('textbox');
    await field.fill('4.6');
    await field.press('Enter');
    const asked = page.getByRole('alertdialog', { name: '₹4.60 for Desk Swift?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('button', { name: 'Change the price of Desk Swift: ₹4,75,000' }).click();
    await field.fill('4.6 lakh');
    await field.press('Enter');
    await expect(prices(page).getByRole('row').nth(1)).toContainText('Owner');
    await expect(prices(page).getByRole('row').nth(1)).toContainText('₹4,75,000 → ₹4,60,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      main(page).getByRole('button', { name: 'Change the price of Desk Swift: ₹4,75,000' }),
    ).toBeVisible();
    await main(page).getByRole('button', { name: 'Status of Desk Swift: Available' }).click();
    await page.getByRole('menuitemradio', { name: 'Pending' }).click();
    await expect(main(page).getByRole('button', { name: 'Status of Desk Swift: Pending' })).toBeVisible();
  });

  await test.step('Edit is the form, and saves', async () => {
    await main(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Sales Pitch / Description').fill('One owner, garage kept');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main(page).getByText('One owner, garage kept')).toBeVisible();
    await expect(main(page).getByText('Missing: Photos, RC')).toBeVisible();
  });

  await test.step('leads lead to the lead, and are as they are now when one comes back', async () => {
    await makeOffer(page, id, 'Asha', '440000');
    await page.reload();
    const figures = main(page).getByRole('list', { name: 'Figures' });
    await expect(figures).toContainText('₹35,000 below your price');
    await expect(leads(page).getByRole('link')).toHaveCount(1);
    await leads(page)
      .getByRole('link', { name: /Asha.*New.*₹4,40,000/ })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/leads\?lead=/);
    await page.getByRole('dialog', { name: 'Asha' }).getByLabel('Status').selectOption('contacted');
    await page.goBack();
    await expect(leads(page)).toContainText('Contacted');
  });

  await test.step('the photo opens it too, and a deleted car is said to be gone', async () => {
    await page.goto('/dashboard/listings');
    await card.locator('img').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Desk Swift · 4821' })).toBeVisible();
    await main(page).getByRole('button', { name: 'More actions for Desk Swift' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No such vehicle' })).toBeVisible();
    await main(page).getByRole('link', { name: 'My Listings' }).click();
    await expect(page).toHaveURL('/dashboard/listings');
  });
});

test('staff see the page below the seller’s address, without the record', async ({
  page,
  browser,
  makePro,
}) => {
  const owner = await browser.newPage();
  await signUp(owner);
  await makePro(owner);
  const { id } = await publishListing(owner, 'Shared Alto');
  await signUp(page);
  const place = await employ(owner, page, 'salesperson');
  await page.goto(`${place}/listings/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shared Alto' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Price over time' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Change who answers' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'My Listings' }).click();
  await expect(page).toHaveURL(`${place}/listings`);
  await owner.close();
});

test('an address without a car, and a page that cannot be loaded', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Lost Alto');
  expect((await page.goto('/dashboard/listings/nonsense'))?.status()).toBe(404);
  const unknown = `${id.slice(0, -12)}${id.slice(-12).replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}`;
  await page.goto(`/dashboard/listings/${unknown}`);
  await expect(page.getByRole('heading', { name: 'No such vehicle' })).toBeVisible();
  await page.route('**/desk', (route) => route.abort());
  await page.goto(`/dashboard/listings/${id}`);
  await expect(page.getByText('The vehicle could not be loaded')).toBeVisible();
  await page.unroute('**/desk');
  await page
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost Alto' })).toBeVisible();
});

test.describe('in the stock table', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('a press on a row opens the car, unless rows are being picked', async ({ page, makePro }) => {
    await signUp(page);
    await makePro(page);
    await publishStock(page, 10);
    await page.goto('/dashboard/listings');
    const row = page.getByRole('table', { name: 'Stock' }).getByRole('row', { name: /Alto 10/ });
    await row.getByRole('cell').nth(4).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alto 10 · 1010' })).toBeVisible();
    await page.goBack();
    await row.getByRole('checkbox').click();
    await row.getByRole('cell').nth(4).click();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await row.getByRole('checkbox').click();
    await row.getByRole('link', { name: 'Alto 10' }).click();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expect(page).toHaveURL(/\/dashboard\/listings$/);
    await row.getByRole('button', { name: 'More actions for Alto 10' }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save Changes' })).toBeVisible();
  });
});
