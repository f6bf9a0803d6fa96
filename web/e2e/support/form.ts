import type { Page } from '@playwright/test';

/** The page's form of this name. */
export const formOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
