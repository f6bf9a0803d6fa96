import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const offer = (page: Page, vehicleId: string, buyerMobile = '9876543210', offerPrice = '450000') =>
  page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId, buyerName: 'Asha', buyerMobile, offerPrice },
  });

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** The parsed messages that the page sends through its socket, starting with its next load. */
function framesOf(page: Page) {
  const frames: { type: string; url?: string }[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/ws')) return;
    socket.on('framesent', ({ payload }) => {
      if (String(payload).startsWith('{')) frames.push(JSON.parse(String(payload)));
    });
  });
  return frames;
}

/** The seller's page with an open socket. */
async function liveOn(page: Page, path: string) {
  const frames = framesOf(page);
  await page.goto(path);
  await expect.poll(() => frames.length).toBeGreaterThan(0);
}

test('a buyer’s offer appears on the open dashboard at once: lead, badge and toast', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Live Wire ZXi');
  await liveOn(page, '/dashboard/leads');
  await expect(page.getByText('Leads will appear here when buyers show interest')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  const visitor = await browser.newContext();
  const buyer = await visitor.newPage();
  await buyer.goto(`/vehicle/${id}`);
  await offer(buyer, id);

  // Well before the page would poll, at 30 seconds.
  await expect(page.getByRole('main').getByText('+91 98765 43210')).toBeVisible({ timeout: 20_000 });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  await expect(toast).toContainText('New offer on Live Wire ZXi');
  await expect(toast).toContainText(/Asha offers ₹\d/);
  const header = await page.getByRole('banner').boundingBox();
  expect((await toast.boundingBox())?.y, 'clear of the header').toBeGreaterThanOrEqual(header?.height ?? 0);
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/leads\?lead=[0-9a-f-]{36}/);
  await expect(page.getByRole('dialog').getByText('Asha')).toBeVisible();
  await visitor.close();
});

test('a view appears on the open card a moment later', async ({ page, browser }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Looked At');
  await liveOn(page, '/dashboard/listings');
  const card = page.getByRole('listitem').filter({ hasText: 'Looked At' });
  await expect(card).toContainText('0 views');
  const visitor = await browser.newContext();
  await (await visitor.newPage()).goto(`/vehicle/${id}`);
  await expect(card).toContainText('1 view');
  await visitor.close();
});

test('the workspace reports each page through its socket', async ({ page, signInAs }) => {
  await signInAs('pro');
  const frames = framesOf(page);
  await page.goto('/dashboard');
  await expect
    .poll(() => frames.slice(0, 2))
    .toMatchObject([{ type: 'user_activity' }, { type: 'page_view', url: '/dashboard' }]);
  await page.getByRole('main').getByRole('link', { name: 'Plans' }).click();
  await expect.poll(() => frames.at(-1)).toMatchObject({ type: 'page_view', url: '/subscription' });
});

test('a document reports its opening in one request, without a socket', async ({ page, demoVehicles }) => {
  const told: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/views')) told.push(request.postDataJSON());
  });
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.goto('/');
  await expect.poll(() => told).toEqual([{ url: '/' }]);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => told.at(-1)).toEqual({ url: '/privacy' });
  const [vehicle] = demoVehicles;
  await page.goto(`/vehicle/${vehicle?.id}?src=qr`);
  // With how somebody came, for the seller's figures.
  await expect
    .poll(() => told.at(-1))
    .toEqual({ url: `/vehicle/${vehicle?.id}?src=qr`, vehicleId: vehicle?.id, from: '' });
  expect([told.length, sockets]).toEqual([3, 0]);
});

/** How often the page has fetched the count and the list of notifications. */
function pollsOf(page: Page) {
  const polls = { count: 0, list: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/notifications/unread-count') polls.count += 1;
    if (pathname === '/api/notifications') polls.list += 1;
  });
  return polls;
}

test('without a socket the page polls list and count every 30 seconds, but not in a hidden tab', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Polled');
  await page.routeWebSocket(/\/ws$/, (socket) => socket.close({ code: 1000 }));
  const polls = pollsOf(page);
  await page.clock.install();
  // The count has arrived before the offer is made.
  const counted = page.waitForResponse(/unread-count$/);
  await page.goto('/dashboard');
  await counted;
  // Once when the page opens, and once more if the socket was open for a moment after that.
  await page.waitForLoadState('networkidle');
  expect(polls.list).toBe(0);
  const { count } = polls;
  expect(count).toBeLessThanOrEqual(2);
  await offer(page, id);

  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.runFor(95_000);
  expect(polls).toEqual({ count, list: 0 });
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await show('visible');
  await page.clock.runFor(31_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(() => polls).toEqual({ count: count + 1, list: 1 });
});

test('with an open socket the page does not poll', async ({ page }) => {
  await signUp(page);
  const polls = pollsOf(page);
  await page.clock.install();
  await liveOn(page, '/dashboard');
  // Once when the page opens, and each time the socket does; on a busy machine the first may be cut off.
  await expect.poll(() => polls.count).toBeGreaterThanOrEqual(2);
  const before = { ...polls };
  // Two polls, in less than the two pings after which a silent socket is considered dead.
  await page.clock.runFor(75_000);
  expect(polls).toEqual(before);
});

test('the bell is paged, and read one by one or all at once, by keyboard', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  const { id } = await publishListing(page, 'Ringing');
  for (let count = 0; count < 22; count++) await offer(page, id, `98765432${10 + count}`);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 22 unread', { timeout: 40_000 });
  await page.keyboard.press('Enter');
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(20);
  await panel.getByRole('button', { name: 'Show more' }).click();
  await expect(items).toHaveCount(22);
  await expect(items.first()).toContainText('Unread');

  await items.first().getByRole('button').press('Enter');
  await expect(page).toHaveURL(/leads\?lead=/);
  await expect(page.getByRole('dialog').getByLabel('Notes')).toBeVisible();
  // The dialog reacts to keys once it has the focus: inside it, or on itself while the lead is still loading.
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 21 unread');

  await bell(page).press('Enter');
  await panel.getByRole('button', { name: 'Mark all read' }).press('Enter');
  await expect(panel.getByText('Unread')).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(bell(page).locator('span')).toHaveCount(0);
});

test('the badge ends at 99+, and a failed list can be fetched again', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.route('**/api/notifications/unread-count', (route) => route.fulfill({ json: { count: 100 } }));
  await page.route(/\/api\/notifications\?/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveText('99+');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 99+ unread');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Notifications could not be loaded')).toBeVisible();
  await page.unroute(/\/api\/notifications\?/);
  await panel.getByRole('button', { name: /try again|retry/i }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});
