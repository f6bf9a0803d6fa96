import type { Page, Request } from '@playwright/test';
import { DICTIONARIES } from '../i18n/dictionaries.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const heartOf = (page: Page, label = 'Save on this device') => page.getByRole('button', { name: label });
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Changes a listing as its seller. */
const change = (page: Page, method: 'patch' | 'delete', path: string, data?: object) =>
  page.request[method](path, { headers: { origin: new URL(page.url()).origin }, ...(data ? { data } : {}) });

test('a buyer saves vehicles, and the list says what changed since', async ({
  page,
  browser,
  baseURL,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  const names = ['Saved Alto', 'Saved Baleno', 'Saved Ciaz', 'Saved Dzire'];
  const ids: string[] = [];
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL }]);
  const buyer = await context.newPage();
  for (const name of names) {
    const { id } = await publishListing(page, name);
    ids.push(id);
    await buyer.goto(`/vehicle/${id}`);
    await expect(heartOf(buyer)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(buyer).click();
    await expect(heartOf(buyer)).toHaveAttribute('aria-pressed', 'true');
  }
  await buyer.reload();
  await expect(heartOf(buyer)).toHaveAttribute('aria-pressed', 'true');
  const [cheaper, sold, gone, same] = ids;
  expect((await change(page, 'patch', `/api/vehicles/${cheaper}`, { price: '4,60,000' })).status()).toBe(200);
  expect((await change(page, 'patch', `/api/vehicles/${sold}/status`, { status: 'sold' })).status()).toBe(
    200,
  );
  expect((await change(page, 'delete', `/api/vehicles/${gone}`)).ok()).toBe(true);
  // The server's memory of a page may be two seconds old.
  await buyer.waitForTimeout(2_500);

  const recorded: Promise<string>[] = [];
  const record = (request: Request) => {
    recorded.push(
      request
        .allHeaders()
        .then(
          (sent) => `${request.method()} ${request.url()} ${request.postData() ?? ''} ${sent.cookie ?? ''}`,
        ),
    );
  };
  buyer.on('request', record);
  for (const pressed of ['false', 'true']) {
    await heartOf(buyer).click();
    await expect(heartOf(buyer)).toHaveAttribute('aria-pressed', pressed);
  }
  await buyer.getByRole('link', { name: 'Saved vehicles' }).first().click();
  await expect(buyer.getByRole('listitem')).toHaveText([/Dzire/, /Ciaz/, /Baleno/, /Alto/]);
  await expect(rowOf(buyer, 'Alto')).toContainText('₹4,60,000 · ₹15,000 less than when you saved it');
  await expect(rowOf(buyer, 'Baleno').getByRole('status')).toHaveText('Sold');
  await expect(rowOf(buyer, 'Ciaz').getByRole('status')).toHaveText('The seller has removed its page');
  await expect(rowOf(buyer, 'Dzire').getByRole('status')).toBeEmpty();
  await expect(rowOf(buyer, 'Dzire').getByRole('link')).toHaveAttribute('href', `/vehicle/${same}`);
  // Only pages that anyone may open, without a cookie.
  buyer.off('request', record);
  const requests = await Promise.all(recorded);
  const named = requests.filter((request) => ids.some((id) => request.includes(id)));
  expect(named.filter((request) => !/^GET \S+\/vehicle\/[0-9a-f-]{36} {2}$/.test(request))).toEqual([]);
  expect(named).toHaveLength(4);

  expect((await change(page, 'patch', `/api/vehicles/${cheaper}`, { price: '5,00,000' })).status()).toBe(200);
  await expect(async () => {
    await buyer.reload();
    await expect(rowOf(buyer, 'Alto')).toContainText('₹25,000 more than when you saved it', {
      timeout: 2_000,
    });
  }).toPass();

  await expect(buyer.getByText('Nothing saved yet.')).toBeHidden();
  await buyer.getByRole('button', { name: 'Remove: Saved Baleno' }).click();
  await expect(buyer.getByText('Removed: Saved Baleno')).toBeVisible();
  await buyer.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(buyer.getByRole('button', { name: 'Remove: Saved Baleno' })).toBeFocused();
  await buyer.reload();
  await expect(buyer.getByRole('listitem')).toHaveText([/Dzire/, /Ciaz/, /Baleno/, /Alto/]);
  for (const name of names) await buyer.getByRole('button', { name: `Remove: ${name}` }).click();
  await expect(buyer.getByText('Nothing saved yet.')).toBeVisible();
  await buyer.goto(`/vehicle/${same}`);
  await expect(heartOf(buyer)).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});

for (const code of ['en', 'hi', 'ta'] as const) {
  const { saved: texts } = DICTIONARIES[code];

  test(`a device without a list, and one that is offline, say so in ${code}`, async ({
    browser,
    baseURL,
    demoVehicles,
  }) => {
    const id = demoVehicles.find(({ status }) => status === 'available')?.id;
    const context = await browser.newContext({ baseURL, locale: code });
    const page = await context.newPage();
    await page.goto('/saved');
    await expect(page.getByText(texts.empty)).toBeVisible();
    await page.goto(`/vehicle/${id}`);
    await heartOf(page, texts.save).click();
    await expect(heartOf(page, texts.save)).toHaveAttribute('aria-pressed', 'true');
    await page.route(`**/vehicle/${id}`, (route) => route.abort());
    await page.getByRole('link', { name: texts.title }).first().click();
    await expect(page.getByText(texts.unchecked)).toBeVisible();
    await context.close();
  });

  test(`without script there is no heart, and the list says why it is empty in ${code}`, async ({
    browser,
    baseURL,
    demoVehicles,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: code });
    const page = await context.newPage();
    await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
    await expect(heartOf(page, texts.save)).toBeHidden();
    await page.getByRole('link', { name: texts.title }).first().click();
    await expect(page.getByText(texts.noScript)).toBeVisible();
    await context.close();
  });
}

test('what others have written into the list is left out', async ({ page, demoVehicles }) => {
  const id = demoVehicles.find(({ status }) => status === 'available')?.id;
  await page.goto('/saved');
  for (const stored of [
    'nonsense',
    '{"a":1}',
    '[null, 1, {"path":"javascript:alert(1)","name":"x","price":1}]',
  ]) {
    await page.evaluate((list) => localStorage.setItem('saved', list), stored);
    await page.reload();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(0);
  }
  await page.goto(`/vehicle/${id}`);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('saved') ?? ''))).toHaveLength(1);
});
