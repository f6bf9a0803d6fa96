import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

/** Leads and sales, as the demo dealer sees them. */
export const LEAD_SCREENS: Screen[] = [
  {
    name: 'lead dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/leads');
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
      await expect(page.getByLabel('Notes')).toBeVisible();
    },
  },
  {
    name: 'marking a vehicle as sold',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^Status of .*: Available$/ })
        .first()
        .click();
      await page.getByRole('menuitemradio', { name: 'Sold' }).click();
      await expect(page.getByLabel('Sold for')).toBeVisible();
    },
  },
  {
    name: 'a lead’s status in its row',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/leads');
      await page
        .getByRole('button', { name: /^Status of / })
        .first()
        .click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
  },
  {
    name: 'leads by vehicle',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard/leads');
      await page.getByText('By vehicle').click();
    },
  },
];
