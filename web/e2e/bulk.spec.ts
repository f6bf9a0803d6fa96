import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/people.ts';
import { counted } from './support/presses.ts';
import { lengthenStock, publishStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: /Picked vehicles|Change of many/ });
/** What came of a change; its progress is none. */
const outcome = (page: Page) => bar(page).getByRole('status');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}\\b`) }) });

/** A long press, as a finger does it. */
async function hold(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  const at = { pointerType: 'touch', clientX: box.x + 20, clientY: box.y + 60, bubbles: true };
  await target.dispatchEvent('pointerdown', at);
  await expect(page.getByRole('region', { name: 'Picked vehicles' })).toBeVisible();
  await target.dispatchEvent('pointerup', at);
}

async function dealer(page: Page, makePro: (page: Page) => Promise<void>, cars: number) {
  await signUp(page);
  await makePro(page);
  await publishStock(page, cars);
  // On wide windows as well, where a stock of this size is a table at first (stock.spec.ts).
  await page.addInitScript(() => localStorage.setItem('listings-view', 'cards'));
  await page.goto('/dashboard/listings');
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible();
}

const prices = async (page: Page): Promise<Record<string, number>> => {
  const list = await (await page.request.get('/api/vehicles?limit=100')).json();
  return Object.fromEntries(list.map(({ name, price }: { name: string; price: number }) => [name, price]));
};

test('ten filtered cars get cheaper in few presses, with old and new beside each other, and back', {
  tag: '@both',
}, async ({ page, makePro, isMobile }) => {
  await dealer(page, makePro, 40);
  const { presses, press } = counted();
  const search = page.getByRole('searchbox', { name: 'Search by name, plate or city' });
  await press(search);
  // The plates of ten cars have 101 in them.
  await search.fill('swift 101');
  await press(page.getByRole('button', { name: 'Select 5 found' }));
  await press(bar(page).getByRole('button', { name: 'Price' }));
  const dialog = page.getByRole('dialog', { name: /Change 5 prices/ });
  const field = dialog.getByLabel('Lower by');
  if (isMobile) await press(field);
  await expect(field).toBeFocused();
  await page.keyboard.type('10000');
  await expect(dialog.getByRole('row', { name: 'Swift 11 ₹4,11,000 ₹4,01,000' })).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Change 5 prices' }));
  await expect(outcome(page)).toContainText('5 changed');
  expect(presses.count).toBeLessThanOrEqual(isMobile ? 7 : 5);
  expect(await prices(page)).toMatchObject({ 'Swift 11': 401_000, 'Swift 19': 409_000, 'Alto 12': 412_000 });
  await expect(card(page, 'Swift 11')).toContainText('₹4,01,000');
  await page.reload();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(outcome(page)).toContainText('5 restored');
  expect(await prices(page)).toMatchObject({ 'Swift 11': 411_000, 'Swift 19': 419_000 });
});

test('ten picked ones, three sold, and what was refused', { tag: '@both' }, async ({
  page,
  makePro,
  isMobile,
}) => {
  await dealer(page, makePro, 12);
  const { presses, press } = counted();
  for (let number = 12; number > 2; number--) {
    const one = card(page, number % 2 === 1 ? `Swift ${number}` : `Alto ${number}`);
    if (!isMobile) {
      await one.hover();
      await press(one.getByRole('checkbox'));
    } else if (number === 12) {
      presses.count += 1;
      await hold(page, one);
    } else await press(one.getByRole('heading'));
  }
  await expect(bar(page)).toContainText('10 picked');
  await press(bar(page).getByRole('button', { name: 'Price' }));
  const dialog = page.getByRole('dialog', { name: /Change 10 prices/ });
  const field = dialog.getByLabel('Lower by');
  if (isMobile) await press(field);
  await field.fill('4.04 lakh');
  await expect(dialog.getByRole('row', { name: /Alto 4.*would not be possible/ })).toBeVisible();
  await press(dialog.getByRole('button', { name: /^Change \d+ prices$/ }));
  expect(presses.count).toBeLessThanOrEqual(isMobile ? 16 : 14);
  const refused = page.getByRole('dialog', { name: '2 not changed' });
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await refused.getByRole('button', { name: 'Close' }).first().click();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(outcome(page)).toContainText('8 restored');

  const sale = counted();
  for (const name of ['Alto 12', 'Swift 11', 'Alto 10']) {
    const one = card(page, name);
    await one.scrollIntoViewIfNeeded();
    if (isMobile && name === 'Alto 12') {
      sale.presses.count += 1;
      await hold(page, one);
    } else if (isMobile) await sale.press(one.getByRole('heading'));
    else {
      await one.hover();
      await sale.press(one.getByRole('checkbox'));
    }
  }
  await sale.press(bar(page).getByRole('button', { name: 'Sold' }));
  await sale.press(page.getByRole('alertdialog').getByRole('button', { name: 'Mark 3 as sold' }));
  await expect(outcome(page)).toContainText('3 changed');
  expect(sale.presses.count).toBeLessThanOrEqual(6);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(outcome(page)).toContainText('3 restored');
});

test('a thousand cars change in steps that go on after the connection was lost, and can be stopped', {
  tag: '@both',
}, async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  await publishStock(page, 2);
  await lengthenStock(page, 1_000);
  const steps: { operation: string; count: number }[] = [];
  let release = () => {};
  await page.route('**/api/bulk/prices', async (route) => {
    const { operation, vehicles } = route.request().postDataJSON();
    steps.push({ operation, count: vehicles.length });
    if (steps.length === 2) return route.abort('connectionreset');
    if (steps.length === 4) await new Promise<void>((resolve) => (release = resolve));
    const undoUntil = new Date(Date.now() + 600_000).toISOString();
    await route.fulfill({
      json: { changed: vehicles.map(({ id }: { id: string }) => id), same: [], refused: [], undoUntil },
    });
  });
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 1,000' }).click();
  await bar(page).getByRole('button', { name: 'Price' }).click();
  await page.getByRole('dialog').getByLabel('Lower by').fill('1000');
  await page.getByRole('dialog').getByRole('button', { name: 'Change 1,000 prices' }).click();
  await expect(bar(page).getByRole('alert')).toContainText('200 of 1,000 are done.');
  await bar(page).getByRole('button', { name: 'Continue' }).click();
  await expect(bar(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(steps[2]?.operation, 'the same step again').toBe(steps[1]?.operation);
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(outcome(page)).toContainText('600 changed');
  expect(steps.map(({ count }) => count)).toEqual([200, 200, 200, 200]);
  const undone: string[] = [];
  await page.route('**/api/bulk/prices/*/undo', (route) => {
    undone.push(route.request().url().split('/').at(-2) ?? '');
    return route.fulfill({ json: { restored: ['x'], kept: [] } });
  });
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(outcome(page)).toContainText('3 restored');
  expect(new Set(undone).size).toBe(3);
});

test.describe('with a mouse and keys', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('Space picks, Shift picks a range, and the rest is in the menu', async ({ page, makePro }) => {
    await dealer(page, makePro, 6);
    await card(page, 'Alto 6').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 picked');
    await card(page, 'Swift 3')
      .getByText('₹4,03,000')
      .click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('4 picked');
    const more = bar(page).getByRole('button', { name: 'More for 4 vehicles' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Hide from my profile' }).click();
    await expect(outcome(page)).toContainText('4 changed');
    await expect(card(page, 'Alto 4')).toContainText('Not on profile');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Select all 6' }).click();
    await bar(page).getByRole('button', { name: 'More for 6 vehicles' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 6' }).click();
    await expect(page.getByText('No listings yet')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(outcome(page)).toContainText('6 restored');
    await card(page, 'Alto 6').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await card(page, 'Swift 5').getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'More for 2 vehicles' }).click();
    await page.getByRole('menuitem', { name: 'Print posters' }).click();
    await expect(page).toHaveURL(/\/dashboard\/print/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });
});
