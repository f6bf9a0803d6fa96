import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { formOf } from './support/form.ts';
import { mailedCode, PASSWORD, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'a-longer-walk-to-nashik-5';
const MAX_SCRIPT = 8 * 1024;

const SCREENS = [
  '/login',
  '/signup',
  '/auth/verify',
  '/auth/reset',
  '/auth/troubleshoot',
  '/auth?error=callback_failed',
  '/goodbye',
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller signs up with the code that was mailed, signs out and in again, and sets a new password', async ({
    page,
    baseURL,
  }) => {
    const email = `${randomUUID()}@example.test`;
    await page.goto('/signup?returnUrl=%2Fguide');
    await formOf(page, 'Create account').getByLabel('Your name').fill('Test Seller');
    await formOf(page, 'Create account').getByLabel('Email').fill(email);
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    const password = page.getByRole('textbox', { name: 'Password' });
    await password.fill('seen-in-a-leak-7');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(password).toHaveAccessibleDescription(/in a public list of leaked passwords/);
    await expect(password).toHaveValue('');
    await expect(formOf(page, 'Create account').getByLabel('Email')).toHaveValue(email);
    await formOf(page, 'Create account').getByLabel('Your name').fill('Test');
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(formOf(page, 'Create account').getByLabel('Last name')).toHaveAccessibleDescription(
      'Last name is required',
    );
    await expect(formOf(page, 'Create account').getByLabel('First name')).toHaveValue('Test');
    await formOf(page, 'Create account').getByLabel('Last name').fill('Seller');
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL(/\/auth\/verify\?returnUrl=%2Fguide/);
    await expect(page.getByRole('main')).toContainText(`We have sent a 6-digit code to ${email}.`);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByRole('status')).toContainText(`Code sent. Look for it in the inbox of ${email}.`);
    const code = await mailedCode(page.request, email);
    await formOf(page, 'Verify')
      .getByLabel('6-digit code')
      .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('/guide');

    const origin = new URL(baseURL ?? '').origin;
    await page.request.post('/api/logout', { headers: { origin } });
    await page.goto('/api/login?returnUrl=%2Fguide');
    await formOf(page, 'Sign in').getByLabel('Email').fill(email);
    await password.fill('not-the-password-7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/guide');

    await page.request.post('/api/logout', { headers: { origin } });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await formOf(page, 'Send code').getByLabel('Email').fill(email);
    const earlier = await mailedCode(page.request, email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.waitForURL(/\/auth\/reset\/code/);
    await formOf(page, 'Save and sign in')
      .getByLabel('6-digit code')
      .fill(await mailedCode(page.request, email, earlier));
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL('/dashboard');
    expect((await (await page.request.get('/api/auth/user')).json()).email).toBe(email);
    await page.goto('/login?returnUrl=%2Fguide');
    await page.waitForURL('/guide');
  });

  test('the screens in between continue by themselves', async ({ page }) => {
    await page.goto('/signin?returnUrl=%2Fguide');
    await page.waitForURL('/login?returnUrl=%2Fguide');
    await page.getByRole('button', { name: /^Starter/ }).click();
    await page.waitForURL('/guide');
    await page.goto('/auth/callback?returnUrl=%2Fterms');
    await page.waitForURL('/terms');
    await page.goto('/auth/troubleshoot');
    await page.getByRole('button', { name: 'Refresh Session' }).click();
    await expect(page.getByRole('status').first()).toHaveText('Session refreshed');
  });
});

test('typed text stays when the answer comes back, and a password can be shown', async ({ page }) => {
  await page.goto('/login');
  await formOf(page, 'Sign in').getByLabel('Email').fill('starter@demo.test');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('not-the-password-7');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(password).toHaveValue('not-the-password-7');
  await password.fill('');
  await formOf(page, 'Sign in').getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(formOf(page, 'Sign in').getByLabel('Email')).toHaveAccessibleDescription('Invalid email');
  await expect(password).toHaveAccessibleDescription('Password is required');
});

