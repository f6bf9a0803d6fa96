import type { BrowserContext, Page } from '@playwright/test';
import { choosePhoto, create, dialogOf, listings, says } from './support/add-dialog.ts';
import { sayFacts } from './support/add-vehicle.ts';
import { storedLists, storedUnsent, untilStored } from './support/device.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const LISTINGS = '/dashboard/listings';

/** Add Vehicle on a phone that has lost its connection. */
async function openWithoutNetwork(page: Page, context: BrowserContext) {
  await signUp(page);
  await page.goto(LISTINGS);
  await untilStored(page);
  await expect.poll(() => storedLists(page)).toContain('firstName');
  await context.setOffline(true);
  await page.goto('/dashboard/listings?add=vehicle');
  await expect(dialogOf(page)).toBeVisible();
}

const drafts = async (page: Page) => (await page.request.get('/api/drafts')).json();

test('a draft made without a network is sent once with its photos, when the workspace is next open with one', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Written in a tunnel');
  await choosePhoto(page);
  await expect(dialogOf(page).getByText('No connection: kept on this device')).toBeVisible();
  await expect.poll(() => storedLists(page)).toContain('Written in a tunnel');
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(LISTINGS);
  await expect(next.getByText('Written in a tunnel')).toBeVisible();
  await expect.poll(() => storedUnsent(next)).not.toContain('tunnel');
  await next.reload();
  await expect(next.getByText('Written in a tunnel')).toBeVisible();
  expect(await drafts(next)).toMatchObject([
    { fields: { name: 'Written in a tunnel' }, images: [expect.stringMatching('^/media/')] },
  ]);
});

test('a form closed without a network stays among the drafts, and can be continued', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Half a Swift');
  await choosePhoto(page);
  await expect(dialogOf(page).getByText('No connection: kept on this device')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  const rows = page.getByRole('list', { name: 'Drafts' });
  await expect(rows).toContainText('On this device, saved when there is a connection');
  await rows.getByRole('button', { name: 'Continue Half a Swift' }).click();
  await expect(dialogOf(page).getByLabel('Vehicle Name')).toHaveValue('Half a Swift');
  await expect(dialogOf(page).getByRole('img', { name: 'front.jpg' })).toBeVisible();

  await context.setOffline(false);
  await expect(dialogOf(page).getByText('Saved as a draft')).toBeVisible();
  await expect.poll(() => drafts(page)).toMatchObject([{ images: [expect.stringMatching('^/media/')] }]);
  await expect.poll(() => storedUnsent(page)).not.toContain('Half a Swift');
});

test('what was kept on the device is a draft like any other once there is a network, without a reload', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Soon online');
  await expect(dialogOf(page).getByText('No connection: kept on this device')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  const rows = page.getByRole('list', { name: 'Drafts' });
  await expect(rows).toContainText('On this device, saved when there is a connection');
  await context.setOffline(false);
  await expect(rows).not.toContainText('On this device');
  await expect(rows).toContainText('Soon online');
});

test('a listing confirmed without a network is published once, when there is one again', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Vehicle Name').fill('Offline Activa');
  await dialog.getByLabel('Price').fill('52000');
  await sayFacts(page);
  await choosePhoto(page);
  await create(page).click();
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText(
    'On this device, published when there is a connection',
  );

  // The first response is lost; the repeated request finds the same listing.
  let isLost = false;
  await page.route('**/api/vehicles', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => isLost).toBe(true);
  await expect.poll(() => storedLists(page)).toContain('Offline Activa');
  await page.reload();
  await expect(page.getByText('Offline Activa is live now.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions for Offline Activa' })).toBeVisible();
  await expect.poll(() => storedUnsent(page)).not.toContain('published when');
  expect(await listings(page)).toMatchObject([{ name: 'Offline Activa', price: 52_000 }]);
  expect(await drafts(page)).toEqual([]);
});

test('a listing that is refused once there is a network becomes a draft, with the reason', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  await dialogOf(page).getByLabel('Vehicle Name').fill('Refused Activa');
  await dialogOf(page).getByLabel('Price').fill('52000');
  await sayFacts(page);
  await choosePhoto(page);
  await create(page).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.route('**/api/vehicles', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { message: 'Your plan has a limit of 3 live listings' } })
      : route.fallback(),
  );
  await context.setOffline(false);
  await expect(page.getByText('Refused Activa was not published', { exact: true })).toBeVisible();
  await says(page, 'Your plan has a limit of 3 live listings. Find it under Drafts.');
  await expect.poll(() => drafts(page)).toMatchObject([{ fields: { name: 'Refused Activa' } }]);
  await expect.poll(() => storedUnsent(page)).not.toContain('Refused Activa');
});
