import { expect, type Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { mailedCode, newNumber, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Sold to a dealer' });

/** Makes the person a firm whose number is confirmed. */
async function becomeFirm(page: Page, mobileNumber: string, firmName: string) {
  const origin = new URL(page.url()).origin;
  const send = async (path: string, data: object, method = 'POST') => {
    const response = await page.request.fetch(path, { method, data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  };
  await send(
    '/api/auth/user/profile',
    { firstName: 'Demo', lastName: 'Dealer', mobileNumber, accountType: 'firm', firmName },
    'PUT',
  );
  const phone = { phoneNumber: mobileNumber, countryCode: '+91' };
  await send('/api/auth/send-otp', phone);
  await send('/api/auth/verify-otp', { ...phone, otp: await mailedCode(page.request, `+91${mobileNumber}`) });
}

test('a vehicle sold to a dealer is a draft in their stock once they accept', { tag: '@both' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'en' });
  const dealer = await context.newPage();
  await signUp(dealer);
  const number = newNumber();
  await becomeFirm(dealer, number, 'Demo Wheels');
  await signUp(page);
  const { id } = await publishListing(page, '2018 Honda City');
  await page.goto(`/dashboard/listings/${id}`);

  await test.step('a number that no firm has confirmed leads to an invitation', async () => {
    await card(page).getByRole('button', { name: 'Name the dealer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sold to a dealer' });
    await dialog.getByLabel('Mobile number of the dealer').fill(newNumber());
    await dialog.getByRole('button', { name: 'Ask the dealer' }).click();
    await expect(dialog).toContainText('No firm on Chaabi has confirmed this number');
    await expect(dialog.getByRole('link', { name: 'Invite on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}\?text=.*2018%20Honda%20City/,
    );
    await dialog.getByLabel('Mobile number of the dealer').fill(number);
    await dialog.getByRole('button', { name: 'Ask the dealer' }).click();
    await expect(card(page)).toContainText('Demo Wheels is asked since');
  });

  await test.step('it can be taken back, and the dealer be named again', async () => {
    await card(page).getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(card(page)).toContainText('You took it back from Demo Wheels');
    await card(page).getByRole('button', { name: 'Name the dealer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sold to a dealer' });
    await dialog.getByLabel('Mobile number of the dealer').fill(number);
    await dialog.getByRole('button', { name: 'Ask the dealer' }).click();
    await expect(card(page)).toContainText('Demo Wheels is asked since');
  });

  await test.step('the dealer accepts it among the requests, and has the draft with its photo', async () => {
    await dealer.goto('/dashboard#requests');
    const requests = dealer.getByRole('dialog', { name: 'Requests' });
    await expect(requests).toContainText('One photo');
    await requests.getByRole('button', { name: 'Accept 2018 Honda City' }).click();
    await dealer.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(requests.getByText('Accepted')).toBeVisible();
    await requests.getByRole('link', { name: 'Open your drafts' }).click();
    await expect(dealer.getByText('2018 Honda City')).toBeVisible();
  });

  await test.step('and it is sold here for good', async () => {
    await page.reload();
    await expect(card(page)).toContainText('Demo Wheels has accepted it on');
    await expect(page.getByRole('main').getByText('Sold', { exact: true }).first()).toBeVisible();
  });
  await context.close();
});
