import type { Page } from '@playwright/test';
import { dialogOf, openDialog } from './add-dialog.ts';
import { makePhonePhoto } from './photo.ts';

export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makePhonePhoto({ width: 800, height: 600, orientation: 1, gps: null }),
});

export const choose = async (page: Page, ...names: string[]) =>
  dialogOf(page)
    .locator('input[type=file][multiple]')
    .setInputFiles(await Promise.all(names.map(photo)));

/** Year and kilometres of its own, so that there is nothing to confirm. */
export async function sayFacts(page: Page) {
  await dialogOf(page).getByLabel('Year').fill('2019');
  await dialogOf(page).getByLabel('KMs Driven').fill('42000');
}

export async function fill(page: Page, name = 'Form Test LXi') {
  await openDialog(page);
  await dialogOf(page).getByLabel('Vehicle Name').fill(name);
  await dialogOf(page).getByLabel('Price').fill('475000');
  await sayFacts(page);
  await choose(page, 'front.jpg');
}
