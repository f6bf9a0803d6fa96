import { readFile } from 'node:fs/promises';
import { decodeQr } from './support/decode-qr.ts';
import { hasGps } from './support/has-gps.ts';
import { fillOffer } from './support/offer.ts';
import { signUpOnScreens } from './support/people.ts';
import { makePhonePhoto, topIsRed } from './support/photo.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const VARIANTS = ['thumb', 'card', 'full', 'og'];

test('a seller publishes a car, a buyer scans its code and offers, the lead arrives', async ({
  page,
  browser,
  baseURL,
}) => {
  const photo = await makePhonePhoto();
  expect(hasGps(photo), 'the photo carries a position to begin with').toBe(true);
  expect(await topIsRed(photo), 'and lies on its side').toBe(false);

  await signUpOnScreens(page);
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' });
  await dialog.getByLabel('Vehicle Name').fill('2019 Honda City ZX');
  await dialog.getByLabel('Price').fill('725000');
  await dialog.getByLabel('Year').fill('2019');
  await dialog.getByLabel('KMs Driven').fill('42000');
  await dialog.getByLabel('Fuel Type').selectOption('Petrol');
  await dialog.getByRole('button', { name: 'Generate with AI' }).click();
  await expect(dialog.getByLabel('Sales Pitch / Description')).toHaveValue(/Honda City/);
  await dialog.locator('input[type=file][multiple]').setInputFiles({
    name: 'IMG_2041.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await dialog.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText('Vehicle Created!', { exact: true })).toBeVisible({ timeout: 60_000 });
  const live = page.getByRole('dialog', { name: 'Your page is live' });
  await expect(live.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    /2019%20Honda%20City%20ZX%2C%20%E2%82%B97%2C25%2C000.*src%3Dlink$/,
  );

  await page.goto('/dashboard/listings');
  const card = page.getByRole('listitem').filter({ hasText: '2019 Honda City ZX' });
  await expect(card).toContainText('₹7,25,000');
  await expect(card).toContainText('0 views');

  await test.step('the photo stands upright and no served byte has a position', async () => {
    const cover = await card.locator('img').first().getAttribute('src');
    for (const variant of VARIANTS) {
      const response = await page.request.get((cover ?? '').replace(/[^/]+$/, variant));
      const bytes = await response.body();
      expect(response.status(), variant).toBe(200);
      expect(hasGps(bytes), `${variant} has a position`).toBe(false);
      if (variant !== 'og') expect(await topIsRed(bytes), `${variant} is upright`).toBe(true);
    }
  });

  const link = await test.step('share: the downloaded QR code holds the short link', async () => {
    await card.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share Vehicle' });
    await expect(share.getByLabel('Link')).toHaveValue(new RegExp(`^${new URL(baseURL ?? '').host}/q/\\w+$`));
    await share.getByRole('button', { name: 'QR Code' }).click();
    const downloading = page.waitForEvent('download');
    await share.getByRole('button', { name: 'Download QR Code' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('2019_Honda_City_ZX_QR.png');
    const text = await decodeQr(await readFile(await download.path()));
    expect(text).toMatch(new RegExp(`^${baseURL}/q/[0-9a-z]+$`));
    await share.getByRole('button', { name: 'Back to Link' }).click();
    await page.keyboard.press('Escape');
    return text ?? '';
  });

  await test.step('a visitor without JavaScript opens it and offers', async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const buyer = await visitor.newPage();
    await buyer.goto(link);
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('2019 Honda City ZX');
    await fillOffer(buyer, 'Asha Buyer', '9876543210', '690000');
    await buyer.getByRole('button', { name: /offer/i }).click();
    await expect(buyer.getByText(/Your offer has been submitted successfully!/)).toBeVisible();
    expect(buyer.url(), 'nothing of the buyer is in the address').not.toMatch(/9876543210|Asha/);
    await visitor.close();
  });

  await test.step('another visitor with JavaScript is counted as a view', async () => {
    const visitor = await browser.newContext();
    const buyer = await visitor.newPage();
    const counted = buyer.waitForResponse((response) => response.url().endsWith('/api/views'));
    await buyer.goto(link);
    expect((await counted).ok()).toBe(true);
    await visitor.close();
  });

  await test.step('lead, notification and count are at the seller', async () => {
    await page.goto('/dashboard/leads');
    const lead = page.getByRole('main');
    await expect(lead).toContainText('Asha Buyer');
    await expect(lead).toContainText('+91 98765 43210');
    await expect(lead).toContainText('₹6,90,000');
    await page.getByText('By vehicle').click();
    await expect(lead).toContainText('-5% below asking');
    await expect(lead).toContainText('1 lead received');
    await page.getByRole('button', { name: /1 unread/i }).click();
    await expect(page.getByRole('dialog', { name: /Notifications/ })).toContainText('2019 Honda City ZX');
    await expect
      .poll(
        async () => {
          await page.goto('/dashboard/listings');
          return card.textContent();
        },
        { timeout: 30_000, message: 'the view is flushed to the card' },
      )
      .toContain('1 view');
  });
});
