import { expect, type Page } from '@playwright/test';
import { ACTING_HEADER, actingAt, actingPath } from '../../../schema/staff/acting.ts';
import { publishListing } from './listing.ts';
import { signUp } from './people.ts';
import { at, type Screen } from './screen.ts';

const send = async (page: Page, path: string, data: object) => {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post(`/api/staff/${path}`, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
};

/** Lets the person of one page work for the seller of another, past the screens. Returns the address. */
export async function employ(owner: Page, person: Page, role: string): Promise<string> {
  const { id, link } = await send(owner, 'invitations', { role });
  const { sellerId } = await send(person, 'ask', { token: new URL(link).hash.slice(1) });
  await send(owner, `invitations/${id}/decision`, { decision: 'let_in' });
  return actingPath(sellerId);
}

const inAnotherBrowser = async (page: Page, use: (other: Page) => Promise<void>) => {
  const browser = page.context().browser();
  const other = await browser?.newPage({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('There is no other browser');
  await signUp(other);
  await use(other);
  await other.close();
};

/** What a seller sees of their staff, and staff of a seller. */
export const STAFF_SCREENS: Screen[] = [
  { name: 'staff', signedIn: true, open: at('/dashboard/settings?section=staff') },
  {
    name: 'staff who wait and work',
    open: async (page) => {
      await signUp(page);
      await inAnotherBrowser(page, async (other) => {
        await employ(page, other, 'manager');
      });
      await inAnotherBrowser(page, async (other) => {
        const { link } = await send(page, 'invitations', { role: 'salesperson' });
        await send(other, 'ask', { token: new URL(link).hash.slice(1) });
      });
      await send(page, 'invitations', { role: 'manager' });
      await page.goto('/dashboard/settings?section=staff');
      await expect(page.getByRole('button', { name: /^Let in / })).toBeVisible();
    },
  },
  {
    name: 'handing over dialog',
    alike: 'main',
    open: async (page) => {
      await signUp(page);
      await inAnotherBrowser(page, async (other) => {
        await employ(page, other, 'manager');
      });
      await page.goto('/dashboard/settings?section=staff');
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    },
  },
  {
    name: 'invitation dialog',
    alike: 'main',
    open: async (page) => {
      await signUp(page);
      await page.goto('/dashboard/settings?section=staff');
      await page.getByRole('button', { name: 'Invite a salesperson' }).click();
      await expect(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
    },
  },
  {
    name: 'invitation',
    open: async (page) => {
      await page.goto('/');
      await inAnotherBrowser(page, async (other) => {
        const { link } = await send(other, 'invitations', { role: 'salesperson' });
        await page.goto(link);
      });
      await expect(page.getByRole('link', { name: 'Make an account' })).toBeVisible();
    },
  },
  {
    name: 'yard of a helper',
    open: async (page) => {
      await signUp(page);
      await inAnotherBrowser(page, async (other) => {
        await publishListing(other, 'Yard Swift');
        await page.goto(await employ(other, page, 'helper'));
      });
      await expect(page.getByText('Yard Swift')).toBeVisible();
    },
  },
  {
    name: 'who answers dialog',
    alike: 'main',
    open: async (page) => {
      await signUp(page);
      await publishListing(page, 'Gate Swift');
      await inAnotherBrowser(page, async (other) => {
        await employ(page, other, 'salesperson');
      });
      await page.goto('/dashboard/listings');
      await page.getByRole('button', { name: 'More actions for Gate Swift' }).click();
      await page.getByRole('menuitem', { name: 'Who answers' }).click();
      await page.getByLabel('Buyers reach').selectOption({ label: 'A duty number' });
      await expect(page.getByLabel('Duty number')).toBeVisible();
    },
  },
  {
    name: 'dashboard of staff',
    open: async (page) => {
      await signUp(page);
      await inAnotherBrowser(page, async (other) => {
        await page.goto(await employ(other, page, 'salesperson'));
      });
      await expect(page.getByText('You work for')).toBeVisible();
    },
  },
  {
    name: 'who are you',
    open: async (page) => {
      await signUp(page);
      await inAnotherBrowser(page, async (other) => {
        const place = await employ(other, page, 'salesperson');
        const headers = {
          origin: new URL(page.url()).origin,
          [ACTING_HEADER]: actingAt(place)?.seller ?? '',
        };
        await page.request.post('/api/shared-phones/here', { data: { pin: '1111' }, headers });
        await page.goto(place);
      });
      await expect(page.getByRole('button', { name: 'Test Seller' })).toBeVisible();
    },
  },
];
