import type { BrowserContext, Page } from '@playwright/test';
import { untilStored } from './support/device.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const trips = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Trips' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const linesOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/trips/${id}`)).json()).lines;

/** A dealer's phone on which the workspace was open for a while, so that it knows its own codes. */
async function dealersPhone(page: Page) {
  await signUp(page);
  const { id } = await publishListing(page, 'Trip Swift');
  const [{ code }] = await (await page.request.get(`/api/links?vehicleId=${id}`)).json();
  const known = page.waitForResponse('**/api/trips');
  await page.goto('/dashboard/listings');
  await untilStored(page);
  await known;
  return { id, code: code as string };
}

async function goOut(page: Page, kms: string) {
  await page.getByRole('button', { name: 'Out', exact: true }).click();
  await dialog(page, 'Out').getByLabel('Odometer, km').fill(kms);
  await dialog(page, 'Out').getByRole('button', { name: 'Note it' }).click();
  await expect(dialog(page, 'Out')).toHaveCount(0);
}

async function comeBack(page: Page, kms: string) {
  await page.getByRole('button', { name: 'Back in' }).click();
  await dialog(page, 'Back in').getByLabel('Odometer, km').fill(kms);
  await dialog(page, 'Back in').getByRole('button', { name: 'Note it' }).click();
}

test('a test drive is noted on the vehicle’s page, and the buyer becomes a lead', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Driven Swift');
  await page.goto(`/dashboard/listings/${id}`);
  await expect(trips(page)).toContainText('In the yard');
  await trips(page).getByRole('button', { name: 'Out', exact: true }).click();
  const out = dialog(page, 'Out');
  await out.getByRole('radio', { name: 'A buyer' }).click();
  await out.getByRole('button', { name: 'Note it' }).click();
  await expect(out.getByText('Enter the km')).toBeVisible();
  await out.getByLabel('Odometer, km').fill('42,000');
  await out.getByLabel('Name').fill('Demo Buyer');
  await out.getByLabel('Mobile Number').fill('98123 45678');
  await out.getByLabel('Licence seen').fill('1234');
  await out.getByRole('button', { name: 'Note it' }).click();
  await expect(trips(page)).toContainText('Out since');
  await expect(trips(page)).toContainText('Demo Buyer, +91 98123 45678, 1234');
  await page.reload();
  await trips(page).getByRole('button', { name: 'Back in' }).click();
  const back = dialog(page, 'Back in');
  await expect(back).toContainText('It went out with 42,000 km');
  await back.getByLabel('Odometer, km').fill('41000');
  await back.getByRole('button', { name: 'Note it' }).click();
  await expect(back.getByText('This is less than when it went out: 42000 km')).toBeVisible();
  await back.getByLabel('Odometer, km').fill('42012');
  await back.getByLabel('Fuel').selectOption('half');
  await back.getByRole('button', { name: 'Note it' }).click();
  await expect(trips(page)).toContainText('In the yard');
  const leads = await (await page.request.get('/api/leads')).json();
  expect(leads).toMatchObject([{ buyerName: 'Demo Buyer', vehicleId: id }]);
});

test('one’s own code opens what to do; another person’s phone gets the page', async ({ page, browser }) => {
  const { id, code } = await dealersPhone(page);
  await page.goto(`/q/${code}`);
  await expect(dialog(page, 'Trip Swift')).toBeVisible();
  await goOut(page, '42000');
  await expect(dialog(page, 'Trip Swift')).toContainText('Out since');
  expect(await linesOf(page, id)).toHaveLength(1);
  await dialog(page, 'Trip Swift').getByRole('link', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicle/${id}`));

  const buyer = await browser.newPage();
  await buyer.goto(`/q/${code}`);
  await expect(buyer).toHaveURL(new RegExp(`/vehicle/${id}`));
  await buyer.close();
});

/** The phone’s battery dies, and the workspace opens again. */
async function restart(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  return context.newPage();
}

