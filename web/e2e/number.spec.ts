import { randomUUID } from 'node:crypto';
import { formOf } from './support/form.ts';
import { mailedCode, newNumber, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'a-longer-walk-to-nashik-5';

const shown = (number: string) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller signs up with a number, signs in with a code and sets a new password', async ({
    page,
    baseURL,
  }) => {
    const number = newNumber();
    await page.goto('/signup?returnUrl=%2Fguide');
    await formOf(page, 'Create account').getByLabel('Your name').fill('Murugan Test');
    await formOf(page, 'Create account')
      .getByLabel('Mobile number or email')
      .fill(`0${number.slice(0, 5)} ${number.slice(5)}`);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('/auth/verify?returnUrl=%2Fguide');
    await expect(page.getByRole('main')).toContainText(
      `We have sent a 6-digit code by SMS to ${shown(number)}. It works once, for five minutes.`,
    );
    await expect(formOf(page, 'Verify').getByLabel('6-digit code')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    const first = await mailedCode(page.request, `+91${number}`);
    await formOf(page, 'Verify').getByLabel('6-digit code').fill(first);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('/guide');

    const origin = new URL(baseURL ?? '').origin;
    await page.request.post('/api/logout', { headers: { origin } });
    await page.goto('/login');
    await formOf(page, 'Sign in').getByLabel('Mobile number or email').fill(number);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password-7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid mobile number or password');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await formOf(page, 'Send code').getByLabel('Mobile number or email').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.waitForURL('/auth/reset/code');
    const second = await mailedCode(page.request, `+91${number}`, first);
    await formOf(page, 'Save and sign in').getByLabel('6-digit code').fill(second);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL('/dashboard');

    await page.request.post('/api/logout', { headers: { origin } });
    await page.goto('/login?returnUrl=%2Fguide');
    await page.getByRole('link', { name: 'Sign in with a code by SMS' }).click();
    await formOf(page, 'Send code').getByLabel('Mobile number').fill(newNumber());
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.waitForURL('/auth/verify?returnUrl=%2Fguide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your phone');
  });
});

test('an account without an email address asks for it where it matters, and changes its password', async ({
  page,
}) => {
  const [number, email] = [newNumber(), `${randomUUID()}@example.test`];
  await page.goto('/signup?returnUrl=%2Fdashboard%2Fsettings');
  await formOf(page, 'Create account').getByLabel('Your name').fill('Asha Test');
  await formOf(page, 'Create account').getByLabel('Mobile number or email').fill(number);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/auth\/verify/);
  await formOf(page, 'Verify')
    .getByLabel('6-digit code')
    .fill(await mailedCode(page.request, `+91${number}`));
  await page.waitForURL('/dashboard/settings');
  const main = page.getByRole('main');
  await expect(main.getByText('Mobile number and password')).toBeVisible();
  await expect(main.getByText(shown(number))).toContainText('Verified');

  await page.goto('/dashboard/settings?section=notifications');
  await expect(main.getByText('Add your email to use it')).toBeVisible();
  await page.goto('/dashboard/settings');
  await main.getByRole('button', { name: 'Add your email' }).click();
  const adding = page.getByRole('dialog', { name: 'Add your email' });
  await adding.getByRole('textbox', { name: 'Email' }).fill(email);
  await adding.getByRole('button', { name: 'Send code' }).click();
  await adding.getByLabel('6-digit code').fill(await mailedCode(page.request, email));
  await adding.getByRole('button', { name: 'Confirm' }).click();
  await expect(adding).toHaveCount(0);
  await expect(main.getByText('Email cannot be changed')).toBeVisible();
  await expect(main.getByText(email).first()).toBeVisible();

  await main.getByRole('button', { name: 'Change password' }).click();
  const changing = page.getByRole('dialog', { name: 'Change password' });
  await changing.getByLabel('Current password').fill(NEW_PASSWORD);
  await changing.getByLabel('New password').fill(NEW_PASSWORD);
  await changing.getByRole('button', { name: 'Change password' }).click();
  await expect(changing.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your password',
  );
  await changing.getByLabel('Current password').fill(PASSWORD);
  await changing.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText(email).first()).toBeVisible();
});
