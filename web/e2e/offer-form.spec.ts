import type { Page } from '@playwright/test';
import { addressesOf } from './support/addresses.ts';
import { pressDimmed } from './support/form.ts';
import { fillOffer, offerForm } from './support/offer.ts';
import { expect, test } from './support/test.ts';

const SUCCESS = /Your offer has been submitted successfully!/;
let serial = Date.now() % 1_000_000;
const mobile = () => `9${String(8_000_000 + ++serial).padStart(9, '7')}`;

async function fill(page: Page, number: string) {
  await fillOffer(page, 'Plain Buyer', number, '23,00,000');
}

/** The number of offers from a phone number, as the seller sees them. */
async function offersOf(page: Page, number: string): Promise<number> {
  const leads = await (await page.request.get('/api/leads', { headers: { 'x-search': number } })).json();
  const [lead] = leads;
  return lead ? (await (await page.request.get(`/api/leads/${lead.id}/offers`)).json()).length : 0;
}

test('two taps on the button make one offer, and no number is ever in an address', async ({
  page,
  browser,
  baseURL,
  demoVehicles,
  signInAs,
}) => {
  await signInAs('pro');
  const context = await browser.newContext({ baseURL });
  const buyer = await context.newPage();
  const addresses = addressesOf(buyer);
  await buyer.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
  const number = mobile();
  await fill(buyer, number);
  await offerForm(buyer).getByRole('button', { name: 'Submit offer' }).dblclick();
  await expect(buyer.getByText(SUCCESS)).toBeVisible();
  await expect(buyer.getByRole('status')).toBeFocused();
  expect(await offersOf(page, number)).toBe(1);
  const withdraw = buyer.getByRole('link', { name: 'Withdraw this offer' });
  const privateLink = (await withdraw.getAttribute('href')) ?? '';
  expect(privateLink).toContain('/withdraw/');
  expect(addresses.filter((address) => address.includes(number))).toEqual([]);
  await buyer.getByRole('link', { name: 'Make another offer' }).click();
  await expect(offerForm(buyer).getByLabel('Your name')).toHaveValue('');
  // The page was loaded again; only this tab still knows the private link.
  await expect(withdraw).toHaveAttribute('href', privateLink);
  const other = await context.newPage();
  await other.goto(buyer.url());
  await expect(offerForm(other).getByRole('button', { name: 'Submit offer' })).toHaveAttribute(
    'aria-disabled',
  );
  await expect(other.getByRole('link', { name: 'Withdraw this offer' })).toHaveCount(0);
});

