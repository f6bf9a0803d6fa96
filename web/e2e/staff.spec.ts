import type { Browser, Page } from '@playwright/test';
import { formOf } from './support/form.ts';
import { mailedCode, newNumber, PASSWORD, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const invited = async (page: Page, button: string) => {
  await page.goto('/dashboard/settings?section=staff');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  const text = await dialog.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return /https?:\S+/.exec(decodeURIComponent(String(text)).split('text=')[1] ?? '')?.[0] ?? '';
};

/** A salesman on his own phone, without an account and without mail. */
async function joins(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Test Seller invites you as salesperson' })).toBeVisible();
  await expect(page).toHaveURL(/\/join$/);
  await page.getByRole('link', { name: 'Make an account' }).click();
  const number = newNumber();
  const form = formOf(page, 'Create account');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Mobile number or email').fill(number);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const code = await mailedCode(page.request, `+91${number}`);
  await formOf(page, 'Verify').getByLabel('6-digit code').fill(code);
  return page;
}

test('a salesman is let in by a code, answers buyers for the dealer, and is removed @both', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const link = await invited(page, 'Invite a salesperson');
  const ravi = await joins(browser, link, 'Ravi Kumar');
  await ravi.getByRole('button', { name: 'Ask to be let in' }).click();
  await expect(ravi.getByRole('heading', { name: 'Now Test Seller lets you in' })).toBeVisible();

  await expect(page.getByText('Wants to join as salesperson')).toBeVisible();
  await page.getByRole('button', { name: 'Let in' }).click();
  await expect(page.getByText('1 of 1 places used')).toBeVisible();

  await ravi.getByRole('link', { name: 'Start work' }).click();
  await expect(ravi).toHaveURL(/\/for\/[\w-]{22}\/dashboard$/);
  await expect(ravi.getByText('You work for Test Seller')).toBeVisible();
  await expect(ravi.getByText('Welcome, Ravi Kumar.')).toBeVisible();
  const workspace = ravi.getByRole('navigation', { name: 'Workspace' });
  await workspace
    .getByRole('link', { name: 'Leads' })
    .or(ravi.getByRole('link', { name: 'Leads' }))
    .first()
    .click();
  await expect(ravi).toHaveURL(/\/for\/[\w-]{22}\/dashboard\/leads$/);
  await expect(ravi.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await ravi.reload();
  await expect(ravi.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Ravi Kumar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody works for you yet')).toBeVisible();
  await ravi.getByRole('link', { name: 'Listings' }).first().click();
  await expect(ravi.getByRole('heading', { name: 'You do not work here any more' })).toBeVisible();
  await ravi.getByRole('link', { name: 'My own page' }).click();
  await expect(ravi).toHaveURL(/\/dashboard$/);
  await ravi.context().close();
});