test('a new password shows its strength while typing', async ({ page }) => {
  await page.goto('/signup');
  const password = page.getByRole('textbox', { name: 'Password' });
  for (const [typed, said, bars] of [
    ['Ab1!', 'At least 8 characters', 0],
    ['sunflower', 'Easy to guess: make it longer', 1],
    ['kaar-bazaar', 'Good password', 2],
    ['correct horse battery staple', 'Strong password', 3],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.locator('[data-strength] span span:not(.bg-line)')).toHaveCount(bars);
  }
});

test('another code is available after a minute', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth/reset');
  await formOf(page, 'Send code').getByLabel('Email').fill(`${randomUUID()}@example.test`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForURL(/\/auth\/reset\/code/);
  const resend = page.getByRole('button', { name: /^Resend code/ });
  await expect(resend).toHaveText(/^Resend code in (1:00|0:5\d)$/);
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expect(resend).toHaveText('Resend code');
  await resend.click();
  await expect(page.getByRole('status')).toContainText('Code sent.');
  await expect(resend).toBeDisabled();
});

test('an unconfirmed address continues from sign-in to its code', async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const data = { email, password: PASSWORD, firstName: 'Test', lastName: 'Seller' };
  await page.request.post('/api/auth/register', { data, headers: { origin } });
  await page.goto('/login?returnUrl=%2Fguide');
  await formOf(page, 'Sign in').getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/auth/verify?returnUrl=%2Fguide');
  await expect(page.getByRole('main')).toContainText(email);
});

test('sign-in returns to the page where it was started, whatever the address says', async ({ page }) => {
  await page.goto('/guide');
  await page.evaluate(() => window.location.assign('/signin'));
  await page.waitForURL('/login?returnUrl=%2Fguide');
  await page.getByRole('button', { name: /^Starter/ }).click();
  await page.waitForURL('/guide');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('auth.'))),
  ).toEqual([]);
});

test('an existing session is repaired without leaving the page', async ({ page }) => {
  await signUp(page);
  await page.goto('/auth/troubleshoot');
  await page.getByRole('button', { name: 'Persist Current Session' }).click();
  await expect(page.getByText('Session persisted', { exact: true })).toBeFocused();
});

test('a sign-in page loads at most 8 KiB of script, and contains its style and every class that it uses', async ({
  page,
  signInAs,
}) => {
  const pages: { path: string; html: string }[] = [];
  for (const path of SCREENS) pages.push({ path, html: await (await page.request.get(path)).text() });
  await signInAs('starter');
  const app = await (await page.request.get('/dashboard')).text();
  const whole = await (await page.request.get(/href="([^"]+\.css)"/.exec(app)?.[1] ?? '')).text();
  const selector = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&').replace(/^(\d)/, '\\3$1 ')}`;
  for (const { path, html } of pages) {
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
    const bodies = await Promise.all(scripts.map(async (src) => (await page.request.get(src)).body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes, path).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(bodies.length, path).toBe(1);
    expect(html).not.toContain('rel="stylesheet"');
    const style = /<style>(.{1000,}?)<\/style>\s*<\/head>/s.exec(html)?.[1] ?? '';
    const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    );
    const missing = names.filter(
      (name) => name && whole.includes(selector(name)) && !style.includes(selector(name)),
    );
    expect([...new Set(missing)], path).toEqual([]);
  }
});

test('a code that was typed before the script came is sent when it comes', async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  const data = { email, password: PASSWORD, firstName: 'Test', lastName: 'Seller' };
  await page.goto('/auth/verify');
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/auth/register', { data, headers })).ok()).toBe(true);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/sign-in-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth/verify', { waitUntil: 'commit' });
  const form = formOf(page, 'Verify');
  await form.getByLabel('Mobile number or email').fill(email);
  await form.getByLabel('6-digit code').fill(await mailedCode(page.request, email));
  release();
  await page.waitForURL(/\/dashboard/);
});
