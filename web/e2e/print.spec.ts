import type { Page } from '@playwright/test';
import { drawnFont } from '../features/print/drawn-font.ts';
import { PAPERS } from '../features/print/papers.ts';
import { type Poster, posterSheet } from '../features/print/poster.ts';
import { decode, pageCount, pageSize, renderPage, textOf } from '../features/print/test/read-pdf.ts';
import { hi } from '../i18n/hi.ts';
import { SELLING } from '../i18n/selling.ts';
import { chooseLanguage } from './support/buyers-language.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { publishListing } from './support/listing.ts';
import { distance, dotsPerInch, pictureSides, shownLine, tofuIn } from './support/pdf-lines.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

const hindi = { ...hi, ...SELLING.hi };

const makePdf = (page: Page) =>
  downloadPdf(page, () => page.getByRole('button', { name: /^Download PDF/ }).click());

test('a poster is printed with the code of a vehicle', { tag: '@both' }, async ({
  page,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  const vehicle = demoVehicles.find(({ status }) => status === 'available');
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('button', { name: 'QR Code' }).click();
  await page.getByRole('link', { name: 'Print poster or sticker' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.goto(`/dashboard/print?chosen=${vehicle?.id}`);
  await page.getByRole('combobox', { name: 'Size' }).selectOption('A5 (148 × 210 mm)');
  await chooseLanguage(page, 'en');
  const { pdf, name } = await makePdf(page);
  expect(name).toMatch(/_A5\.pdf$/);
  const { width, height } = pageSize(pdf);
  expect([width.toFixed(1), height.toFixed(1)]).toEqual(['148.0', '210.0']);
  expect(await decode(await renderPage(pdf, 150))).toEqual([vehicle?.shortUrl]);
  const said = textOf(pdf);
  expect(said).toContain('Call +91 90000 00003');
  expect(said.join(' ')).not.toContain('₹');

  await page.getByRole('switch', { name: 'Print the price' }).click();
  await page.getByRole('switch', { name: 'Cut marks' }).click();
  const { pdf: marked } = await makePdf(page);
  expect(pageSize(marked).width.toFixed(1)).toBe('168.0');
  expect(textOf(marked).join(' ')).toContain('₹');
});

test('Hindi lines are printed as this browser draws them, in at least 600 dots per inch', async ({
  page,
  context,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  const vehicle = demoVehicles.find(({ status }) => status === 'available');
  await page.goto(`/dashboard/print?chosen=${vehicle?.id}`);
  await chooseLanguage(page, 'hi');
  await page.getByRole('switch', { name: 'English too' }).click();
  const { pdf } = await makePdf(page);
  const resolutions = dotsPerInch(pdf);
  expect(resolutions.length).toBeGreaterThan(4);
  expect(Math.min(...resolutions)).toBeGreaterThanOrEqual(600);
  expect(await decode(await renderPage(pdf, 150))).toEqual([vehicle?.shortUrl]);

  const { facts, fuels, transmissions } = hi.listing;
  const words = [hindi.sheet, facts, fuels, transmissions].flatMap((texts) => Object.values(texts));
  const said = words.filter((word) => typeof word === 'string').join('');
  const blank = await context.newPage();
  expect(await tofuIn(blank, said, drawnFont('bold', 80))).toEqual([]);

  const { scan, scanProfile } = hindi.sheet;
  const poster: Poster = {
    name: vehicle?.name ?? '',
    price: null,
    facts: [{ label: 'Year', value: '2022' }],
    link: vehicle?.shortUrl ?? '',
    phone: '1',
    firm: 'Firm',
    logo: null,
  };
  const { marks } = posterSheet(poster, 'a4', [hindi], (text) => text.length / 2.5);
  const line = marks.find((mark) => mark.kind === 'line' && mark.text === scan);
  if (line?.kind !== 'line') throw new Error('The sheet has no such line');
  const dpi = 200;
  const px = (mm: number) => Math.round((mm / 25.4) * dpi);
  const place = {
    left: px(20),
    top: px(line.y - line.size * 1.05),
    width: px(PAPERS.a4.width - 40),
    height: px(line.size * 1.5),
  };
  const printed = (await renderPage(pdf, dpi)).extract(place);
  const compare = async (text: string) =>
    distance(printed.clone(), await shownLine(blank, text, drawnFont('bold', 60)));
  const same = await compare(scan);
  // Letters in another order, or not joined, as a sheet without shaping would show them.
  const unshaped = await compare(Array.from(scan).join('\u200c'));
  const other = await compare(scanProfile);
  expect(same).toBeLessThan(0.08);
  expect(Math.min(unshaped, other)).toBeGreaterThan(2 * same);
});

test('all vehicles are printed as one file, which can be stopped', async ({
  page,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard/print');
  await page.getByRole('button', { name: /^Select all vehicles/ }).click();
  const count = await page.getByRole('checkbox', { checked: true }).count();
  expect(count).toBeGreaterThan(30);
  await page.getByRole('button', { name: `Download PDF (${count} pages)` }).click();
  // A real click waits until the button has stopped moving; by then all pages may have been drawn.
  await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click');
  const { pdf } = await makePdf(page);
  expect(pageCount(pdf)).toBe(count);
  const links = demoVehicles.map(({ shortUrl }) => shortUrl);
  for (const number of [1, count]) {
    expect(links).toContain((await decode(await renderPage(pdf, 100, number)))[0]);
  }
  await page.getByRole('combobox', { name: 'Size' }).selectOption('A6, four on one A4 page');
  await expect(
    page.getByRole('button', { name: `Download PDF (${Math.ceil(count / 4)} pages)` }),
  ).toBeVisible();
});

test('what a search has found is selected, and with Shift everything in between', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard/print');
  const chosen = page.getByRole('checkbox', { checked: true });
  const search = page.getByRole('searchbox', { name: 'Search by name, plate or city' });
  await search.fill('swift');
  const shown = page.getByRole('checkbox');
  await expect(page.getByRole('button', { name: /^Select \d+ found$/ })).toBeVisible();
  const found = await shown.count();
  await page.getByRole('button', { name: `Select ${found} found` }).click();
  await expect(chosen).toHaveCount(found);
  await search.fill('');
  await expect(chosen).toHaveCount(found);
  await page.getByRole('button', { name: /^Select all vehicles/ }).click();
  await page.getByRole('button', { name: 'Select none' }).click();
  await expect(chosen).toHaveCount(0);
  await shown.nth(2).click();
  await shown.nth(6).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(5);
  await shown.nth(4).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(2);
  await search.fill('nothing like this');
  await expect(page.getByText(/^Try other words of the name/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select 0 found' })).toBeDisabled();

  await page.reload();
  await search.fill('MH-12 pune');
  await expect(page.getByRole('button', { name: /^Select [1-9]\d* found$/ })).toBeEnabled();
  await shown.first().check();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('A6, four on one A4 page');
  await expect(page.getByText('Each poster 4 times, to fill the page')).toBeVisible();
  const { pdf } = await makePdf(page);
  expect(await decode(await renderPage(pdf, 150))).toHaveLength(4);
});

test('the public page has a poster as well', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard/profile?section=share');
  await page.getByRole('link', { name: 'Print poster' }).click();
  await expect(page.getByRole('checkbox', { name: 'Your public page' })).toBeChecked();
  await chooseLanguage(page, 'en');
  const { pdf } = await makePdf(page);
  expect(textOf(pdf)).toContain('Scan to see all our vehicles');
  const [link = ''] = await decode(await renderPage(pdf, 150));
  const scanned = await page.request.get(link, { maxRedirects: 0 });
  expect(scanned.headers().location).toMatch(/^\/sharma-motors\?/);
});

test('a poster has the profile photo as the firm’s logo', async ({ page, baseURL }) => {
  await signUp(page);
  const headers = { origin: baseURL ?? '' };
  const logo = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await makePhonePhoto() };
  const upload = await page.request.post('/api/upload/profile-image', {
    multipart: { image: logo },
    headers,
  });
  const { imageUrl: profileImageUrl } = await upload.json();
  const person = { firstName: 'Asha', lastName: 'Rao', accountType: 'personal', profileImageUrl };
  const saved = await page.request.put('/api/auth/user/profile', { data: person, headers });
  expect(saved.status()).toBe(200);
  await publishListing(page, 'Logo Car');
  const [{ shortUrl }] = await (await page.request.get('/api/vehicles')).json();
  // The only vehicle is selected.
  await page.goto('/dashboard/print');
  await chooseLanguage(page, 'en');
  const preview = page.getByRole('img', { name: 'Preview of the poster of Logo Car' });
  await expect(preview.getByText('Logo Car')).toBeVisible();
  await expect(preview.locator('image')).toHaveCount(1);
  const { pdf } = await makePdf(page);
  expect(pictureSides(pdf)).toEqual([480]);
  await page.getByRole('switch', { name: 'Print the photo' }).click();
  await expect(preview.locator('image')).toHaveCount(2);
  const { pdf: withPhoto } = await makePdf(page);
  expect(pictureSides(withPhoto)).toEqual([480, 480]);
  expect(await decode(await renderPage(withPhoto, 150))).toEqual([shortUrl]);

  // Headless browsers have no share sheet, so the page gets one.
  await page.evaluate(() => {
    const share = async ({ files }: { files: File[] }) => {
      document.title = files.map(({ name, type }) => `${name} ${type}`).join();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: /^Download PDF/ }).click();
  await page.getByRole('button', { name: 'Share PDF' }).click();
  await expect(page).toHaveTitle('Logo_Car_A4.pdf application/pdf');

  expect(await decode(await renderPage(pdf, 150))).toEqual([shortUrl]);
});
