import { DICTIONARIES } from '../i18n/dictionaries.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

let serial = Date.now() % 1_000_000;
const mobile = () => `97${String(10_000_000 + ++serial).padStart(8, '0')}`;

test('buyers offer their old vehicle in exchange, with and without script, and the seller sees both', async ({
  browser,
  baseURL,
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Exchanged Creta');
  for (const [code, javaScriptEnabled] of [
    ['en', true],
    ['en', false],
    ['hi', true],
    ['ta', false],
  ] as const) {
    const texts = DICTIONARIES[code];
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: code });
    const buyer = await context.newPage();
    await buyer.goto(`/vehicle/${id}`);
    const form = buyer.getByRole('form', { name: texts.offer.title });
    const field = (label: string) => form.getByRole('textbox', { name: label });
    await field(texts.offer.name).fill(`Buyer ${code} ${javaScriptEnabled}`);
    await field(texts.offer.mobile).fill(mobile());
    await field(texts.offer.price).fill('3,80,000');
    await form.getByRole('checkbox', { name: texts.exchange.loan }).check();
    await expect(field(texts.exchange.model)).toBeHidden();
    await form.getByText(texts.exchange.title).click();
    await field(texts.exchange.model).fill('Alto LXi');
    await field(texts.exchange.year).fill('1814');
    await field(texts.exchange.kms).fill('65,000');
    await field(texts.exchange.price).fill(`1.2 ${texts.units.lakh}`);
    await form.getByRole('button', { name: texts.offer.submit }).click();
    await expect(buyer.getByText(texts.messages.exchange_year)).toBeVisible();
    await expect(field(texts.exchange.kms)).toHaveValue('65,000');
    await expect(form.getByRole('checkbox', { name: texts.exchange.loan })).toBeChecked();
    await field(texts.exchange.year).fill('2014');
    await form.getByRole('button', { name: texts.offer.submit }).click();
    await expect(buyer.getByRole('status')).toContainText('₹3,80,000 + Alto LXi 2014');
    await context.close();
  }

  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');
  await expect(main.getByText('+ Alto LXi 2014')).toHaveCount(4);
  await expect(main.getByText('Needs a loan')).toHaveCount(4);
  await expect(main.getByText('65,000 km')).toHaveCount(0);
  await page.getByRole('button', { name: 'Details of Buyer hi true' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('65,000 km · expects ₹1,20,000').first()).toBeVisible();
  await expect(dialog.getByText('Needs a loan').first()).toBeVisible();
});
