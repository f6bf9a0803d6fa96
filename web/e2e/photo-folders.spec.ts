import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

interface Car {
  images: string[];
}
const imagesOf = async (page: Page, id: string): Promise<number> =>
  ((await (await page.request.get(`/api/vehicles/${id}`)).json()) as Car).images.length;

test('a ZIP with a folder a car, named by plate, gives each its photos as far as the plan has room', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const withPlate = (registrationNumber: string) => ({ known: { facts: { registrationNumber } } });
  const { id: swift } = await publishListing(page, 'Folder Swift', withPlate('UP78AB4321'));
  const { id: alto } = await publishListing(page, 'Folder Alto', withPlate('DL3CAB9876'));
  const had = { swift: await imagesOf(page, swift), alto: await imagesOf(page, alto) };
  const photo = new Uint8Array(await makePhonePhoto({ width: 800, height: 600 }));
  const zip = zipSync({
    'yard/UP 78 AB 4321/1.jpg': photo,
    'yard/UP 78 AB 4321/2.jpg': photo,
    'yard/9876/1.jpg': photo,
    'yard/9876/2.jpg': photo,
    'yard/9876/3.jpg': photo,
    'yard/9876/4.jpg': photo,
    'yard/9876/5.jpg': strToU8('<html>no picture</html>'),
    'yard/1111/1.jpg': photo,
  });

  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await page.getByRole('button', { name: 'Photos from a folder or ZIP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos from a folder or ZIP' });
  await dialog
    .getByLabel('Choose a ZIP')
    .setInputFiles({ name: 'list.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect(dialog.getByText('This ZIP could not be read.')).toBeVisible();
  await dialog
    .getByLabel('Choose a ZIP')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await expect(row('1111')).toContainText('No vehicle of yours has this number');
  await expect(row('Folder Swift')).toContainText('Photos: 2');
  const room = 4 - had.alto;
  await expect(row('Folder Alto')).toContainText(`Photos: ${room} of 5, as many as your plan shows`);
  await dialog.getByRole('button', { name: `Add photos: ${room + 2}` }).click();
  await expect(page.getByText(`Photos to send: ${room + 2}`, { exact: true })).toBeVisible();
  await expect.poll(() => imagesOf(page, swift), { timeout: 30_000 }).toBe(had.swift + 2);
  await expect.poll(() => imagesOf(page, alto), { timeout: 30_000 }).toBe(4);
  await expect(page.getByRole('region', { name: 'Photos on this device' })).toBeHidden();
});
