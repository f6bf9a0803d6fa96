import { publishListing } from './support/listing.ts';
import { sign } from './support/papers.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a delivery note from a won offer takes nine presses and one typed field', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Quick Swift');
  const headers = { origin: new URL(page.url()).origin };
  const buyer = { buyerName: 'Demo Buyer', buyerMobile: '9812345678' };
  await page.request.post('/api/leads', { data: { vehicleId: id, ...buyer, offerPrice: '450000' }, headers });
  const [lead] = await (await page.request.get('/api/leads')).json();
  await page.request.patch(`/api/leads/${lead.id}`, { data: { status: 'won' }, headers });
  // As it came in: the plate and whose name is in the RC are known.
  const cameIn = {
    ...{ version: 0, plate: 'UP78AB1234', fromName: 'Demo Owner', fromPhone: '9812345679', fromAddress: '' },
    ...{ at: new Date(Date.now() - 86_400_000).toISOString(), kms: 61_000, keys: 2, papers: ['rc'] },
    ...{ loan: 'none', bank: '' },
  };
  const bought = await page.request.put(`/api/purchases/${id}`, { data: cameIn, headers });
  expect(bought.status()).toBe(200);
  const rc = { standing: 'own', name: '', address: '' };
  expect((await page.request.put(`/api/purchases/${id}/rc`, { data: rc, headers })).status()).toBe(200);
  await page.goto(`/dashboard/listings/${id}`);
  const card = page.getByRole('main').getByRole('region', { name: 'Receipts and notes' });
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      () => (window as never as { countPress(): void }).countPress(),
      true,
    ),
  );
  const button = card.getByRole('button', { name: 'Delivery note' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Delivery note' });
  await expect(dialog.getByLabel('Number plate')).toHaveValue('UP78AB1234');
  await expect(dialog.getByLabel('RC in the name of')).not.toHaveValue('');
  await dialog.getByLabel('Odometer, km').click();
  await page.keyboard.type('62000');
  await dialog.getByLabel('RC', { exact: true }).click();
  await dialog.getByLabel('Insurance', { exact: true }).click();
  await sign(page, dialog, 'seller');
  await sign(page, dialog, 'buyer');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Issue and save the PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^DN-\d\d-\d\d-0001-signed\.pdf$/);
  await expect(card.getByRole('listitem')).toHaveCount(1);
  expect(presses).toBeLessThanOrEqual(9);
});
