import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';

test('a yard helper adds photos and a draft, without prices and buyers @both', async ({
  page: owner,
  browser,
}) => {
  const helper = await (await browser.newContext()).newPage();
  await signUp(owner);
  await signUp(helper);
  await publishListing(owner, 'Yard Swift');
  const place = await employ(owner, helper, 'helper');
  await helper.goto(place);
  await expect(helper).toHaveURL(/\/for\/[\w-]{22}\/dashboard\/listings$/);
  await expect(helper.getByRole('heading', { name: 'In the yard' })).toBeVisible();
  await expect(helper.getByText('Yard Swift')).toBeVisible();
  await expect(helper.getByText('₹')).toHaveCount(0);
  await expect(helper.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  await expect(helper.getByRole('button', { name: 'Add Vehicle' })).toHaveCount(0);

  const buffer = await makePhonePhoto({ width: 1200, height: 900, orientation: 1, gps: null });
  const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer };
  await helper.getByRole('button', { name: 'Add photos of Yard Swift' }).click();
  const photos = helper.getByRole('dialog', { name: 'Add photos' });
  await photos.getByRole('button', { name: 'Save' }).click();
  await expect(photos.getByText('Choose a photo')).toBeVisible();
  await photos.locator('input[type=file]').first().setInputFiles(photo);
  await photos.getByRole('button', { name: 'Save' }).click();
  await expect(helper.getByText('Photos: 2')).toBeVisible();

  await helper.getByRole('button', { name: 'Add a vehicle' }).click();
  const draft = helper.getByRole('dialog', { name: 'Vehicle in the yard' });
  await draft.getByLabel('Name of the vehicle').fill('Washed Kwid');
  await draft.getByLabel('Number plate').fill('MH12AB1234');
  await draft.getByRole('button', { name: 'Save' }).click();
  await expect(helper.getByRole('button', { name: 'Continue Washed Kwid' })).toBeVisible();
  await helper.goto(`${place}/leads`);
  await expect(helper.getByText('Your role does not include this')).toBeVisible();

  await owner.goto('/dashboard/listings');
  await owner.getByRole('button', { name: 'Continue Washed Kwid' }).click();
  await expect(owner.getByRole('dialog').getByLabel('Vehicle name')).toHaveValue('Washed Kwid');
  await helper.context().close();
});
