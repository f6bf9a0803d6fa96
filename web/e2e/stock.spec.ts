import type { Page } from '@playwright/test';
import { signUp } from './support/people.ts';
import { lengthenStock, publishStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

const table = (page: Page) => page.getByRole('table', { name: 'Stock' });
const firstRow = (page: Page) => table(page).getByRole('row').nth(1);
const bar = (page: Page) => page.getByRole('region', { name: /Picked vehicles|Change of many/ });

test('the stock is a table with sorted columns and a price edited in place; cards by choice', async ({
  page,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  await publishStock(page, 10);
  await page.goto('/dashboard/listings');
  await expect(firstRow(page)).toContainText('Alto 10');
  await expect(firstRow(page)).toContainText('1010');
  await table(page).getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(/by=price/);
  await expect(table(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', /ing$/);
  await table(page).getByRole('button', { name: 'Vehicle', exact: true }).click();
  await expect(firstRow(page)).toContainText('Alto 2');
  await page.reload();
  await expect(firstRow(page)).toContainText('Alto 2');
  // A range follows the order on the screen.
  await firstRow(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await table(page)
    .getByRole('row')
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 picked');
  await bar(page).getByRole('button', { name: 'Price' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /Alto [246]/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Pick none' }).click();

  await page.getByRole('button', { name: 'Change the price of Alto 4: ₹4,04,000' }).press('Enter');
  const field = page.getByRole('form', { name: 'Price of Alto 4' }).getByRole('textbox');
  await field.fill('399000');
  await field.press('Enter');
  const changed = page.getByRole('button', { name: 'Change the price of Alto 4: ₹3,99,000' });
  await expect(changed).toBeFocused();
  await changed.press('Enter');
  await field.fill('1');
  await field.press('Escape');
  await expect(changed).toBeFocused();

  await page.getByRole('radio', { name: 'Figures' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Difference' })).toBeVisible();
  await expect(page).toHaveURL(/columns=figures/);
  await page.getByRole('searchbox').fill('1007');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(firstRow(page)).toContainText('Swift 7');
  await expect(page).toHaveURL(/columns=figures.*find=1007|find=1007.*columns=figures/);
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Swift 7' }).first()).toBeVisible();
  await page.reload();
  await expect(table(page)).toHaveCount(0);
});

test('a thousand cars render only what is seen, and a search is quick', async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  await publishStock(page, 2);
  await lengthenStock(page, 1_000);
  await page.goto('/dashboard/listings');
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '1001');
  expect(await table(page).getByRole('row').count()).toBeLessThan(60);
  await page.mouse.wheel(0, 100_000);
  await expect(table(page)).toContainText('Car 999');
  await page.getByRole('searchbox').fill('0512');
  await expect(firstRow(page)).toContainText('Car 512');
  await page.getByRole('button', { name: 'Select 1 found' }).click();
  await expect(bar(page)).toContainText('1 picked');
});
