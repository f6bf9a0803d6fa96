import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { LeadDto } from '../../schema/leads/output.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const REPUBLISHED = '01890000-0000-7000-8000-000000000000';

/** Two offers for the first listed vehicle of the demo dealer, the second through a republished page and without a name. */
async function showTwoLeads(page: Page) {
  await page.route(/\/api\/leads(\?(?!unlikely)|$)/, async (route) => {
    const response = await route.fetch();
    const [first]: LeadDto[] = await response.json();
    if (!first) throw new Error('the dealer has no leads');
    const lead = {
      ...first,
      vehicleName: 'Maruti Swift VXi',
      vehiclePrice: 475_000,
      vehicleCurrency: 'INR',
      buyerMobile: '+919876543210',
      offerPrice: 427_500,
      offerCurrency: 'INR',
      isContact: false,
      republishedVehicleId: null,
      status: 'pending' as const,
      withdrawnAt: null,
      // The page's clock may be slightly behind.
      createdAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
    };
    const nameless = { ...lead, id: REPUBLISHED, buyerName: '', republishedVehicleId: REPUBLISHED };
    await route.fulfill({ response, json: [lead, nameless] });
  });
  await page.goto('/dashboard/leads');
}

const headersOf = (page: Page) =>
  page.getByRole('main').locator('[role=columnheader]:visible').allTextContents();

test('the flat list has its five columns, fallbacks and links', { tag: '@both' }, async ({
  page,
  signInAs,
  isMobile,
}) => {
  await signInAs('pro');
  await showTwoLeads(page);
  const rows = page.getByRole('table', { name: 'Leads', exact: true }).getByRole('row');
  const [named, nameless] = [rows.nth(1), rows.nth(2)];
  await expect(nameless).toContainText('Name not provided');
  await expect(nameless).toContainText('+91 98765 43210');
  await expect(nameless).toContainText('₹4,27,500');
  await expect(nameless).toContainText('3 hours ago');
  if (isMobile) {
    // Two lines a lead: the buyer beside the offer, then the vehicle beside the actions.
    const topOf = async (text: string | RegExp) =>
      (await nameless.getByText(text).first().boundingBox())?.y ?? NaN;
    const [buyer, sum, vehicle] = [
      await topOf('Name not provided'),
      await topOf('₹4,27,500'),
      await topOf('Maruti Swift VXi'),
    ];
    expect(Math.abs(buyer - sum)).toBeLessThan(12);
    expect(vehicle).toBeGreaterThan(buyer + 12);
  } else expect(await headersOf(page)).toEqual(['Buyer', 'Offer Price', 'Vehicle', 'Date', 'Actions']);
  for (const [row, path] of [
    [named, /^\/vehicle\/[0-9a-f-]{36}$/],
    [nameless, `/republished/${REPUBLISHED}`],
  ] as const) {
    const link = row.getByRole('link', { name: 'View Vehicle Page' });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(nameless.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(nameless.getByRole('button', { name: 'Add Contact' })).toBeVisible();
});

test('a vehicle’s leads are below its name, price and number, with the difference from the asking price', {
  tag: '@both',
}, async ({ page, signInAs, isMobile }) => {
  await signInAs('pro');
  await showTwoLeads(page);
  await page.getByText('By vehicle').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Maruti Swift VXi' })).toHaveCount(2);
  await expect(main.getByText(/^₹4,75,000 · \d+ leads? received/)).toHaveCount(2);
  const below = main.getByText('-10% below asking').first();
  await expect(below, 'an alarm from ten per cent on').toHaveClass(/text-danger/);
  const links = main.getByRole('link', { name: 'View Vehicle' });
  await expect(links.first()).toHaveAttribute('href', /^\/vehicle\/[0-9a-f-]{36}$/);
  await expect(links.last()).toHaveAttribute('href', `/republished/${REPUBLISHED}`);
  if (!isMobile) {
    expect((await headersOf(page)).slice(0, 4)).toEqual(['Buyer', 'Offer Price', 'When', 'Actions']);
  }
});

test('a long list renders only visible rows, announces their positions, and loads more by itself', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Wanted Swift');
  const sent = await page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId: id, buyerName: 'Asha', buyerMobile: '9876543210', offerPrice: '450000' },
  });
  expect(sent.status()).toBe(201);
  const [lead] = await (await page.request.get('/api/leads')).json();
  await page.route(
    (url) => url.pathname === '/api/leads',
    (route) => {
      const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
      const json = Array.from({ length: 100 }, (_, index) => ({
        ...lead,
        id: `${lead.id.slice(0, -4)}${`${start + index}`.padStart(4, '0')}`,
        buyerName: `Buyer ${start + index + 1}`,
      }));
      return route.fulfill({ json, headers: start < 200 ? { 'x-next-cursor': `${start + 100}` } : {} });
    },
  );
  await page.goto('/dashboard/leads');
  const table = page.getByRole('table', { name: 'Leads' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
  await expect(table).toHaveAttribute('aria-rowcount', '101');
  expect(await rows.count()).toBeLessThan(30);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'Buyer 300', exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(table).toHaveAttribute('aria-rowcount', '301');
  expect(await rows.count()).toBeLessThan(30);
  const { violations } = await new AxeBuilder({ page }).include('table').analyze();
  expect(violations).toEqual([]);
});
