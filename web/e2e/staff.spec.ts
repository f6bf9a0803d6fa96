import type { Browser, Page } from '@playwright/test';
import { formOf } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { mailedCode, newNumber, PASSWORD, signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
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
  await expect(ravi.getByRole('heading', { name: 'Waiting for Test Seller to let you in' })).toBeVisible();

  await expect(page.getByText('Wants to join as salesperson')).toBeVisible();
  await page.getByRole('button', { name: 'Let in Ravi Kumar' }).click();
  await expect(page.getByText('1 of 1 places used')).toBeVisible();
  // For a salesperson and a manager; a yard helper has a place.
  await expect(page.getByText('All places are used')).toHaveCount(2);

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
  // Without a tap: the socket is closed, and what the phone has of the seller is deleted.
  await expect(ravi.getByRole('heading', { name: 'You do not work for this seller' })).toBeVisible();
  await ravi.getByRole('link', { name: 'My own page' }).click();
  await expect(ravi).toHaveURL(/\/dashboard$/);
  await ravi.context().close();
});

const another = async (browser: Browser) => (await browser.newContext()).newPage();

test('two tabs for two sellers show each its own, and a new list is never the other’s', async ({
  page: ravi,
  browser,
}) => {
  const [one, two] = [await another(browser), await another(browser)];
  await Promise.all([ravi, one, two].map((page) => signUp(page)));
  await publishListing(one, 'Swift of One');
  await publishListing(two, 'Alto of Two');
  const places = [await employ(one, ravi, 'manager'), await employ(two, ravi, 'salesperson')];
  const other = await ravi.context().newPage();
  await ravi.goto(`${places[0]}/listings`);
  await other.goto(`${places[1]}/listings`);
  await expect(ravi.getByRole('heading', { name: 'Swift of One' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Alto of Two' })).toBeVisible();
  await ravi.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(ravi.getByRole('link', { name: /Swift of One/ }).first()).toBeVisible();
  await expect(ravi.getByText('Alto of Two')).toHaveCount(0);
  // A salesperson has no menu with Edit and Delete, and no settings; a manager has the menu.
  await expect(other.getByRole('button', { name: 'More actions for Alto of Two' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await ravi.getByRole('link', { name: 'Listings' }).first().click();
  await expect(ravi.getByRole('button', { name: 'More actions for Swift of One' })).toBeVisible();
  // Of the own page nothing is shown, and nothing of theirs on the own page.
  await ravi.goto('/dashboard/listings');
  await expect(ravi.getByText('No listings yet')).toBeVisible();
  // What the role does not include says so, and a salesperson prints.
  await other.goto(`${places[1]}/settings`);
  await expect(other.getByText('Your role does not include this')).toBeVisible();
  await other.goto(`${places[1]}/print`);
  await expect(other.getByText('Alto of Two').first()).toBeVisible();
  // An address that staff shares leads the seller to their own.
  await one.goto(`${places[0]}/leads`);
  await expect(one).toHaveURL(/[^/]\/dashboard\/leads$/);
  await expect(one.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  for (const page of [one, two]) await page.context().close();
});

test('the owner sees who changed what, by person', async ({ page, browser }) => {
  const ravi = await another(browser);
  await signUp(page);
  await signUp(ravi);
  await publishListing(page, 'Swift VXI');
  const place = await employ(page, ravi, 'salesperson');
  await ravi.goto(`${place}/listings`);
  await ravi
    .getByRole('button', { name: 'Status of Swift VXI: Available' })
    .or(ravi.getByRole('button', { name: /Available/ }))
    .first()
    .click();
  await ravi
    .getByRole('menuitemradio', { name: 'Pending' })
    .or(ravi.getByRole('menuitem', { name: /Pending/ }))
    .first()
    .click();
  await expect(ravi.getByRole('button', { name: /Pending/ }).first()).toBeVisible();
  await page.goto('/dashboard/settings?section=staff');
  const record = page.getByRole('list', { name: 'Who did what' });
  const [latest] = [record.getByRole('listitem').first()];
  await expect(latest).toContainText('Test Seller: Changed the vehicle');
  await expect(latest).toContainText('Swift VXI');
  await expect(latest).toContainText('Available → Pending');
  await page.getByLabel('Whose changes').selectOption({ label: 'Owner' });
  await expect(record.getByRole('listitem').first()).toContainText('Owner: Let Test Seller in');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^changes-\d{4}-\d\d-\d\d\.csv$/);
  await ravi.context().close();
});
