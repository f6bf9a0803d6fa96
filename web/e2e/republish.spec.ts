import type { Browser, Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { pressDimmed } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { fillOffer, offerForm } from './support/offer.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Another person's browser, in the same size. */
async function otherBrowser(browser: Browser, page: Page) {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  });
  return context.newPage();
}

async function republishing(owner: Page, name: string) {
  await owner.goto('/dashboard/listings');
  await owner.getByRole('button', { name: `More actions for ${name}` }).click();
  await owner.getByRole('menuitem', { name: 'Republishing' }).click();
  return owner.getByRole('dialog', { name: 'Republishing' });
}

test('a reseller offers a vehicle under their own price and number until the owner ends it', async ({
  page: reseller,
  browser,
  signInAs,
}) => {
  await reseller.goto('/login');
  const owner = await otherBrowser(browser, reseller);
  await signUp(owner);
  const { id } = await publishListing(owner, 'Resold Ritz LXi');

  await reseller.goto(`/vehicle/${id}`);
  await expect(reseller.getByText('Interested in selling this?')).toBeVisible();
  await expect(reseller.getByRole('link', { name: 'Sign in to republish' })).toHaveAttribute(
    'href',
    `/api/login?returnUrl=%2Fvehicle%2F${id}`,
  );
  await signInAs('growth');
  await reseller.reload();
  await reseller.getByRole('button', { name: 'Republish' }).click();
  const dialog = reseller.getByRole('dialog', { name: 'Republish Vehicle' });
  await expect(dialog.getByLabel('Your mobile number')).toHaveValue('+91 90000 00002');
  await dialog.getByLabel('Your price').fill('abc');
  await pressDimmed(dialog.getByRole('button', { name: 'Republish' }));
  await expect(dialog.getByText('Please enter a valid price')).toBeVisible();
  await dialog.getByLabel('Your price').fill('512000');
  await dialog.getByRole('button', { name: 'Republish' }).click();
  await says(reseller, 'Vehicle republished successfully under your name!');
  await expect(dialog).toBeHidden();
  await says(reseller, 'You’ve republished this vehicle');

  await reseller.getByRole('link', { name: 'Open your page' }).click();
  await expect(reseller.getByRole('heading', { level: 1 })).toHaveText('Resold Ritz LXi');
  await expect(reseller.getByText('₹5,12,000')).toBeVisible();
  await expect(reseller.getByText(/^Offers this vehicle for Test Seller/)).toBeVisible();
  await expect(reseller.getByText('Interested in selling this?')).toHaveCount(0);
  const address = reseller.url();

  const buyer = await otherBrowser(browser, reseller);
  await buyer.goto(address);
  await fillOffer(buyer, 'A Buyer', '9876501234', '500000');
  await offerForm(buyer).getByRole('button', { name: 'Submit offer' }).click();
  await expect(buyer.getByText(/Your offer has been submitted successfully!/)).toBeVisible();

  const control = await republishing(owner, 'Resold Ritz LXi');
  await expect(control.getByText(/^₹5,12,000 · since/)).toBeVisible();
  await expect(control.getByText(/1 lead$/)).toBeVisible();
  await expect(control.getByText('A Buyer')).toHaveCount(0);
  await control.getByRole('button', { name: /^End the page of/ }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'End page' }).click();
  await expect(control.getByRole('button', { name: /^End the page of/ })).toHaveCount(0);
  await expect(owner.getByRole('alertdialog')).toHaveCount(0);

  expect((await buyer.goto(address))?.status()).toBe(410);
  await expect(buyer.getByText('Vehicle Not Found')).toBeVisible();
  await reseller.goto('/dashboard/republished');
  const card = reseller.getByRole('listitem').filter({ hasText: 'Resold Ritz LXi' }).first();
  await expect(card).toContainText('Ended by its owner');
  await card.getByRole('button', { name: 'Delete Resold Ritz LXi' }).click();
  const question = reseller.getByRole('alertdialog');
  await reseller.route('**/api/republished-vehicles/*', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('Failed to delete republished vehicle.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await reseller.goto(`/vehicle/${id}`);
  await says(reseller, 'The owner does not allow you to republish this vehicle.');
});

test('an owner who wants to be asked decides each request, and can refuse all', async ({
  page: reseller,
  browser,
  signInAs,
}) => {
  await reseller.goto('/login');
  const owner = await otherBrowser(browser, reseller);
  await signUp(owner);
  const { id } = await publishListing(owner, 'Asked Astar VXi');
  const control = await republishing(owner, 'Asked Astar VXi');
  await control.getByLabel('Ask me first').check();
  await says(owner, 'Republishing updated');

  await signInAs('growth');
  await reseller.goto(`/vehicle/${id}`);
  await reseller.getByRole('button', { name: 'Ask the owner' }).click();
  await says(reseller, 'You have asked. The owner’s answer comes as a notification.');

  await owner.goto('/dashboard');
  await owner.getByRole('link', { name: /^1 request to answer/ }).click();
  const request = owner.getByRole('listitem').filter({ hasText: 'Asked Astar VXi' }).first();
  await request.getByRole('button', { name: /^Approve/ }).click();
  await expect(request.getByText('Approved')).toBeVisible();

  await reseller.reload();
  await reseller.getByRole('button', { name: 'Republish' }).click();
  await reseller.getByRole('dialog').getByRole('button', { name: 'Republish' }).click();
  await reseller.getByRole('link', { name: 'Open your page' }).click();
  const address = reseller.url();
  await reseller.goto('/dashboard/republished');
  await reseller.getByRole('button', { name: 'Edit price and number of Asked Astar VXi' }).click();
  await reseller.getByLabel('Your price').fill('480000');
  await reseller.getByRole('button', { name: 'Save Changes' }).click();
  await says(reseller, 'Changes saved');
  await expect(reseller.getByText('₹4,80,000').first()).toBeVisible();

  const again = await republishing(owner, 'Asked Astar VXi');
  await again.getByLabel('Do not allow').click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Do not allow' }).click();
  await says(owner, 'Republishing updated');
  expect((await reseller.goto(address))?.status()).toBe(410);
  await reseller.goto(`/vehicle/${id}`);
  await expect(reseller.getByText('Interested in selling this?')).toHaveCount(0);
});

test('a plan without republishing says so and links to the plans', async ({ page, browser }) => {
  await page.goto('/login');
  const owner = await otherBrowser(browser, page);
  await signUp(owner);
  const { id } = await publishListing(owner, 'Limited Liva');
  await signUp(page);
  await page.goto(`/vehicle/${id}`);
  await page.getByRole('button', { name: 'Republish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Republish Vehicle' });
  await dialog.getByLabel('Your mobile number').fill('9876543210');
  await page.route('**/republish', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Republish' }).click();
  await says(page, 'Failed to republish vehicle. Please try again.');
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Republish' }).click();
  await says(page, 'Republish Limit Reached');
  await says(page, "You've reached your plan limit. Upgrade to continue republishing.");
  await page.clock.runFor(1_900);
  expect(new URL(page.url()).pathname).toBe(`/vehicle/${id}`);
  await page.clock.runFor(200);
  await page.waitForURL(/\/subscription/);
});
