import { CURRENCIES } from '../../schema/common/currencies.ts';
import { signUp } from './support/people.ts';
import { choose, openPlans, pay, toasted } from './support/plans.ts';
import { expect, test } from './support/test.ts';
import { showCode } from './support/upi.ts';

test('a claimed gift code lowers the price of extending the plan, and is passed on to the payment', async ({
  page,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  await openPlans(page);
  const month = page.getByRole('button', { name: /^Extend by 1 month, / });
  await expect(month).toHaveText('₹687');
  await page.getByPlaceholder('Enter Gift Code').fill('PRO50');
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(month).toHaveText('₹343.50');
  await expect(page.getByRole('listitem').filter({ has: month })).toContainText('instead of ₹687');
  await expect(page.getByRole('listitem').filter({ has: month })).toContainText('50% off');
  await expect(page.getByRole('button', { name: /^Extend by 3 months, / })).toHaveText('₹2,061');
  const year = page.getByRole('button', { name: /^Extend by 1 year, ₹6,870/ });
  await expect(page.getByRole('listitem').filter({ has: year })).toContainText('2 months free');
  await month.click();
  await page.waitForURL(/\/subscription\/pay\?.*code=PRO50/);
  await expect(page.getByRole('main')).toContainText('Gift code PRO50');
  // To the paisa, as on the invoice: a payment of another amount would not be matched.
  await expect(page.getByRole('link', { name: 'Pay ₹343.50 with any UPI app' })).toHaveAttribute(
    'href',
    /&am=343\.50&cu=INR$/,
  );
  await showCode(page);
  await expect(page.getByText('It pays exactly ₹343.50 to us.')).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).click();
  await expect(page.getByRole('button', { name: 'Pay ₹343.50' })).toBeVisible();
});

test('a currency is listed by symbol, name and code', async ({ page }) => {
  await page.goto('/subscription');
  const options = page.getByRole('combobox', { name: 'Currency' }).locator('option');
  await expect(options).toHaveText(CURRENCIES.map(({ symbol, name, code }) => `${symbol} ${name} (${code})`));
  await expect(options.first()).toHaveText('₹ Indian Rupee (INR)');
});

test('the toast of a declined payment disappears when the next one succeeds', async ({ page }) => {
  await signUp(page);
  await choose(page, 'Choose Growth');
  await page.waitForURL(/\/subscription\/pay\?/);
  await pay(page, 'declined');
  await toasted(page, 'Payment Failed');
  await pay(page, 'good');
  await expect(page.getByRole('heading', { name: 'Growth is active' })).toBeVisible();
  // Earlier than the five seconds after which it redirects by itself.
  await expect(page.getByText('Payment Failed')).toHaveCount(0, { timeout: 1500 });
});

/** Stands in for Razorpay's script; `window.form` is the form that the page has opened. */
const RAZORPAY_SCRIPT = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  on(event, listener) { this[event] = listener; }
  open() { window.form = this; }
};`;

test('Razorpay’s form gets the order and the key, and what it answers is shown', async ({ page }) => {
  await signUp(page);
  const order = 'order_of_a_test';
  const ways = [{ way: 'razorpay', publishableKey: 'rzp_test_key', currencies: ['INR'] }];
  await page.route('**/api/subscription/payment-options', (route) => route.fulfill({ json: { ways } }));
  await page.route('**/api/subscription/create-payment-intent', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), way: 'razorpay', clientSecret: order, paymentIntentId: order };
    await route.fulfill({ response, json });
  });
  await page.route('**/api/subscription/confirm-payment', (route) => {
    expect(route.request().postDataJSON()).toEqual({ paymentIntentId: order });
    const ended = new Date(Date.now() + 31 * 86_400_000).toISOString();
    const state = { message: null, start: null, plan: 'growth', subscriptionEndsAt: ended };
    return route.fulfill({ json: { status: 'succeeded', ...state } });
  });
  // The policy of an installation with Razorpay (worker/pages/pages.test.ts).
  await page.route(/\/subscription\/pay\?/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(
        "script-src 'self'",
        "script-src 'self' https://checkout.razorpay.com",
      ),
    };
    await route.fulfill({ response, headers });
  });
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RAZORPAY_SCRIPT }),
  );
  await page.goto('/subscription/pay?plan=growth&duration=1_month&currency=INR');
  const pay = page.getByRole('button', { name: 'Pay ₹236' });
  await pay.click();
  const asked = 'JSON.stringify([form.options.key, form.options.order_id, form.options.name])';
  await expect
    .poll(() => page.evaluate(asked).catch(() => null))
    .toBe(JSON.stringify(['rzp_test_key', order, 'Chaabi']));
  await page.evaluate("form['payment.failed']({ error: { description: 'Your bank declined it' } })");
  await toasted(page, 'Your bank declined it');
  await page.evaluate('form.options.modal.ondismiss()');
  await pay.click();
  await page.evaluate('form.options.handler()');
  await expect(page.getByRole('heading', { name: 'Growth is active' })).toBeVisible();
});