test('the offer button is aria-disabled until the form is valid, and says what is missing when pressed', async ({
  page,
  demoVehicles,
}) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
  const button = offerForm(page).getByRole('button', { name: 'Submit offer' });
  const isDisabled = (disabled: boolean) => expect(button).toHaveAttribute('aria-disabled', String(disabled));
  await isDisabled(true);
  await pressDimmed(button);
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Mobile number is required')).toBeVisible();
  await expect(page.getByText('Offer price is required')).toBeVisible();
  await expect(offerForm(page).getByLabel('Your name')).toBeFocused();
  await fillOffer(page, 'Plain Buyer', '12', 'abc');
  await isDisabled(true);
  await offerForm(page).getByLabel('Your offer').press('Enter');
  await expect(page.getByText('Please enter a valid price')).toBeVisible();
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await expect(offerForm(page).getByLabel('Mobile number')).toBeFocused();
  const field = offerForm(page).getByLabel('Mobile number');
  await expect(field).toHaveAccessibleDescription('Mobile number must be at least 10 digits');
  await offerForm(page).getByLabel('Your offer').fill('4.75 lakh');
  await expect(offerForm(page).getByLabel('Your offer')).toHaveAccessibleDescription('₹4,75,000 · 4.75 lakh');
  await offerForm(page).getByLabel('Your offer').fill('52,500');
  await expect(offerForm(page).getByLabel('Your offer')).toHaveAccessibleDescription(
    '₹52,500 · fifty-two thousand five hundred',
  );
  await offerForm(page).getByLabel('Your offer').fill('paune paanch lakh');
  await expect(offerForm(page).getByLabel('Your offer')).toHaveAccessibleDescription('₹4,75,000 · 4.75 lakh');
  await offerForm(page).getByLabel('Your offer').fill('डेढ़ लाख');
  await expect(offerForm(page).getByLabel('Your offer')).toHaveAccessibleDescription('₹1,50,000 · 1.5 lakh');
  await fill(page, mobile());
  await isDisabled(false);
  // A corrected error is no longer shown, and the hint is back.
  await expect(page.getByText(/is required|at least 10 digits|valid price/)).toHaveCount(0);
  await expect(field).toHaveAccessibleDescription(/^10-digit number, or/);
  await offerForm(page).getByLabel('Your name').fill(' ');
  await isDisabled(true);
  await offerForm(page).getByLabel('Your name').fill('Plain Buyer');
  // A rejected form replaces this one, and its script validates it too.
  const refused = await page.request.post(`${new URL(page.url()).pathname}/offer`, {
    form: { buyerName: '', buyerMobile: '', offerPrice: '' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(refused.status()).toBe(400);
  const form = await refused.text();
  await page.route('**/offer*', (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: form }),
  );
  await button.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await isDisabled(true);
  await fill(page, mobile());
  await isDisabled(false);
});

test('a tap before the script has loaded, or without any, makes one offer by POST', async ({
  page,
  browser,
  baseURL,
  demoVehicles,
  signInAs,
}) => {
  await signInAs('pro');
  const path = `/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`;
  for (const mode of ['blocked', 'late', 'off'] as const) {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: mode !== 'off' });
    const buyer = await context.newPage();
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    await buyer.route('**/assets/*.js', async (route) => {
      if (mode === 'blocked') return route.abort();
      await held;
      await route.continue();
    });
    await buyer.goto(path, { waitUntil: 'commit' });
    const number = mobile();
    await fill(buyer, number);
    if (mode !== 'late') {
      await expect(offerForm(buyer).getByRole('button', { name: 'Submit offer' })).not.toHaveAttribute(
        'aria-disabled',
      );
    }
    if (mode === 'late') setTimeout(free, 50);
    await offerForm(buyer).getByRole('button', { name: 'Submit offer' }).click();
    await expect(buyer.getByText(SUCCESS), mode).toBeVisible();
    expect(await offersOf(page, number), mode).toBe(1);
    free();
    await context.close();
  }
});

test('an offer that fails to arrive stays in the form, and can be sent again', async ({
  page,
  demoVehicles,
}) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
  await fill(page, mobile());
  await page.route('**/offer*', (route) => route.abort());
  await offerForm(page).getByRole('button', { name: 'Submit offer' }).click();
  await expect(page.getByText('Failed to submit offer. Please try again.')).toBeVisible();
  await expect(offerForm(page).getByLabel('Your name')).toHaveValue('Plain Buyer');
  await page.unroute('**/offer*');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/offer*', (route) => held.then(() => route.continue()));
  await offerForm(page).getByRole('button', { name: 'Submit offer' }).click();
  const button = offerForm(page).locator('button[type=submit]');
  await expect(button.getByText('Sending…')).toBeVisible();
  await expect(button.getByText('Submit offer')).toBeHidden();
  await expect(offerForm(page).getByLabel('Your name')).toBeVisible();
  goOn();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test('a missing zero is asked about, and sent as it was meant with one tap', async ({
  page,
  demoVehicles,
}) => {
  const vehicle = demoVehicles.find(({ status, currency }) => status === 'available' && currency === 'INR');
  await page.goto(`/vehicle/${vehicle?.id}`);
  const price = Number(vehicle?.price);
  const meant = (price * 0.9).toLocaleString('en-IN', { maximumFractionDigits: 0 });
  await fillOffer(page, 'Careful Buyer', mobile(), String(Math.round(price * 0.9) / 10));
  await offerForm(page).getByRole('button', { name: 'Submit offer' }).click();
  const question = offerForm(page).getByRole('alert').filter({ hasText: 'Did you mean' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('That is 91% below the price.');
  await expect(offerForm(page).getByLabel('Your name')).toHaveValue('Careful Buyer');
  const submit = offerForm(page).getByRole('button', { name: 'Submit offer' });
  await expect(submit).toBeHidden();
  // A third amount replaces the question by the button, and Enter sends what was typed.
  const field = offerForm(page).getByLabel('Your offer');
  const low = await field.inputValue();
  await field.fill(meant);
  await field.blur();
  await expect(submit).toBeVisible();
  await expect(question).toBeHidden();
  await field.fill(low);
  await field.press('Enter');
  await expect(question).toBeFocused();
  await expect(submit).toBeHidden();
  await question.getByRole('button', { name: `₹${meant}`, exact: true }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(page.getByRole('status')).toContainText(`₹${meant} · ${vehicle?.name}`);
});
