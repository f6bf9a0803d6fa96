import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPdf, textOf } from '../features/print/test/read-pdf.ts';
import { storedIn, untilStored } from './support/device.ts';
import { publishListing } from './support/listing.ts';
import { sign } from './support/papers.ts';
import { signUp } from './support/people.ts';
import { makePhonePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Receipts and notes' });
const note = (page: Page) => page.getByRole('dialog', { name: 'Delivery note' });
const issue = (page: Page) => note(page).getByRole('button', { name: 'Issue and save the PDF' });
const unsent = (page: Page) => storedIn(page, 'unsent-papers');

/** A vehicle with a lead that was won, open in the workspace. */
async function openWon(page: Page, name: string) {
  await signUp(page);
  const { id } = await publishListing(page, name);
  const headers = { origin: new URL(page.url()).origin };
  const buyer = { buyerName: 'Demo Buyer', buyerMobile: '9812345678' };
  await page.request.post('/api/leads', { data: { vehicleId: id, ...buyer, offerPrice: '450000' }, headers });
  const [lead] = await (await page.request.get('/api/leads')).json();
  await page.request.patch(`/api/leads/${lead.id}`, { data: { status: 'won' }, headers });
  await page.goto(`/dashboard/listings/${id}`);
  await untilStored(page);
  return id;
}

async function fill(page: Page) {
  await card(page).getByRole('button', { name: 'Delivery note' }).click();
  await expect(note(page).getByLabel('Buyer’s name')).toHaveValue('Demo Buyer');
  await note(page).getByLabel('Number plate').fill('UP78 AB 1234');
  await note(page).getByLabel('Odometer, km').fill('62000');
  await note(page).getByLabel('RC', { exact: true }).check();
  await note(page).getByLabel('RC in the name of').fill('Demo Owner');
}

test('a note is signed without a network, and has its number once there is one, also after a reload', {
  tag: '@both',
}, async ({ page, context }) => {
  const id = await openWon(page, 'Tunnel Swift');
  await fill(page);
  await context.setOffline(true);
  const photo = await makePhonePhoto({ width: 4000, height: 3000, orientation: 6 });
  const pick = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: photo };
  await note(page).getByLabel('Choose a photo').setInputFiles(pick);
  await expect(note(page).getByRole('img', { name: 'Photo at the hand-over' })).toBeVisible();
  await sign(page, note(page), 'seller');
  await sign(page, note(page), 'buyer');
  const saved = page.waitForEvent('download');
  await issue(page).click();
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9]{10}-signed\.pdf$/);
  const file = await (await saved).path();
  const bytes = await readFile(file);
  expect(bytes.length).toBeLessThan(500_000);
  expect(bytes.includes('Exif')).toBe(false);
  expect(textOf(await openPdf(bytes), 2).join(' ')).toContain('Photo at the hand-over');
  await expect(card(page).getByText('Delivery note · The number follows')).toBeVisible();
  await expect.poll(() => unsent(page)).toContain('"isSigned":true');
  const [[{ paper }]] = JSON.parse(await unsent(page));
  expect((await page.request.get(`/d/${paper.code}`)).status()).toBe(404);

  // The tab is killed; without a network the listings say what is left.
  await page.close();
  const next = await context.newPage();
  await next.goto('/dashboard/listings');
  await expect(next.getByText('Only on this device. It is sent when there is a connection.')).toBeVisible();

  // The first answer is lost on its way; the second time it is the same paper.
  let isLost = false;
  await next.route('**/api/papers', async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => isLost).toBe(true);
  await next.reload();
  await expect.poll(() => unsent(next)).toBe('[[]]');
  await next.goto(`/dashboard/listings/${id}`);
  await expect(card(next).getByRole('listitem')).toHaveCount(1);
  await expect(card(next).getByRole('listitem')).toContainText('Made without a network on');
  const address = await card(next)
    .getByRole('link', { name: /^DN.*0001$/ })
    .getAttribute('href');
  expect(address).toBe(`/d/${paper.code}`);
  await next.goto(address ?? '');
  await next.getByLabel('Choose the PDF to compare').setInputFiles(file);
  await expect(next.getByText('This is the file that was signed on the screen.')).toBeVisible();
});

test('two notes made without a network are both kept, the second after a question', async ({
  page,
  context,
}) => {
  await openWon(page, 'Twice Swift');
  for (const [index, count] of [1, 2].entries()) {
    await fill(page);
    await context.setOffline(true);
    for (const box of await note(page).getByLabel('Sign by hand on the print').all()) await box.check();
    await issue(page).click();
    if (index > 0) {
      await expect(note(page).getByText(/There is already one of/)).toBeVisible();
      await issue(page).click();
    }
    await expect(card(page).getByText('The number follows')).toHaveCount(count);
  }
  await context.setOffline(false);
  await expect(card(page).getByText('The number follows')).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: /^DN/ })).toHaveText([/0002$/, /0001$/]);
});

test('a note that somebody else has issued meanwhile is asked about when it is sent; log-out asks first', async ({
  page,
  context,
}) => {
  const id = await openWon(page, 'Asked Swift');
  const headers = { origin: new URL(page.url()).origin };
  await fill(page);
  await context.setOffline(true);
  for (const box of await note(page).getByLabel('Sign by hand on the print').all()) await box.check();
  await issue(page).click();
  await expect(card(page).getByText('The number follows')).toHaveCount(1);
  const data = {
    ...{ kind: 'delivery_note', vehicleId: id, plate: 'UP78AB1234', price: '450000', rcOwner: 'Demo Owner' },
    ...{ buyerName: 'Demo Buyer', buyerMobile: '9812345678' },
    ...{ at: new Date(Date.now() - 60_000).toISOString(), kms: 1, keys: 1, papers: [] },
  };
  expect((await page.request.post('/api/papers', { data, headers })).status()).toBe(201);
  await context.setOffline(false);
  await expect(card(page).getByText(/^There is already DN.*0001. Make another one\?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('A receipt or note is only on this device', { exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Send it anyway' }).click();
  await expect(card(page).getByRole('link', { name: /^DN/ })).toHaveText([/0002$/, /0001$/]);
});
