import { toBuffer } from 'qrcode';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { showToCamera } from './support/show-to-camera.ts';
import { expect, test } from './support/test.ts';

const facts = (plate: string) => ({ known: { kind: 'car' as const, facts: { registrationNumber: plate } } });

test('a yard is counted by scanning, also without a network, and its first count puts stickers on', async ({
  page,
  makePro,
  baseURL,
}) => {
  await signUp(page);
  const { origin } = new URL(baseURL ?? '');
  const headers = { origin };
  const swift = await publishListing(page, '2019 Maruti Swift VXi', facts('MH 12 AB 1234'));
  await publishListing(page, '2021 Hyundai i20 Asta', facts('MH 12 CD 5678'));
  const sold = await publishListing(page, '2018 Honda City ZX', facts('MH 12 EF 9012'));
  await page.request.patch(`/api/vehicles/${sold.id}/status`, { headers, data: { status: 'sold' } });
  const stickers = await (await page.request.post('/api/stickers', { headers, data: { count: 2 } })).json();
  const [first, blank] = stickers.map(({ code }: { code: string }) => code);
  await page.request.patch(`/api/links/${first}`, { headers, data: { vehicleId: swift.id } });
  const codeOf = async (vehicleId: string) => {
    const [{ shortUrl }] = await (await page.request.get(`/api/links?vehicleId=${vehicleId}`)).json();
    return new URL(shortUrl).pathname.slice(3);
  };
  const see = async (code: string) =>
    showToCamera(page, await toBuffer(`${origin}/q/${code}`, { scale: 8, margin: 4 }));

  await page.goto('/dashboard/print?section=stickers');
  await page.getByRole('button', { name: 'Stock-take' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stock-take' });
  await expect(dialog.getByText('Stock-takes are part of the Growth plan.')).toBeVisible();
  await makePro(page);
  await page.goto('/dashboard/print?section=stickers');
  await see(first);
  await page.getByRole('button', { name: 'Stock-take' }).click();

  await test.step('one scan after another, without a tap between', async () => {
    await dialog.getByRole('button', { name: 'Start scanning' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2019 Maruti Swift VXi · 1234');
    await expect(dialog.getByRole('progressbar', { name: '1 of 2 found' })).toBeVisible();
    await see(await codeOf(sold.id));
    await expect(dialog.getByRole('status')).toContainText('Honda City ZX · 9012 · Sold, but still there');
    await see(first);
    await expect(dialog.getByRole('status')).toContainText('Maruti Swift VXi · 1234: found already');
    await showToCamera(page, await toBuffer('https://elsewhere.example/q/abc', { scale: 8, margin: 4 }));
    await expect(dialog.getByRole('status')).toHaveText('This is not a sticker of ours.');
  });

  await test.step('a blank sticker is put on the vehicle with the last four', async () => {
    await see(blank);
    const plate = dialog.getByLabel('The sticker is on the vehicle with the last four');
    await plate.fill('9999');
    await dialog.getByRole('button', { name: 'Put it on' }).click();
    await expect(dialog.getByRole('status')).toHaveText('No vehicle ends with 9999.');
    await plate.fill('५६७८');
    await dialog.getByRole('button', { name: 'Put it on' }).click();
    await expect(dialog.getByRole('progressbar', { name: '2 of 2 found' })).toBeVisible();
    const hook = dialog.getByLabel('Its key hangs at');
    await hook.fill('K-7');
    await hook.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  await test.step('the result is kept', async () => {
    await dialog.getByRole('button', { name: 'End the stock-take' }).click();
    const asked = page.getByRole('alertdialog', { name: 'End the stock-take?' });
    await expect(asked).toContainText('Every vehicle was found.');
    await asked.getByRole('button', { name: 'End it' }).click();
    const past = dialog.getByRole('region', { name: 'Earlier ones' });
    await expect(past).toContainText('2 of 2 found');
    await expect(past).toContainText('Sold, but still there 1');
    await expect(past).not.toContainText('Missing');
  });

  await test.step('without a network a find stays on the phone, through a reload, and is sent later', async () => {
    await showToCamera(page, await toBuffer('https://elsewhere.example/q/abc', { scale: 8, margin: 4 }));
    await dialog.getByRole('button', { name: 'Start scanning' }).click();
    await expect(dialog.getByText('Not found yet')).toBeVisible();
    await expect(dialog.getByText('Key: K-7')).toBeVisible();
    await page.route('**/api/stock-takes/**', (route) => route.abort());
    await dialog.getByLabel('Last four of the plate').fill('1234');
    await dialog.getByRole('button', { name: 'Found', exact: true }).click();
    await expect(dialog.getByText('1 waiting for a network. They are kept on this phone.')).toBeVisible();
    await dialog.getByRole('button', { name: 'End the stock-take' }).click();
    const asked = page.getByRole('alertdialog', { name: 'End the stock-take?' });
    await asked.getByRole('button', { name: 'End it' }).click();
    await expect(asked).toContainText('It ends with a network. Please try again then.');
    await page.reload();
    await page.getByRole('button', { name: 'Stock-take' }).click();
    await expect(dialog.getByText('1 waiting for a network. They are kept on this phone.')).toBeVisible();
    await expect(dialog.getByText('The camera cannot be used.')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: '1 of 2 found' })).toBeVisible();
    await page.unroute('**/api/stock-takes/**');
    await page.reload();
    await expect
      .poll(async () => {
        const { current } = await (await page.request.get('/api/stock-takes')).json();
        return current.vehicles.filter(({ found }: { found: unknown }) => found).length;
      })
      .toBe(1);
    await page.getByRole('button', { name: 'Stock-take' }).click();
    await dialog.getByRole('button', { name: '2021 Hyundai i20 Asta · 5678 is here' }).click();
    await expect(dialog.getByRole('progressbar', { name: '2 of 2 found' })).toBeVisible();
  });
});
