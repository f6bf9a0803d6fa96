import { expect } from '@playwright/test';
import { ADMIN_PATHS, type AdminTab } from '../../../schema/common/tab-paths.ts';
import { at, type Screen } from './screen.ts';

/** What operators see, and what others see instead. */
export const ADMIN_SCREENS: Screen[] = [
  { name: 'no admin access', signedIn: true, open: at('/admin') },
  ...(Object.keys(ADMIN_PATHS) as AdminTab[]).map(
    (tab): Screen => ({ name: `admin ${tab}`, signedIn: 'admin', open: at(ADMIN_PATHS[tab]) }),
  ),
  {
    name: 'admin user details',
    signedIn: 'admin',
    open: async (page) => {
      await page.goto('/admin/analytics');
      await page.getByRole('link', { name: /pro@demo/ }).click();
      await expect(page.getByRole('region', { name: 'Plan history' })).toBeVisible();
    },
  },
  {
    name: 'admin gift code dialog',
    signedIn: 'admin',
    open: async (page) => {
      await page.goto('/admin/gift-codes');
      await page.getByRole('button', { name: 'Create gift code' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create gift code' }).click();
      await expect(page.getByText('Code and discount percentage are required').first()).toBeVisible();
    },
  },
  {
    name: 'admin request dialog',
    signedIn: 'admin',
    open: async (page) => {
      await page.goto('/admin/upgrade-requests');
      await page
        .getByRole('button', { name: /^Open the request/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByLabel('Notes')).toBeVisible();
    },
  },
];
