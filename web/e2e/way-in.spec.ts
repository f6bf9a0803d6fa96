import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { dialogOf, listings, user } from './support/add-dialog.ts';
import { photo } from './support/add-vehicle.ts';
import { formOf } from './support/form.ts';
import { mailedCode, PASSWORD, signUpOnScreens } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { walkIn } from './support/walk-in.ts';

/** From the landing page to the published vehicle. */
const WALK = {
  mail: { taps: 12, fields: 7 },
  mobile: { taps: 11, fields: 6 },
} as const;

for (const by of ['mail', 'mobile'] as const)
  test(`a seller gets from the landing page to a published vehicle in few taps, by ${by}`, async ({
    page,
  }) => {
    const count = { taps: 0, fields: 0 };
    const tap = async (target: Locator | null) => {
      count.taps += 1;
      await target?.tap();
    };
    const type = async (field: Locator, text: string) => {
      // A field that already has the focus needs no tap.
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
      count.fields += 1;
      await field.fill(text);
    };
    const { number } = await walkIn(page, { by, tap, type, photos: [await photo('front.jpg')] });
    expect(await listings(page)).toMatchObject([{ year: 2019, kmsDriven: 18_500, republishPolicy: 'allow' }]);
    expect(await user(page)).toMatchObject({
      mobileNumber: number,
      firstName: 'Test',
      phoneVerified: by === 'mobile',
    });
    test.info().annotations.push({ type: 'way in', description: JSON.stringify(count) });
    await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    expect(count).toEqual(WALK[by]);
  });

test('Add Vehicle opens once after sign-up: closing cleans the address and Back does not reopen it', async ({
  page,
}) => {
  await signUpOnScreens(page);
  await expect(page).toHaveURL('/dashboard?add=vehicle');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a code pasted with spaces is submitted once, by itself', async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  await page.goto('/signup?returnUrl=%2Fguide');
  await formOf(page, 'Create account').getByLabel('Your name').fill('Test Seller');
  await formOf(page, 'Create account').getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/auth\/verify/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/verify')) sent.push(request.url());
  });
  const field = formOf(page, 'Verify').getByLabel('6-digit code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await mailedCode(page.request, email);
  const wrong = code === '111111' ? '222222' : '111111';
  await field.fill(wrong);
  await expect(field).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  expect(sent).toHaveLength(1);
  await field.fill('');
  await page.evaluate(
    (text) => {
      const input = document.querySelector<HTMLInputElement>('[name=otp]');
      input?.focus();
      document.execCommand('insertText', false, text);
      input?.form?.requestSubmit();
    },
    ` ${code.slice(0, 3)} - ${code.slice(3)} `,
  );
  await page.waitForURL('/guide');
  expect(sent).toHaveLength(2);
});

test('a single word as a name asks for the last name and keeps the input', async ({ page }) => {
  await page.goto('/signup');
  await formOf(page, 'Create account').getByLabel('Your name').fill('Test');
  await formOf(page, 'Create account').getByLabel('Email').fill(`${randomUUID()}@example.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(formOf(page, 'Create account').getByLabel('Last name')).toBeFocused();
  await expect(formOf(page, 'Create account').getByLabel('First name')).toHaveValue('Test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD);
  await formOf(page, 'Create account').getByLabel('Last name').fill('Seller');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('/auth/verify');
});

test('a person with one name says so and signs up', async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  await page.goto('/signup');
  await formOf(page, 'Create account').getByLabel('Your name').fill('Murugan');
  await formOf(page, 'Create account').getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(formOf(page, 'Create account').getByText('Last name is required')).toBeVisible();
  await formOf(page, 'Create account').getByLabel('I use one name').check();
  await expect(formOf(page, 'Create account').getByText('Last name is required')).toBeHidden();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('/auth/verify');
  await formOf(page, 'Verify')
    .getByLabel('6-digit code')
    .fill(await mailedCode(page.request, email));
  await page.waitForURL(/\/dashboard/);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('main').getByText('Murugan', { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every start button leads to sign-up, which leads to Add Vehicle', async ({ page }) => {
    for (const [path, names] of [
      ['/', ['List your first vehicle', 'Get Started Free', 'Get Started']],
      ['/guide', ['Get Started Free', 'Create your free page', 'Get Started']],
    ] as const) {
      for (const name of names) {
        await page.goto(path);
        await page.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL('/signup');
      }
    }
    for (const name of ['Get Started Free', 'Choose Growth', 'Choose Pro']) {
      await page.goto('/subscription');
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL('/signup?returnUrl=%2Fsubscription');
    }
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?returnUrl=%2Fsubscription');

    const email = `${randomUUID()}@example.test`;
    await page.goto('/signup');
    await formOf(page, 'Create account').getByLabel('Your name').fill('Test Seller');
    await formOf(page, 'Create account').getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    const code = await mailedCode(page.request, email);
    await formOf(page, 'Verify')
      .getByLabel('6-digit code')
      .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/dashboard?add=vehicle');
  });
});
