import { ADMIN_PATHS } from '../../schema/common/tab-paths.ts';
import { expect, test } from './support/test.ts';

test('failures are shown, with a way to try again', async ({ page, signInAs }) => {
  await signInAs('admin');
  const failures = {
    '/admin/analytics': ['**/api/admin/users/all-with-activity*', 'Failed to fetch users'],
    '/admin/activity': ['**/api/admin/activity-feed*', 'Failed to fetch activity'],
    '/admin': ['**/api/admin/page-views', 'Failed to fetch page views'],
    '/admin/operations': ['**/api/admin/operations', 'Failed to fetch operations'],
    '/admin/gift-codes': ['**/api/admin/gift-codes*', 'Failed to fetch gift codes'],
    '/admin/analytics?user=01900000-0000-7000-8000-000000000000': [
      '**/full-details',
      'Failed to fetch user details',
    ],
  } as const;
  for (const [path, [call, text]] of Object.entries(failures)) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await page.unroute(call);
  }
});

test('the page polls: the feed and active users every 30 seconds, requests every 5', async ({
  page,
  signInAs,
}) => {
  await page.routeWebSocket('/ws', () => undefined);
  await page.clock.install();
  await signInAs('admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/api/admin/', '')));
  const times = (path: string) => asked.filter((known) => known === path).length;
  const polls = [
    ['overview', 'users/active', 30_000, page.getByRole('link', { name: /admin@demo/ })],
    ['activity', 'activity-feed', 30_000, page.getByRole('list', { name: 'Activity' })],
    ['upgrade-requests', 'upgrade-requests', 5_000, page.getByRole('table', { name: 'Upgrade requests' })],
  ] as const;
  for (const [tab, path, ms, shown] of polls) {
    await page.goto(ADMIN_PATHS[tab]);
    // The interval to the next request starts with the answer.
    await expect(shown.first()).toBeVisible();
    expect(times(path)).toBe(1);
    await page.clock.runFor(ms - 1_000);
    expect(times(path), 'not yet').toBe(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => times(path)).toBe(2);
  }
});

test('a failure to set a plan is shown', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.route('**/api/admin/user-plan', (route) => route.abort());
  await page.goto('/admin/plan-management');
  await page.getByRole('list', { name: 'Users' }).getByRole('button').first().click();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('pro');
  await page.getByRole('button', { name: 'Update Plan' }).click();
  await expect(page.getByRole('alert').getByText('Failed to update user plan')).toBeVisible();
});
