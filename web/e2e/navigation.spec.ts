import { globSync } from 'node:fs';
import { formOf } from './support/form.ts';
import { expect, test } from './support/test.ts';

/** Real navigations of a browser, which the platform's asset server would answer if it came first. */
test('the sign-in address leads to our own page', async ({ page }) => {
  const answer = await page.goto('/api/login');
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(formOf(page, 'Sign in').getByLabel('Email')).toBeVisible();
});

test('a published vehicle has its page', async ({ page, demoVehicles: [vehicle] }) => {
  const answer = await page.goto(`/vehicle/${vehicle?.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${vehicle?.name}`);
});

test('a published vehicle is reached by its other address', async ({ page, demoVehicles: [vehicle] }) => {
  const answer = await page.goto(`/vehicles/${vehicle?.id}`);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(`/vehicle/${vehicle?.id}`);
});

test('an unknown vehicle says so', async ({ page }) => {
  const answer = await page.goto('/vehicle/01890000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Vehicle Not Found')).toBeVisible();
  await expect(page.getByText('This listing does not exist or is no longer available.')).toBeVisible();
});

test('an unknown address says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

/** Headers that two responses of one site must share; the socket's address is not part of it. */
const SECURITY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

test('a hashed file has the same security headers as a page and the API, and is cached for ever', async ({
  page,
}) => {
  const shell = await page.goto('/login');
  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const file = await page.request.get(`${script}`);
  const api = await page.request.get('/api/vehicles');
  expect(file.status()).toBe(200);
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await page.request.get('/assets/of-another-release.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
  const common = (value: string | undefined) => value?.replace(/ wss?:\/\/[^;]+/, '');
  for (const name of SECURITY) {
    expect(file.headers()[name], name).toBeTruthy();
    expect(file.headers()[name], name).toBe(common(shell?.headers()[name]));
    expect(file.headers()[name], name).toBe(common(api.headers()[name]));
  }
});

test('every other file of the build goes through the Worker, which adds its headers', async ({ page }) => {
  const files = globSync('**/*.*', { cwd: '.cache/e2e/build/client', exclude: ['assets'] });
  expect(files.length).toBeGreaterThan(12);
  for (const file of files) {
    const answer = await page.request.get(`/${file}`);
    expect(answer.headers()['x-request-id'], file).toBeTruthy();
  }
});

test('a tab has a focus outline for the keyboard, but not for the pointer', { tag: '@wide' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard/print');
  const tab = page.getByRole('tab', { name: 'Numbered stickers' });
  await tab.click();
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');
});
