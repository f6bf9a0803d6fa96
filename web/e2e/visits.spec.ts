import type { Page } from '@playwright/test';
import { indianDay } from '../lib/indian-day.ts';
import { pressDimmed } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { requestVisit } from './support/visit.ts';

const formOf = (page: Page) => page.getByRole('form', { name: 'Ask to see the vehicle' });

async function askToSee(visitor: Page, path: string, name: string, mobile: string) {
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Ask to see the vehicle' }).click();
  const form = formOf(visitor);
  await form.getByText('Tomorrow', { exact: true }).click();
  await form.getByText('Another day').click();
  await form
    .getByRole('radio', { name: /^Mon, / })
    .first()
    .check({ force: true });
  await expect(form.getByRole('radio', { name: 'Tomorrow' })).not.toBeChecked();
  await form.getByText('Evening', { exact: true }).click();
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'Request sent' })).toBeVisible();
  await expect(form).toHaveCount(0);
}

test('buyers ask to see a vehicle with and without script, and its seller confirms and declines', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Visited Ritz');
  for (const [javaScriptEnabled, name, mobile] of [
    [true, 'Scripted Asha', '9812345678'],
    [false, 'Plain Meera', '9812345679'],
  ] as const) {
    const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await askToSee(visitor, `/vehicle/${id}`, name, mobile);
    await visitor.context().close();
  }

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^2 visits to answer/ }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(page.getByText('2 waiting for your answer')).toBeVisible();
  for (const name of ['Scripted Asha', 'Plain Meera']) {
    await expect(row(name)).toContainText(/, evening · Visited Ritz/);
    await expect(row(name).getByText('New', { exact: true })).toBeVisible();
    await expect(row(name).getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:\+91/);
    await expect(row(name).getByRole('link', { name: `WhatsApp ${name}` })).toHaveAttribute('href', /wa\.me/);
  }
  await row('Scripted Asha').getByRole('button', { name: 'Confirm Scripted Asha' }).click();
  await expect(row('Scripted Asha').getByText('Confirmed', { exact: true })).toBeVisible();
  await row('Plain Meera').getByRole('button', { name: 'Decline Plain Meera' }).click();
  await expect(row('Plain Meera').getByText('Declined', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Plain Meera').getByText('Seen', { exact: true })).toBeVisible();
  await expect(page.getByText('1 waiting for your answer')).toBeVisible();

  // Appears without a reload.
  await requestVisit(id, 'Late Ravi');
  await expect(row('Late Ravi')).toBeVisible({ timeout: 40_000 });
});

test('buyers withdraw a request by its link, with and without script, and leave no name', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Unvisited Ritz');
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await askToSee(visitor, `/vehicle/${id}`, 'Fickle Asha', `981234567${Number(javaScriptEnabled)}`);
    await visitor.getByRole('link', { name: 'Withdraw this request' }).click();
    await expect(visitor.getByText('Evening')).toBeVisible();
    await visitor.getByRole('button', { name: 'Withdraw this request' }).click();
    await expect(visitor.getByRole('status').filter({ hasText: 'Request withdrawn' })).toBeVisible();
    await visitor.context().close();
  }
  await page.goto('/dashboard/leads');
  await page.getByRole('heading', { name: /^Visits/ }).click();
  await expect(page.getByText('Withdrawn visit')).toHaveCount(2);
  await expect(page.getByText('All answered')).toBeVisible();
  await expect(page.getByText('Fickle Asha')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
});

test('a request that is not complete says what is missing, and keeps what was typed', async ({
  page,
  demoVehicles,
}) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}/visit`);
  const form = formOf(page);
  await form.getByLabel('Your name').fill('Meera');
  await pressDimmed(form.getByRole('button', { name: 'Send request' }));
  await expect(form.getByText('Choose a day within the next 14 days')).toBeVisible();
  await expect(form.getByText('Choose a time of day')).toBeVisible();
  await expect(form.getByText('Mobile number is required')).toBeVisible();
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveValue('Meera');
});

test('a seller whose visits fail to load can try again, and one without any reads where they come from', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/api/visits**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/leads');
  await expect(page.getByText('The visits could not be loaded')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/visits**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No visits yet')).toBeVisible();
});

test('a visit whose day is over can only be declined', async ({ page }) => {
  await signUp(page);
  const visit = (name: string, daysAhead: number) => ({
    id: `0190000${daysAhead + 5}-0000-7000-8000-000000000000`,
    vehicleId: '01900008-0000-7000-8000-000000000000',
    listingId: '01900008-0000-7000-8000-000000000000',
    vehicleName: 'Visited Ritz',
    buyerName: name,
    buyerMobile: '+919876543210',
    masked: false,
    day: indianDay(Date.now(), daysAhead),
    part: 'evening',
    status: 'asked',
    withdrawnAt: null,
    createdAt: new Date().toISOString(),
  });
  await page.route('**/api/visits**', (route) =>
    route.fulfill({ json: [visit('Yesterday', -1), visit('Today', 0)] }),
  );
  await page.goto('/dashboard/leads');
  await page.getByText('2 waiting for your answer').click();
  await expect(page.getByRole('button', { name: 'Confirm Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline Yesterday' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Yesterday' })).toHaveCount(0);
});

test('after a call about a visit, one tap says how it went', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Rung Ritz');
  await requestVisit(id, 'Called Asha');
  await page.goto('/dashboard/leads#visits');
  const row = page.getByRole('listitem').filter({ hasText: 'Called Asha' });
  const results = page.getByRole('dialog', { name: 'How did the call go?' });
  const call = async () => {
    await row.getByRole('link', { name: 'Call Called Asha' }).click();
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(results).toBeVisible({ timeout: 500 });
    }).toPass();
  };
  await call();
  await results.getByRole('button', { name: 'No answer' }).click();
  await expect(results).toBeHidden();
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await call();
  await results.getByRole('button', { name: 'Talked' }).click();
  await expect(row.getByText('Seen', { exact: true })).toBeVisible();
  await call();
  await results.getByRole('button', { name: 'Comes', exact: true }).click();
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Seen', { exact: true })).toBeVisible();
});

test('a part of today that is over cannot be chosen, with and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Late Ritz');
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await visitor.goto(`/vehicle/${id}/visit`);
    const form = formOf(visitor);
    const [morning, evening] = [form.getByText('Morning'), form.getByText('Evening')];
    // At any hour of the test: tomorrow is taken for today, and its morning is over.
    await form.locator('label', { has: visitor.getByRole('radio', { name: 'Tomorrow' }) }).evaluate((day) => {
      day.querySelector('input')?.setAttribute('data-today', 'true');
      document.querySelector('input[value=morning]')?.setAttribute('data-not-today', 'true');
    });
    await morning.click();
    await form.getByText('Tomorrow', { exact: true }).click();
    await expect(morning).toBeHidden();
    await expect(evening).toBeVisible();
    if (javaScriptEnabled) await expect(form.locator('input[value=morning]')).not.toBeChecked();
    await form.getByText('Another day').click();
    await form
      .getByRole('radio', { name: /^Mon, / })
      .first()
      .check({ force: true });
    await expect(morning).toBeVisible();
    await visitor.context().close();
  }
});
