import type { Locator } from '@playwright/test';

/** Presses, counted; what is typed is not. */
export function counted() {
  const presses = { count: 0 };
  const press = async (target: Locator) => {
    presses.count += 1;
    await target.click();
  };
  return { presses, press };
}
