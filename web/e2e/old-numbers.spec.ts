import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

test('a poster that shows an old number is listed until it is taken down', async ({ page }) => {
  await signUp(page);
  const headers = { origin: new URL(page.url()).origin };
  const profile = { firstName: 'Test', lastName: 'Seller', accountType: 'personal', countryCode: '+91' };
  await page.request.put('/api/auth/user/profile', {
    data: { ...profile, mobileNumber: '9876543210' },
    headers,
  });
  const { id } = await publishListing(page, 'Gate Swift');
  await page.goto(`/dashboard/print?chosen=${id}`);
  const remembered = page.waitForResponse((response) => response.url().endsWith('/api/prints'));
  await page.getByRole('button', { name: /PDF/ }).click();
  expect((await remembered).status()).toBe(200);
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toBeVisible();
  await expect(today.getByText(/old number/)).toHaveCount(0);

  const data = { by: 'number', mobileNumber: '9123456780' };
  await page.request.put(`/api/vehicles/${id}/answerer`, { data, headers });
  await page.reload();
  await expect(today.getByRole('link', { name: '1 poster shows an old number Gate Swift' })).toBeVisible();
  await today.getByRole('button', { name: 'Taken down' }).click();
  await expect(today.getByText(/old number/)).toHaveCount(0);
  await page.reload();
  await expect(today).toBeVisible();
  await expect(today.getByText(/old number/)).toHaveCount(0);
});

test('somebody who works for a seller asks for offers that nobody is named for', async ({
  page,
  browser,
}) => {
  const ravi = await (await browser.newContext()).newPage();
  await signUp(page);
  await signUp(ravi);
  await ravi.goto(await employ(page, ravi, 'salesperson'));
  const wish = ravi.getByRole('switch', { name: 'Notify me of offers that nobody is named for' });
  await expect(wish).not.toBeChecked();
  const saved = ravi.waitForResponse((response) => response.url().endsWith('/api/staff/wishes'));
  await wish.click();
  expect((await saved).status()).toBe(200);
  await ravi.reload();
  await expect(wish).toBeChecked();
});
