import { AxeBuilder } from '@axe-core/playwright';
import { storedLists, untilStored } from './support/device.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const LISTINGS = '/dashboard/listings';

test('without a network the workspace opens from the device and shows how old its lists are', async ({
  page,
  context,
}) => {
  await signUp(page);
  await publishListing(page, 'Maruti Swift VXi');
  await page.goto(LISTINGS);
  await expect(page.getByRole('heading', { name: 'Maruti Swift VXi' })).toBeVisible();
  await untilStored(page);
  await expect.poll(() => storedLists(page)).toContain('Maruti Swift VXi');

  await context.setOffline(true);
  await page.goto(LISTINGS);
  await expect(page.getByRole('heading', { name: 'Maruti Swift VXi' })).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.goto('/dashboard/leads');
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();

  await context.setOffline(false);
  await page.goto(LISTINGS);
  await expect(page.getByRole('heading', { name: 'Maruti Swift VXi' })).toBeVisible();
  await expect(page.getByText('No connection.')).toBeHidden();
});

test('without a network a list that the device does not have says so, and loads with the next connection', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto(LISTINGS);
  await untilStored(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Leads' }).first().click();
  await expect(page.getByText('Not on this device yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Not on this device yet')).toBeHidden();
  await expect(page.getByText('No leads yet')).toBeVisible();
});

test('a list from the device is replaced by the server’s as soon as it arrives', async ({
  page,
  context,
}) => {
  await signUp(page);
  await publishListing(page, 'Old Name');
  await page.goto(LISTINGS);
  await expect.poll(() => storedLists(page)).toContain('Old Name');
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/login');
  const [vehicle] = await (await other.request.get('/api/vehicles')).json();
  const { origin } = new URL(other.url());
  const changed = await other.request.patch(`/api/vehicles/${vehicle.id}`, {
    data: { name: 'New Name' },
    headers: { origin },
  });
  expect(changed.ok()).toBe(true);
  await other.close();
  await page.goto(LISTINGS);
  await expect(page.getByRole('heading', { name: 'New Name' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Old Name' })).toBeHidden();
});

test('logging out deletes the lists from the device, and so does an ended session', async ({
  page,
  context,
}) => {
  await signUp(page);
  await publishListing(page, 'Private Alto');
  await page.goto(LISTINGS);
  await expect.poll(() => storedLists(page)).toContain('Private Alto');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('/');
  expect(await storedLists(page)).toBe('[]');

  await signUp(page);
  await publishListing(page, 'Second Alto');
  await page.goto(LISTINGS);
  await expect.poll(() => storedLists(page)).toContain('Second Alto');
  await context.clearCookies();
  await page.goto(LISTINGS);
  await page.waitForURL(/\/login/);
  expect(await storedLists(page)).toBe('[]');
});

test('the installed app has icons and shortcuts, and counts new offers on its icon', async ({
  page,
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons)];
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true);

  const shown: unknown[] = [];
  await page.exposeFunction('noteBadge', (count: number) => shown.push(count));
  await page.addInitScript(() => {
    const { noteBadge } = window as unknown as { noteBadge: (count: number) => void };
    Object.assign(navigator, { setAppBadge: async (count: number) => noteBadge(count) });
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? matchMedia('all') : matchMedia.call(window, query);
  });
  await signUp(page);
  const { id } = await publishListing(page, 'Badged Swift');
  const sent = await page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId: id, buyerName: 'Asha', buyerMobile: '9876543210', offerPrice: '450000' },
  });
  expect(sent.status()).toBe(201);
  await page.goto(LISTINGS);
  await expect.poll(() => shown.at(-1)).toBe(1);
});

test('the landing page offers to install the app once the browser allows it, and not afterwards', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Install now' });
  await expect(page.locator('[data-install]')).toBeHidden();
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = () => Object.assign(window, { isAsked: true });
      window.dispatchEvent(Object.assign(event, { prompt }));
      return event.defaultPrevented;
    });
  // The listening script loads after the page is shown.
  await expect.poll(offer).toBe(true);
  await button.click();
  expect(await page.evaluate(() => 'isAsked' in window)).toBe(true);
  await expect(button).toBeHidden();
});
