import type { Locator, Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name, exact: true });

/** A finger that moves sideways over a row. */
async function swipe(row: Locator, by: number) {
  const finger = { pointerType: 'touch', bubbles: true, clientY: 10 };
  const on = row.locator('> div');
  await on.dispatchEvent('pointerdown', { ...finger, clientX: 200 });
  await on.dispatchEvent('pointermove', { ...finger, clientX: 200 + by });
  await on.dispatchEvent('pointerup', { ...finger, clientX: 200 + by });
}

test('the call list calls and plans, by button and by swipe', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Called Swift');
  const headers = { origin: new URL(page.url()).origin };
  for (const buyerName of ['Asha', 'Balu', 'Chitra']) {
    const data = { vehicleId: id, buyerName, buyerMobile: newNumber(), offerPrice: '450000' };
    expect((await page.request.post('/api/leads', { headers, data })).status()).toBeLessThan(300);
  }
  await page.goto('/dashboard/leads');
  await page.getByRole('radio', { name: 'Call list' }).click();
  const unanswered = part(page, 'Unanswered').getByRole('listitem');
  await expect(unanswered).toHaveCount(3);

  await test.step('a button plans it for tomorrow, and undo brings it back', async () => {
    await page.getByRole('button', { name: 'Call Asha tomorrow' }).click();
    await expect(unanswered).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(unanswered).toHaveCount(3);
  });

  await test.step('a swipe to the left does the same; a short one does nothing', async () => {
    const balu = unanswered.filter({ hasText: 'Balu' });
    await swipe(balu, -40);
    await swipe(balu, -110);
    await expect(unanswered.filter({ hasText: 'Balu' })).toHaveCount(0);
    await expect(unanswered).toHaveCount(2);
  });

  await test.step('a swipe to the right calls, and asks how it went', async () => {
    await swipe(unanswered.filter({ hasText: 'Chitra' }), 110);
    const asked = page.getByRole('dialog', { name: 'How did the call go?' });
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(asked).toBeVisible({ timeout: 500 });
    }).toPass();
    await asked.getByRole('button', { name: 'Later today' }).click();
    await expect(part(page, 'Due').getByRole('listitem').filter({ hasText: 'Chitra' })).toBeVisible();
    await expect(unanswered).toHaveCount(1);
  });
});
