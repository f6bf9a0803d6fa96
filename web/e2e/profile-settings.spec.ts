import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { formOf } from './support/form.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const unused = () => `dealer-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;

async function openSettings(page: Page) {
  await page.goto('/dashboard/profile?section=settings');
  return {
    username: formOf(page, 'Profile settings').getByLabel('Username'),
    save: page.getByRole('button', { name: 'Save profile' }),
  };
}

test('a username is checked while typing, set once, and opens the public page', async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  await page.goto('/dashboard/profile?section=share');
  await expect(page.getByText('Choose a username first')).toBeVisible();
  const { username, save } = await openSettings(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/username/check/')) asked += 1;
  });
  await save.click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await username.fill('abc');
  await expect(page.getByText('Username must be at least 4 characters')).toBeVisible();
  await username.fill('1abcd');
  await expect(
    page.getByText(
      'Username must start with a letter and contain only letters, numbers, underscores, and hyphens',
    ),
  ).toBeVisible();
  expect(asked).toBe(0);
  await stopClock(page);
  await username.fill('sharma-motor');
  await page.clock.runFor(450);
  await username.pressSequentially('s');
  await page.clock.runFor(450);
  await expect(page.getByText('Checking...')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(asked, 'before half a second without a key').toBe(0);
  const checked = page.waitForResponse(/username\/check/);
  await page.clock.runFor(100);
  // From here on, what the answer sets in motion takes its own time.
  await page.clock.resume();
  await checked;
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(asked).toBe(1);
  const name = unused();
  await username.fill(name.toUpperCase());
  await expect(page.getByText('Username is available')).toBeVisible();
  await save.click();
  await says(page, 'Profile updated successfully!');
  await expect(formOf(page, 'Profile settings').getByLabel('Username')).toHaveValue(name);
  await expect(formOf(page, 'Profile settings').getByLabel('Username')).not.toBeEditable();
  await expect(page.getByRole('main')).toContainText(`@${name}`);
  await expect(page.getByRole('main')).toContainText('Personal Account');
  await page.goto(`/${name}`);
  await expect(page.getByText('No vehicles available at the moment')).toBeVisible();
  await expect(page.getByText('Personal Account')).toBeVisible();
});

test('a failed check is shown, and so is a failed save', async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  const { username, save } = await openSettings(page);
  await page.route('**/username/check/**', (route) => route.abort());
  await username.fill(unused());
  await expect(page.getByText('Error checking username')).toBeVisible();
  await page.route('**/api/auth/user/profile', (route) => route.abort());
  await save.click();
  await says(page, 'Failed to update profile');
});

test('a picture is uploaded, cropped square, shown and removed', async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  const { username, save } = await openSettings(page);
  await username.fill(unused());
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await says(page, 'Please select an image file');
  await page.evaluate(() => {
    // A photo that cannot be shrunk is sent unchanged, and is too large.
    Reflect.set(window, 'createImageBitmap', () => Promise.reject(new Error('no')));
  });
  const large = Buffer.alloc(2 * 1024 * 1024 + 1, 1);
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: large });
  await says(page, 'Image size must be less than 2MB');
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await says(page, 'Failed to upload profile picture');
  const buffer = await makePhonePhoto({ width: 900, height: 600, orientation: 1, gps: null });
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expect(page.getByText('Username is available')).toBeVisible();
  await save.click();
  await says(page, 'Profile updated successfully!');
  const portrait = page.getByRole('main').locator('img').first();
  await expect(portrait).toHaveJSProperty('naturalWidth', 320);
  await expect(portrait).toHaveJSProperty('naturalHeight', 320);
  const account = page.getByRole('button', { name: 'Your account' });
  await expect(account.locator('img')).toHaveAttribute('src', /^\/media\//);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await save.click();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(account).toHaveText('TS');
});

test('only Pro sellers have a profile; others see why, with a link to the plans', async ({
  page,
  signInAs,
}) => {
  await signInAs('growth');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Your account' }).click();
  const profile = page.getByRole('menuitem', { name: /Profile/ });
  await expect(profile).toBeVisible();
  // Two seconds to read it, by the clock: a slow machine would see only the plans.
  await stopClock(page);
  await profile.click();
  await expect(page.getByText('Pro Plan Required', { exact: true }).first()).toBeVisible();
  await says(page, 'Profile feature is only available for Pro users. Please upgrade to access this feature.');
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/\/dashboard\/settings/);
  await page.clock.runFor(200);
  await page.waitForURL(/\/subscription/);
  await page.clock.resume();
  await page.goto('/dashboard/profile');
  await page.waitForURL(/\/subscription/);
});

test('a Pro seller without vehicles is led to adding the first one', async ({ page, makePro }) => {
  await signUp(page);
  await makePro(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Add Your First Vehicle' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Publish your first vehicle')).toBeVisible();
});
