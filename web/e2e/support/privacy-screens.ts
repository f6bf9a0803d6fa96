import { expect } from '@playwright/test';
import { at, type Screen } from './screen.ts';

/** What people can do with their data. */
export const PRIVACY_SCREENS: Screen[] = [
  {
    name: 'offer to withdraw',
    open: async (page, vehicles) => {
      await page.goto('/');
      const vehicleId = vehicles.find(({ status }) => status === 'available')?.id;
      const buyerMobile = `98${Date.now() % 1e8}`.padEnd(10, '0');
      const answer = await page.request.post('/api/leads', {
        data: { vehicleId, buyerName: 'Axe', buyerMobile, offerPrice: '300000' },
        headers: { origin: new URL(page.url()).origin },
      });
      await page.goto((await answer.json()).withdrawPath);
      await expect(page.getByRole('button', { name: 'Withdraw this offer' })).toBeVisible();
    },
  },
  { name: 'complaints', open: at('/grievances') },
  { name: 'goodbye', open: at('/goodbye') },
  {
    name: 'erase account dialog',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Erase account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
    },
  },
];
