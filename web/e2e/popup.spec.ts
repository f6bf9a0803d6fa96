import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const NO_ANSWER =
  'The sign-in window gave no answer. It was blocked, closed, or took longer than 30 seconds. Allow popups, or use email.';

const button = (page: Page) => page.getByRole('button', { name: "Try the provider's authentication" });
const waits = (page: Page) => expect(button(page)).toHaveAttribute('aria-busy', 'true');
const gaveUp = async (page: Page) => {
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
};

/** Replaces the window opened by the button with `window.popup`, or with nothing if popups are blocked. */
async function replaceWindow(page: Page, isBlocked: boolean) {
  await page.addInitScript((blocked) => {
    window.open = (...asked) => {
      Reflect.set(window, 'asked', asked);
      if (blocked) return null;
      // An event's source must be a window or a port.
      const popup = Object.assign(new MessageChannel().port1, { closed: false });
      Reflect.set(window, 'popup', popup);
      return popup as unknown as Window;
    };
  }, isBlocked);
  await page.clock.install({ time: 0 });
  await page.goto('/auth/troubleshoot');
  await page.clock.pauseAt(60_000);
  await button(page).click();
}

test('the sign-in window is 500 by 600 and has 30 seconds', async ({ page }) => {
  await replaceWindow(page, false);
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([
    '/api/login?popup=true',
    'chaabi-sign-in',
    'popup=yes,width=500,height=600',
  ]);
  await page.clock.runFor(29_999);
  await waits(page);
  await page.clock.runFor(1);
  await gaveUp(page);
});

test('a blocked sign-in window is reported at once', async ({ page }) => {
  await replaceWindow(page, true);
  await gaveUp(page);
});

test('a sign-in window that the person closes is noticed within a second', async ({ page }) => {
  await replaceWindow(page, false);
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'popup'), 'closed', true));
  await page.clock.runFor(1_099);
  await waits(page);
  await page.clock.runFor(1);
  await gaveUp(page);
});

test('a message that arrives after its window was seen closed still counts', async ({ page }) => {
  await replaceWindow(page, false);
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'popup'), 'closed', true));
  await page.clock.runFor(1_050);
  await waits(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    const source = Reflect.get(window, 'popup');
    const data = { type: 'chaabi:auth', status: 'success' };
    window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source, data }));
  });
  await reloaded;
});

test('a failed sign-in window notifies its opener, and closes', async ({ page }) => {
  await page.goto('/auth/troubleshoot');
  const opening = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opening;
  await popup.waitForURL(/\/login/);
  const closed = popup.waitForEvent('close');
  await popup.evaluate(() => window.location.assign('/auth/callback?error=access_denied'));
  await closed;
  await gaveUp(page);
});

for (const [outcome, target] of [
  ['success', '/dashboard'],
  ['failure', '/auth?error=callback_failed'],
] as const) {
  test(`the callback page says what it does, and continues 100 ms after a ${outcome}`, async ({
    page,
    signInAs,
  }) => {
    if (outcome === 'success') await signInAs('starter');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto('/auth/callback');
    await expect(page.getByRole('heading', { name: 'Completing Authentication' })).toBeVisible();
    await page.clock.runFor(99);
    await expect(page).toHaveURL('/auth/callback');
    await page.clock.runFor(1);
    await page.waitForURL(target);
  });
}
