import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { publishStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => main(page).getByRole('region', { name: 'Money' });
const lines = (page: Page) => main(page).getByRole('list', { name: 'What was paid' });
const show = (page: Page) => main(page).getByRole('button', { name: 'Show', exact: true });
const hide = (page: Page) => main(page).getByRole('button', { name: 'Hide', exact: true });

async function pay(page: Page, fields: { what?: string; amount: string; note?: string }) {
  await main(page).getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a payment' });
  if (fields.what) await dialog.getByLabel('What').selectOption(fields.what);
  await dialog.getByLabel('Amount').fill(fields.amount);
  if (fields.note) await dialog.getByLabel('Note').fill(fields.note);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('what a car has cost is covered, and shown by a press', { tag: '@both' }, async ({ page, makePro }) => {
  await page.clock.install();
  await signUp(page);
  await makePro(page);
  const { id } = await publishListing(page, 'Money Swift');
  await page.goto(`/dashboard/listings/${id}`);
  await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(card(page)).toContainText('₹4,75,000');
  await expect(main(page).getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);

  await test.step('two payments in few taps, and what is left', async () => {
    await show(page).click();
    await main(page).getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add a payment' });
    await form.getByLabel('Amount').fill('4.2');
    await expect(form).toContainText('In lakh? Then write “4.2 lakh”.');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await pay(page, { amount: '4.2 lakh' });
    await expect(lines(page).getByRole('listitem')).toHaveText([/Bought for.*Owner₹4,20,000/]);
    await pay(page, { amount: '4,500', note: 'Clutch' });
    await expect(lines(page).getByRole('listitem')).toHaveText([/RepairClutch.*₹4,500/, /Bought for/]);
    await expect(card(page)).toContainText('Cost₹4,24,500');
    await expect(card(page)).toContainText('Margin at the asked price₹50,500 (10.6%)');
  });

  await test.step('a line is changed, removed and put back', async () => {
    await lines(page).getByRole('button', { name: 'Edit Repair' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit a payment' });
    await dialog.getByLabel('Amount').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a valid price')).toBeVisible();
    await dialog.getByLabel('Amount').fill('5500');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(lines(page)).toContainText('₹5,500');
    await lines(page).getByRole('button', { name: 'Remove Repair' }).click();
    await expect(lines(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lines(page)).toContainText('₹5,500');
  });

  await test.step('it is covered after a minute without touch, and when the tab was away', async () => {
    await page.clock.fastForward(59_000);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(59_000);
    await expect(hide(page)).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(show(page)).toBeVisible();
    await expect(main(page)).not.toContainText('4,20,000');
    await show(page).press('Enter');
    await expect(lines(page)).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(lines(page)).toHaveCount(0);
    await page.reload();
    await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a price below it is asked about, without the figure', async () => {
    await main(page).getByRole('button', { name: 'Change the price of Money Swift: ₹4,75,000' }).click();
    const field = page.getByRole('form', { name: 'Price of Money Swift' }).getByRole('textbox');
    await field.fill('4.25 lakh');
    await field.press('Enter');
    const asked = page.getByRole('alertdialog', { name: '₹4,25,000 for Money Swift?' });
    await expect(asked).toContainText('₹4,25,000 is below what the car cost you.');
    await asked.getByRole('button', { name: 'Change the price' }).click();
    await expect(main(page).getByRole('button', { name: /Money Swift: ₹4,25,000/ })).toBeVisible();
  });

  await test.step('without a connection it says so', async () => {
    await page.reload();
    await expect(show(page)).toBeVisible();
    await page.context().setOffline(true);
    await show(page).click();
    await expect(card(page)).toContainText('Not on this device yet');
    await page.context().setOffline(false);
    await expect(lines(page)).toBeVisible();
  });
});

test('Starter is told whose plan has it', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Starter Alto');
  await page.goto(`/dashboard/listings/${id}`);
  await expect(card(page)).toContainText('Growth shows what each car cost you, and your margin. See plans');
  await expect(show(page)).toHaveCount(0);
});

test('Today asks before a suggested price below the cost, and shows nothing of it before', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard');
  const line = main(page).getByRole('listitem').filter({ hasText: 'Bolero Camper Gold: no offer' });
  await expect(line).toContainText('₹7,25,000 → ₹7,10,000');
  // Whoever looks at the screen learns nothing before the press.
  await expect(line).not.toContainText('cost');
  await line.getByRole('button', { name: 'Lower by 2%, ₹15,000' }).click();
  const asked = page.getByRole('alertdialog', { name: /^₹7,10,000 for 2019 Mahindra Bolero/ });
  await expect(asked).toContainText('Below what the car cost you');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toContainText('₹7,25,000');
});

test('staff see none of it, and a manager only once the owner says so', async ({
  page,
  browser,
  makePro,
}) => {
  const owner = await browser.newPage();
  await signUp(owner);
  await makePro(owner);
  const { id } = await publishListing(owner, 'Owned Alto');
  await signUp(page);
  const place = await employ(owner, page, 'manager');
  await page.goto(`${place}/listings/${id}`);
  await expect(main(page).getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Money', exact: true })).toHaveCount(0);
  await owner.goto('/dashboard/settings?section=staff');
  await owner.getByRole('switch', { name: 'Managers see money' }).click();
  await expect(owner.getByText('Saved, from now on', { exact: true })).toBeVisible();
  await page.reload();
  await show(page).click();
  await pay(page, { amount: '1,20,000' });
  await expect(lines(page)).toContainText('Test Seller');
  await owner.close();
});

test.describe('the stock table', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  const table = (page: Page) => page.getByRole('table', { name: 'Stock' });
  const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
  const row = (page: Page, at: number) => table(page).getByRole('row').nth(at);

  test('has covered columns of money, which are sorted only while they are shown', async ({
    page,
    signInAs,
  }) => {
    await signInAs('pro');
    await page.goto('/dashboard/listings?columns=money');
    await expect(header(page, 'Margin at best offer')).toBeVisible();
    await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(row(page, 1).getByText('Covered')).toHaveCount(5);
    await header(page, 'Cost').getByRole('button').click();
    await expect(header(page, 'Cost')).not.toHaveAttribute('aria-sort');
    await show(page).click();
    await header(page, 'Cost').getByRole('button').click();
    await expect(header(page, 'Cost')).toHaveAttribute('aria-sort', 'descending');
    await expect(row(page, 1)).toContainText('Creta');
    await expect(row(page, 1)).toContainText('₹12,94,500');
    expect(page.url()).not.toContain('by=');
    await page.getByRole('radio', { name: 'Figures' }).click();
    await page.getByRole('radio', { name: 'Money' }).click();
    await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(row(page, 1).getByText('Covered')).toHaveCount(5);
  });
});

test('a change of many prices says how many would be below the cost, and asks', async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  await publishStock(page, 2);
  const headers = { origin: new URL(page.url()).origin };
  const [{ id }] = await (await page.request.get('/api/vehicles')).json();
  const data = { version: 0, kind: 'bought', amount: '399000', day: '2026-01-15' };
  expect((await page.request.post(`/api/money/${id}/lines`, { headers, data })).status()).toBe(201);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  const bar = page.getByRole('region', { name: /Picked vehicles/ });
  await bar.getByRole('button', { name: 'Price' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lower by').fill('4000');
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('1 of the 2 would be below what they cost you.');
  await dialog.getByLabel('Lower by').fill('1000');
  await expect(dialog.getByRole('alert')).toHaveText('');
  await dialog.getByLabel('Lower by').fill('4000');
  await dialog.getByRole('button', { name: 'Change them all the same' }).click();
  await expect(page.getByText('2 changed')).toBeVisible();
});
