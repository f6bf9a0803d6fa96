import { formOf } from './support/form.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

test('a seller’s words and yard are on the public page once they want that', async ({
  page,
  browser,
  baseURL,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  await page.request.patch('/api/yard', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      address: 'Plot 7, Demo Road',
      pin: '12.97, 77.59',
      hours: { opens: '10:00', closes: '19:00', closedDay: 'monday' },
    },
  });
  const name = `shop-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
  await page.goto('/dashboard/profile?section=settings');
  const form = formOf(page, 'Profile settings');
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('About you').fill('x'.repeat(501));
  await expect(form.getByText('501/500')).toBeVisible();
  await expect(page.getByText('Username is available')).toBeVisible();
  const save = form.getByRole('button', { name: 'Save profile' });
  await save.click();
  await expect(form.getByText('At most 500 characters')).toBeVisible();
  await form.getByLabel('About you').fill('Honest papers since 1998.');
  await expect(form.getByRole('switch', { name: 'Show address and hours on my profile' })).not.toBeChecked();
  await save.click();
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();

  const buyer = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await buyer.goto(`/${name}`);
  await expect(buyer.getByText('Honest papers since 1998.')).toBeVisible();
  await expect(buyer.getByText('Plot 7, Demo Road')).toHaveCount(0);

  await form.getByRole('switch', { name: 'Show address and hours on my profile' }).click();
  const saved = page.waitForResponse('**/api/auth/user/profile');
  await save.click();
  await saved;
  for (const [code, hours, map] of [
    ['en', '10:00 am to 7:00 pm, closed on Mondays', 'Show on the map'],
    ['hi', '10:00 से 19:00, सोमवार को बंद', 'नक्शे पर देखें'],
    ['ta', '10:00 முதல் 19:00 வரை, திங்கள் விடுமுறை', 'வரைபடத்தில் பாருங்கள்'],
  ] as const) {
    await buyer.goto(`/${name}?lang=${code}`);
    await expect(buyer.getByText('Plot 7, Demo Road')).toBeVisible();
    await expect(buyer.getByText(hours)).toBeVisible();
    await expect(buyer.getByRole('link', { name: map })).toHaveAttribute('href', /query=12\.97,77\.59$/);
  }
  await buyer.context().close();
});

test('a cover is at the top of the page once it is saved, without moving what is below', async ({
  page,
  browser,
  baseURL,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  const name = `cover-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
  await page.goto('/dashboard/profile?section=settings');
  const form = formOf(page, 'Profile settings');
  await form.getByLabel('Username').fill(name);
  await expect(page.getByText('Username is available')).toBeVisible();
  const jpeg = async (width: number, height: number) => ({
    name: 'yard.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhonePhoto({ width, height, orientation: 1, gps: null }),
  });
  await form.getByLabel('Add a cover').setInputFiles(await jpeg(600, 300));
  await expect(
    page.getByText('Choose a picture at least 720 pixels wide and 240 high.', { exact: true }),
  ).toBeVisible();
  await form.getByLabel('Add a cover').setInputFiles(await jpeg(2400, 1600));
  const cover = form.getByRole('img', { name: 'Cover' });
  await expect(cover).toHaveJSProperty('naturalWidth', 1440);
  await expect(form.getByText('Buyers see the change after “Save profile”.')).toBeVisible();
  const save = async () => {
    const saved = page.waitForResponse('**/api/auth/user/profile');
    await form.getByRole('button', { name: 'Save profile' }).click();
    await saved;
  };
  await save();

  const buyer = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await buyer.goto(`/${name}`);
  const shown = buyer.locator('main img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  const isPhone = (buyer.viewportSize()?.width ?? 0) < 640;
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    isPhone ? /\/banner$/ : /\/cover$/,
  );
  const [box, main] = [await shown.boundingBox(), await buyer.locator('main').boundingBox()];
  expect(box?.y).toBe((main?.y ?? 0) + 1);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(isPhone ? 3 : 4, 1);

  await form.getByRole('button', { name: 'Remove cover' }).click();
  await expect(cover).toHaveCount(0);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(cover).toBeVisible();
  await form.getByRole('button', { name: 'Remove cover' }).click();
  await save();
  await buyer.goto(`/${name}`);
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(buyer.locator('main img')).toHaveCount(0);
  await buyer.context().close();
});
