import type { Locator, Page } from '@playwright/test';

/** Chooses the language in which buyers read what is printed or sent. */
export const chooseLanguage = (place: Page | Locator, code: string) =>
  place.getByRole('combobox', { name: 'Buyers’ language' }).selectOption(code);
