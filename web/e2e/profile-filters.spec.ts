import { expect, test } from './support/test.ts';

const LANGUAGES = [
  { code: 'en', filters: /^Filters/, diesel: /^Diesel/, bikes: /Bikes/, remove: 'Remove: Diesel' },
  { code: 'hi', filters: /^फ़िल्टर/, diesel: /^डीज़ल/, bikes: /^बाइक/, remove: 'हटाएँ: डीज़ल' },
  { code: 'ta', filters: /^ஃபில்டர்/, diesel: /^டீசல்/, bikes: /^பைக்குகள்/, remove: 'நீக்க: டீசல்' },
];

for (const { code, filters, diesel, bikes, remove } of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(`a profile is filtered in ${code} ${how} script, by links with counts that can be taken off`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const page = await context.newPage();
      await page.goto(`/sharma-motors?lang=${code}`);
      const cards = page.locator('#vehicles li h3');
      const chip = (name: RegExp) => page.locator('#vehicles details').getByRole('link', { name });
      await page.locator('summary').filter({ hasText: filters }).click();
      const count = Number(/(\d+)\s*$/.exec((await chip(diesel).textContent()) ?? '')?.[1]);
      expect(count).toBeGreaterThan(0);
      await chip(diesel).click();
      await expect(page).toHaveURL(/fuel=Diesel.*#vehicles$/);
      await expect(page.locator('html')).toHaveAttribute('lang', code === 'en' ? /^en/ : code);
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(`(${count})`);
      await expect(cards).toHaveCount(Math.min(count, 9));
      await page.getByRole('link', { name: remove }).click();
      await expect(page).not.toHaveURL(/fuel=/);
      // What matches nothing says what to take off, and how many there are then.
      await page.goto(`/sharma-motors?kind=bike&fuel=Diesel&lang=${code}`);
      await expect(cards).toHaveCount(0);
      const ways = page
        .locator('[data-part=results]')
        .getByRole('link')
        .filter({ hasText: /: \d+$/ });
      await expect(ways).toHaveCount(2);
      await ways.filter({ hasText: bikes }).click();
      await expect(page).toHaveURL(/\?fuel=Diesel/);
      await expect(cards).toHaveCount(Math.min(count, 9));
      await context.close();
    });
  }
}

test('filters stay when words are typed, and so does the order', async ({ page }) => {
  await page.goto('/sharma-motors?kind=car&sort=cheapest');
  const prices = page.locator('#vehicles li p.font-semibold');
  const shown = (await prices.allTextContents()).map((price) => Number(price.replace(/\D/g, '')));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  await page.getByPlaceholder('Search by vehicle name...').fill('swift');
  await expect(page).toHaveURL(/search=swift/);
  await expect(page).toHaveURL(/kind=car/);
  await expect(page).toHaveURL(/sort=cheapest/);
  await expect(page.getByRole('link', { name: 'Remove: Cars' })).toBeVisible();
});

test('a page with many filters is not for search engines, and every one names the plain page', async ({
  page,
}) => {
  const robots = page.locator('meta[name=robots]');
  const canonical = page.locator('link[rel=canonical]');
  for (const [query, isHidden] of [
    ['kind=car&fuel=Petrol', false],
    ['kind=car&fuel=Petrol&gears=Manual', true],
  ] as const) {
    await page.goto(`/sharma-motors?${query}`);
    await expect(robots).toHaveCount(isHidden ? 1 : 0);
    await expect(canonical).toHaveAttribute('href', /\/sharma-motors$/);
  }
});

test('nonsense, fifty filters and a page beyond the last show vehicles, not an error', async ({ page }) => {
  const fifty = Array.from({ length: 50 }, (_, nth) => `kind=bike&fuel${nth}=x`).join('&');
  for (const query of [
    'kind=spaceship&owners=-1&sort=x&price=constructor',
    fifty,
    'cursor=o99999',
    'cursor=x',
  ]) {
    const answer = await page.goto(`/sharma-motors?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('#vehicles li h3').first()).toBeVisible();
  }
});
