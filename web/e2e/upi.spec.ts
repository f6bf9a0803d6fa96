import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { decodeQr } from './support/decode-qr.ts';
import { formOf } from './support/form.ts';
import { signUp } from './support/people.ts';
import { openPlans } from './support/plans.ts';
import { expect, test } from './support/test.ts';
import { xlsxOf } from './support/xlsx.ts';

/** A reference that no other test uses. */
const utrOf = () => `6${randomInt(10_000, 99_999)}${randomInt(100_000, 999_999)}`;

const tableOf = (rows: [utr: string, amount: string][]) => [
  ['Some Bank', '', ''],
  ['Date', 'Description', 'Credit'],
  ...rows.map(([utr, amount]) => ['23/11/2026', `UPI/${utr}/plan`, amount]),
  ['23/11/2026', 'NEFT rent', '15,000.00'],
];

async function importStatement(page: Page, rows: [utr: string, amount: string][], kind: 'csv' | 'xlsx') {
  await page.goto('/admin/upi-payments');
  const table = tableOf(rows);
  const csv = table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  await page
    .getByRole('main')
    .getByLabel('Bank statement')
    .setInputFiles({
      name: `november.${kind}`,
      mimeType: kind === 'csv' ? 'text/csv' : 'application/octet-stream',
      buffer: kind === 'csv' ? Buffer.from(csv) : xlsxOf(table),
    });
  await expect(page.getByText(`${rows.length} incoming UPI payment`)).toBeVisible();
  await expect(page.getByText('1 without a reference')).toBeVisible();
  await page.getByRole('button', { name: `Import ${rows.length}` }).click();
}

test('a plan is paid by UPI in few taps, starts at once, and is received with the statement', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  await signUp(page);
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).click();
    taps += 1;
  };
  await openPlans(page);
  await tap('Choose Growth');
  await page.waitForURL(/\/subscription\/pay\?/);
  const link = page.getByRole('link', { name: 'Pay ₹236 with any UPI app' });
  await expect(link).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=demo\.only@example&pn=.*&tr=CH[0-9A-F]{32}&.*&am=236\.00&cu=INR$/,
  );
  const code = page.getByRole('img', { name: 'UPI code to pay ₹236' });
  expect(await decodeQr(await code.screenshot())).toBe(await link.getAttribute('href'));
  await link.click();
  // The app's own two taps: pay, and back to the browser.
  taps += 3;
  await expect(formOf(page, 'UPI reference').getByLabel('UPI reference (UTR) of your payment')).toBeFocused();
  await page.keyboard.type('12345');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('Enter the 12 digits of the UPI reference (UTR)')).toBeVisible();
  const utr = utrOf();
  await formOf(page, 'UPI reference')
    .getByLabel('UPI reference (UTR) of your payment')
    .fill(`${utr.slice(0, 6)} ${utr.slice(6)}`);
  await tap('I have paid');
  expect(taps).toBe(5);
  await expect(page.getByRole('heading', { name: 'Growth has started' })).toBeFocused();
  await page.getByRole('link', { name: 'Your plan' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('Being checked');
  await expect(payments.getByRole('link', { name: /^Invoice/ })).toHaveCount(0);

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await desk.addCookies(await sessionOf('admin'));
  const office = await desk.newPage();
  await importStatement(office, [[utr, '236.00']], 'csv');
  await expect(
    office.getByRole('status').filter({ hasText: '1 payment confirmed. 1 new, 0 known' }),
  ).toBeVisible();
  await importStatement(office, [[utr, '236.00']], 'xlsx');
  await expect(
    office.getByRole('status').filter({ hasText: '0 payments confirmed. 0 new, 1 known' }),
  ).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(payments).toContainText('Paid');
  await expect(payments.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  await expect(payments.getByRole('link', { name: /^Forward receipt/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*236.*paid/,
  );
});

test('money without an order is set aside, opened again, and given to an order by hand', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const email = await signUp(page);
  await openPlans(page);
  await page.getByRole('button', { name: 'Choose Growth' }).click();
  await expect(page.getByRole('link', { name: 'Pay ₹236 with any UPI app' })).toHaveAttribute(
    'href',
    /^upi:/,
  );
  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await desk.addCookies(await sessionOf('admin'));
  const office = await desk.newPage();
  const stray = utrOf();
  await importStatement(office, [[stray, '4,321.00']], 'csv');
  const stays = office.getByRole('row').filter({ hasText: stray });
  await stays.getByRole('button', { name: 'Set aside' }).click();
  await office.getByLabel('Reason').fill('Rent');
  await office.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  await expect(stays).toHaveCount(0);
  await office.getByLabel('Rows').selectOption('Set aside');
  await expect(stays).toContainText('Rent');
  await stays.getByRole('button', { name: 'Open again' }).click();
  await office.getByLabel('Rows').selectOption('Open');
  await stays.getByRole('button', { name: 'Give to an order' }).click();
  const giving = office.getByRole('dialog', { name: 'Give this payment to an order' });
  await expect(giving.getByText('No unpaid order fits')).toBeVisible();
  await giving.getByLabel('Reason').fill('They have called');
  await giving.getByRole('button', { name: 'Give to order' }).click();
  await expect(giving.getByText('Choose the order that this payment is for')).toBeVisible();
  await giving.getByLabel('Find an unpaid order').fill(email);
  await giving.getByRole('radio').check();
  await giving.getByRole('button', { name: 'Give to order' }).click();
  await expect(giving).toHaveCount(0);
  await expect(stays).toHaveCount(0);
  await desk.close();
  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Paid');
});
