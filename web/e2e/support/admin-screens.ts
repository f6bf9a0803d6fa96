import { expect } from '@playwright/test';
import { ADMIN_PATHS, type AdminTab } from '../../../schema/common/tab-paths.ts';
import { at, type Screen } from './screen.ts';
import { chooseStatement, withDeskRows } from './upi.ts';

/** The dialogs of UPI payments, by the button that opens them. */
const DECISIONS = [
  ['confirm dialog', 'Confirm'],
  ['refuse dialog', 'Refuse'],
  ['take back dialog', 'Take back'],
  ['give dialog', 'Give to an order'],
  ['set aside dialog', 'Set aside'],
] as const;

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
  {
    name: 'admin statement',
    signedIn: 'admin',
    open: async (page) => {
      await chooseStatement(page, [['630612345678', '4,321.00']], 'csv');
      await expect(page.getByRole('button', { name: 'Import 1' })).toBeEnabled();
    },
  },
  {
    name: 'admin received UPI payments',
    signedIn: 'admin',
    open: async (page) => {
      await page.goto('/admin/upi-payments?show=succeeded');
      await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    },
  },
  ...DECISIONS.map(
    ([name, button]): Screen => ({
      name: `admin ${name}`,
      signedIn: 'admin',
      open: async (page) => {
        await page.goto('/admin/upi-payments');
        await withDeskRows(page);
        await page.goto(`/admin/upi-payments${name === 'take back dialog' ? '?show=succeeded' : ''}`);
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
      },
    }),
  ),
];
