import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a new seller finds honest empty places and the way to the first listing', { tag: '@wide' }, async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Add Vehicle' }).first()).toBeVisible();
  await expect(page.getByLabel('Advertisement')).toBeVisible();
  for (const [tab, text] of [
    ['listings', 'No listings yet'],
    ['leads', 'Leads will appear here when buyers show interest'],
    ['contacts', 'No contacts yet'],
  ] as const) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
});

test('paid plans show their badge and no advertisement', { tag: '@wide' }, async ({
  page,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('Pro', { exact: true })).toBeVisible();
  await expect(page.getByText('Latest listings')).toBeVisible();
  await expect(page.getByLabel('Advertisement')).toHaveCount(0);
  await page.goto(`/vehicle/${demoVehicles[0]?.id}`);
  await expect(page.getByLabel('Advertisement')).toHaveCount(0);
});

test('one toast at a time, reached by F8', async ({ page }) => {
  await page.goto('/');
  const toasts = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  // The page stands before its script: the first press may come too early.
  await expect(async () => {
    await page.getByRole('button', { name: 'App Store' }).click();
    await page.getByRole('button', { name: 'Google Play' }).click();
    await expect(toasts).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(0);
});

test('a photo that does not load is tried again, then stands in and can be retried', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Flaky Photo');
  const asked: string[] = [];
  await page.route('**/media/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`/vehicle/${id}`);
  const gallery = page.getByRole('main');
  await expect(gallery.getByText('Failed to load image')).toBeVisible();
  expect(
    asked.filter((url) => url.includes('?')).length,
    'two more tries, past any cache',
  ).toBeGreaterThanOrEqual(2);
  await page.unroute('**/media/**');
  await gallery.getByRole('button', { name: /retry/i }).click();
  await expect(gallery.getByText('Failed to load image')).toBeHidden();
});
