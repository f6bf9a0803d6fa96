import { publishListing } from './support/listing.ts';
import { PASSWORD, signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

const STAFF = '/dashboard/settings?section=staff';

test('the owner hands everything over to a manager, who accepts and signs in to it @both', async ({
  page,
  browser,
}) => {
  const ravi = await (await browser.newContext()).newPage();
  await signUp(page);
  const email = await signUp(ravi);
  await publishListing(page, 'Swift VXI');
  await employ(page, ravi, 'manager');

  await page.goto(STAFF);
  await page.getByRole('button', { name: 'Hand over' }).click();
  const offer = page.getByRole('dialog', { name: 'Hand everything over to Test Seller?' });
  await offer.getByRole('button', { name: 'Offer it' }).click();
  await expect(offer.getByText('Please enter your password')).toBeVisible();
  await offer.getByRole('textbox', { name: 'Password' }).fill('not-the-horse-1');
  await offer.getByRole('button', { name: 'Offer it' }).click();
  await expect(offer.getByText('This is not your password')).toBeVisible();
  await offer.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await offer.getByRole('button', { name: 'Offer it' }).click();
  await expect(page.getByText(/^Offered to Test Seller until/)).toBeVisible();

  // Their own dashboard, where they land.
  await ravi.goto('/dashboard');
  await ravi.getByRole('button', { name: 'Become the owner' }).click();
  const accept = ravi.getByRole('dialog', { name: 'Take over from Test Seller?' });
  await accept.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await accept.getByRole('button', { name: 'Become the owner' }).click();
  await ravi.getByRole('textbox', { name: 'Mobile number or email' }).fill(email);
  await ravi.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await ravi.getByRole('button', { name: 'Sign in', exact: true }).click();
  await ravi.waitForURL(/\/dashboard/);
  await ravi.goto('/dashboard/listings');
  await expect(ravi.getByRole('link', { name: 'Swift VXI' }).first()).toBeVisible();

  // The former owner is signed out, without a tap.
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});
