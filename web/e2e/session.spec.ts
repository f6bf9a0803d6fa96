import { formOf } from './support/form.ts';
import { PASSWORD, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('sign-in returns to the page that required it', async ({ page }) => {
  await page.goto('/dashboard/leads');
  await page.waitForURL(/\/login/);
  await formOf(page, 'Sign in').getByLabel('Email').fill('starter@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('drive-the-lane-7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/leads');
});

test('/auth and /signin store the destination and the full address, and continue to sign-in', async ({
  page,
}) => {
  await page.route('**/api/login?**', (route) =>
    route.fulfill({ body: 'stopped', contentType: 'text/html' }),
  );
  await page.goto('/signin?returnUrl=%2Fdashboard%2Fcontacts');
  await page.waitForURL(/\/api\/login\?/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/dashboard/contacts');
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    'auth.path': '/dashboard/contacts',
    'auth.url': `${origin}/signin?returnUrl=%2Fdashboard%2Fcontacts`,
  });
  for (const path of ['/auth', '/signin', '/signin?returnUrl=https%3A%2F%2Fevil.example']) {
    await page.goto(path);
    await page.waitForURL('**/api/login?returnUrl=%2Fdashboard');
  }
});

test('/signin sends a signed-in person on', async ({ page, signInAs }) => {
  await signInAs('starter');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/signin?returnUrl=%2Fguide');
  await page.waitForURL('/guide');
  expect(asked).not.toContain('/api/login');
});

test('a leaked password is refused at its field', async ({ page }) => {
  await page.goto('/signup');
  await formOf(page, 'Create account').getByLabel('Your name').fill('Test Seller');
  await formOf(page, 'Create account').getByLabel('Email').fill('leaked@example.test');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('seen-in-a-leak-7');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(password).toHaveAccessibleDescription(/in a public list of leaked passwords/);
  await expect(page).toHaveURL(/\/signup/);
});

test('a failed sign-in ends at /auth with the reason', async ({ page }) => {
  await page.goto('/auth/callback?error=callback_failed');
  await page.waitForURL('/auth?error=callback_failed');
  await expect(page.getByRole('main')).toContainText(/sign/i);
});

test('the troubleshooting page shows the session and repairs it', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/auth/troubleshoot');
  const main = page.getByRole('main');
  await expect(main.getByText('OK', { exact: true })).toHaveCount(4);
  await expect(main.getByText(email)).toBeVisible();
  await main.getByRole('button', { name: 'Persist Current Session' }).click();
  await expect(page.getByText('Session persisted', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Refresh Session' }).click();
  await expect(page.getByText('Session refreshed', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await main.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(main.getByText('Issue', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Email Signup' })).toHaveAttribute('href', '/signup');
  await expect(main.getByRole('link', { name: 'Email Signin' })).toHaveAttribute('href', /^\/signin/);
  await expect(main).toContainText('Email authentication is the most reliable');
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('the menu names the person, marks Pro features, and logs out even if the server fails', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Test Seller');
  await expect(menu).toContainText(email);
  await expect(menu.getByRole('menuitem', { name: /Profile/ })).toContainText('Pro Only');
  const account = page.getByRole('button', { name: 'Your account' });
  await expect(account).toHaveText('TS');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await account.click();
  await page.mouse.click(20, 400);
  await expect(menu, 'a press outside').toBeHidden();
  await account.click();
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(menu, 'an item').toBeHidden();
  await expect(page).toHaveURL(/dashboard\/settings/);
  await account.click();
  await page.route('**/api/logout', (route) => route.abort());
  await menu.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Log-out will be finished when there is a network',
  );
  await page.unroute('**/api/logout');
  // The page also retries by itself, and may be gone before the button is pressed.
  const press = page.getByRole('button', { name: 'Try now' }).click();
  await Promise.race([page.waitForURL('/'), press.catch(() => {})]);
  await page.waitForURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('settings list the devices, and sign out one or all others @wide', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signUp(page);
  const origin = new URL(baseURL ?? '').origin;
  const alsoOn = async (userAgent: string) => {
    const request = await playwright.request.newContext({ baseURL, userAgent });
    const data = { email, password: PASSWORD };
    await request.post('/api/auth/login', { data, headers: { origin } });
    return async () => (await request.get('/api/auth/user')).status();
  };
  const phone = await alsoOn(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
  );
  const laptop = await alsoOn('Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0');
  await page.route('**/api/auth/sessions', (route) => route.abort(), { times: 1 });
  await page.goto('/dashboard/settings');
  await expect(page.getByText('Your devices could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device and 2 others')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Sign out Safari on iPhone?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await phone()).toBe(200);
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('This device and 1 other', { exact: true })).toBeVisible();
  expect([await phone(), await laptop()]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed in on this device only')).toBeVisible();
  expect(await laptop()).toBe(401);
  await page.reload();
  await expect(page.getByText('You are signed in on this device only')).toBeVisible();
});

test('a sign-in in a popup closes it and updates this page', async ({ page }) => {
  await page.goto('/auth/troubleshoot');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: "Try the provider's authentication" }).click();
  const popup = await opening;
  await popup.getByLabel('Email').fill('growth@demo.test');
  await popup.getByRole('textbox', { name: 'Password' }).fill('drive-the-lane-7');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await closed;
  await expect(page.getByRole('main').getByText('growth@demo.test')).toBeVisible();
});
