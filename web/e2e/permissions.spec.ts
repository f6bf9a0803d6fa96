import type { Page } from '@playwright/test';
import { signUp, signUpOnScreens } from './support/people.ts';
import { expect, test } from './support/test.ts';

const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const stored = async (page: Page) => (await page.request.get('/api/auth/user/permissions')).json();

test('a new seller is asked once what the app may use, after Add Vehicle, and may skip it', async ({
  page,
}) => {
  await signUpOnScreens(page);
  const sheet = page.getByRole('dialog', { name: 'App permissions' });
  await page.clock.install();
  await page.clock.fastForward(3000);
  await expect(sheet).toHaveCount(0);
  const addVehicle = page.getByRole('dialog', { name: 'Add New Vehicle' });
  await addVehicle.getByRole('button', { name: 'Cancel' }).click();
  await expect(addVehicle).toHaveCount(0);
  // It looks every second whether a dialog is open.
  await page.clock.fastForward(1000);
  await expect(sheet).toBeVisible();
  for (const name of ['Camera & media', 'Notifications', 'Location']) {
    await expect(sheet.getByRole('switch', { name })).toBeChecked();
  }
  await expect(sheet.getByRole('switch', { name: 'Microphone' })).toBeHidden();
  await sheet.getByText('More, and your privacy').click();
  for (const name of ['Microphone', 'Contacts']) {
    await expect(sheet.getByRole('switch', { name })).not.toBeChecked();
  }
  for (const name of ['Storage', 'Network']) {
    await expect(sheet.getByRole('switch', { name })).toBeDisabled();
  }
  await expect(sheet.getByText(/^Your privacy:/)).toBeVisible();
  const lookOf = (name: string) =>
    sheet.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, color, fontWeight, height } = getComputedStyle(button);
      return { backgroundColor, color, fontWeight, height };
    });
  expect(await lookOf('Skip for Now')).toEqual(await lookOf('Grant Permissions & Continue'));

  await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(sheet, 'the page is usable beside it').toBeVisible();
  // The sheet is below the list and moves while the list loads.
  await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(() => stored(page))
    .toEqual({
      camera: false,
      storage: true,
      network: true,
      location: false,
      notifications: false,
      contacts: false,
      microphone: false,
    });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('permissions are granted by the browser, reviewed and changed one by one', async ({ page, context }) => {
  await signUp(page);
  await context.grantPermissions(['geolocation', 'camera']);
  await context.setGeolocation({ latitude: 18.52, longitude: 73.86 });
  await page.goto('/dashboard/settings');
  await says(page, '0 of 5 granted');
  await page.getByRole('button', { name: 'Allow Location' }).click();
  await says(page, 'Permission Updated');
  await says(page, '1 of 5 granted');

  await page.getByRole('button', { name: 'Review all' }).click();
  const dialog = page.getByRole('dialog', { name: 'App permissions' });
  for (const name of ['Camera & media', 'Storage', 'Network']) {
    await expect(dialog.getByRole('switch', { name })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name })).toBeChecked();
  }
  await expect(dialog.getByText(/^Your privacy:/)).toBeVisible();
  await dialog.getByRole('switch', { name: 'Contacts' }).click();
  await dialog.getByRole('switch', { name: 'Location' }).click();
  await dialog.getByRole('button', { name: 'Save Preferences' }).click();
  await says(page, 'Permissions Saved');
  // Headless Chromium has no camera, so the permission is stored as refused.
  expect(await stored(page)).toMatchObject({ location: false, contacts: true, storage: true, network: true });

  await page.getByRole('switch', { name: 'Microphone' }).click();
  await expect.poll(() => stored(page)).toMatchObject({ microphone: true });
  await page.route('**/api/auth/user/permissions', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('switch', { name: 'Microphone' }).click();
  await says(page, 'Failed to update permission. Please try again.');
  await page.getByRole('button', { name: 'Review all' }).click();
  await dialog.getByRole('button', { name: 'Save Preferences' }).click();
  await says(page, 'Failed to save permissions. Please try again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a permission that the browser refuses is shown as refused and not stored as granted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Notification.requestPermission = async () => 'denied';
  });
  await signUp(page);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Allow Camera & media' }).click();
  await says(page, 'Your browser refused');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await says(page, 'Your browser refused');
  expect(await stored(page)).toMatchObject({ camera: false, notifications: false });
});
