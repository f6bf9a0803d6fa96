import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a seller hears of a better offer before the price is lowered, or named to another buyer', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Wanted Swift');
  const headers = { origin: new URL(page.url()).origin };
  for (const [buyerName, offerPrice] of [
    ['Ramesh Patil', '460000'],
    ['Asha Rao', '440000'],
  ]) {
    const data = { vehicleId: id, buyerName, buyerMobile: newNumber(), offerPrice };
    expect((await page.request.post('/api/leads', { headers, data })).status()).toBe(201);
  }
  await page.goto(`/dashboard/listings/${id}`);
  const main = page.getByRole('main');
  const asked = page.getByRole('alertdialog');
  const setPrice = async (typed: string) => {
    await main.getByRole('button', { name: /^Change the price of Wanted Swift/ }).click();
    const field = page.getByRole('form', { name: 'Price of Wanted Swift' }).getByRole('textbox');
    await field.fill(typed);
    await field.press('Enter');
  };
  await setPrice('4.55 lakh');
  await expect(asked).toContainText('Ramesh Patil offered ₹4,60,000: more than this price.');
  await page.keyboard.press('Escape');
  await expect(main).toContainText('₹4,75,000');
  await setPrice('4.6 lakh');
  await expect(asked).toContainText('Ramesh Patil offered ₹4,60,000: as much as this price.');
  await page.keyboard.press('Escape');

  const leads: { id: string; buyerName: string }[] = await (await page.request.get('/api/leads')).json();
  await page.goto(`/dashboard/leads?lead=${leads.find(({ buyerName }) => buyerName === 'Asha Rao')?.id}`);
  await page.getByRole('button', { name: 'Name a price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your price for Asha Rao' });
  await dialog.getByRole('textbox', { name: 'Your price' }).fill('458000');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('Ramesh Patil offered ₹4,60,000: more than this price.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your price' }).fill('470000');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/dashboard/listings/${id}`);
  await setPrice('4.65 lakh');
  await expect(main).toContainText('₹4,65,000');
  await expect(asked).toHaveCount(0);
});
