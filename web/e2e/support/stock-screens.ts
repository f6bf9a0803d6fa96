import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

/** Imports of a list, and what is made of a vehicle for other apps. */
export const STOCK_SCREENS: Screen[] = [
  {
    name: 'import dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page.getByRole('button', { name: 'Import a list' }).click();
      await expect(page.getByRole('textbox', { name: 'Your list' })).toBeVisible();
    },
  },
  {
    name: 'dry run of an import',
    signedIn: true,
    alike: 'main',
    open: async (page, [vehicle]) => {
      await page.goto('/dashboard/listings');
      await page.getByRole('button', { name: 'Import a list' }).click();
      const list = [
        'Car,Year,KM,Reg No,Price',
        `Ours,2018,62k,${vehicle?.registrationNumber},4.60`,
        'Swift VXI,2018,62k,UP78ZZ1234,4.75',
        'Kwid RXT,2019,,UP78ZZ9999,सस्ता',
      ].join('\n');
      await page
        .getByRole('dialog')
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
      await expect(page.getByText('New vehicles: 2', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'status picture dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Status picture' }).click();
      await expect(page.getByRole('img', { name: /^Status picture of/ })).toBeVisible();
    },
  },
  {
    name: 'copy advert dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Copy advert' }).click();
      await expect(page.getByRole('dialog').getByLabel('Text of the advert')).not.toHaveValue('');
    },
  },
  {
    name: 'photo walk',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/listings');
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Add photos' }).click();
      await expect(page.getByText(/^The camera cannot be used\./)).toBeVisible();
    },
  },
  ...(['Token receipt', 'Delivery note'] as const).map(
    (kind): Screen => ({
      name: `${kind.toLowerCase()} dialog`,
      signedIn: true,
      open: async (page, [vehicle]) => {
        await page.goto(`/dashboard/listings/${vehicle?.id}`);
        await page.getByRole('button', { name: kind, exact: true }).click();
        await expect(page.getByRole('dialog', { name: kind })).toBeVisible();
      },
    }),
  ),
  {
    name: 'out dialog of a trip',
    signedIn: true,
    alike: 'main',
    open: async (page, [vehicle]) => {
      await page.goto(`/dashboard/listings/${vehicle?.id}`);
      await page.getByRole('button', { name: 'Out', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Out' })).toBeVisible();
    },
  },
  {
    name: 'engine and chassis number dialog',
    signedIn: true,
    alike: 'main',
    open: async (page, [vehicle]) => {
      await page.goto(`/dashboard/listings/${vehicle?.id}`);
      await page
        .getByRole('region', { name: 'Trips' })
        .getByRole('button', { name: /^(Enter|Change)$/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Engine and chassis number' })).toBeVisible();
    },
  },
  {
    name: 'stock-take dialog',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/print?section=stickers');
      await page.getByRole('button', { name: 'Stock-take' }).click();
      await expect(page.getByRole('dialog', { name: 'Stock-take' })).toBeVisible();
    },
  },
];
