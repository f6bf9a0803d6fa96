import { readFile } from 'node:fs/promises';
import { PROFILE_PAGE_SIZE } from '../../schema/profile/public-profile.ts';
import { decodeQr } from './support/decode-qr.ts';
import { expect, test } from './support/test.ts';

test('a profile shows the seller and what is for sale, and can be searched', { tag: '@wide' }, async ({
  page,
  demoVehicles,
}) => {
  const hidden = demoVehicles.find(({ showInProfile, status }) => !showInProfile && status !== 'sold');
  const sold = demoVehicles.find(({ status }) => status === 'sold');
  const answer = await page.goto('/sharma-motors');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sharma Motors');
  await expect(page.getByText('Dealer Account')).toBeVisible();
  await expect(page.getByText('pro@demo.test')).toBeVisible();
  await expect(page.getByText('+91 90000 00003')).toBeVisible();
  const list = page.getByRole('heading', { name: /^Available to Sell \(\d+\)$/ });
  await expect(list).toBeVisible();
  const count = Number(/\d+/.exec((await list.textContent()) ?? '')?.[0]);
  const cards = page.getByRole('link', { name: /^View Details/ });
  await expect(cards).toHaveCount(PROFILE_PAGE_SIZE);
  const more = page.getByRole('link', { name: 'Show more' });
  for (let shown = PROFILE_PAGE_SIZE; shown < count; shown += PROFILE_PAGE_SIZE) {
    await more.click();
    await expect(cards).toHaveCount(Math.min(count, shown + PROFILE_PAGE_SIZE));
  }
  await expect(more).toHaveCount(0);
  for (const gone of [hidden, sold]) {
    if (gone) await expect(page.getByRole('heading', { name: gone.name })).toHaveCount(0);
  }

  await page.getByPlaceholder('Search by vehicle name...').fill('SWIFT');
  await expect(page).toHaveURL(/search=SWIFT/);
  await expect(cards).toHaveCount(1);
  await page.getByPlaceholder('Search by maximum price...').fill('100');
  await expect(page.getByText('No vehicle matches your search')).toBeVisible();
  await page.getByPlaceholder('Search by maximum price...').fill('');
  await cards.click();
  await expect(page).toHaveURL(/\/vehicle\/[^?]+\?src=profile/);
});

test('a profile works without scripts, and its address has a preview', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/sharma-motors');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/cards\/profile\/sharma-motors\/\w+\.jpg$/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sharma-motors$/);
  await page.getByPlaceholder('Search by vehicle name...').fill('swift');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(1);
});

test('a missing profile is reported as such', async ({ page }) => {
  const answer = await page.goto('/nobody-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await expect(page.getByText("The profile “@nobody-here” doesn't exist or has been removed.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
});

test('the profile has as many columns as fit', async ({ page }) => {
  for (const [width, columns] of [
    [320, 1],
    [390, 2],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sharma-motors');
    const tops = await page
      .getByRole('link', { name: /^View Details/ })
      .evaluateAll((links) => links.map((link) => link.closest('li')?.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('the profile is shared by code, link and sites', async ({ page, signInAs, baseURL }) => {
  await signInAs('pro');
  await page.goto('/dashboard/profile?section=share');
  await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveAttribute('width', '300');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download QR Code' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sharma-motors.png');
  const code = (await decodeQr(await readFile(await download.path()))) ?? '';
  expect(code).toMatch(new RegExp(`^${baseURL}/q/[0-9a-z]+$`));
  const scanned = await page.request.get(code, { maxRedirects: 0 });
  expect(scanned.status()).toBe(302);
  expect(scanned.headers().location).toMatch(/\/sharma-motors\?src=qr#c=[0-9a-z]+$/);
  for (const name of ['WhatsApp', 'Telegram', 'Facebook', 'X', 'LinkedIn', 'Email']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', /sharma-motors/);
  }
});

test('vehicles are sorted by keyboard alone', { tag: '@wide' }, async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard/profile');
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles.first()).toBeVisible();
  const names = () => handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')));
  const before = await names();
  await handles.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/is over place \d+ of \d+/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(/was dropped at place/)).toBeAttached();
  const after = await names();
  expect(after).not.toEqual(before);
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Vehicle order saved successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0);
  await page.goto('/sharma-motors');
  const shown = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(`Move ${shown[0]?.replace('Pending', '')}`).toBe(after[0]);
});

test('vehicles are added and removed as pending changes', { tag: '@wide' }, async ({
  page,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard/profile');
  const one = demoVehicles.find(({ status, showInProfile }) => status === 'pending' && showInProfile);
  if (!one) throw new Error('the dealer has no pending vehicle');
  const heading = page.getByRole('heading', { name: /^Available to Sell/ });
  const before = await heading.textContent();
  const leave = page.getByRole('button', { name: `Leave ${one.name} as it is` });
  await page.getByRole('combobox', { name: 'Remove vehicles' }).selectOption(one.id);
  await expect(leave).toBeVisible();
  await page.getByRole('combobox', { name: 'Add vehicles' }).selectOption(one.id);
  await expect(leave).toHaveCount(1);
  await leave.click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Remove vehicles' }).selectOption(one.id);
  await page.route('**/visibility', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update profile', { exact: true })).toBeVisible();
  await expect(leave, 'the choice is still there').toBeVisible();
  await page.unroute('**/visibility');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();
  await expect(heading).not.toHaveText(before ?? '');
  await page.getByRole('combobox', { name: 'Add vehicles' }).selectOption(one.id);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading).toHaveText(before ?? '');
});

test('the profile has its page, its settings and ways to share it, each with an address', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard/profile');
  const parts = page.getByRole('tablist', { name: 'Profile' }).getByRole('tab');
  await expect(parts).toHaveText(['Profile Page', 'Settings', 'Share']);
  await parts.nth(1).click();
  await expect(page).toHaveURL(/section=settings/);
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await parts.nth(2).click();
  await expect(page).toHaveURL(/section=share/);
});

test('a vehicle’s page links to its seller’s profile', async ({ page, demoVehicles }) => {
  await page.goto(`/vehicle/${demoVehicles.find(({ status }) => status === 'available')?.id}`);
  await page.getByRole('link', { name: /^See all \d+ vehicles$/ }).click();
  await expect(page).toHaveURL(/\/sharma-motors$/);
});
