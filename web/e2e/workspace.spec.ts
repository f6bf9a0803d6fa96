import type { Page } from '@playwright/test';
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

/** The parts of the dashboard, from top to bottom. */
const partsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByText(
      /^(You are close to a limit.*|You have reached a limit.*|Publish your first vehicle|Usage|Total listings|Active leads|Republished|Latest listings|Latest leads)$/,
    )
    .allTextContents();

test('the dashboard: banner, usage, three figures, three listings and five leads, for a new seller too', {
  tag: '@both',
}, async ({ page }) => {
  test.setTimeout(90_000);
  await signUp(page);
  const figures = [
    'Usage',
    'Total listings',
    'Active leads',
    'Republished',
    'Latest listings',
    'Latest leads',
  ];
  await expect.poll(() => partsOf(page)).toEqual(['Publish your first vehicle', ...figures]);
  await expect(page.getByRole('main').getByText('No listings yet')).toBeVisible();
  await expect(page.getByRole('main').getByText('No leads yet')).toBeVisible();

  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) ids.push((await publishListing(page, name)).id);
  for (let nth = 0; nth < 6; nth++) {
    const response = await page.request.post('/api/leads', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        vehicleId: ids[nth % 3],
        buyerName: `Buyer ${nth}`,
        buyerMobile: `98765432${10 + nth}`,
        offerPrice: '450000',
      },
    });
    expect(response.status()).toBe(201);
  }
  await page.goto('/dashboard');
  // Three of three live listings: the plan's limit.
  await expect
    .poll(() => partsOf(page))
    .toEqual(['You have reached a limit of your Starter plan', ...figures]);
  const list = (title: string) =>
    page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .filter({ has: page.getByRole('listitem') })
      .last()
      .getByRole('listitem');
  await expect(list('Latest listings')).toHaveText([/Third/, /Second/, /First/]);
  await expect(list('Latest leads')).toHaveText([5, 4, 3, 2, 1].map((nth) => new RegExp(`Buyer ${nth}`)));
  await page.getByRole('link', { name: 'View all leads' }).click();
  await expect(page).toHaveURL(/tab=leads/);
});

test('paid plans show their badge and no advertisement', { tag: '@wide' }, async ({
  page,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('Pro plan', { exact: true })).toBeVisible();
  await expect(page.getByText('Latest listings')).toBeVisible();
  await expect(page.getByLabel('Advertisement')).toHaveCount(0);
  await page.goto(`/vehicle/${demoVehicles[0]?.id}`);
  await expect(page.getByLabel('Advertisement')).toHaveCount(0);
});

test('one toast at a time, reached by F8', async ({ page }) => {
  await signUp(page);
  await page.goto('/subscription');
  const toasts = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  const stay = page.getByRole('button', { name: 'Stay on Starter' });
  await stay.click();
  await expect(toasts).toHaveCount(1);
  await stay.click();
  await expect(toasts).toHaveCount(1);
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
