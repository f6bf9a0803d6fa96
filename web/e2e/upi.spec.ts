import { decodeQr } from './support/decode-qr.ts';
import { formOf } from './support/form.ts';
import { signUp } from './support/people.ts';
import { openPlans, toasted } from './support/plans.ts';
import { expect, test } from './support/test.ts';
import { importStatement, showCode, utrOf } from './support/upi.ts';

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
  await showCode(page);
  expect(await decodeQr(await code.screenshot())).toBe(await link.getAttribute('href'));
  // A picture of a code does for this amount; the year's must be scanned.
  await expect(page.getByText('Scan it live')).toHaveCount(0);
  await link.click();
  // The app's own two taps: pay, and back to the browser.
  taps += 3;
  await expect(formOf(page, 'UPI reference').getByLabel('UPI reference (UTR) of your payment')).toBeFocused();
  await page.keyboard.type('12345');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('The UTR has 12 digits, and this has 5: some are missing')).toBeVisible();
  const utr = utrOf();
  await formOf(page, 'UPI reference')
    .getByLabel('UPI reference (UTR) of your payment')
    .fill(`${utr.slice(0, 6)} ${utr.slice(6)}`);
  await expect(page.getByText('12 digits. Your plan starts at once')).toBeVisible();
  // Another tab has the same order open.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Pay for Growth' })).toBeVisible();
  await page.bringToFront();
  await tap('I have paid');
  expect(taps).toBe(5);
  await expect(page.getByRole('heading', { name: 'Growth has started' })).toBeFocused();
  await expect(page.getByText(/^Growth runs until \d+ \w+ 20\d\d\. We are looking/)).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole('heading', { name: 'Growth has started' })).toBeVisible();
  await other.close();
  await page.getByRole('link', { name: 'Your plan' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('Being checked');
  const checked = page.getByText(/^Payment being checked until \d+ \w+ 20\d\d, \d+:\d\d [ap]m$/);
  await expect(checked).toBeVisible();
  await expect(page.getByText('1 month left')).toBeVisible();
  await expect(page.getByText('Your payment is being checked')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Extend by 1 month/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^(Extend|Upgrade to) (Growth|Pro)/ })).toHaveCount(0);
  await page.goto('/dashboard/settings');
  await expect(checked).toBeVisible();
  // Nothing else can be bought until then, and the page says where to look.
  await page.goto('/subscription/pay?plan=pro&duration=1_month&currency=INR');
  await expect(page.getByText('Your last payment is being checked')).toBeVisible();
  await page.getByRole('link', { name: 'See your payments' }).click();
  await expect(page).toHaveURL(/\/subscription#payments$/);

  // A mistyped reference is corrected by the one who sees it.
  await payments.getByRole('button', { name: 'Correct UTR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the UTR' });
  const field = dialog.getByLabel('UPI reference (UTR) of your payment');
  await expect(field).toHaveValue(utr);
  const right = utrOf();
  await field.fill(right);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toasted(page, 'UTR corrected');
  await payments.getByRole('button', { name: 'Correct UTR' }).click();
  await expect(field).toHaveValue(right);
  await page.keyboard.press('Escape');
  await expect(payments.getByRole('link', { name: /^Invoice/ })).toHaveCount(0);

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await desk.addCookies(await sessionOf('admin'));
  const office = await desk.newPage();
  await importStatement(office, [[right, '236.00']], 'csv');
  await expect(
    office.getByRole('status').filter({ hasText: '1 payment confirmed. 1 row imported.' }),
  ).toBeVisible();
  await importStatement(office, [[right, '236.00']], 'xlsx');
  await expect(
    office.getByRole('status').filter({ hasText: 'No payment confirmed. 1 row skipped' }),
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

test('a UPI order that was left is named later, on the page of another or with the plans', async ({
  page,
}) => {
  await signUp(page);
  const pay = (plan: string, duration = '1_month') =>
    page.goto(`/subscription/pay?plan=${plan}&duration=${duration}&currency=INR`);
  const paidAlready = page.getByText('Paid already by UPI? Name the reference');
  await pay('growth', '1_year');
  await showCode(page);
  await expect(page.getByText('Scan it live with the camera.')).toBeVisible();
  await expect(paidAlready).toHaveCount(0);
  await pay('pro');
  await showCode(page);
  await expect(page.getByRole('img', { name: 'UPI code to pay ₹687' })).toBeVisible();
  await paidAlready.click();
  await expect(page.getByRole('list', { name: 'UPI orders' }).getByRole('listitem')).toHaveText([
    /₹2,360.*Growth, 1 year, ordered /,
  ]);
  await page.goto('/subscription');
  await paidAlready.click();
  const orders = page.getByRole('list', { name: 'UPI orders' });
  await expect(orders.getByRole('listitem')).toHaveText([/₹687.*Pro, 1 month/, /₹2,360.*Growth, 1 year/]);
  await expect(page.getByText('An order can be named for 7 days. For an older one, write to')).toBeVisible();
  await orders.getByRole('button', { name: 'I have paid ₹2,360 for Growth, 1 year' }).click();
  const naming = page.getByRole('dialog', { name: 'Name the UPI reference' });
  await expect(naming).toContainText('₹2,360 for Growth, 1 year. Name it before ');
  await naming.getByLabel('UPI reference (UTR) of your payment').fill(utrOf());
  await naming.getByRole('button', { name: 'I have paid' }).click();
  await toasted(page, 'Growth has started');
  await expect(paidAlready).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Being checked');
});

test('a payment named on the page of another order shows its own address', async ({ page }) => {
  await signUp(page);
  await page.goto('/subscription/pay?plan=growth&duration=1_month&currency=INR');
  await expect(page.getByRole('heading', { name: 'Pay for Growth' })).toBeVisible();
  await page.goto('/subscription/pay?plan=pro&duration=1_month&currency=INR');
  await page.getByText('Paid already by UPI? Name the reference').click();
  await page.getByRole('button', { name: 'I have paid ₹236 for Growth, 1 month' }).click();
  const naming = page.getByRole('dialog', { name: 'Name the UPI reference' });
  await naming.getByLabel('UPI reference (UTR) of your payment').fill(utrOf());
  await naming.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'Growth has started' })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription\/pay\?plan=growth&/);
});
