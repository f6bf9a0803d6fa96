import { expect, type Locator, type Page } from '@playwright/test';

/** The page's form of this name. */
export const formOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/**
 * Presses a button that is `aria-disabled`, by keyboard. Playwright refuses to click it, and a forced click
 * misses it while its dialog still moves. Until it is dimmed, its page's script has not come yet.
 */
export async function pressDimmed(button: Locator) {
  await expect(button).toBeDisabled();
  await button.press('Enter');
}