test('without a network a scan still notes out and back in, which survive a kill and are sent once', async ({
  page,
  context,
}) => {
  const { id, code } = await dealersPhone(page);
  await context.setOffline(true);
  await page.goto(`/q/${code}`);
  await expect(dialog(page, 'Trip Swift')).toBeVisible();
  await goOut(page, '42000');
  await expect(page.getByText('Noted on this phone', { exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog(page, 'Trip Swift')).toContainText('Out since');
  const second = await restart(page, context);
  await second.goto(`/q/${code}`);
  await comeBack(second, '42010');
  await expect(dialog(second, 'Trip Swift')).toContainText('In the yard');

  await context.setOffline(false);
  const third = await restart(second, context);
  await third.goto('/dashboard/listings');
  await expect.poll(async () => (await linesOf(third, id)).length).toBe(2);
  await third.reload();
  await third.goto(`/dashboard/listings/${id}`);
  await expect(trips(third)).toContainText('In the yard');
  await expect(trips(third)).not.toContainText('Not sent yet');
  expect(await linesOf(third, id)).toMatchObject([
    { kind: 'back', fields: { kms: 42_010 } },
    { kind: 'out', fields: { kms: 42_000 } },
  ]);
});

test('what another phone has noted meanwhile is said, and can be discarded', async ({ page, context }) => {
  const { id, code } = await dealersPhone(page);
  await context.setOffline(true);
  await page.goto(`/q/${code}`);
  await goOut(page, '42000');
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const other = { key: crypto.randomUUID(), at: new Date().toISOString(), purpose: 'repair', driver: 'self' };
  const data = { ...other, kms: 41_990 };
  const sent = await page.request.post(`/api/trips/${id}/out`, { data, headers: { origin } });
  expect(sent.status()).toBe(200);
  await context.setOffline(false);
  await page.goto(`/dashboard/listings/${id}`);
  await expect(trips(page)).toContainText('This vehicle is out already. Note first that it is back.');
  await trips(page).getByRole('button', { name: 'Discard' }).click();
  await expect(trips(page)).not.toContainText('This vehicle is out already');
  expect(await linesOf(page, id)).toHaveLength(1);
});

test('after a log-out the phone opens the page like anybody’s', async ({ page }) => {
  const { id, code } = await dealersPhone(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goto(`/q/${code}`);
  await expect(page).toHaveURL(new RegExp(`/vehicle/${id}`));
});

test('the book has a vehicle’s numbers, corrections and files, and says that its seals hold', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Book Swift');
  await page.goto(`/dashboard/listings/${id}`);
  await goOut(page, '42000');
  await expect(trips(page)).toContainText('Out since');
  await trips(page).getByRole('button', { name: 'Enter', exact: true }).click();
  const numbers = dialog(page, 'Engine and chassis number');
  await numbers.getByLabel('Engine number').fill('K12MN1234567');
  await numbers.getByRole('textbox', { name: 'Chassis number' }).fill('MA3');
  await numbers.getByRole('button', { name: 'Save' }).click();
  await expect(numbers.getByText('Enter the chassis number as in the RC')).toBeVisible();
  await numbers.getByRole('textbox', { name: 'Chassis number' }).fill('MA3EWDE1S00123456');
  await numbers.getByRole('button', { name: 'Save' }).click();
  await expect(trips(page)).toContainText('K12MN1234567, MA3EWDE1S00123456');
  await trips(page).getByRole('button', { name: 'Correct it' }).click();
  await dialog(page, 'Correct it').getByLabel('What is right').fill('It was 43,000 km');
  await dialog(page, 'Correct it').getByRole('button', { name: 'Save' }).click();
  await expect(trips(page)).toContainText('It was 43,000 km');

  await page.goto('/dashboard/figures');
  const book = page.getByRole('region', { name: 'Stock book' });
  await expect(book).toContainText('Not checked by any office.');
  const saved = page.waitForEvent('download');
  await book.getByRole('button', { name: 'Trips (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^trips-book-.*\.csv$/);
  await book.getByRole('button', { name: 'Check the seals' }).click();
  await expect(book).toContainText('A day is sealed after midnight.');
});
