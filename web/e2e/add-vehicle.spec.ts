import { create, dialogOf, openDialog, says } from './support/add-dialog.ts';
import { fill } from './support/add-vehicle.ts';
import { stopClock } from './support/clock.ts';
import { publishListing, tinyPdf } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('the form has the specified defaults and texts', { tag: '@wide' }, async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await says(page, 'Create a new vehicle listing with images and details');
  await expect(dialog.getByLabel('Currency')).toHaveValue('INR');
  await expect(dialog.getByLabel('Currency').locator('option').nth(1)).toHaveText('$ US Dollar (USD)');
  await expect(dialog.getByLabel('Currency').locator('option')).toHaveCount(10);
  await expect(dialog.getByLabel('Year')).toHaveValue('2020');
  await expect(dialog.getByLabel('KMs Driven')).toHaveValue('0');
  await expect(dialog.getByText('up to 8MB each')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Show RC on dynamic page' })).not.toBeChecked();

  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await says(page, 'Fill vehicle details first');
  await dialog.getByLabel('Year').fill(String(new Date().getFullYear() + 3));
  await dialog.getByLabel('KMs Driven').fill('-1');
  await create(page).click();
  for (const message of [
    'Please upload at least one vehicle image.',
    'Vehicle name is required',
    'Price is required',
    'KMs driven cannot be negative',
  ]) {
    await says(page, message);
  }
  await expect(dialog.getByText(/^Year must be \d{4} or earlier$/)).toBeVisible();
});

test('a full plan is announced before the form, with both ways out', async ({ page }) => {
  for (const name of ['One', 'Two', 'Three']) await publishListing(page, name);
  await page.reload();
  await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
  const full = page.getByRole('dialog', { name: '3 of 3 live' });
  await expect(full).toContainText('Mark one as sold, or choose Growth.');
  await expect(full.getByRole('link', { name: 'See Growth' })).toHaveAttribute('href', '/subscription');
  await expect(dialogOf(page)).toHaveCount(0);
  await full.getByRole('link', { name: 'Mark one as sold' }).click();
  await expect(full).toHaveCount(0);
  await page.getByRole('button', { name: /^Status of One/ }).click();
  await page.getByRole('menuitemradio', { name: 'Sold' }).click();
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByRole('button', { name: 'Status of One: Sold' })).toBeVisible();
  await openDialog(page);
  await expect(dialogOf(page)).toBeVisible();
});

test('a plan that fills up while the form is open is announced', async ({ page }) => {
  for (const name of ['One', 'Two']) await publishListing(page, name);
  await fill(page, 'Four');
  await publishListing(page, 'Three');
  await create(page).click();
  await says(page, 'Subscription Limit Reached');
  await says(page, "You've reached your plan limit. Upgrade to continue adding vehicles.");
});

test('an RC that could not be saved shows an error and can be retried', async ({ page }) => {
  await fill(page, 'With RC');
  await dialogOf(page).locator('input[type=file]:not([multiple], [capture])').setInputFiles(tinyPdf());
  await page.route('**/api/upload/rc', (route) => route.fulfill({ status: 500, body: '{}' }));
  await create(page).click();
  await expect(page.getByText(/^The registration certificate was not saved\./)).toBeVisible();
  await page.unroute('**/api/upload/rc');
  await page.getByRole('button', { name: 'Retry' }).click();
  await says(page, 'RC saved');
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'More actions for With RC' }).click();
  await expect(page.getByRole('menuitem', { name: 'See RC' })).toBeVisible();
});

test('an ended session leads to sign-in and back', async ({ page, context }) => {
  await fill(page);
  // The text is shown for half a second, and time must not pass before it is read. While a session is left,
  // since stopping lets the timers of ten seconds run.
  await stopClock(page);
  await context.clearCookies();
  await create(page).click();
  await says(page, 'You are logged out. Logging in again...');
  await page.clock.fastForward(1000);
  await page.waitForURL(/\/login/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toContain('/dashboard');
});
