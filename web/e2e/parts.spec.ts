import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

test.describe('every part of web/ui, in its states', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1440]) {
      test(`fits at ${width} px, ${colorScheme}, without a serious violation`, async ({ page }, info) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/dev/ui');
        await expect(page.getByRole('region', { name: 'What opens' })).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        await info.attach(`parts-${width}-${colorScheme}`, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  }

  test('opens and closes: menu, popover, dialog, question, toast', async ({ page }) => {
    await page.goto('/dev/ui');
    const region = page.getByRole('region', { name: 'What opens' });
    for (const [name, role] of [
      ['Menu', 'menu'],
      ['Popover', 'dialog'],
      ['Dialog', 'dialog'],
      ['Form', 'dialog'],
      ['Question', 'alertdialog'],
    ] as const) {
      await region.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await region.getByRole('button', { name: 'Toast, error' }).click();
    const toast = page.getByText('Toast: error', { exact: true });
    await expect(toast).toBeVisible();
    // As on iOS, where the keyboard covers the lower edge of the page.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 400, configurable: true });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(400);
  });
});
