import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const listOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Checklist for the RC' });
const lineOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('seller, buyer and agent follow the RC on one page', async ({ page, browser, baseURL }) => {
  await signUp(page);
  const known = {
    kind: 'car',
    make: 'Maruti',
    model: 'Dzire',
    facts: { registrationNumber: 'UP 78 AB 1234' },
  };
  const { id } = await publishListing(page, '2019 Maruti Dzire VXi', { known });
  const headers = { origin: new URL(baseURL ?? '').origin };
  await page.request.patch(`/api/vehicles/${id}/status`, { headers, data: { status: 'sold' } });
  await page.goto(`/dashboard/listings/${id}`);
  const watch = listOf(page).getByRole('region', { name: 'RC watch' });
  let path = '';

  await test.step('the seller starts it from the checklist', async () => {
    await watch.getByRole('button', { name: 'Start the RC watch' }).click();
    await expect(watch).toContainText('0 of 8 done');
    await expect(watch).toContainText('Next time limit: ');
    path = (await watch.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/rc\/[2-9a-z]{22}$/);
  });

  for (const javaScriptEnabled of [true, false])
    await test.step(`a buyer ticks a step, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'en' });
      const buyer = await context.newPage();
      await buyer.goto(path);
      await expect(buyer.getByRole('main')).toContainText('Maruti Dzire');
      await expect(buyer.getByRole('main')).toContainText('Number plate ends in 1234');
      const step = javaScriptEnabled ? 'Form 29' : 'Pay unpaid tolls';
      await lineOf(buyer, step).getByRole('button', { name: 'Done: ' }).click();
      await expect(buyer.getByText('Say who you are')).toBeVisible();
      await buyer.getByLabel('You are').selectOption('Buyer');
      await lineOf(buyer, step).getByRole('button', { name: 'Done: ' }).click();
      await expect(lineOf(buyer, step)).toContainText('Done: Buyer, ');
      await expect(buyer.getByLabel('You are')).toHaveValue('buyer');
      await buyer.getByLabel('Application number at the RTO').fill('UP261124V1234567');
      await buyer.getByLabel('Application number at the RTO').press('Enter');
      await expect(buyer.getByLabel('Application number at the RTO')).toHaveValue('UP261124V1234567');
      await expect(buyer.getByRole('link', { name: 'See its status' })).toHaveAttribute('rel', 'noreferrer');
      await context.close();
    });

  await test.step('the seller sees how far it is, and changes the case', async () => {
    await page.reload();
    await expect(watch).toContainText('2 of 8 done');
    await expect(watch).toContainText('Application number UP261124V1234567');
    await listOf(page).getByLabel('The buyer’s office').selectOption('Another state');
    await watch.getByRole('button', { name: 'Update the case' }).click();
    await expect(watch).toContainText('1 of 10 done');
  });

  await test.step('the agent says in Hindi that the RC is there, which closes it', async () => {
    const context = await browser.newContext({ baseURL, locale: 'hi' });
    const agent = await context.newPage();
    await agent.goto(`${path}?lang=hi`);
    await agent.getByLabel('आप कौन हैं').selectOption('आरटीओ एजेंट');
    const today = await agent.getByLabel('आरसी खरीदार के नाम पर इस दिन देखी').getAttribute('max');
    await agent.getByLabel('आरसी खरीदार के नाम पर इस दिन देखी').fill(today ?? '');
    await agent.getByRole('button', { name: 'आरसी खरीदार के नाम हो गई' }).click();
    await expect(agent.getByRole('status')).toContainText('को खरीदार के नाम पर देखी गई');
    await context.close();
    await page.reload();
    await expect(watch).toContainText('RC seen in the buyer’s name on ');
  });

  await test.step('a new link ends the old one', async () => {
    await watch.getByRole('button', { name: 'New link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make it' }).click();
    await expect(watch.getByRole('link', { name: 'Open the page' })).not.toHaveAttribute('href', path);
    const old = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(old.status()).toBe(404);
    await watch.getByRole('button', { name: 'End the watch' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
    await expect(watch.getByRole('button', { name: 'Start the RC watch' })).toBeVisible();
  });
});
