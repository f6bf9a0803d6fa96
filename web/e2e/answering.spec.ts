import type { Browser, Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { fillOffer, offerForm } from './support/offer.ts';
import { newNumber, signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

const another = async (browser: Browser) => (await browser.newContext()).newPage();

/** A signed-in person whose profile has a number, which is returned with its country code. */
async function signUpWithNumber(page: Page): Promise<string> {
  await signUp(page);
  const mobileNumber = newNumber();
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.put('/api/auth/user/mobile-number', {
    headers,
    data: { mobileNumber },
  });
  expect(response.ok()).toBe(true);
  return `+91${mobileNumber}`;
}

const call = (page: Page) => page.getByRole('link', { name: 'Call' }).first();

test('a salesman answers for a car and has its leads until he is removed @both', async ({
  page: owner,
  browser,
}) => {
  const [ravi, buyer] = [await another(browser), await another(browser)];
  const ownersNumber = await signUpWithNumber(owner);
  const ravisNumber = await signUpWithNumber(ravi);
  const { id } = await publishListing(owner, 'Gate Swift');
  const place = await employ(owner, ravi, 'salesperson');
  await buyer.goto(`/vehicle/${id}`);
  await expect(call(buyer)).toHaveAttribute('href', `tel:${ownersNumber}`);

  await owner.goto('/dashboard/listings');
  await owner.getByRole('button', { name: 'More actions for Gate Swift' }).click();
  await owner.getByRole('menuitem', { name: 'Who answers' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Who answers' });
  await dialog.getByLabel('Buyers reach').selectOption({ label: 'Test Seller' });
  await expect(dialog.getByText(/Printed posters of this vehicle still show \+91/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Buyers of Gate Swift now get this number').first()).toBeVisible();

  await buyer.reload();
  await expect(call(buyer)).toHaveAttribute('href', `tel:${ravisNumber}`);
  await fillOffer(buyer, 'Asha Rao', newNumber(), '450000');
  await offerForm(buyer).getByRole('button', { name: 'Submit offer' }).click();
  await ravi.goto(`${place}/leads`);
  await expect(ravi.getByText('Asha Rao').first()).toBeVisible();
  await owner.goto('/dashboard/leads');
  await expect(owner.getByText('→ Test Seller').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Asha Rao', exact: true }).click();
  await expect(owner.getByLabel('Give to').locator('option:checked')).toHaveText('Test Seller');

  await owner.goto('/dashboard/settings?section=staff');
  await owner.getByRole('button', { name: 'Remove Test Seller' }).click();
  const leaving = owner.getByRole('alertdialog');
  await expect(leaving.getByText('Vehicles they answer for: 1.')).toBeVisible();
  await leaving.getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('Nobody works for you yet')).toBeVisible();
  await buyer.reload();
  await expect(call(buyer)).toHaveAttribute('href', `tel:${ownersNumber}`);
  await owner.goto('/dashboard/leads');
  await expect(owner.getByText('Asha Rao').first()).toBeVisible();
  await expect(owner.getByText('→ Test Seller')).toHaveCount(0);
  for (const page of [ravi, buyer]) await page.context().close();
});

test('a duty number stands behind Call, and a wrong one is refused at its field', async ({
  page,
  browser,
}) => {
  await signUpWithNumber(page);
  const { id } = await publishListing(page, 'Gate Alto');
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'More actions for Gate Alto' }).click();
  await page.getByRole('menuitem', { name: 'Who answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who answers' });
  await dialog.getByLabel('Buyers reach').selectOption({ label: 'A duty number' });
  await dialog.getByLabel('Duty number').fill('12345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Duty number')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Duty number').fill('9876501234');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const buyer = await another(browser);
  await buyer.goto(`/vehicle/${id}`);
  await expect(call(buyer)).toHaveAttribute('href', 'tel:+919876501234');
  await buyer.context().close();
});

test('the owner lets salespeople lower a price, and no further', async ({ page: owner, browser }) => {
  const ravi = await another(browser);
  await signUp(owner);
  await signUp(ravi);
  await publishListing(owner, 'Gate Kwid');
  const place = await employ(owner, ravi, 'salesperson');
  await ravi.goto(`${place}/listings`);
  await expect(ravi.getByRole('heading', { name: 'Gate Kwid' })).toBeVisible();
  await expect(ravi.getByRole('button', { name: 'Lower the price of Gate Kwid' })).toHaveCount(0);
  await owner.goto('/dashboard/settings?section=staff');
  await owner.getByLabel('Lower a price').selectOption('10');
  await expect(owner.getByText('Saved, from now on').first()).toBeVisible();
  await owner.getByLabel('Add vehicles').click();
  await expect(owner.getByLabel('Add vehicles')).not.toBeChecked();

  await ravi.reload();
  await expect(ravi.getByRole('heading', { name: 'Gate Kwid' })).toBeVisible();
  await ravi.getByRole('button', { name: 'Lower the price of Gate Kwid' }).click();
  const dialog = ravi.getByRole('dialog', { name: 'Lower the price' });
  await expect(dialog.getByText('From ₹4,27,500 to ₹4,75,000')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Price' }).fill('400000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/You may set a price from ₹4,27,500 to ₹4,75,000/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Price' }).fill('450000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(ravi.getByText('₹4,50,000').first()).toBeVisible();
  await expect(ravi.getByRole('button', { name: /Add vehicle/i })).toHaveCount(0);
  await ravi.context().close();
});
