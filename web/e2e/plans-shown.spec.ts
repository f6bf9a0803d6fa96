import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { forgetSession, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PLANS = { growth: ['Growth', 'silver'], pro: ['Pro', 'gold'] } as const;

async function firstVehicle(page: Page) {
  const vehicles = await (await page.request.get('/api/vehicles')).json();
  return vehicles.find(({ status }: { status: string }) => status === 'available');
}

for (const plan of ['growth', 'pro'] as const) {
  test(`the ${plan} plan has its colour in the header and where its seller publishes, and no advertisements`, {
    tag: '@wide',
  }, async ({ page, signInAs }) => {
    const [name, colour] = PLANS[plan];
    await signInAs(plan);
    await page.goto('/dashboard');
    const badge = page.getByRole('banner').getByText(`${name} plan`, { exact: true });
    await expect(badge).toHaveClass(new RegExp(`text-${colour}`));
    await expect(page.getByText('Latest listings')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
    const { id } = await firstVehicle(page);
    await forgetSession(page);
    await page.goto(`/vehicle/${id}`);
    const panel = page.getByRole('main').getByText(`${name} plan`, { exact: true });
    await expect(panel).toHaveClass(new RegExp(`text-${colour}`));
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  });
}

test('the Starter plan has no badge, but advertisements', async ({ page, signInAs }) => {
  await signInAs('starter');
  await page.goto('/dashboard');
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
  const { id } = await firstVehicle(page);
  await expect(page.getByRole('banner').getByText('Starter')).toHaveCount(0);
  await page.goto(`/vehicle/${id}`);
  await expect(page.getByRole('main').getByText(/^(Starter|Growth|Pro) plan$/)).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
});

test('the usage card shows this month’s usage of each limit, on the dashboard and next to the plans', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Counted LXi');
  const response = await page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId: id, buyerName: 'Asha', buyerMobile: '9876543210', offerPrice: '450000' },
  });
  expect(response.status()).toBe(201);
  for (const path of ['/dashboard', '/subscription']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const meter = (name: string) => main.getByRole('meter', { name, exact: true });
    await expect(meter('Live listings')).toHaveAttribute('aria-valuetext', '1 of 3');
    await expect(meter('New vehicles')).toHaveAttribute('aria-valuetext', '1 of 10');
    await expect(meter('Leads')).toHaveAttribute('aria-valuetext', '1 of 50');
    await expect(main.getByText('Not included in Starter').first()).toBeVisible();
    await expect(main.getByText('Starter plan, this month')).toBeVisible();
  }
});
