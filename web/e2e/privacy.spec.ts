import { readFileSync } from 'node:fs';
import { fillOffer, offerForm } from './support/offer.ts';
import { PASSWORD, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

let serial = Date.now() % 1_000_000;
const mobile = () => `9${String(7_000_000 + ++serial).padStart(9, '6')}`;

for (const javaScriptEnabled of [true, false]) {
  test(`a buyer withdraws an offer by the link in the thanks, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
    baseURL,
    demoVehicles,
    signInAs,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const buyer = await context.newPage();
    await buyer.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
    const number = mobile();
    await fillOffer(buyer, 'Fickle Buyer', number, '13,10,000');
    await offerForm(buyer).getByRole('button', { name: 'Submit offer' }).click();
    await expect(buyer.getByText('Offer sent')).toBeInViewport();
    expect(buyer.url()).not.toContain('withdraw');
    await buyer.getByRole('link', { name: 'Withdraw this offer' }).click();
    await expect(buyer.getByText('₹13,10,000')).toBeVisible();
    await signInAs('pro');
    await page.goto('/dashboard/leads');
    await expect(page.getByRole('button', { name: 'Fickle Buyer', exact: true }).first()).toBeVisible();
    await buyer.getByRole('button', { name: 'Withdraw this offer' }).click();
    await expect(buyer.getByRole('status').getByText('Offer withdrawn')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Withdraw this offer' })).toHaveCount(0);
    expect(buyer.url()).toContain('/withdraw/');
    await context.close();

    const leads = await (await page.request.get('/api/leads')).json();
    expect(JSON.stringify(leads)).not.toContain(number);
    await page.reload();
    await page.getByRole('button', { name: 'Withdrawn offer', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Withdrawn offer' });
    await expect(dialog.getByText('Offer withdrawn by the buyer.')).toBeVisible();
    await expect(dialog.getByLabel('Notes')).toHaveCount(0);
  });
}

test('a seller downloads everything, then erases the account by its address and password @wide', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.goto('/dashboard/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything as JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.account).toMatchObject([{ email }]);
  expect(data.permissions).toHaveLength(1);

  // As after an old sign-in: without a password the server requires one, and a wrong one is refused.
  await page.route('**/api/account/export', (route) => {
    const { password } = route.request().postDataJSON();
    if (password === PASSWORD) return route.continue();
    const message = password ? 'This is not your password' : 'Please enter your password';
    return route.fulfill({ status: 400, json: { message, fields: { password: message } } });
  });
  await page.getByRole('button', { name: 'Download everything as CSV' }).click();
  const isItYou = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(isItYou.getByRole('button', { name: 'Download' })).toBeEnabled();
  await expect(isItYou.getByText('Please enter your password')).toHaveCount(0);
  await isItYou.getByRole('button', { name: 'Download' }).click();
  await expect(isItYou.getByText('Please enter your password')).toBeVisible();
  await isItYou.getByRole('textbox', { name: 'Password' }).fill('a-wrong-one');
  await isItYou.getByRole('button', { name: 'Download' }).click();
  await expect(isItYou.getByText('This is not your password')).toBeVisible();
  await isItYou.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  const tables = page.waitForEvent('download');
  await isItYou.getByRole('button', { name: 'Download' }).click();
  expect((await tables).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  await expect(isItYou).toBeHidden();

  await page.getByRole('button', { name: 'Erase account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expect(dialog.getByText('0 leads, your contacts, notes and notifications.')).toBeVisible();
  await dialog.getByLabel(`Type ${email} to confirm`).fill('somebody@example.test');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(dialog.getByText('This is not the email address of your account')).toBeVisible();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a-wrong-one');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
