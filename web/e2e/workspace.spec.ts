import type { Page } from '@playwright/test';
import { WORKSPACE_PATHS } from '../../schema/common/tab-paths.ts';
import { LIMITS } from '../../scripts/limits.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { traceShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test('a new seller finds helpful empty states and the way to the first listing', { tag: '@wide' }, async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Add Vehicle' }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
  for (const [tab, text] of [
    ['listings', 'No listings yet'],
    ['leads', 'No leads yet'],
    ['leads', 'Leads will appear here when buyers show interest'],
    ['contacts', 'No contacts yet'],
    ['republished', 'No republished vehicles'],
  ] as const) {
    await page.goto(WORKSPACE_PATHS[tab]);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
});

test('the header links to the plans and opens Add Vehicle', { tag: '@both' }, async ({ page, isMobile }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add New Vehicle' })).toBeVisible();
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Plans' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  }
  await page.waitForURL('/subscription');
});

test('the lists of a seller show their own leads, contacts and republished vehicles, as stored', {
  tag: '@both',
}, async ({ page, signInAs }) => {
  await signInAs('growth');
  const read = async (path: string) => (await page.request.get(path)).json();
  const main = page.getByRole('main');
  for (const [tab, table, path, name] of [
    ['leads', 'Leads', '/api/leads', 'buyerName'],
    ['contacts', 'Contacts', '/api/contacts', 'name'],
  ] as const) {
    const stored: Record<string, string>[] = await read(path);
    expect(stored.length, tab).toBeGreaterThan(0);
    await page.goto(WORKSPACE_PATHS[tab]);
    const rows = main.getByRole('table', { name: table, exact: true }).getByRole('row');
    await expect(rows).toHaveCount(stored.length + 1);
    for (const [at, row] of stored.entries()) await expect(rows.nth(at + 1)).toContainText(row[name] ?? '');
  }
  const pages: { name: string }[] = await read('/api/republished-vehicles');
  expect(pages.length).toBeGreaterThan(0);
  await page.goto('/dashboard/republished');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(pages.map(({ name }) => name));
});

/** The parts of the dashboard, from top to bottom. */
const partsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByText(
      /^(You are close to a limit.*|You have reached a limit.*|Publish your first vehicle|Usage|Total listings|Active leads|Republished|Latest listings|Latest leads)$/,
    )
    .allTextContents();

test('the dashboard has banner, usage, three figures, three listings and five leads, even for a new seller', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const figures = [
    'Usage',
    'Total listings',
    'Active leads',
    'Republished',
    'Latest listings',
    'Latest leads',
  ];
  await expect.poll(() => partsOf(page)).toEqual(['Publish your first vehicle', ...figures]);
  await expect(page.getByRole('main').getByText('No listings yet')).toBeVisible();
  await expect(page.getByRole('main').getByText('No leads yet')).toBeVisible();

  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) ids.push((await publishListing(page, name)).id);
  // A fourth, shown only if there were room for more than three; the sale makes room in the plan.
  await page.request.patch(`/api/vehicles/${ids[0]}/status`, {
    headers: { origin: new URL(page.url()).origin },
    data: { status: 'sold' },
  });
  ids[0] = (await publishListing(page, 'Fourth')).id;
  for (let nth = 0; nth < 6; nth++) {
    const response = await page.request.post('/api/leads', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        vehicleId: ids[nth % 3],
        buyerName: `Buyer ${nth}`,
        buyerMobile: `98765432${10 + nth}`,
        offerPrice: '450000',
      },
    });
    expect(response.status()).toBe(201);
  }
  await page.goto('/dashboard');
  // Three of three live listings: the plan's limit.
  await expect
    .poll(() => partsOf(page))
    .toEqual(['You have reached a limit of your Starter plan', ...figures]);
  const list = (title: string) =>
    page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .filter({ has: page.getByRole('listitem') })
      .last()
      .getByRole('listitem');
  await expect(list('Latest listings')).toHaveText([/Fourth/, /Third/, /Second/]);
  await expect(list('Latest leads')).toHaveText([5, 4, 3, 2, 1].map((nth) => new RegExp(`Buyer ${nth}`)));
  await page.getByRole('link', { name: 'View all leads' }).click();
  await expect(page).toHaveURL('/dashboard/leads');
});

/** The toasts of a page whose clock is stopped, and the button that triggers one. */
async function pausedToasts(page: Page) {
  await signUp(page);
  await page.clock.install();
  await page.goto('/subscription');
  const show = page.getByRole('button', { name: 'Stay on Starter' });
  const toasts = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  await show.click();
  await expect(toasts, 'what shows toasts is loaded').toHaveCount(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await expect(toasts).toHaveCount(0);
  await show.click();
  await page.clock.runFor(50);
  await expect(toasts).toHaveCount(1);
  return toasts;
}

test('one toast at a time, reached by F8', async ({ page }) => {
  await signUp(page);
  await page.goto('/subscription');
  const toasts = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  const stay = page.getByRole('button', { name: 'Stay on Starter' });
  await stay.click();
  await expect(toasts).toHaveCount(1);
  await stay.click();
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(0);
});

test('a toast disappears after 5,000 ms', async ({ page }) => {
  const toasts = await pausedToasts(page);
  await page.clock.runFor(4_900);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toasts).toHaveCount(0);
});

test('a toast swiped right by 50 px disappears, and one swiped less returns', async ({ page }) => {
  const toasts = await pausedToasts(page);
  const box = await toasts.boundingBox();
  if (!box) throw new Error('no toast');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 7; moved < distance; moved += 7) await page.mouse.move(x + moved, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.clock.runFor(50);
  };
  await swipe(49);
  await expect(toasts).toHaveCount(1);
  await swipe(51);
  await expect(toasts).toHaveCount(0);
});

test('a photo that fails to load is retried, then shows a placeholder with a retry button', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Flaky Photo');
  const asked: string[] = [];
  await page.route('**/media/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`/vehicle/${id}`);
  const gallery = page.getByRole('main');
  await expect(gallery.getByText('Failed to load image')).toBeVisible();
  expect(
    asked.filter((url) => url.includes('?')).length,
    'two more tries, past any cache',
  ).toBeGreaterThanOrEqual(2);
  await page.unroute('**/media/**');
  await gallery.getByRole('button', { name: /retry/i }).click();
  await expect(gallery.getByText('Failed to load image')).toBeHidden();
});

test('nothing on a screen jumps while its parts arrive, whatever their order', async ({ page, signInAs }) => {
  await signInAs('pro');
  let answers = 0;
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    answers += 1;
    await page.waitForTimeout(answers % 3 === 0 ? 300 : 0);
    await route.fulfill({ response: answer });
  });
  for (const tab of ['dashboard', 'listings', 'leads', 'contacts'] as const) {
    const shift = await traceShifts(page, async () => {
      await page.goto(WORKSPACE_PATHS[tab]);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [role=status][aria-label^=Loading]')).toHaveCount(0);
    });
    expect(shift, tab).toBeLessThanOrEqual(LIMITS.workspaceShift.value);
  }
});

test('the workspace keeps its stylesheet once the application has drawn', { tag: '@wide' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  for (const path of ['/dashboard', '/dashboard/listings', '/dashboard/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#root link[rel=stylesheet]')).toHaveCount(0);
    const sheets = await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
    expect(sheets, path).toBeGreaterThan(0);
  }
});
