import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const openImport = async (page: Page) => {
  await page.getByRole('button', { name: 'Import a list' }).click();
  return page.getByRole('dialog', { name: 'Import a list' });
};

async function choose(page: Page, name: string, content: string | Buffer) {
  const dialog = await openImport(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
}

const LIST = `FRESH STOCK,,,,,
Car,Year,KM,Reg No,Cost,Price
Swift VXI,2018,62k,UP 78 AB 1234,KK,4.60
Kwid RXT,2018,35000,UP78AB9999,3.10,2.85
,,,,TOTAL,7.45`;

test('a file changes what is there, adds what is new, and is undone', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  const facts = (registrationNumber: string) => ({ known: { facts: { registrationNumber } } });
  await publishListing(page, 'Our Swift', facts('UP78AB1234'));
  await publishListing(page, 'Our Alto', facts('UP78AB5678'));
  await page.goto('/dashboard/listings');
  await choose(page, 'stock.csv', LIST);

  const dialog = page.getByRole('dialog', { name: '2 vehicles in your list' });
  await expect(dialog.getByText('Changes: 1', { exact: true })).toBeVisible();
  const change = dialog.getByRole('listitem').filter({ hasText: 'Our Swift, UP78AB1234' });
  await expect(change).toContainText('₹4,75,000');
  await expect(change).toContainText('₹4,60,000');
  await expect(change).toContainText('62,000 km');
  await expect(dialog.getByText('KK')).toBeHidden();
  // Asked once for the column, not cell by cell.
  const units = dialog.getByLabel('Prices like 4.6 mean');
  await expect(units).toHaveValue('100000');
  await units.selectOption({ label: 'No price' });
  await expect(dialog.getByText('Choose what they mean; until then they are left out.')).toBeVisible();
  await expect(change).not.toContainText('₹4,60,000');
  await units.selectOption({ label: '4.6 → ₹4,60,000' });
  await expect(change).toContainText('₹4,60,000');
  await expect(dialog.getByText('New vehicles: 1', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Not in this list: 1')).toBeVisible();
  await dialog.getByText('Not in this list: 1').click();
  await dialog.getByLabel('What to do with Our Alto').selectOption({ label: 'Mark as sold' });
  await dialog.getByRole('button', { name: 'Save 1 draft, change vehicles: 2' }).click();
  await expect(page.getByText('Vehicles changed: 2. Drafts saved: 1.', { exact: true })).toBeVisible();
  await expect(page.getByText('₹4,60,000').first()).toBeVisible();

  await page.reload();
  const card = page.getByRole('region', { name: 'Import' });
  await expect(card).toContainText('Imported: 3');
  await expect(page.getByRole('list', { name: 'Drafts' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo the list/ }), 'one undo for one import').toHaveCount(
    0,
  );
  await card.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Vehicles restored: 2. 1 draft deleted.', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
  await expect(page.getByText('₹4,60,000')).toBeHidden();
});

test('an exported file, imported again, changes nothing', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  await publishListing(page, '=Formula Swift', { known: { facts: { colour: '+Red', stockNumber: 'A-1' } } });
  await publishListing(page, 'Plain Alto');
  await page.goto('/dashboard/listings');
  for (const [label, name] of [
    ['Excel (XLSX)', /^stock-\d{4}-\d\d-\d\d\.xlsx$/],
    ['CSV', /^stock-\d{4}-\d\d-\d\d\.csv$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: label }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(name);
    await choose(page, file.suggestedFilename(), await readFile(await file.path()));
    const dialog = page.getByRole('dialog', { name: '2 vehicles in your list' });
    await expect(dialog.getByText('Nothing to change: 2', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('a file that cannot be read says what to do', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/listings');
  await choose(page, 'old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
  await expect(
    page.getByText('This is an old Excel file. Open it, select all (Ctrl A), copy, and paste it here.'),
  ).toBeVisible();
  const file = page.getByRole('dialog').getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'list.xlsx', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText(/^This file is named like an Excel file, but is none\./)).toBeVisible();
});

test('cells that could not be read are a group of their own until their meaning is chosen', async ({
  page,
}) => {
  await signUp(page);
  const facts = (registrationNumber: string) => ({ known: { facts: { registrationNumber } } });
  for (const plate of ['UP78AB1111', 'UP78AB2222', 'UP78AB3333'])
    await publishListing(page, `Car ${plate}`, facts(plate));
  await page.goto('/dashboard/listings');
  // Two units are equally likely, so the price is asked for.
  await choose(page, 'stock.csv', 'Reg No,Price\nUP78AB1111,cheap\nUP78AB2222,999\nUP78AB3333,-');
  const dialog = page.getByRole('dialog', { name: '3 vehicles in your list' });
  const units = dialog.getByLabel('Prices like 999 mean');
  await units.selectOption({ label: 'No price' });
  await expect(dialog.getByText('Not understood: 2', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Nothing to change: 1', { exact: true })).toBeVisible();
  const [unread, asked] = ['UP78AB1111', 'UP78AB2222'].map((plate) =>
    dialog.getByRole('listitem').filter({ hasText: plate }),
  );
  await expect(unread ?? dialog).toContainText('“cheap”');
  await expect(asked ?? dialog).toContainText('Price 999: choose above what it means');
  await expect(dialog.getByText('Nothing to change', { exact: true })).toHaveCount(0);
  await units.selectOption({ label: '999 → ₹9,99,000' });
  await expect(dialog.getByText('Changes: 1', { exact: true })).toBeVisible();
  await expect(asked ?? dialog).toContainText('₹9,99,000');
  await dialog.getByRole('button', { name: 'Change vehicles: 1' }).click();
  await expect(page.getByText('Vehicles changed: 1', { exact: true })).toBeVisible();
});

test('a thousand rows are read without a freeze, stopped, and continued after a reload', async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto('/dashboard/listings');
  const rows = Array.from(
    { length: 1000 },
    (_, at) =>
      `Swift VXI,${2012 + (at % 10)},${30 + (at % 90)}k,UP78AB${1000 + at},${(2 + (at % 60) / 10).toFixed(2)}`,
  );
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  const started = Date.now();
  await choose(page, 'stock.csv', `Car,Year,KM,Reg No,Price\n${rows.join('\n')}`);
  const dialog = page.getByRole('dialog', { name: '1,000 vehicles in your list' });
  await expect(dialog.getByText('New vehicles: 1,000', { exact: true })).toBeVisible({ timeout: 60_000 });
  const longest = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
  console.info(`dry run of 1,000 rows: ${Date.now() - started} ms, longest task ${Math.round(longest)} ms`);

  let sent = 0;
  await page.route('**/api/drafts/imports', async (route) => {
    sent += 1;
    // The fourth step is stored, but its answer is lost.
    if (sent === 4) await route.fetch();
    if (sent >= 4) await route.abort();
    else await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save 1,000 drafts' }).click();
  const running = page.getByRole('dialog', { name: 'Importing' });
  await expect(running.getByRole('button', { name: 'Go on' })).toBeVisible({ timeout: 60_000 });
  await expect(running.getByText('300 of 1,000')).toBeVisible();
  await page.unroute('**/api/drafts/imports');
  await page.reload();
  const card = page.getByRole('region', { name: 'Import' });
  await expect(card).toContainText('Import stopped at 300 of 1,000');
  await card.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('1,000 drafts saved. Add photos to publish.', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  const drafts = await page.request.get('/api/drafts');
  expect(await drafts.json()).toHaveLength(1000);
});
