import { expect } from '@playwright/test';
import { create, fill, openDialog } from './add-dialog.ts';
import { publishListing } from './listing.ts';
import { signUp } from './people.ts';
import type { Screen } from './screen.ts';

/** What a new seller meets on the way to the first vehicle. */
export const WAY_IN_SCREENS: Screen[] = [
  {
    name: 'permissions sheet',
    open: async (page) => {
      await signUp(page, { asksPermissions: true });
      await page.getByRole('dialog', { name: 'App Permissions' }).getByText('More, and your privacy').click();
    },
  },
  {
    name: 'question about suggested facts',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard');
      await openDialog(page);
      await fill(page, 'Activa 6G');
      await create(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'full plan',
    open: async (page) => {
      await signUp(page);
      for (const name of ['One', 'Two', 'Three']) await publishListing(page, name);
      await page.reload();
      await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
      await expect(page.getByRole('dialog', { name: '3 of 3 live' })).toBeVisible();
    },
  },
];
