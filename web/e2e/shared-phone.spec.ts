import type { Page } from '@playwright/test';
import { ACTING_HEADER, actingAt } from '../../schema/staff/acting.ts';
import { newNumber, signUp } from './support/people.ts';
import { choose, pay, toasted } from './support/plans.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

const setPin = async (page: Page, place: string, pin: string) => {
  const headers = { origin: new URL(page.url()).origin, [ACTING_HEADER]: actingAt(place)?.seller ?? '' };
  const response = await page.request.put('/api/shared-phones/pin', { data: { pin }, headers });
  expect(response.status()).toBe(200);
};

test('two people share the gate’s phone, each under their own name @both', async ({ page, browser }) => {
  const [phone, ravi] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await Promise.all([page, phone, ravi].map((one) => signUp(one)));
  const headers = { origin: new URL(page.url()).origin };
  const named = { firstName: 'Ravi', lastName: 'Kumar', accountType: 'personal', mobileNumber: newNumber() };
  const renamed = await ravi.request.put('/api/auth/user/profile', { data: named, headers });
  expect(renamed.status(), await renamed.text()).toBe(200);
  await choose(page, 'Choose Growth');
  await pay(page, 'good');
  await toasted(page, /Growth/);
  const place = await employ(page, phone, 'salesperson');
  await setPin(ravi, await employ(page, ravi, 'manager'), '2222');

  await phone.goto(place);
  await phone.getByRole('button', { name: 'PIN and shared phone' }).click();
  const dialog = phone.getByRole('dialog', { name: 'PIN and shared phone' });
  await dialog.getByLabel('Your PIN').fill('11');
  await dialog.getByRole('button', { name: 'Set PIN' }).click();
  await expect(dialog.getByText('Enter four digits')).toBeVisible();
  await dialog.getByLabel('Your PIN').fill('1111');
  await dialog.getByLabel('Also share this phone').check();
  await dialog.getByRole('button', { name: 'Set PIN' }).click();

  await expect(phone.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  // Nor does the own page of the account that is signed in open.
  await phone.goto('/dashboard/settings');
  await expect(phone).toHaveURL(/\/for\//);
  await expect(phone.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Ravi Kumar' }).click();
  await phone.getByLabel('PIN of Ravi Kumar').fill('9999');
  await expect(phone.getByText('This PIN is wrong')).toBeVisible();
  await phone.getByLabel('PIN of Ravi Kumar').fill('2222');
  // A manager elsewhere, but not on the phone of a salesperson.
  await expect(phone.getByText('Ravi Kumar · Salesperson')).toBeVisible();

  await phone.getByRole('button', { name: 'Switch person' }).click();
  await expect(phone.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  // No address leads past it.
  await phone.goto(`${place}/leads`);
  await phone.getByRole('button', { name: 'Test Seller' }).click();
  await phone.getByLabel('PIN of Test Seller').fill('1111');
  await expect(phone.getByText('Test Seller · Salesperson')).toBeVisible();

  await page.goto('/dashboard/settings?section=staff');
  const phones = page.getByRole('list', { name: 'Shared phones' });
  await expect(phones).toContainText('Used by Test Seller');
  await page.getByRole('button', { name: 'Remove Test Seller' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('is signed in as Test Seller stops working');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Ravi Kumar' }).click();
  await expect(page.getByRole('alertdialog')).not.toContainText('shared phone');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await phones.getByRole('button', { name: /^End sharing/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End sharing' }).click();
  await expect(phones).toHaveCount(0);
  for (const other of [phone, ravi]) await other.context().close();
});

test('a shared phone asks after ten minutes without a tap', async ({ page, browser }) => {
  const phone = await (await browser.newContext()).newPage();
  await signUp(page);
  await signUp(phone);
  const place = await employ(page, phone, 'salesperson');
  await phone.clock.install();
  await phone.goto(place);
  await phone.getByRole('button', { name: 'PIN and shared phone' }).click();
  await phone.getByLabel('Your PIN').fill('1111');
  await phone.getByLabel('Also share this phone').check();
  await phone.getByRole('button', { name: 'Set PIN' }).click();
  await phone.getByRole('button', { name: 'Test Seller' }).click();
  await phone.getByLabel('PIN of Test Seller').fill('1111');
  await expect(phone.getByRole('button', { name: 'Switch person' })).toBeVisible();
  await phone.clock.fastForward(10 * 60_000);
  await expect(phone.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await phone.context().close();
});
