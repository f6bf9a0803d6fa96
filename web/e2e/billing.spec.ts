import type { Page } from '@playwright/test';
import { formOf } from './support/form.ts';
import { signUp } from './support/people.ts';
import { CARDS, choose, openPlans, pay, toasted } from './support/plans.ts';
import { expect, test } from './support/test.ts';

async function payments(page: Page): Promise<{ status: string; plan: string; periodEnd: string }[]> {
  return (await page.request.get('/api/subscription/payments')).json();
}

test('visitors see the plans, priced for each duration and currency, and can sign up from there', async ({
  page,
}) => {
  await page.goto('/subscription');
  const growth = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Growth' }) });
  await expect(growth.getByText('Most Popular')).toBeVisible();
  await expect(growth.getByText('₹236', { exact: true })).toBeVisible();
  await expect(growth.getByRole('link', { name: 'Choose Growth' })).toHaveAttribute(
    'href',
    '/signup?returnUrl=%2Fsubscription',
  );
  await expect(page.getByPlaceholder('Enter Gift Code')).toHaveCount(0);
  await page.getByRole('link', { name: '1 year' }).click();
  await expect(page.getByRole('link', { name: '1 year' })).toHaveAttribute('aria-current', 'true');
  await expect(growth.getByText('₹2,360', { exact: true })).toBeVisible();
  await expect(growth).toContainText('instead of ₹2,832');
  await expect(growth).toContainText('2 months free');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await expect(growth.getByText('$29.90', { exact: true })).toBeVisible();
  await page.reload();
  await expect(growth.getByText('$29.90', { exact: true })).toBeVisible();
});

test('after a gift code, a declined card and a good one there is a plan with an invoice', {
  tag: '@wide',
}, async ({ page }) => {
  await signUp(page);
  await openPlans(page);
  await page.getByRole('button', { name: 'Stay on Starter' }).click();
  await toasted(page, "You're already on the free Starter plan!");
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Please enter a gift code')).toBeVisible();
  await page.getByPlaceholder('Enter Gift Code').fill('no-such-code');
  await page.getByRole('button', { name: 'Claim' }).click();
  await toasted(page, 'Invalid Gift Code');
  await toasted(page, 'The gift code is invalid or expired.');
  await page.getByPlaceholder('Enter Gift Code').fill(' pro50 ');
  await page.getByRole('button', { name: 'Claim' }).click();
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
  await expect(pro.getByText('₹343.50')).toBeVisible();
  await expect(page.getByText('50% off', { exact: true })).toHaveCount(1);

  await pro.getByRole('button', { name: 'Choose Pro' }).click();
  await page.waitForURL(/\/subscription\/pay\?/);
  await expect(page.getByText('To pay, tax included')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Gift code PRO50');
  await pay(page, 'declined');
  await toasted(page, 'Payment Failed');
  await toasted(page, 'Your card was declined.');
  await page.getByText('Invoice with GSTIN').click();
  await formOf(page, 'Details for the invoice').getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZX');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter the 15 characters of a valid GSTIN')).toBeVisible();
  await formOf(page, 'Details for the invoice').getByLabel('GSTIN', { exact: true }).fill('27aapfu0939f1zv');
  await page.getByRole('button', { name: 'Save' }).click();
  await toasted(page, 'Saved for your invoice');
  await pay(page, 'good');
  await expect(page.getByRole('heading', { name: 'Pro is active' })).toBeVisible();

  await page.getByRole('link', { name: 'Your plan' }).click();
  await expect(page.getByText('1 month left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Extend Plan' })).toBeVisible();
  await expect(page.getByText(/^Available when Pro ends/)).toBeVisible();
  await page.getByRole('link', { name: /^Invoice CH\// }).click();
  await expect(page.getByText('GSTIN 27AAPFU0939F1ZV')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('343.50');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('two tabs pay only once', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await choose(tab, 'Choose Growth');
    await tab.waitForURL(/\/subscription\/pay\?/);
    await tab.getByRole('radio', { name: 'Card' }).click();
    await tab.getByRole('button', { name: CARDS.good }).click();
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: /^Pay / }).click()));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Growth is active' })).toBeVisible();
  }
  expect(await payments(page)).toMatchObject([{ status: 'succeeded', plan: 'growth' }]);

  // Another choice in a second tab ends the first payment: it can no longer be paid.
  await choose(page, 'Extend Growth');
  await page.waitForURL(/\/subscription\/pay\?/);
  await page.getByRole('radio', { name: 'Card' }).click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await choose(other, 'Upgrade to Pro');
  await other.waitForURL(/\/subscription\/pay\?/);
  await expect(other.getByRole('link', { name: /^Pay / })).toBeVisible();
  await pay(page, 'good');
  await toasted(page, 'Payment Failed');
  await pay(other, 'good');
  await expect(other.getByRole('heading', { name: 'Pro is active' })).toBeVisible();
  expect((await payments(page)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
});

