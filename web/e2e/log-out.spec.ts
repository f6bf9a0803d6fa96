import type { APIRequest, BrowserContext, Page } from '@playwright/test';
import { storedLists, untilStored } from './support/device.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const NOTICE = 'Log-out will be finished when there is a network';

async function logOutOffline(page: Page, context: BrowserContext) {
  await signUp(page);
  await publishListing(page, 'Private Alto');
  await page.goto('/dashboard/listings');
  await untilStored(page);
  await expect.poll(() => storedLists(page)).toContain('Private Alto');
  const cookies = await context.cookies();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOTICE);
  expect(await storedLists(page)).toBe('[]');
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Whether the person's cookies still open their account. */
const statusWith = async (api: APIRequest, baseURL: string, cookie: string) => {
  const request = await api.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  const status = (await request.get('/api/auth/user')).status();
  await request.dispose();
  return status;
};

test('a log-out without a network ends the session as soon as there is one', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const cookie = await logOutOffline(page, context);
  await page.goto('/dashboard/leads');
  await expect(page.getByRole('heading', { level: 1 }), 'after a reload').toHaveText(NOTICE);
  expect(await statusWith(playwright.request, baseURL ?? '', cookie)).toBe(200);
  await context.setOffline(false);
  await page.waitForURL('/');
  expect(await statusWith(playwright.request, baseURL ?? '', cookie)).toBe(401);
});

test('the next person sees no workspace: what they open first waits for the log-out', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const cookie = await logOutOffline(page, context);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const shown: string[] = [];
  // The sign-in page reports that it was opened.
  const harmless = ['/api/logout', '/api/views'];
  next.on('response', async (response) => {
    if (response.url().includes('/api/') && response.ok()) shown.push(new URL(response.url()).pathname);
  });
  await next.goto('/dashboard/listings');
  await next.waitForURL(/\/login/);
  expect(shown.filter((path) => !harmless.includes(path))).toEqual([]);
  expect(await statusWith(playwright.request, baseURL ?? '', cookie)).toBe(401);
  await signUp(next);
  await next.goto('/dashboard/listings');
  await expect(next.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('no write leaves another tab while a log-out is pending', async ({ page, context }) => {
  await signUp(page);
  await untilStored(page);
  const other = await context.newPage();
  await other.goto('/login');
  await context.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOTICE);
  const write = () =>
    other.evaluate(async () => (await fetch('/api/auth/user/permissions', { method: 'POST' })).status);
  expect(await write()).toBe(503);
  await context.unroute('**/api/logout');
  // Not the button: the page may just be leaving by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
  await page.waitForURL('/');
  // The other tab may be leaving as well.
  await expect.poll(() => write().catch(() => 'leaving')).toBe(401);
});
