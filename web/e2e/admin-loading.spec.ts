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
  await page.addInitScript(() => {
    const asked: { path: string; at: number }[] = [];
    Reflect.set(window, 'asked', asked);
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      asked.push({ path: pathname.replace('/api/admin/', ''), at: Date.now() });
      return fetch(input, init);
    };
  });
  await signInAs('admin');
  /** When the page requested a path, by its own clock. */
  const times = (path: string) =>
    page.evaluate(
      (wanted) =>
        (Reflect.get(window, 'asked') as { path: string; at: number }[])
          .filter((one) => one.path === wanted)
          .map(({ at }) => at),
      path,
    );
  const polls = [
    ['overview', 'users/active', 30_000, page.getByRole('link', { name: /admin@demo/ })],
    ['activity', 'activity-feed', 30_000, page.getByRole('list', { name: 'Activity' })],
    ['upgrade-requests', 'upgrade-requests', 5_000, page.getByRole('table', { name: 'Upgrade requests' })],
  ] as const;
  for (const [tab, path, ms, shown] of polls) {
    await page.goto(ADMIN_PATHS[tab]);
    // The interval to the next request starts with the response.
    await expect(shown.first()).toBeVisible();
    await page.clock.runFor(ms);
    await expect.poll(async () => (await times(path)).length).toBeGreaterThanOrEqual(2);
    const [first = 0, second = 0] = await times(path);
    expect(second - first).toBeGreaterThanOrEqual(ms);
  }
});

test('a failure to set a plan is shown', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.route('**/api/admin/user-plan', (route) => route.abort());
  await page.goto('/admin/plan-management');
  await page.getByRole('list', { name: 'Users' }).getByRole('button').first().click();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('pro');
  await page.getByRole('button', { name: 'Update plan' }).click();
  await expect(page.getByRole('alert').getByText('Failed to update user plan')).toBeVisible();
});
