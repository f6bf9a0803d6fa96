import sharp from 'sharp';
import { decode, renderPage } from '../features/print/test/read-pdf.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { formOf } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { showToCamera } from './support/show-to-camera.ts';
import { expect, test } from './support/test.ts';

test('stickers are printed in advance, assigned to a vehicle by phone, by number and by camera, and moved', {
  tag: '@wide',
}, async ({ page, browser }) => {
  await signUp(page);
  const vehicles = ['2019 Honda City ZX', '2021 Hyundai i20 Asta'];
  for (const name of vehicles) await publishListing(page, name);
  await page.goto('/dashboard/print?section=stickers');
  const howMany = page.getByRole('combobox', { name: 'How many' });
  await expect(howMany.locator('option:enabled')).toHaveText(['10 (1 page)']);
  await expect(howMany).toHaveAccessibleDescription(/^Starter includes 10 stickers; you have made 0\./);
  const { pdf, name } = await downloadPdf(page, () =>
    page.getByRole('button', { name: 'Make 10 new stickers' }).click(),
  );
  expect(name).toBe('Stickers_1-10.pdf');
  const links = await decode(await renderPage(pdf, 200));
  expect(new Set(links).size).toBe(10);
  await expect(page.getByRole('list', { name: 'Stickers' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(howMany).toBeDisabled();
  await expect(howMany).toHaveAccessibleDescription(/you have made 10\./);
  await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');

  await test.step('the phone’s camera opens the link, which leads to the choice of its vehicle', async () => {
    await page.goto(links[0] ?? '');
    await expect(page.getByRole('heading', { name: 'This sticker is not in use yet' })).toBeVisible();
    await page.getByRole('link', { name: 'This is my sticker' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vehicle').selectOption({ label: vehicles[0] ?? '' });
    await dialog.getByRole('button', { name: 'Put it on this vehicle' }).click();
    await expect(page.getByText(/^Sticker \d+ now leads to 2019 Honda City ZX$/)).toBeVisible();
  });

  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(links[0] ?? '');
  await expect(buyer.getByRole('heading', { level: 1, name: vehicles[0] })).toBeVisible();

  await test.step('its number leads to its scans, and to the next vehicle', async () => {
    const code = links[0]?.split('/').at(-1) ?? '';
    const { number } = await (await page.request.get(`/api/links/${code}`)).json();
    await formOf(page, 'Find a sticker').getByLabel('Sticker number').fill('4711');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const toast = page.getByText('You have no sticker number 4711', { exact: true });
    await expect(toast).toBeVisible();
    const said = await toast.boundingBox();
    const needed = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'Workspace' }),
    ];
    for (const part of needed) {
      const box = await part.boundingBox();
      const isBelow = said && box && said.y >= box.y + box.height;
      const isAbove = said && box && said.y + said.height <= box.y;
      expect(isBelow || isAbove, `${part}`).toBe(true);
    }
    await formOf(page, 'Find a sticker').getByLabel('Sticker number').fill(`${number}`);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Sticker ${number}` });
    await expect(dialog).toContainText('1 in the last 30 days, 1 in all.');
    await dialog.getByLabel('Move to').selectOption({ label: vehicles[1] ?? '' });
    await dialog.getByRole('button', { name: 'Move it' }).click();
    await expect(page.getByText(/^Sticker \d+ now leads to 2021 Hyundai i20 Asta$/)).toBeVisible();
    await page.getByRole('link', { name: `Sticker ${number}: scans and vehicle` }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: vehicles[0] ?? '' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the camera in the page reads one', async () => {
    const shown = await (await renderPage(pdf, 150)).extract(STICKER_AT_150).png().toBuffer();
    const [read = ''] = await decode(sharp(shown));
    await showToCamera(page, shown);
    await page.getByRole('button', { name: 'Scan a sticker' }).click();
    const code = read.split('/').at(-1) ?? '';
    await expect(page).toHaveURL(new RegExp(`code=${code}`));
    await expect(page.getByRole('dialog', { name: /^Sticker \d+/ })).toBeVisible();
  });
});

/** The second sticker of the first row. */
const STICKER_AT_150 = { left: 620, top: 35, width: 591, height: 337 };

test('a sticker without scans is marked, and another seller’s code is refused', async ({
  page,
  signInAs,
  baseURL,
}) => {
  await signInAs('growth');
  await page.route('**/api/stickers', async (route) => {
    const response = await route.fetch();
    const stickers = await response.json();
    const [sticker] = stickers;
    if (sticker) Object.assign(sticker, { isUnscanned: true });
    await route.fulfill({ response, json: stickers });
  });
  await page.request.post('/api/stickers', { data: { count: 1 }, headers: { origin: baseURL ?? '' } });
  await page.goto('/dashboard/print?section=stickers');
  await expect(page.getByText('Not scanned for 30 days')).toBeVisible();
  await page.goto('/dashboard/print?code=zzzzzzzz');
  await expect(page.getByRole('dialog')).toContainText('This code is not one of yours');
});
