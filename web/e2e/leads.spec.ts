import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addressesOf } from './support/addresses.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const offer = (page: Page, vehicleId: string, buyerName: string, offerPrice: string) =>
  page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      vehicleId,
      buyerName,
      buyerMobile: buyerName === 'Asha' ? '9876543210' : '9876543211',
      offerPrice,
    },
  });

test('a lead is found, worked on, exported and saved as a contact', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Lead Magnet LXi');
  await offer(page, id, 'Asha', '400000');
  await offer(page, id, 'Balu', '475000');
  const addresses = addressesOf(page);
  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');

  await test.step('found by number, which is in no address', async () => {
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('6543210');
    await expect(main.getByText('Balu')).toBeHidden();
    await expect(main.getByText('-16% below asking')).toBeVisible();
    await page.getByRole('searchbox').fill('nobody');
    await page.getByRole('button', { name: 'Show all leads' }).click();
    await expect(main.getByText('Balu')).toBeVisible();
    expect(addresses.filter((address) => /6543210|nobody/.test(address))).toEqual([]);
  });

  await test.step('worked on', async () => {
    await page.getByRole('button', { name: 'Details of Asha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Asha' });
    await dialog.getByLabel('Status').selectOption('Contacted');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByLabel('Status')).toHaveValue('pending');
    await dialog.getByLabel('Status').selectOption('Visit booked');
    await dialog.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(dialog.getByText(/^Reminder: .*10:00 am/)).toBeVisible();
    await dialog.getByLabel('Notes').fill('Brings his mechanic');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Notes saved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await expect(main.getByRole('button', { name: 'Status of Asha: Visit booked' })).toBeVisible();
  });

  await test.step('exported', async () => {
    const downloading = page.waitForEvent('download');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Asha,+91 98765 43210,Lead Magnet LXi,475000,400000,INR,Visit booked,Link');
    expect(text).toContain('Brings his mechanic');
  });

  await test.step('saved as a contact', async () => {
    await page.getByRole('button', { name: 'Details of Asha' }).click();
    await page.getByRole('dialog', { name: 'Asha' }).getByRole('button', { name: 'Add Contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to Contacts' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha');
    await expect(dialog.getByLabel('Mobile Number')).toHaveValue('9876543210');
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(page.getByText('Contact added successfully', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Asha' }).getByText('In contacts')).toBeVisible();
    const details = page.getByRole('dialog', { name: 'Asha' });
    await expect(details, 'the focus stays in what is open').toBeFocused();
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expect(main.getByRole('button', { name: 'Add Contact' })).toHaveCount(1);
  });
});

test('what the server refuses is reverted, and no note is lost', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Stubborn Lead LXi');
  await offer(page, id, 'Asha', '400000');
  await page.goto('/dashboard/leads');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('New');
  await page.getByRole('button', { name: 'Details of Asha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asha' });
  const refuse = (status: number, message: string) =>
    page.route('**/api/leads/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status, json: { message, error: 'conflict', requestId: '' } })
        : route.continue(),
    );

  await refuse(409, 'This lead is won and cannot be changed to contacted');
  await dialog.getByLabel('Status').selectOption('Contacted');
  await expect(page.getByText('This lead is won and cannot be changed to contacted').first()).toBeVisible();
  await expect(dialog.getByLabel('Status')).toHaveValue('pending');
  await dialog.getByLabel('Notes').fill('Two lines,\nkept');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Two lines,\nkept');
  await page.unroute('**/api/leads/*');

  // The list behind shows only new leads: this one disappears from it, but its dialog and draft stay.
  await dialog.getByLabel('Status').selectOption('Contacted');
  await expect(page.getByText('No lead matches')).toBeAttached();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Two lines,\nkept');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog.getByText('Buyers never see them')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Two lines,\nkept');
  await expect(dialog.getByLabel('Status')).toHaveValue('contacted');

  // What the server stores alike is nothing to save: spaces at the end, an accent as a character of its own.
  const notes = dialog.getByLabel('Notes');
  await notes.fill('Meet at the café');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog.getByText('Buyers never see them')).toBeVisible();
  await notes.fill('Meet at the cafe');
  await expect(dialog.getByText('Not saved yet')).toBeVisible();
  await notes.fill('Meet at the cafe\u0301 ');
  await expect(dialog.getByText('Buyers never see them')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a buyer beyond the plan’s limit is hidden, with the reason and the way out', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.route(/\/api\/leads(\?(?!unlikely)|$)/, async (route) => {
    const response = await route.fetch();
    const [lead] = await response.json();
    const hidden = { ...lead, masked: true, buyerName: null, buyerMobile: '+91••••••••10', message: null };
    await route.fulfill({ response, json: [hidden] });
  });
  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');
  await expect(main.getByText('Name hidden')).toBeVisible();
  for (const name of ['Call', 'WhatsApp', 'Add Contact']) {
    const button = main.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', "Over your plan's leads for this month");
  }
  await main.getByRole('link', { name: 'Upgrade to see this buyer' }).click();
  await page.waitForURL('/subscription');
});

test('leads are grouped, compared with the asking price, and filtered by vehicle', {
  tag: '@both',
}, async ({ page, signInAs, isMobile }) => {
  await signInAs('pro');
  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');
  await expect(main.getByText(/-\d+% below asking/).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const option = page
    .getByRole('combobox', { name: 'Vehicle', exact: true })
    .locator('option', { hasText: '(2)' })
    .first();
  const name = ((await option.textContent()) ?? '').replace(' (2)', '');
  await page.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption({ label: `${name} (2)` });
  await page.getByText('By vehicle').click();
  await expect(main.getByRole('heading', { level: 2 }).filter({ hasNotText: /^Visits/ })).toHaveText([name]);
  await expect(main.getByText('2 leads received')).toBeVisible();
  await expect(main.getByText(/-\d+% below asking/).first()).toBeVisible();
});

test('a lead has an address, and can be edited by keyboard', async ({ page, signInAs }) => {
  await signInAs('growth');
  await page.goto('/dashboard/leads');
  const details = page.getByRole('button', { name: /^Details of/ }).first();
  await details.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/lead=[0-9a-f-]{36}/);
  const before = await dialog.getByLabel('Status').inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Status')).toHaveValue(before);
  await dialog.getByLabel('Follow up on').selectOption({ index: 1 });
  await expect(dialog.getByText(/^Reminder: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next week' }).click();
  await expect(dialog.getByText(/^Reminder: .*10:00 am/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByText('We’ll remind you that morning')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();
  const steps = () => page.evaluate(() => history.length);
  const atList = await steps();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/leads$/);
  await page.goForward();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await steps(), 'closing adds no step').toBe(atList + 1);
});
