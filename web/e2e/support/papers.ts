import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Draws a signature. */
export async function sign(page: Page, dialog: Locator, side: 'seller' | 'buyer') {
  const field = dialog.getByRole('group', { name: `Signature of the ${side}` }).getByRole('img');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('no field to sign in');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.3, { steps: 8 });
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.7, { steps: 8 });
  await page.mouse.up();
  await expect(field).toHaveAccessibleName('Signed');
}