test('a browser that was closed after paying finds its plan, and does not pay again', async ({
  page,
  context,
}) => {
  await signUp(page);
  await choose(page, 'Choose Growth');
  await page.waitForURL(/\/subscription\/pay\?/);
  await page.route('**/confirm-payment', (route) => route.abort());
  await pay(page, 'bank');
  await page.getByRole('button', { name: 'Approve' }).click();
  await toasted(page, 'Payment succeeded but subscription activation failed. Please contact support.');
  await expect(page.getByRole('heading', { name: 'Please do not pay again' })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await expect(async () => {
    await choose(later, 'Choose Growth');
    await toasted(later, /Your last payment has arrived/);
  }).toPass();
  await later.reload();
  await expect(later.getByText('1 month left')).toBeVisible();
  expect(await payments(later)).toMatchObject([{ status: 'succeeded' }]);
});

test('after a refusal by the bank, a payment in progress is shown until it arrives', async ({ page }) => {
  await signUp(page);
  await choose(page, 'Choose Growth');
  await page.waitForURL(/\/subscription\/pay\?/);
  await pay(page, 'bank');
  await page.getByRole('button', { name: 'Reject' }).click();
  await toasted(page, 'Your bank could not confirm that it is you.');
  await pay(page, 'bank');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  // The bank takes three seconds and is polled every two.
  await expect(page.getByRole('heading', { name: 'Growth is active' })).toBeVisible({ timeout: 20_000 });
});

test('a code that covers everything activates the plan at once', async ({ page }) => {
  await signUp(page);
  await openPlans(page);
  await page.getByPlaceholder('Enter Gift Code').fill('WELCOME100');
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Free: Growth for 1 month').first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose Growth' }).dblclick();
  await toasted(page, 'Plan activated');
  await expect(page.getByText('1 month left')).toBeVisible();
  expect(await payments(page)).toMatchObject([{ status: 'succeeded', plan: 'growth' }]);
});

test('failures are explained in the right words', async ({ page }) => {
  await signUp(page);
  const create = '**/create-payment-intent';
  await page.route(create, (route) => route.abort());
  await choose(page, 'Choose Growth');
  await toasted(page, 'Failed to create payment. Please try again.');
  await page.unroute(create);
  await page.route(create, (route) =>
    route.fulfill({ json: { freeSubscription: false, clientSecret: null } }),
  );
  await page.getByRole('button', { name: 'Choose Growth' }).click();
  await toasted(page, 'Invalid payment configuration. Please contact support.');
  await page.unroute(create);
  await page.getByRole('button', { name: 'Choose Growth' }).click();
  await page.waitForURL(/\/subscription\/pay\?/);
  await page.route('**/dev/payments/**', (route) => route.abort());
  await pay(page, 'good');
  await toasted(page, 'Failed to process payment');
});

test('a plan can be requested instead of paid for', { tag: '@wide' }, async ({ page }) => {
  const email = await signUp(page);
  await openPlans(page);
  await page.getByRole('button', { name: 'Request a call instead' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request Growth' });
  await expect(dialog).toContainText('within 24 hours');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Email')).toHaveAttribute('readonly');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('All fields required').first()).toBeVisible();
  await dialog.getByLabel('Mobile').fill('12345');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Invalid mobile number').first()).toBeVisible();
  await dialog.getByLabel('Mobile').fill('9876543210');
  await page.route('**/upgrade-request', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await toasted(page, 'Failed to submit request');
  await page.unroute('**/upgrade-request');
  await page.route('**/upgrade-request', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  );
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await toasted(page, 'Please log in again');
  await page.unroute('**/upgrade-request');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await toasted(page, 'Our team will contact you shortly.');
  await expect(dialog).toBeHidden();
});
