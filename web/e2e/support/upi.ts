import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { forgetSession, signUp } from './people.ts';
import { xlsxOf } from './xlsx.ts';

/** A reference that no other test uses. */
export const utrOf = () => `6${randomInt(10_000, 99_999)}${randomInt(100_000, 999_999)}`;

const tableOf = (rows: [utr: string, amount: string][]) => [
  ['Some Bank', '', ''],
  ['Date', 'Description', 'Credit'],
  ...rows.map(([utr, amount]) => ['23/11/2026', `UPI/${utr}/plan`, amount]),
  ['23/11/2026', 'NEFT rent', '15,000.00'],
];

/** A phone shows the code of a UPI order when it is asked for; a computer shows it anyway. */
export async function showCode(page: Page) {
  await expect(page.getByRole('heading', { name: /^Pay for / })).toBeVisible();
  const button = page.getByRole('button', { name: 'Show the code for another phone' });
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  if (!(await button.isVisible())) return;
  await expect(page.getByRole('img', { name: /^UPI code/ })).toHaveCount(0);
  await expect(page.getByText('Scan it live')).toBeHidden();
  await button.click();
}

/** An operator chooses a bank's statement. */
export async function chooseStatement(
  page: Page,
  rows: [utr: string, amount: string][],
  kind: 'csv' | 'xlsx',
) {
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
}

/** The same, and imports it. */
export async function importStatement(
  page: Page,
  rows: [utr: string, amount: string][],
  kind: 'csv' | 'xlsx',
) {
  await chooseStatement(page, rows, kind);
  await page.getByRole('button', { name: `Import ${rows.length}` }).click();
}

/** A new seller with a UPI order of Growth for a month, named or not; the browser is signed out again. */
export async function sellerWithOrder(page: Page, utr?: string) {
  const email = await signUp(page);
  const headers = { origin: new URL(page.url()).origin };
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const order = await page.request.post('/api/subscription/create-payment-intent', {
    data: { plan: 'growth', duration: '1_month', way: 'upi' },
    headers,
  });
  const { paymentId } = await order.json();
  if (utr) await page.request.post(`/api/upi/payments/${paymentId}/claim`, { data: { utr }, headers });
  await forgetSession(page);
  return { email, id };
}

let deskRows: Promise<void> | undefined;

/** Has one payment of each kind at an operator's desk: waiting, received, and a row without an order. */
export function withDeskRows(page: Page): Promise<void> {
  const make = async () => {
    const browser = page.context().browser();
    const { origin } = new URL(page.url());
    const context = await browser?.newContext({ baseURL: origin });
    const sellers = await context?.newPage();
    if (!context || !sellers) throw new Error('no browser');
    const received = utrOf();
    await sellerWithOrder(sellers, received);
    await sellerWithOrder(sellers, utrOf());
    await context.close();
    const rows = [received, utrOf()].map((utr) => ({ utr, amountMinor: 236_00, day: '2026-11-23' }));
    const answer = await page.request.post('/api/admin/statements', {
      data: {
        fileName: 'november.csv',
        headings: 'Date|Description|Credit',
        columns: { utr: 'Description', amount: 'Credit', date: 'Date', direction: '' },
        rows,
      },
      headers: { origin },
    });
    expect(answer.status()).toBe(200);
  };
  deskRows ??= make();
  return deskRows;
}
