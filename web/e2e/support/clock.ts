import type { Page } from '@playwright/test';

/** From here on, time passes only by `page.clock.runFor`, so that a slow machine misses nothing. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
