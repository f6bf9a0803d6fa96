import { DICTIONARIES } from '../i18n/dictionaries.ts';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a seller names a price, and buyers answer it with and without script', async ({
  browser,
  baseURL,
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Countered Creta');
  const main = page.getByRole('main');
  for (const [code, javaScriptEnabled] of [
    ['en', true],
    ['hi', false],
    ['ta', true],
  ] as const) {
    const { offer, counter } = DICTIONARIES[code];
    const name = `Buyer ${code}`;
    const mobile = newNumber();
    const headers = { origin: new URL(page.url()).origin };
    const data = { vehicleId: id, buyerName: name, buyerMobile: mobile, offerPrice: '380000' };
    expect((await page.request.post('/api/leads', { data, headers })).status()).toBe(201);

    await page.goto('/dashboard/leads');
    await page.getByRole('button', { name: `Details of ${name}` }).click();
    const lead = page.getByRole('dialog', { name });
    await lead.getByRole('button', { name: 'Name a price' }).click();
    const form = page.getByRole('dialog', { name: `Your price for ${name}` });
    await form.getByRole('textbox', { name: 'Your price' }).fill('3.7 lakh');
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expect(form.getByText('The buyer has offered that much')).toBeVisible();
    await form.getByRole('textbox', { name: 'Your price' }).fill('3.9 lakh');
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expect(form).toHaveCount(0);
    await expect(lead.getByText(/^Not answered yet, open until/)).toBeVisible();
    const message = new URL(
      (await lead.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href')) ?? '',
    ).searchParams.get('text');
    expect(message).toContain('₹3,90,000');
    const path = new URL(message?.match(/https?:\S+/)?.[0] ?? '').pathname;
    await lead.getByRole('button', { name: 'Close' }).last().click();
    await expect(main.getByText('You: ₹3,90,000').first()).toBeVisible();

    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const buyer = await context.newPage();
    await buyer.goto(`${path}?lang=${code}`);
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(counter.title);
    const answer = (text: string) => buyer.getByRole('button', { name: text });
    const price = buyer.getByRole('textbox', { name: counter.other });
    await buyer.getByRole('textbox', { name: counter.digits }).fill('12');
    await price.fill('3,85,000');
    await price.press('Enter');
    await expect(buyer.getByText(DICTIONARIES[code].messages.counter_digits)).toBeVisible();
    await expect(price).toHaveValue('3,85,000');
    await buyer.getByRole('textbox', { name: counter.digits }).fill(mobile.slice(-4));
    if (code === 'ta') await answer(counter.send).click();
    else await answer(counter.accept('₹3,90,000')).click();
    const said = code === 'ta' ? counter.countered('₹3,85,000') : counter.accepted('₹3,90,000');
    await expect(buyer.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(answer(counter.no)).toHaveCount(0);
    await expect(buyer.getByText(offer.sending).filter({ visible: true })).toHaveCount(0);
    if (code !== 'ta') {
      await buyer.getByRole('textbox', { name: counter.digits }).fill(mobile.slice(-4));
      await answer(counter.undo).click();
      await expect(answer(counter.no)).toBeVisible();
      await buyer.getByRole('textbox', { name: counter.digits }).fill(mobile.slice(-4));
      await answer(counter.accept('₹3,90,000')).click();
      await expect(buyer.getByRole('status').filter({ hasText: said })).toBeVisible();
      await expect(answer(counter.undo)).toHaveCount(0);
    }
    await context.close();

    // Without a reload.
    const shown = code === 'ta' ? 'Now: ₹3,85,000' : 'Accepted: ₹3,90,000';
    await expect(
      main
        .getByRole('row')
        .filter({ hasText: name })
        .or(main.getByRole('listitem').filter({ hasText: name }))
        .getByText(shown),
    ).toBeVisible({ timeout: 40_000 });
  }
});

test('a price is taken back, and the dialog says what became of each', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Taken Tiago');
  const headers = { origin: new URL(page.url()).origin };
  const data = { vehicleId: id, buyerName: 'Meera', buyerMobile: newNumber(), offerPrice: '380000' };
  const { id: leadId } = await (await page.request.post('/api/leads', { data, headers })).json();
  for (const price of ['395000', '390000']) {
    const answer = await page.request.post(`/api/counters/leads/${leadId}`, { data: { price }, headers });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`/dashboard/leads?lead=${leadId}`);
  const prices = page.getByRole('region', { name: 'Your price' });
  await expect(prices.getByRole('listitem').filter({ hasText: '₹3,95,000' })).toContainText('Replaced');
  await prices.getByRole('button', { name: 'Take it back' }).click();
  await expect(prices.getByRole('listitem').filter({ hasText: '₹3,90,000' })).toContainText('Taken back');
  await expect(prices.getByRole('link', { name: 'Send it on WhatsApp' })).toHaveCount(0);
  await prices.getByRole('button', { name: 'Name another price' }).click();
  await expect(page.getByRole('dialog', { name: 'Your price for Meera' })).toBeVisible();
});
