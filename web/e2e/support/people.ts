import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { SKIPPED_PERMISSIONS } from '../../../schema/permissions/input.ts';
import { formOf } from './form.ts';

export const PASSWORD = 'a-long-walk-to-nashik-4';

interface OutboxMail {
  to: string;
  code?: string;
}

/** A mobile number that nobody else in these tests has. */
export const newNumber = () => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** The code that was last sent to an address or number, different from `after`: mails leave right after the answer. */
export async function mailedCode(request: APIRequestContext, to: string, after?: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const response = await request.get('/dev/outbox', {
      headers: { accept: 'application/json' },
    });
    const mails: OutboxMail[] = await response.json();
    code = mails.find((mail) => mail.to === to && mail.code)?.code;
    expect(code, `a code for ${to}`).toBeDefined();
    expect(code).not.toBe(after);
  }).toPass({ timeout: 60_000 });
  return code ?? '';
}

/**
 * Registers a new seller through the screens; the code submits itself and the page continues to Add Vehicle.
 */
export async function signUpOnScreens(page: Page) {
  const email = `${randomUUID()}@example.test`;
  await page.goto('/signup');
  await formOf(page, 'Create account').getByLabel('Your name').fill('Test Seller');
  await formOf(page, 'Create account').getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/auth\/verify/);
  await formOf(page, 'Verify')
    .getByLabel('6-digit code')
    .fill(await mailedCode(page.request, email));
  await page.getByRole('dialog', { name: 'Add New Vehicle' }).waitFor();
  return email;
}

/** The same through the API, for the many tests that start after it. */
export async function signUp(page: Page, { asksPermissions = false } = {}) {
  const email = `${randomUUID()}@example.test`;
  // Chosen by the runner and inherited by its workers (playwright.config.ts).
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const send = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  };
  await send('/api/auth/register', { email, password: PASSWORD, firstName: 'Test', lastName: 'Seller' });
  await send('/api/auth/verify-email', { email, otp: await mailedCode(page.request, email) });
  if (!asksPermissions) await send('/api/auth/user/permissions', SKIPPED_PERMISSIONS);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return email;
}

/**
 * Ends the browser's session. Starts from an empty page, because the workspace would redirect to sign-in
 * meanwhile.
 */
export async function forgetSession(page: Page) {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
