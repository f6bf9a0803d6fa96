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
