import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const term = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

test('who came and what they tapped shows in the figures', { tag: '@both' }, async ({ page, browser }) => {
  await signUp(page);
  const headers = { origin: new URL(page.url()).origin };
  const data = { mobileNumber: newNumber() };
  await page.request.put('/api/auth/user/mobile-number', { headers, data });
  const { id } = await publishListing(page, 'Counted Swift');
  const buyer = await (await browser.newContext()).newPage();
  const taps: string[] = [];
  buyer.on('request', (request) => {
    if (request.url().endsWith('/api/views/taps')) taps.push(request.postData() ?? '');
  });
  const opened = buyer.waitForResponse('**/api/views');
  await buyer.goto(new URL(`/vehicle/${id}?src=link`, page.url()).href);
  await opened;
  // The runner does not see what a page sends while it is unloaded.
  const leave = () =>
    buyer.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await test.step('taps leave in one request, and leaving without one sends nothing', async () => {
    await leave();
    await buyer.evaluate(() => {
      // The dialler and WhatsApp stay closed.
      document.addEventListener('click', (event) => event.preventDefault());
      for (const start of ['tel:', 'https://wa.me/'])
        for (let times = 0; times < 2; times++)
          document.querySelector<HTMLElement>(`a[href^="${start}"]`)?.click();
    });
    const sent = buyer.waitForResponse('**/api/views/taps');
    await leave();
    await sent;
    await leave();
    expect(taps.map((body) => JSON.parse(body))).toEqual([{ vehicleId: id, taps: ['call', 'whatsapp'] }]);
  });
  const sentence =
    '7 days: 1 person, 0 scans, 1 tap on Call, 1 tap on WhatsApp, 0 offers. Too few people yet to say what works best.';
  await expect(async () => {
    await page.goto('/dashboard/figures');
    await expect(main(page).getByText(sentence)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(term(page, 'Links you shared')).toContainText('1');
  await expect(main(page).getByText('Growth shows figures by day, for up to 90 days.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Counted Swift' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counted Swift' })).toBeVisible();
  await expect(main(page).getByText('7 days: 1 person, 0 scans')).toBeVisible();
});

test('figures by day are a chart, a table and a file', { tag: '@both' }, async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard/figures');
  await expect(main(page).getByText(/^7 days: .* Best: /)).toBeVisible();
  await main(page).getByRole('radio', { name: '30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
  await expect(main(page).getByText(/^30 days: /)).toBeVisible();
  await main(page).getByRole('button', { name: 'Scans', pressed: false }).click();
  await expect(main(page).getByRole('button', { name: 'Scans', pressed: true })).toBeVisible();
  await main(page).getByRole('radio', { name: 'Table' }).click();
  const table = main(page).getByRole('table', { name: 'Figures by day' });
  await expect(table.getByRole('row')).toHaveCount(31);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'CSV' }).first().click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFF'), 'so that Excel reads Hindi').toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe('Day,People,Scans,Taps on Call,Taps on WhatsApp,Offers,Visits,Won');
  expect(lines).toHaveLength(31);
  const [, people] = lines.at(-1)?.split(',') ?? [];
  await expect(table.getByRole('row').nth(1)).toContainText(Number(people).toLocaleString('en-IN'));
  await page.reload();
  await expect(main(page).getByText(/^30 days: /)).toBeVisible();
});
