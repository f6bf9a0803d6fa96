import { CURRENCIES } from '../../schema/common/currencies.ts';
import { signUp } from './support/people.ts';
import { choose, openPlans, pay, toasted } from './support/plans.ts';
import { expect, test } from './support/test.ts';

test('a claimed gift code lowers the price of extending the plan, and is passed on to the payment', async ({
  page,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  await openPlans(page);
  const month = page.getByRole('button', { name: /^Extend by 1 month, / });
  await expect(month).toHaveText('₹687');
  await page.getByPlaceholder('Enter Gift Code').fill('PRO50');
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(month).toHaveText('₹343.50');
  await expect(page.getByRole('listitem').filter({ has: month })).toContainText('instead of ₹687');
  await expect(page.getByRole('button', { name: /^Extend by 3 months, / })).toHaveText('₹2,061');
  await month.click();
  await page.waitForURL(/\/subscription\/pay\?.*code=PRO50/);
  await expect(page.getByRole('main')).toContainText('Gift code PRO50');
  await expect(page.getByRole('link', { name: 'Pay ₹343.50 with any UPI app' })).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).click();
  await expect(page.getByRole('button', { name: 'Pay ₹343.50' })).toBeVisible();
});

test('a currency is listed by symbol, name and code', async ({ page }) => {
  await page.goto('/subscription');
  const options = page.getByRole('combobox', { name: 'Currency' }).locator('option');
  await expect(options).toHaveText(CURRENCIES.map(({ symbol, name, code }) => `${symbol} ${name} (${code})`));
  await expect(options.first()).toHaveText('₹ Indian Rupee (INR)');
});

test('the toast of a declined payment disappears when the next one succeeds', async ({ page }) => {
  await signUp(page);
  await choose(page, 'Choose Growth');
  await page.waitForURL(/\/subscription\/pay\?/);
  await pay(page, 'declined');
  await toasted(page, 'Payment Failed');
  await pay(page, 'good');
  await expect(page.getByRole('heading', { name: 'Growth is active' })).toBeVisible();
  // Earlier than the five seconds after which it redirects by itself.
  await expect(page.getByText('Payment Failed')).toHaveCount(0, { timeout: 1500 });
});
