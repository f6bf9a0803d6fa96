import type { Page } from '@playwright/test';
import { addressesOf } from './support/addresses.ts';
import { formOf } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { forgetSession, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const codeOf = () => `E2E${Math.random().toString(36).slice(2, 9)}`.toUpperCase();

/** A new seller, and an operator's page with the list that contains them. */
async function withSeller(page: Page, signInAs: (account: 'admin') => Promise<void>) {
  const email = await signUp(page);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const { id: vehicleId } = await publishListing(page, 'Listed Alto LXi');
  await forgetSession(page);
  await signInAs('admin');
  return { email, id, vehicleId };
}

test('an operator opens the admin pages and returns', async ({ page, signInAs, isMobile }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  if (isMobile) {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Admin' }).click();
  } else {
    await page.getByRole('link', { name: 'Admin' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a seller has no access, and no link to it', async ({ page, signInAs, isMobile }) => {
  await signInAs('starter');
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  if (isMobile) await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('Admin', { exact: true })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: "You don't have admin access" })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a visitor is sent to sign in', async ({ page }) => {
  await page.goto('/admin');
  await page.waitForURL(/\/login/);
});

test('the overview has figures, charts, the same as a table, and active people', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/admin');
  const figures = page.getByRole('list', { name: 'Figures' });
  for (const label of ['Active now', 'Users', 'Listings', 'Offers', 'Views today', 'Views in total']) {
    await expect(figures.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  await expect(page.getByText(/^As of \d+ \w+ \d{4}, /)).toHaveCount(2);
  await expect(page.getByText(/page views|listing views/i)).toHaveCount(0);
  const today = await (await page.request.get('/api/admin/overview')).json();
  expect(today.totalViews).toBeGreaterThan(10_000);
  await expect(page.getByRole('link', { name: /admin@demo\.test/ }).first()).toBeVisible();
  await page.getByRole('radio', { name: '90 days' }).click();
  await page.getByRole('radio', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: 'Figures of the last 90 days' });
  await expect(table.getByRole('row')).toHaveCount(91);
});

test('on the overview an issue is resolved and reopened', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin');
  const message = `Broken ${Math.random().toString(36).replace(/\d/g, '')}`;
  await page.request.post('/api/issues', {
    data: { message, path: '/guide' },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
  const issues = page.getByRole('region', { name: 'System issues' });
  await issues.getByRole('button', { name: `Resolve: ${message}` }).click();
  await expect(issues.getByText(message)).toHaveCount(0);
  await issues.getByRole('radio', { name: 'Resolved' }).click();
  await issues.getByRole('button', { name: `Reopen: ${message}` }).click();
  await issues.getByRole('radio', { name: 'Open' }).click();
  await expect(issues.getByText(message)).toBeVisible();
});

test('all users can be searched, sorted and opened', { tag: '@wide' }, async ({ page, signInAs }) => {
  await signInAs('admin');
  const addresses = addressesOf(page);
  await page.goto('/admin/analytics');
  const rows = page.getByRole('table', { name: 'All users' }).getByRole('row');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most vehicles first');
  await expect(rows.nth(1)).toContainText('pro@demo.test');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('sh');
  await expect(page.getByText('Type at least 3 characters')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('HARMA-mot');
  await expect(rows).toHaveCount(2);
  expect(addresses.filter((address) => address.includes('HARMA-mot'))).toEqual([]);
  await rows.nth(1).getByRole('link').click();
  await expect(dialog(page).getByText('@sharma-motors')).toBeVisible();
  for (const section of ['Payments', 'Plan history', 'Listings', 'Republished', 'Messages', 'Activity']) {
    await expect(dialog(page).getByRole('region', { name: section })).toBeVisible();
  }
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called this');
  await expect(page.getByText('Nobody matches')).toBeVisible();
});

test('a seller is suspended with a reason, and restored', { tag: '@wide' }, async ({ page, signInAs }) => {
  const { id, vehicleId } = await withSeller(page, signInAs);
  const statusOf = async () => (await page.request.get(`/api/vehicles/${vehicleId}`)).status();
  await page.goto(`/admin/analytics?user=${id}`);
  await page.getByRole('button', { name: 'Suspend' }).click();
  const reason = dialog(page).filter({ hasText: 'Suspend Test Seller?' });
  await reason.getByRole('button', { name: 'Suspend' }).click();
  await expect(reason.getByText('A reason is required')).toBeVisible();
  await reason.getByLabel('Reason').fill('Sells what is not theirs');
  await reason.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog(page).getByText('Suspended', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe(404);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(await statusOf()).toBe(200);
});

test('a gift code is checked, then created and listed', { tag: '@wide' }, async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/gift-codes');
  await page.getByRole('button', { name: 'Create gift code' }).click();
  await expect(dialog(page).getByLabel('Max uses')).toHaveValue('100');
  await dialog(page).getByRole('button', { name: 'Create gift code' }).click();
  await expect(dialog(page).getByText('Code and discount percentage are required').first()).toBeVisible();
  const code = codeOf();
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await dialog(page).getByLabel('Discount percentage').fill('101');
  await dialog(page).getByLabel('Pro').check();
  await dialog(page).getByRole('button', { name: 'Create gift code' }).click();
  await expect(dialog(page).getByText('The discount is 1 to 100 percent')).toBeVisible();
  await dialog(page).getByLabel('Discount percentage').fill('12.5');
  await expect(dialog(page).getByLabel('Valid until').getByRole('option').nth(1)).toHaveText(/^Today, /);
  await dialog(page).getByLabel('Max uses').fill('0');
  await dialog(page).getByRole('button', { name: 'Create gift code' }).click();
  await expect(dialog(page).getByText('At least one use')).toBeVisible();
  await dialog(page).getByLabel('Max uses').fill('100');
  await dialog(page).getByRole('button', { name: 'Create gift code' }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  for (const text of ['12.5%', '0 of 100', 'Pro', '1 month', 'Active']) await expect(row).toContainText(text);
  await page.getByRole('button', { name: 'Create gift code' }).click();
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog(page).getByLabel('Discount percentage').fill('5');
  await dialog(page).getByRole('button', { name: 'Create gift code' }).click();
  await expect(page.getByText('Failed to create gift code', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('A gift code with this name already exists')).toBeVisible();
});

test('a plan is set, and a lower one needs confirmation', { tag: '@wide' }, async ({ page, signInAs }) => {
  const { email } = await withSeller(page, signInAs);
  await page.goto('/admin/plan-management');
  await expect(page.getByText('₹236', { exact: true })).toBeVisible();
  await expect(page.getByText('₹687', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Update plan' }).click();
  await expect(page.getByText('Please select both user and plan')).toBeVisible();
  await formOf(page, 'Set a plan').getByLabel('Find a user').fill(email);
  await page.getByRole('list', { name: 'Users' }).getByRole('button').filter({ hasText: email }).click();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('pro');
  await formOf(page, 'Set a plan').getByLabel('Duration').selectOption('1 year');
  await page.getByRole('button', { name: 'Update plan' }).click();
  await expect(page.getByText('Test Seller is on Pro now.', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('starter');
  await page.getByRole('button', { name: 'Update plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Starter' }).click();
  await expect(page.getByText('Test Seller is on Starter now.', { exact: true })).toBeVisible();
});

test('an upgrade request gets a note and is activated', { tag: '@wide' }, async ({ page, signInAs }) => {
  const email = await signUp(page);
  await page.request.post('/api/subscription/upgrade-request', {
    data: { name: 'Asha Rao', mobile: '9876543210', email, plan: 'growth', duration: '3_months' },
    headers: { origin: new URL(page.url()).origin },
  });
  await forgetSession(page);
  await signInAs('admin');
  await page.goto('/admin/upgrade-requests');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: 'Open the request of Asha Rao' }).click();
  await dialog(page).getByLabel('Status').selectOption('activated');
  await dialog(page).getByLabel('Notes').fill('Paid in cash');
  await dialog(page).getByRole('button', { name: 'Activate plan' }).click();
  await expect(page.getByText('Growth is active', { exact: true })).toBeVisible();
  await expect(row).toContainText('Activated');
});

test('an operator refunds a payment from the payer’s details', async ({ page, signInAs }) => {
  await signUp(page);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const bought = await page.request.post('/api/subscription/create-payment-intent', {
    data: { plan: 'growth', duration: '1_month', giftCode: 'WELCOME100' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect((await bought.json()).freeSubscription).toBe(true);
  await forgetSession(page);
  await signInAs('admin');
  await page.goto(`/admin/analytics?user=${id}`);
  const payments = dialog(page).getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Refund' }).click();
  const asks = dialog(page).filter({ hasText: 'and its days are taken' });
  await asks.getByRole('button', { name: 'Refund' }).click();
  await expect(asks.getByText('A reason is required')).toBeVisible();
  await asks.getByLabel('Reason').fill('Bought by mistake');
  await asks.getByRole('button', { name: 'Refund' }).click();
  await expect(payments.getByText('Refunded')).toBeVisible();
  const history = dialog(page).getByRole('region', { name: 'Plan history' });
  await expect(history.getByText('Growth to Starter')).toBeVisible();
});
