import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { publishListing, tinyPdf } from './support/listing.ts';
import { offerForm } from './support/offer.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Fails writes to an address as a broken server would, until `end` is called. */
async function breakWrites(page: Page, address: string | RegExp) {
  const isRead = (method: string) => method === 'GET';
  await page.route(address, (route) =>
    isRead(route.request().method()) ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  return () => page.unroute(address);
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a failed change of status, visibility or deletion is shown and changes nothing', async ({ page }) => {
  await signUp(page);
  await publishListing(page, 'Stays ZXi');
  await page.goto('/dashboard/listings');
  const mend = await breakWrites(page, /\/api\/vehicles\//);

  await page.getByRole('button', { name: 'Status of Stays ZXi: Available' }).click();
  await page.getByRole('menuitemradio', { name: 'Pending' }).click();
  await says(page, 'Failed to update status. Please try again.');
  await page.getByRole('button', { name: 'Status of Stays ZXi: Available' }).click();
  await page.getByRole('menuitemradio', { name: 'Sold' }).click();
  const sale = page.getByRole('dialog', { name: 'Mark as sold?' });
  await sale.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(sale.getByText('Failed to update status. Please try again.')).toBeVisible();
  await sale.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'More actions for Stays ZXi' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show on my profile' }).click();
  await says(page, 'Failed to update visibility');

  await choose(page, 'Stays ZXi', 'Delete');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('Failed to delete vehicle. Please try again.')).toBeVisible();
  await mend();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Status of Stays ZXi: Available' })).toBeVisible();
});

test('a status has its colour, green, yellow or red, and sold hides the offer form', async ({
  page,
  demoVehicles,
}) => {
  for (const [status, tone] of [
    ['available', 'positive'],
    ['pending', 'warning'],
    ['sold', 'danger'],
  ] as const) {
    const vehicle = demoVehicles.find((listing) => listing.status === status);
    await page.goto(`/vehicle/${vehicle?.id}`);
    const label = { available: 'Available', pending: 'Pending', sold: 'Sold' }[status];
    await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toHaveClass(
      new RegExp(`text-${tone}`),
    );
    const form = offerForm(page).getByLabel('Your offer');
    await expect(form).toHaveCount(status === 'sold' ? 0 : 1);
  }
});

test('an unreadable certificate shows that the download failed', async ({ page }) => {
  await signUp(page);
  await publishListing(page, 'Certified VX', { rc: tinyPdf() });
  await page.goto('/dashboard/listings');
  await choose(page, 'Certified VX', 'See RC');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByTitle('Registration certificate of Certified VX')).toBeVisible();
  await page.reload();
  await page.route('**/api/rc/**', (route) => route.abort());
  await choose(page, 'Certified VX', 'Download RC');
  await says(page, 'Download Failed');
  await says(page, 'Could not download the registration certificate');
});

test('writing a description shows its progress, and its failure', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await says(page, 'Fill vehicle details first');
  await dialog.getByLabel('Vehicle Name').fill('2019 TVS Ntorq 125');
  await dialog.getByLabel('Price').fill('62000');
  await page.route('**/api/vehicles/generate-description', (route) =>
    route.fulfill({ json: { description: 'One owner, runs well.', draft: false } }),
  );
  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await says(page, 'AI description generated!');
  await expect(dialog.getByLabel(/Description/)).toHaveValue('One owner, runs well.');
  await page.unroute('**/api/vehicles/generate-description');
  // Without a configured AI the server writes from the facts alone, and the screen calls it that.
  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await says(page, 'Written from your facts, without AI. Change it if you like.');
  await expect(dialog.getByLabel(/Description/)).toHaveValue(/2019 TVS Ntorq 125/);
  await expect(page.getByText('AI description generated!')).toHaveCount(0);
  await breakWrites(page, '**/api/vehicles/generate-description');
  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await says(page, 'Generation failed');
  await says(page, 'Currently not available');
});

test('a failure to save or remove suggestions is shown', async ({ page, demoVehicles, signInAs }) => {
  await signInAs('pro');
  const vehicle = demoVehicles.find(({ status }) => status === 'available');
  const others = await (await page.request.get(`/api/vehicles/${vehicle?.id}/suggestions`)).json();
  expect(Array.isArray(others)).toBe(true);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: `More actions for ${vehicle?.name}` }).click();
  await page.getByRole('menuitem', { name: 'Add Suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle Suggestions' });
  const submit = dialog.getByRole('button', { name: /(Add|Replace) Suggestions$/ });
  await submit.click();
  await says(page, 'No selection');
  const boxes = dialog.getByRole('checkbox');
  for (let index = 0; index < 3; index++) await boxes.nth(index).click();
  await says(page, 'Limit reached');
  const mend = await breakWrites(page, /\/suggest/);
  await submit.click();
  await says(page, 'Failed to add suggestions');
  await mend();
  await submit.click();
  await says(page, 'Suggestions added');
  await page.getByRole('button', { name: `More actions for ${vehicle?.name}` }).click();
  await page.getByRole('menuitem', { name: 'Add Suggestions' }).click();
  await breakWrites(page, /\/suggest/);
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await says(page, 'Failed to remove suggestions');
});

test('a failure to save a profile is shown, in the dialog and next to the order', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile information' });
  await breakWrites(page, /\/api\/(auth\/user|profile|vehicles)/);
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await says(page, 'Failed to update profile. Please try again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/dashboard/profile');
  const handle = page.getByRole('button', { name: /^Move / }).first();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/is over place \d+ of \d+/)).toBeAttached();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save Order' }).click();
  await says(page, 'Failed to save vehicle order');
});

test('the dashboard without a signed-in person leads to sign-in after half a second', async ({ page }) => {
  await stopClock(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Logging in again...', { exact: true })).toBeVisible();
  await page.clock.runFor(450);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.clock.runFor(100);
  await page.waitForURL(/\/login/);
});
