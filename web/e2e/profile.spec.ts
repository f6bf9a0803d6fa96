import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const mobile = () => `9${String(Date.now()).slice(-9)}`;

test('a seller verifies a number and becomes a firm', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/settings');
  await expect(page.getByText('Not given: buyers cannot call you')).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile information' });
  await expect(dialog.getByText('Email cannot be changed')).toBeVisible();

  await expect(dialog.getByLabel('Country code').locator('option')).toHaveCount(20);
  await expect(dialog.getByLabel('Country code')).toHaveValue('+91');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Phone number is required')).toBeVisible();
  await dialog.getByLabel('Mobile Number').fill(mobile());
  await dialog.getByRole('button', { name: 'Verify' }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'your OTP is' });
  const otp = /\d{6}/.exec((await alert.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByText(`Your OTP is ${otp}`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Resend OTP \(\d+s\)$/ })).toBeVisible();

  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog.getByText('OTP is required')).toBeVisible();
  const code = dialog.getByLabel('6-digit code');
  const wrong = otp === '111111' ? '222222' : '111111';
  await code.pressSequentially(wrong.slice(0, 5));
  await expect(page.getByText('Verification Failed', { exact: true })).toHaveCount(0);
  // The sixth digit submits it.
  await code.press(wrong.slice(5));
  await expect(page.getByText('Verification Failed', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Resend OTP/ }).click();
  await expect(page.getByText(/^Please wait \d+ seconds before asking for another OTP\.$/)).toBeVisible();
  await dialog.getByLabel('6-digit code').fill(otp);
  await expect(page.getByText('Phone Verified', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Verified', { exact: true })).toBeVisible();

  await dialog.getByLabel('First Name').fill('');
  await dialog.getByLabel('Account type').selectOption('Firm');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('First Name').fill('Asha');
  await dialog.getByLabel('Firm name').fill('Rao Motors');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();
  const account = page.getByRole('main');
  await expect(account).toContainText('Asha Seller');
  await expect(account).toContainText('Dealer: Rao Motors');
  await expect(account).toContainText('Verified');
});
