import type { Page } from '@playwright/test';

/** From here on, time passes only by `page.clock.runFor`: a slow machine cannot outlive what a test looks at. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
