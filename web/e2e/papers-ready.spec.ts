import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Papers ready' });
const answer = (page: Page, paper: string, name: string) =>
  card(page).getByRole('radiogroup', { name: paper }).getByRole('radio', { name, exact: true });

test('a seller says which papers are ready, and buyers read it', { tag: '@both' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const known = { kind: 'car', fuelType: 'diesel', year: 2016 };
  const { id } = await publishListing(page, '2016 Hyundai Creta SX', { known });
  await page.goto(`/dashboard/listings/${id}`);
  await expect(card(page).getByRole('radiogroup')).toHaveCount(7);

  await test.step('two presses, one after the other, are both kept', async () => {
    await answer(page, 'RC is in my name', 'Yes').click();
    await answer(page, 'Challans', 'Due').click();
    await expect(card(page)).toContainText('1 of 7');
    await expect(card(page).getByText(/^Looked up on /)).toHaveCount(2);
    await page.reload();
    await expect(answer(page, 'RC is in my name', 'Yes')).toBeChecked();
    await expect(answer(page, 'Challans', 'Due')).toBeChecked();
  });

  await test.step('the keyboard changes an answer', async () => {
    await answer(page, 'Challans', 'Nothing due').focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText('2 of 7');
  });

  await test.step('what each paper rests on is folded', async () => {
    await card(page).getByText('Why these papers').click();
    await expect(card(page)).toContainText('Motor Vehicles Act 1988');
    await expect(card(page)).toContainText('This is not legal advice.');
  });

  for (const javaScriptEnabled of [true, false])
    await test.step(`a buyer reads them, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'en' });
      const buyer = await context.newPage();
      await buyer.goto(`/vehicle/${id}`);
      await buyer.getByRole('link', { name: 'Papers ready: 2 of 7' }).click();
      await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Papers ready: 2 of 7');
      const main = buyer.getByRole('main');
      await expect(main).toContainText('As stated by the seller. We have not checked it.');
      await expect(main.getByRole('listitem').filter({ hasText: 'Challans' })).toContainText('Nothing due');
      await expect(main).toContainText('Delhi NCR age rule');
      await main.getByRole('link', { name: '2016 Hyundai Creta SX' }).click();
      await expect(buyer).toHaveURL(new RegExp(`/vehicle/${id}$`));
      await context.close();
    });
});
