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
    await page.keyboard.press('Space');
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

test('a seller sees what the sale needs by when, and prints it', { tag: '@both' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-01T12:00:00+05:30') });
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await signUp(page);
  const known = { kind: 'car', facts: { loan: 'closed', registrationNumber: 'UP 78 AB 1234' } };
  const { id } = await publishListing(page, '2019 Maruti Dzire VXi', { known });
  await page.goto(`/dashboard/listings/${id}`);
  const list = page.getByRole('main').getByRole('region', { name: 'Checklist for the RC' });
  await list.getByRole('button', { name: 'Show the checklist' }).click();
  const line = (text: string) => list.getByRole('listitem').filter({ hasText: text });
  await expect(line('Form 29')).toContainText('Until 15 Dec 2026: 14 days left');
  await expect(line('Form 35')).toHaveCount(1);
  await list.getByLabel('Sold on').fill('2026-11-10');
  await expect(line('Form 29')).toContainText('Until 24 Nov 2026: over for 7 days');
  await list.getByLabel('The buyer’s office').selectOption('Another state');
  await expect(line('Form 29')).toHaveCount(0);
  await expect(line('Form 28')).toContainText('Until 25 Dec 2026: 24 days left');
  await list.getByLabel('The owner in the RC has died').check();
  await expect(line('Form 31')).toContainText('Seller');

  const saved = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^rc-checklist-.*\.pdf$/);
  await list.getByRole('button', { name: 'Print the checklist' }).click();
  await expect(page.locator('body')).toHaveClass(/was-printed/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checklist for the RC');
  await expect(page.getByRole('article')).toContainText('2019 Maruti Dzire VXi · 1234, sold on 10 Nov 2026');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(list.getByRole('button', { name: 'Print the checklist' })).toBeVisible();
});

test('Today leads the demo dealer to papers that were looked up too long ago', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await today
    .getByRole('link', { name: /Look up challans and tolls of 2020 Tata Tiago XZ AMT again/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2020 Tata Tiago XZ AMT');
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Challans' })).toContainText(
    /\d+ days ago: look again/,
  );
});
