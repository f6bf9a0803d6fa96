import type { Page } from '@playwright/test';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Checks the numbers in cells, bars and links, with stubbed responses so that no two fields agree by
// accident.

const answer = (page: Page, path: string, json: unknown) =>
  page.route(`**/api/admin/${path}`, (route) => route.fulfill({ json }));

const ID = (digit: number) => `0190000${digit}-0000-7000-8000-000000000000`;
const NOW = '2026-11-23T06:30:00.000Z';

test('of two kinds of pages the rarer has the shorter bar', async ({ page, signInAs }) => {
  await signInAs('admin');
  const byKind = [
    { kind: 'vehicle', views: 400 },
    { kind: 'home', views: 100 },
  ];
  await answer(page, 'page-views', { byKind, byDay: [] });
  await page.goto('/admin');
  const widthOf = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .locator('[style]')
      .evaluate((bar) => bar.getBoundingClientRect().width);
  const [often, rarely] = [await widthOf('Vehicle pages400'), await widthOf('Home100')];
  expect(rarely / often).toBeCloseTo(0.25, 1);
});

test('messages that wait and messages that failed stand in their own columns', async ({ page, signInAs }) => {
  await signInAs('admin');
  const channels = [
    { channel: 'mail', waiting: 3, oldestAt: null, failed: 2 },
    { channel: 'push', waiting: 0, oldestAt: null, failed: 7 },
  ];
  await answer(page, 'messages', { channels, failures: [], silent: [], asOf: null });
  await page.goto('/admin/messages');
  const cells = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell');
  await expect(cells('Mail')).toHaveText(['3', '-', '2']);
  await expect(cells('Push')).toHaveText(['0', '-', '7']);
  await expect(page.getByText('Nothing failed')).toBeVisible();
});

test('a report leads to the page it was made on, and an empty list says so', async ({ page, signInAs }) => {
  await signInAs('admin');
  const report = (digit: number, republishedVehicleId: string | null) => ({
    id: ID(digit),
    reason: 'sold',
    details: null,
    status: 'open',
    vehicleId: ID(8),
    vehicleName: `Car ${digit}`,
    republishedVehicleId,
    ownerId: ID(7),
    ownerName: 'Somebody',
    decidedBy: null,
    decidedAt: null,
    createdAt: NOW,
    sites: 1,
  });
  await answer(page, 'reports*', [report(1, null), report(2, ID(9))]);
  await page.goto('/admin/reports');
  await expect(page.getByRole('link', { name: 'Car 1' })).toHaveAttribute('href', `/vehicle/${ID(8)}`);
  await expect(page.getByRole('link', { name: 'Car 2' })).toHaveAttribute('href', `/republished/${ID(9)}`);
  await answer(page, 'reports*', [report(1, null)]);
  await page.getByRole('radio', { name: 'Dismissed' }).click();
  await expect(page.getByRole('link', { name: 'Car 2' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Car 1' })).toBeVisible();
  await expect(page.getByText('No dismissed reports')).toHaveCount(0);
  await answer(page, 'reports*', []);
  await page.getByRole('radio', { name: 'Hidden' }).click();
  await expect(page.getByText('No hidden listings')).toBeVisible();
});

test('a filter of the listings fetches those that are not here yet', async ({ page }) => {
  await signUp(page);
  const listing = (digit: number, status: string) => ({
    id: ID(digit),
    name: `Listed ${digit}`,
    price: 475_000,
    currency: 'INR',
    year: 2020,
    images: [],
    status,
    undoUntil: null,
    hiddenReason: null,
    hasRc: false,
    views: 0,
    republishCount: 0,
    facts: {},
    republishPolicy: 'allow',
    shortUrl: '/q/abcdefgh',
    createdAt: NOW,
    updatedAt: NOW,
  });
  await page.route(/\/api\/vehicles(\?|$)/, (route) => {
    const isSecond = new URL(route.request().url()).searchParams.has('cursor');
    return route.fulfill({
      json: [isSecond ? listing(2, 'pending') : listing(1, 'available')],
      headers: isSecond ? {} : { 'x-next-cursor': ID(1), 'access-control-expose-headers': '*' },
    });
  });
  await page.goto('/dashboard/listings?shown=pending');
  await expect(page.getByText('Listed 2')).toBeVisible();
  await expect(page.getByText('Listed 1')).toHaveCount(0);
});

test('the workspace asks for each of its first lists once', async ({ page, signInAs }) => {
  await signInAs('pro');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of [
    '/api/auth/user',
    '/api/leads',
    '/api/leads/today',
    '/api/subscription/usage',
    '/api/vehicles',
  ]) {
    expect(
      asked.filter((known) => known === path),
      path,
    ).toHaveLength(1);
  }
});

test('the slowest route is named beside its figure, and incidents are red only if there are any', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  const route = (name: string, p95: number) => ({
    route: name,
    requests: 40,
    failed: 0,
    unavailable: 0,
    p50: 5,
    p95,
    p99: 3000,
    rowsRead: 7,
    rowsWritten: 0,
  });
  const incident = { id: ID(1), kind: 'errors', subject: 'x', detail: '2%', openedAt: NOW, endedAt: null };
  const operations = (incidents: unknown[]) => ({
    traffic: {
      routes: [route('GET /api/leads', 480), route('GET /vehicle/:id', 2076), route('GET /', 90)],
      statements: [],
      versions: [],
    },
    backlogs: [],
    jobs: [],
    databases: [],
    failures: [],
    spending: null,
    incidents,
    silent: [],
    asOf: null,
  });
  await answer(page, 'operations', operations([]));
  await page.goto('/admin/operations');
  const hour = page.getByRole('list', { name: 'The last hour' });
  const slowest = hour.getByRole('listitem').filter({ hasText: 'Slowest route' });
  await expect(slowest).toContainText('2,076 ms');
  await expect(slowest).toContainText('95% of GET /vehicle/:id were faster');
  const open = hour.getByRole('listitem').filter({ hasText: 'Open incidents' }).getByText(/^\d$/);
  await expect(open).toHaveText('0');
  await expect(open).not.toHaveClass(/danger/);
  await answer(page, 'operations', operations([incident]));
  await page.reload();
  await expect(open).toHaveText('1');
  await expect(open).toHaveClass(/danger/);
});

test('of many devices four are shown, and the rest at a tap', async ({ page, signInAs }) => {
  await signInAs('starter');
  const devices = Array.from({ length: 6 }, (_, at) => ({
    id: ID(at),
    name: `Browser ${at}`,
    isThis: at === 0,
    signedInAt: NOW,
    lastUsedAt: NOW,
  }));
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: devices }));
  await page.goto('/dashboard/settings');
  const rows = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'And 2 others' }).click();
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^And \d/ })).toHaveCount(0);
});

test('the settings list their parts at the side where there is room', async ({ page, signInAs }) => {
  await signInAs('starter');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/settings');
  const parts = page.getByRole('navigation', { name: 'Settings' });
  // What still loads above a part would move it out of sight again.
  await expect(page.locator('main [role=status][aria-label^=Loading]')).toHaveCount(0);
  await parts.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(/#data$/);
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport();
  await expect(parts.getByRole('link', { name: 'Your data' })).toHaveAttribute('data-status', 'active');
  await parts.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/section=notifications/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(parts).toBeHidden();
});
