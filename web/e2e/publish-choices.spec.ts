import { create, dialogOf, fill, listings, openDialog, says, user } from './support/add-dialog.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('suggested facts are marked, follow the name, and are confirmed before publishing', async ({ page }) => {
  await signUp(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  const [year, km] = [dialog.getByLabel('Year'), dialog.getByLabel('KMs Driven')];
  await expect(year).toHaveAccessibleDescription('Please check');
  await expect(km).toHaveAccessibleDescription('Please check');
  await fill(page, 'Activa 6G');
  await create(page).click();
  const question = page.getByRole('alertdialog', { name: 'Year 2020 and 0 km: is that right?' });
  await question.getByRole('button', { name: 'Change' }).click();
  expect(await listings(page)).toEqual([]);

  await dialog.getByLabel('Vehicle Name').fill('Activa 6G 2019');
  await expect(year).toHaveValue('2019');
  await expect(year).toHaveAccessibleDescription('');
  await dialog.getByLabel('Vehicle Name').fill('Activa 6G');
  await expect(year).toHaveValue('2020');
  await year.fill('2018');
  await dialog.getByLabel('Vehicle Name').fill('Activa 6G 2017');
  await expect(year, 'a year that was typed stays').toHaveValue('2018');
  await dialog.getByLabel('Owners').selectOption('1');
  await dialog.getByLabel('Registration number').fill('MH 12 ZQ 7391');
  const asked = page.waitForRequest('**/api/vehicles/generate-description');
  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ year: 2018, kmsDriven: null, owners: 1 });
  expect((await asked).postData()).not.toMatch(/ZQ[\s-]*7391/i);
  await create(page).click();
  await page
    .getByRole('alertdialog', { name: '0 km: is that right?' })
    .getByRole('button', { name: 'Yes, publish' })
    .click();
  await says(page, 'Vehicle Created!');
  expect(await listings(page)).toMatchObject([{ year: 2018, kmsDriven: 0 }]);
});

test('a suggestion is replaced by what is typed, written with its comma, and not asked about in a draft', async ({
  page,
}) => {
  await signUp(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  const [year, km] = [dialog.getByLabel('Year'), dialog.getByLabel('KMs Driven')];
  await km.focus();
  await page.keyboard.type('18,500');
  await year.focus();
  await expect(km).toHaveValue('18,500');
  // Typed, although it is also the form's suggestion.
  await page.keyboard.type('2020');
  await expect(year).toHaveValue('2020');
  await km.fill('many');
  await year.focus();
  await expect(km).toHaveValue('many');
  await fill(page, 'Activa 6G');
  await create(page).click();
  await expect(km).toHaveAccessibleDescription('KMs driven must be a number');
  const kept = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/drafts') &&
      ['18500', '/media/'].every((part) => (response.request().postData() ?? '').includes(part)),
  );
  await km.fill('18 500');
  await kept;
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Continue Activa 6G' }).click();
  await expect(year).toHaveAccessibleDescription('');
  await expect(km).toHaveAccessibleDescription('');
  await expect(km).toHaveValue('18,500');
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await create(page).click();
  await says(page, 'Vehicle Created!');
  expect(await listings(page)).toMatchObject([{ year: 2020, kmsDriven: 18_500 }]);
});

test('a seller without a number sees what they miss, and a wrong number loses no input', async ({ page }) => {
  await signUp(page);
  const warning = page.getByRole('region', { name: 'Missing mobile number' });
  await expect(warning).toContainText('Buyers cannot call you');
  await openDialog(page);
  const dialog = dialogOf(page);
  await fill(page, 'Activa 6G 2019');
  await dialog.getByLabel('KMs Driven').fill('18500');
  const number = dialog.getByLabel('Buyers call this number');
  await number.fill('12345');
  await create(page).click();
  await expect(number).toHaveAccessibleDescription('Mobile number must be at least 10 digits');
  await number.fill('9876543210');
  await page.route('**/api/auth/user/mobile-number', (route) =>
    route.fulfill({
      status: 400,
      json: { message: 'Not a mobile number', fields: { mobileNumber: 'Not a mobile number' } },
    }),
  );
  await create(page).click();
  await expect(number).toHaveAccessibleDescription('Not a mobile number');
  await expect(dialog.getByLabel('Vehicle Name')).toHaveValue('Activa 6G 2019');
  expect(await listings(page)).toEqual([]);
  await page.unroute('**/api/auth/user/mobile-number');
  await number.fill('');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  const live = page.getByRole('dialog', { name: 'Your page is live' });
  await live.getByRole('button', { name: 'QR Code' }).click();
  await live.getByRole('link', { name: 'Print poster or sticker' }).click();
  await expect(page).toHaveURL(/\/dashboard\/print\?chosen=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.goto('/dashboard');

  await warning.getByRole('button', { name: 'Add your number' }).click();
  const adding = page.getByRole('dialog', { name: 'Your mobile number' });
  await adding.getByRole('button', { name: 'Save number' }).click();
  await expect(adding.getByText('Mobile number is required')).toBeVisible();
  await adding.getByLabel('Buyers call this number').fill('9876543210');
  await adding.getByRole('button', { name: 'Save number' }).click();
  await says(page, 'Number saved');
  await expect(warning).toHaveCount(0);
  expect(await user(page)).toMatchObject({ mobileNumber: '+919876543210', phoneVerified: false });
  await openDialog(page);
  await expect(dialog.getByLabel('Republishing', { exact: true })).toBeVisible();
  await expect(number).toHaveCount(0);
});

test('the number can be verified while publishing', async ({ page }) => {
  await signUp(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Buyers call this number').fill(`9${String(Date.now()).slice(-9)}`);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  const otp = await dialog.getByText(/your OTP is \d{6}/).innerText();
  await dialog.getByLabel('6-digit code').fill(otp.match(/\d{6}/)?.[0] ?? '');
  await expect(dialog.getByText('Verified', { exact: true })).toBeVisible();
  expect(await user(page)).toMatchObject({ phoneVerified: true });
});

test('the republishing choice starts with allow and remembers the last listing', async ({ page }) => {
  await signUp(page);
  await openDialog(page);
  const choice = dialogOf(page).getByLabel('Republishing', { exact: true });
  await expect(choice).toHaveValue('allow');
  await fill(page, 'Activa 6G 2019');
  await dialogOf(page).getByLabel('KMs Driven').fill('18500');
  await choice.selectOption('Ask me first');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto('/dashboard/listings');
  await openDialog(page);
  await expect(choice).toHaveValue('ask');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog'), 'what was remembered is no change').toHaveCount(0);
});

test('a vehicle published from the listings is counted at once', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/listings');
  await openDialog(page);
  await fill(page, 'Activa 6G 2019 2nd owner 18,500 km');
  await expect(dialogOf(page).getByLabel('Vehicle Name'), 'the rest has fields').toHaveValue(
    'Activa 6G 2019',
  );
  await expect(dialogOf(page).getByLabel('Owners')).toHaveValue('2');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  // The listings are behind the dialog.
  await expect(page.getByRole('radio', { name: 'All 1', includeHidden: true })).toHaveCount(1);
  expect(await listings(page)).toMatchObject([{ name: 'Activa 6G 2019', owners: 2, kmsDriven: 18_500 }]);
});
