import { expect, type Page } from '@playwright/test';
import type { CounterDto } from '../../../schema/counters/output.ts';
import type { LeadDto } from '../../../schema/leads/output.ts';
import type { Screen } from './screen.ts';
import { requestVisit } from './visit.ts';

/** Leads and sales, as the demo dealer sees them. */
export const LEAD_SCREENS: Screen[] = [
  {
    name: 'writing down a buyer',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/leads');
      await page.getByRole('button', { name: 'Buyer', exact: true }).click();
      await page.getByRole('button', { name: 'Save buyer' }).click();
      await expect(page.getByText('Say what they want')).toBeVisible();
    },
  },
  ...['visits', 'similar', 'price'].map((kind) => ({
    name: `leads of the kind ${kind}`,
    signedIn: true,
    open: (page: Page) => page.goto(`/dashboard/leads?kind=${kind}`),
  })),
  {
    name: 'a price for the buyer',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      const headers = { origin: new URL(page.url()).origin };
      const leads: LeadDto[] = await (await page.request.get('/api/leads')).json();
      // One that is open, of a vehicle for sale: other tests close some of the demo's.
      const lead = leads.find(
        ({ offerPrice, vehiclePrice, vehicleStatus, status, withdrawnAt }) =>
          offerPrice &&
          vehiclePrice &&
          offerPrice < vehiclePrice &&
          vehicleStatus === 'available' &&
          ['pending', 'contacted', 'negotiating'].includes(status) &&
          !withdrawnAt,
      );
      const address = `/api/counters/leads/${lead?.id}`;
      const prices = async () => (await (await page.request.get(address)).json()) as CounterDto[];
      if ((await prices()).length === 0) {
        await page.request.post(address, { headers, data: { price: `${lead?.vehiclePrice}` } });
      }
      const [price] = await prices();
      expect(price, 'a price was named').toBeDefined();
      await page.goto(price?.path ?? '');
      await expect(page.getByRole('heading', { name: 'A price from the seller' })).toBeVisible();
    },
  },
  {
    name: 'after a call',
    signedIn: true,
    alike: 'main',
    open: async (page) => {
      await page.goto('/dashboard/leads');
      await page.getByRole('table', { name: 'Leads' }).getByRole('link', { name: 'Call' }).first().click();
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByRole('button', { name: 'No answer' })).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
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
      await expect(page.getByRole('dialog').getByLabel('Notes')).toBeVisible();
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
      await expect(page.getByRole('dialog').getByLabel('Sold for')).toBeVisible();
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
    name: 'visits',
    signedIn: true,
    open: async (page, vehicles) => {
      const open = vehicles.find(({ status }) => status === 'available');
      await requestVisit(open?.id ?? '', 'Accessible Visitor');
      await page.goto('/dashboard/leads#visits');
      await expect(page.getByRole('button', { name: 'Confirm Accessible Visitor' }).first()).toBeVisible();
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
