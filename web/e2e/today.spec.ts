import type { Page } from '@playwright/test';
import type { LeadsTodayDto } from '../../schema/leads/output.ts';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const line = (page: Page, text: string | RegExp) =>
  today(page).getByRole('listitem').filter({ hasText: text });

/** Adds to what the server says about today what takes hours or weeks to come. */
const add = (page: Page, more: () => Partial<LeadsTodayDto>) =>
  page.route('**/api/leads/today', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...more() } });
  });

test('Today is an inbox: each line has one action', { tag: '@both' }, async ({ page, browser }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Standing Swift', { photos: 3 });
  const headers = { origin: new URL(page.url()).origin };
  const data = { vehicleId: id, buyerName: 'Asha', buyerMobile: newNumber(), offerPrice: '440000' };
  await page.request.post('/api/leads', { headers, data });
  const [lead] = await (await page.request.get('/api/leads')).json();
  const quietSince = new Date(Date.now() - 26 * 86_400_000 - 1).toISOString();
  const standing = {
    id,
    name: 'Standing Swift',
    price: 475_000,
    lowered: 465_500,
    currency: 'INR' as const,
    quietSince,
  };
  let isStanding = true;
  await add(page, () => ({ unanswered: [lead], standing: isStanding ? [standing] : [] }));
  await page.goto('/dashboard');

  await test.step('a buyer who waits is called', async () => {
    const waiting = line(page, 'Asha waits for an answer');
    await expect(waiting).toContainText('Standing Swift · ₹4,40,000');
    // It is the only new offer, so no other line counts it.
    await expect(line(page, 'new offer')).toHaveCount(0);
    await waiting.getByRole('link', { name: 'Call Asha' }).click();
    const results = page.getByRole('dialog', { name: 'How did the call go?' });
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(results).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
  });

  await test.step('the price of what stands for long is lowered, and restored', async () => {
    const old = line(page, 'Standing Swift: no offer for 26 days');
    await expect(old).toContainText('₹4,75,000 → ₹4,65,500');
    isStanding = false;
    await old.getByRole('button', { name: 'Lower by 2%, ₹9,500' }).click();
    await expect(page.getByText('Standing Swift: now ₹4,65,500', { exact: true })).toBeVisible();
    await expect(old).toHaveCount(0);
    const priceOf = async () =>
      (await (await page.request.get(`/api/vehicles/${id}/desk`)).json()).vehicle.price;
    expect(await priceOf()).toBe(465_500);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(priceOf).toBe(475_000);
  });

  await test.step('who asks to be let in', async () => {
    const other = await browser.newPage();
    await signUp(other);
    const send = async (from: Page, path: string, body: object) =>
      (await from.request.post(`/api/staff/${path}`, { data: body, headers })).json();
    const { link } = await send(page, 'invitations', { role: 'helper' });
    await send(other, 'ask', { token: new URL(link).hash.slice(1) });
    await other.close();
    await page.reload();
    await today(page)
      .getByRole('link', { name: /^1 person asks to be let in/ })
      .click();
    await expect(page.getByRole('button', { name: /^Let in / })).toBeVisible();
  });
});

test('a car with few photos leads to its page, and requests are a dialog', { tag: '@both' }, async ({
  page,
}) => {
  await signUp(page);
  await publishListing(page, 'Bare Alto');
  await page.goto('/dashboard');
  await today(page).getByRole('link', { name: 'Requests', exact: true }).click();
  const requests = page.getByRole('dialog', { name: 'Requests' });
  await expect(requests.getByText('No requests yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(requests).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  await today(page).getByRole('link', { name: 'Bare Alto: add photos 1 photo so far' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bare Alto' })).toBeVisible();
});

test('a salesperson sees no requests, and only prices that the owner lets them set', async ({
  page,
  browser,
}) => {
  const owner = await browser.newPage();
  await signUp(owner);
  await publishListing(owner, 'Shared Swift');
  await signUp(page);
  await page.goto(await employ(owner, page, 'salesperson'));
  await expect(line(page, 'Shared Swift: add photos')).toHaveCount(0);
  await expect(today(page).getByRole('link', { name: 'Requests', exact: true })).toHaveCount(0);
  await owner.close();
});
