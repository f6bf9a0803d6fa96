import type { Locator, Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const writing = (page: Page) => page.getByRole('dialog', { name: 'Add a buyer' });
const results = (page: Page) => page.getByRole('dialog', { name: 'How did the call go?' });

/** As a phone's browser reports it after the dialler. */
async function comeBackFrom(call: Locator) {
  const page = call.page();
  await call.click();
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // Its code may still be loading.
    await expect(results(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a caller is written down with a follow-up in four taps and three fields', async ({ page }) => {
  await signUp(page);
  await publishListing(page, 'Wanted Swift VXi');
  await page.goto('/dashboard/leads');
  const count = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.click();
  };
  /** Without a tap: the field has the focus. */
  const type = async (text: string) => {
    count.fields += 1;
    await page.keyboard.type(text);
  };
  await tap(page.getByRole('button', { name: 'Buyer', exact: true }));
  await expect(writing(page).getByLabel('Mobile Number')).toBeFocused();
  const number = newNumber();
  await type(number);
  await page.keyboard.press('Enter');
  await type('swi');
  await tap(writing(page).getByRole('option', { name: /^Wanted Swift VXi/ }));
  await expect(writing(page).getByLabel('Budget')).toHaveValue('4,75,000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await type('4.5 lakh');
  await tap(writing(page).getByRole('radio', { name: 'Tomorrow' }));
  await tap(writing(page).getByRole('button', { name: 'Save buyer' }));
  await expect(page.getByText('Buyer saved', { exact: true })).toBeVisible();
  expect(count).toEqual({ taps: 4, fields: 3 });
  await expect(writing(page)).toBeHidden();
  const main = page.getByRole('main');
  const spoken = `+91 ${number.slice(0, 5)} ${number.slice(5)}`;
  await expect(main.getByRole('button', { name: `Status of ${spoken}: Contacted` })).toBeVisible();
  await expect(main.getByText('₹4,50,000')).toBeVisible();
  await expect(main.getByText('below asking')).toBeHidden();
});

test('a caller for no vehicle in stock is a lead, said once and deleted on request', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/leads');
  const write = async (number: string) => {
    await page.getByRole('button', { name: 'Buyer', exact: true }).click();
    await writing(page).getByRole('button', { name: 'Save buyer' }).click();
    for (const problem of ['Mobile number is required', 'Say what they want']) {
      await expect(writing(page).getByText(problem)).toBeVisible();
    }
    await writing(page).getByLabel('Mobile Number').fill(number);
    await writing(page).getByLabel('Wants').fill('Diesel Creta from 2018');
    await writing(page).getByLabel('Budget').fill('8.5');
    await writing(page).getByRole('button', { name: 'Save buyer' }).click();
    await expect(writing(page).getByText('Write the whole amount, like 7 lakh or 75,000')).toBeVisible();
    await writing(page).getByLabel('Budget').fill('8.5 lakh');
    await expect(writing(page).getByText('₹8,50,000 · eight lakh')).toBeVisible();
    await writing(page).getByRole('radio', { name: 'OLX' }).click();
    await writing(page).getByLabel('Name, if you know it').fill('Lata');
    await writing(page).getByRole('button', { name: 'Save buyer' }).click();
  };
  const number = newNumber();
  await write(number);
  await expect(writing(page)).toBeHidden();
  await write(number);
  await expect(
    writing(page).getByText('Already in your leads: Diesel Creta from 2018 (₹8,50,000)'),
  ).toBeVisible();
  await expect(writing(page).getByText('This buyer is already in your leads for this')).toBeVisible();
  await writing(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByText('By vehicle').click();
  await expect(page.getByRole('heading', { name: 'Looking for another vehicle' })).toBeVisible();
  await page.getByRole('button', { name: 'Details of Lata' }).click();
  const details = page.getByRole('dialog', { name: 'Lata' });
  await expect(details.getByText('Diesel Creta from 2018').first()).toBeVisible();
  await expect(details.getByText(/^Last contact: /)).toBeVisible();
  await details.getByRole('button', { name: 'Delete this buyer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No leads yet')).toBeVisible();
});

test('a budget need not be said', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/leads');
  await page.getByRole('button', { name: 'Buyer', exact: true }).click();
  await writing(page).getByLabel('Mobile Number').fill(newNumber());
  await writing(page).getByLabel('Wants').fill('Any diesel');
  await expect(writing(page).getByText('Optional')).toBeVisible();
  await writing(page).getByLabel('Name, if you know it').fill('Meena');
  await writing(page).getByRole('button', { name: 'Save buyer' }).click();
  await expect(writing(page)).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText('No budget')).toBeVisible();
  await main.getByRole('button', { name: 'Details of Meena' }).click();
  await expect(page.getByRole('dialog', { name: 'Meena' }).getByText('No budget').last()).toBeVisible();
});

test('what came of a call is one tap after the dialler, and is undone', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Rung Alto');
  await page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId: id, buyerName: 'Asha', buyerMobile: newNumber(), offerPrice: '400000' },
  });
  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');
  const asha = (status: string) => main.getByRole('button', { name: `Status of Asha: ${status}` });
  const call = main.getByRole('link', { name: 'Call' });
  await comeBackFrom(call);
  await results(page).getByRole('button', { name: 'Tomorrow' }).click();
  await expect(asha('Contacted')).toBeVisible();
  await expect(main.getByText('Follow up:')).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(asha('New')).toBeVisible();
  await expect(main.getByText('Follow up:')).not.toBeAttached();

  await test.step('over the lead’s own dialog', async () => {
    await page.getByRole('button', { name: 'Details of Asha' }).click();
    const details = page.getByRole('dialog', { name: 'Asha' });
    await comeBackFrom(details.getByRole('link', { name: 'Call' }));
    await results(page).getByRole('button', { name: 'Not interested' }).click();
    await expect(details.getByLabel('Status')).toHaveValue('lost');
    await details.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('and not of a lead that is closed', async () => {
    await expect(asha('Lost')).toBeVisible();
    await call.click();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.goto('/dashboard');
    await expect(results(page)).toBeHidden();
  });
});
