import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const lead = (page: Page) => page.getByRole('dialog', { name: 'Asha Rao' });
const waiting = (page: Page) => page.getByRole('dialog', { name: 'Keep Asha Rao waiting' });

test('a buyer who asked for a diesel Creta is written to when one comes in, and again when it gets cheaper', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const headers = { origin: new URL(page.url()).origin };
  const number = newNumber();
  const written = {
    buyerMobile: number,
    buyerName: 'Asha Rao',
    wants: 'diesel Creta from 2018',
    budget: '900000',
    source: 'call',
    followUpAt: null,
  };
  const { id: leadId } = await (
    await page.request.post('/api/leads/hand-made', { headers, data: written })
  ).json();
  await page.goto(`/dashboard/leads?lead=${leadId}`);
  await lead(page).getByRole('button', { name: 'Wants one like it' }).click();
  await expect(waiting(page).getByLabel('Model')).toHaveValue('Hyundai Creta');
  await expect(waiting(page).getByLabel('Price up to')).toHaveValue('9,00,000');
  await expect(waiting(page).getByLabel('Fuel')).toHaveValue('Diesel');
  await expect(waiting(page).getByLabel('Year from')).toHaveValue('2018');
  await waiting(page).getByRole('button', { name: 'Keep waiting' }).click();
  await expect(
    lead(page).getByText(/^Waiting for Hyundai Creta, Diesel, from 2018, up to ₹9,00,000, until /),
  ).toBeVisible();
  await lead(page).getByRole('button', { name: 'Close' }).first().click();
  await page.getByText('Buyers waiting (1)').click();
  await page.getByRole('button', { name: 'Remove Asha Rao' }).click();
  await expect(page.getByText('Buyers waiting (1)')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Buyers waiting (1)')).toBeVisible();

  const { id } = await publishListing(page, 'Hyundai Creta SX 2020', {
    known: { fuelType: 'Diesel', price: '850000' },
  });
  await page.goto(`/dashboard/listings/${id}`);
  const buyers = page.getByRole('list', { name: '1 buyer asked for one like it' });
  await expect(buyers).toContainText('Asha Rao');
  const tell = buyers.getByRole('link', { name: 'WhatsApp to Asha Rao' });
  const [, text = ''] = (await tell.getAttribute('href'))?.split('text=') ?? [];
  expect(await tell.getAttribute('href')).toContain(`91${number}`);
  expect(decodeURIComponent(text)).toMatch(
    /^Hello Asha Rao, you asked for one like this: Hyundai Creta SX 2020, ₹8,50,000.* Photos and details: http/,
  );
  await page.context().route('**/wa.me/**', (route) => route.abort());
  await tell.click();
  await expect(buyers.getByText('Told')).toBeVisible();
  await expect(async () => {
    const left = await (await page.request.get(`/api/wants/for/${id}`)).json();
    expect(left).toEqual([]);
  }).toPass();
  await page.request.patch(`/api/vehicles/${id}`, { headers, data: { price: '820000' } });
  await page.reload();
  await expect(buyers).toContainText('Asha Rao');
});

test('somebody on the phone is written down, kept waiting, and told of what stands there', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Kia Seltos HTX 2021', { known: { price: '980000' } });
  await page.goto('/dashboard/leads');
  await page.getByRole('button', { name: 'Buyer', exact: true }).click();
  const writing = page.getByRole('dialog', { name: 'Add a buyer' });
  await writing.getByLabel('Mobile Number').fill(newNumber());
  // Escape is pressed by accident.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await writing.getByLabel('Wants').fill('Kia Seltos');
  await writing.getByLabel('Budget').fill('10 lakh');
  await writing.getByLabel('Name, if you know it').fill('Asha Rao');
  await writing.getByLabel('Tell them when one like it comes in').check();
  await writing.getByRole('button', { name: 'Save buyer' }).click();
  await expect(waiting(page).getByLabel('Price up to')).toHaveValue('10,00,000');
  await expect(waiting(page).getByLabel('Model')).toHaveValue('Kia Seltos');
  await waiting(page).getByRole('button', { name: 'Keep waiting' }).click();
  await page.getByText('Buyers waiting (1)').click();
  await page.getByRole('link', { name: /Asha Rao.*Kia Seltos/ }).click();
  const stock = lead(page).getByRole('list', { name: 'You have one like it now' });
  await expect(stock.getByRole('link', { name: /Kia Seltos HTX 2021.*₹9,80,000/ })).toHaveAttribute(
    'href',
    `/dashboard/listings/${id}`,
  );
  const tell = stock.getByRole('link', { name: 'WhatsApp about Kia Seltos HTX 2021' });
  await expect(tell).toHaveAttribute('href', /wa\.me.*Hello%20Asha%20Rao/);
});

test('a dialog in which nothing was typed closes at once, and one with words only after a question', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/leads');
  const writing = page.getByRole('dialog', { name: 'Add a buyer' });
  const open = () => page.getByRole('button', { name: 'Buyer', exact: true }).click();
  await open();
  await expect(writing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(writing).toBeHidden();
  await open();
  await writing.getByLabel('Mobile Number').fill('98');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(writing).toBeHidden();
});

for (const [language, javaScriptEnabled, link, button] of [
  ['en', true, 'Tell me about similar ones', 'Send request'],
  ['hi', false, 'ऐसी दूसरी गाड़ी आए तो बताएँ', 'अनुरोध भेजें'],
] as const) {
  test(`a buyer of a sold vehicle waits for one like it, in ${language}, script: ${javaScriptEnabled}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUp(page);
    const headers = { origin: new URL(page.url()).origin };
    const { id } = await publishListing(page, `Honda Jazz sold in ${language}`);
    await page.request.patch(`/api/vehicles/${id}/status`, { headers, data: { status: 'sold' } });
    const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await visitor.goto(`/vehicle/${id}?lang=${language}`);
    await visitor.getByRole('link', { name: link }).click();
    const form = visitor.getByRole('form', { name: link });
    await form.locator('[name=maxPrice]').fill('6 lakh');
    await form.locator('[name=buyerName]').fill('Asha Rao');
    await form.locator('[name=buyerMobile]').fill(newNumber());
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: button }).click();
    await expect(visitor.getByRole('status').first()).toBeVisible();
    await expect(form).toHaveCount(0);
    await visitor.context().close();
    await page.goto('/dashboard/leads');
    await page.getByText('Buyers waiting (1)').click();
    const row = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
    await expect(row).toContainText('up to ₹6,00,000');
    await expect(row).toContainText('Asked on your page');
    await expect(row.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
    await row.getByRole('button', { name: 'Remove Asha Rao' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Buyers waiting (1)')).toBeHidden();
  });
}
