import { expect } from '@playwright/test';
import { create, dialogOf, fill, openDialog } from './add-dialog.ts';
import { storeDraft } from './drafts.ts';
import { publishListing } from './listing.ts';
import { signUp } from './people.ts';
import type { Screen } from './screen.ts';

/** What a new seller sees on the way to the first vehicle. */
export const WAY_IN_SCREENS: Screen[] = [
  {
    name: 'permissions sheet',
    open: async (page) => {
      await signUp(page, { asksPermissions: true });
      await page.getByRole('dialog', { name: 'App permissions' }).getByText('More, and your privacy').click();
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
    name: 'add dialog with more details',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard');
      await openDialog(page);
      await dialogOf(page).getByText('More details').click();
      await expect(dialogOf(page).getByLabel('Colour')).toBeVisible();
    },
  },
  {
    name: 'drafts',
    open: async (page) => {
      await signUp(page);
      await storeDraft(page, 'Begun Activa');
      await page.goto('/dashboard/listings');
      await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(1);
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
