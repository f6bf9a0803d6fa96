import { expect, type Page } from '@playwright/test';
import type { OwnVehicleDto } from '../../../schema/vehicles/output.ts';
import { makePhonePhoto } from './photo.ts';

/** The dialog of a new listing. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Vehicle' });
export const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create Listing' });
export const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** A connection that the server closes just as it is reused. */
const RETRIED = { maxRetries: 2 };

export const listings = async (page: Page): Promise<OwnVehicleDto[]> =>
  (await page.request.get('/api/vehicles', RETRIED)).json();
export const user = async (page: Page) => (await page.request.get('/api/auth/user', RETRIED)).json();

export const choosePhoto = async (page: Page) =>
  dialogOf(page)
    .locator('input[type=file][multiple]')
    .setInputFiles({
      name: 'front.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhonePhoto({ width: 800, height: 600, orientation: 1, gps: null }),
    });

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Name, price and photo: what a listing needs besides its suggested facts. */
export async function fill(page: Page, name: string) {
  await dialogOf(page).getByLabel('Vehicle Name').fill(name);
  await dialogOf(page).getByLabel('Price').fill('52000');
  await choosePhoto(page);
}
