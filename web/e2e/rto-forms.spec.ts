import { readFile } from 'node:fs/promises';
import { openPdf, pageCount, textOf } from '../features/print/test/read-pdf.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a seller fills in the forms of a transfer, and finds what he typed again', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Forms Swift');
  await page.goto(`/dashboard/listings/${id}`);
  const card = page.getByRole('main').getByRole('region', { name: 'Forms and agreement' });
  const dialog = page.getByRole('dialog', { name: 'Forms and agreement' });
  const save = dialog.getByRole('button', { name: 'Save the PDF' });
  const person = (name: string) => dialog.getByRole('group', { name, exact: true });
  await card.getByRole('button', { name: 'Fill in forms' }).click();

  await test.step('what is missing or wrong is said at its field', async () => {
    await expect(dialog.getByLabel('Form 29')).toBeChecked();
    await expect(dialog.getByLabel('Form 28')).not.toBeChecked();
    await dialog.getByLabel('Chassis number').fill('MA3EHKD17A00I2345');
    await dialog.getByLabel('Form 35').check();
    await save.click();
    await expect(dialog.getByText('Enter the chassis number as in the RC')).toBeVisible();
    await expect(dialog.getByText('Form 35 needs the bank or financier')).toBeVisible();
    await expect(dialog.getByText('Enter the six digits of the PIN code')).toHaveCount(2);
  });

  await test.step('filled in, it is a PDF that says so', async () => {
    await dialog.getByLabel('Form 35').uncheck();
    await dialog.getByLabel('Sale agreement').check();
    await dialog.getByLabel('Number plate').fill('UP78 AB 1234');
    await dialog.getByLabel('Chassis number').fill('MA3EHKD17A0012345');
    await dialog.getByLabel('Engine number').fill('K12MN1234567');
    for (const [side, name] of [
      ['Owner in the RC', 'Demo Owner'],
      ['Buyer', 'Demo Buyer'],
    ] as const) {
      await person(side).getByLabel('Name', { exact: true }).fill(name);
      await person(side).getByLabel('Son, wife or daughter of').fill('Demo Parent');
      await person(side).getByLabel('Full address').fill('12 Demo Road, Kanpur, Uttar Pradesh');
      await person(side).getByLabel('PIN code').fill('208011');
    }
    await dialog.getByLabel('Age').fill('34');
    await dialog.getByLabel('The buyer’s transport office').fill('UP-32 Lucknow');
    await expect(dialog.getByText('it needs Form 28 too')).toBeVisible();
    await dialog.getByLabel('Form 28').check();
    await expect(dialog.getByText('it needs Form 28 too')).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await save.click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('forms-UP78AB1234.pdf');
    const pdf = await openPdf(await readFile(await file.path()));
    const pages = Array.from({ length: pageCount(pdf) }, (_, index) => textOf(pdf, index + 1).join(' '));
    // Form 29 twice, Form 30 without a loan once, Form 28 three times, each of the last two on two pages.
    expect(pages.length).toBeGreaterThanOrEqual(2 + 2 + 3 * 2 + 1);
    expect(pages[0]).toContain('Demo Buyer');
    expect(pages.join(' ')).toContain('FORM 28');
    expect(pages.join(' ')).not.toContain('FORM 35');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Form 35 for a vehicle without a loan is asked about once', async () => {
    const headers = { origin: new URL(page.url()).origin };
    const cameIn = {
      ...{
        version: 0,
        plate: 'UP78AB1234',
        fromName: 'Demo Owner',
        fromPhone: '9812345679',
        fromAddress: '',
      },
      ...{ at: new Date(Date.now() - 86_400_000).toISOString(), kms: 61_000, keys: 2, papers: ['rc'] },
      ...{ loan: 'none', bank: '' },
    };
    expect((await page.request.put(`/api/purchases/${id}`, { data: cameIn, headers })).status()).toBe(200);
    await page.reload();
    await card.getByRole('button', { name: 'Fill in forms' }).click();
    await dialog.getByLabel('Form 35').check();
    await dialog.getByLabel('With all copies').uncheck();
    await dialog.getByLabel('Bank or financier in the RC').fill('Demo Bank');
    await save.click();
    await expect(dialog.getByText('Form 35 ends a loan, but there was none')).toBeVisible();
    const saved = page.waitForEvent('download');
    await save.click();
    const pdf = await openPdf(await readFile(await (await saved).path()));
    // Forms 29, 30, 28 and 35 once, and the agreement.
    expect([7, 8]).toContain(pageCount(pdf));
  });

  await test.step('it is there again after a reload, without a network too', async () => {
    await page.reload();
    await card.getByRole('button', { name: 'Fill in forms' }).click();
    await expect(dialog.getByLabel('Chassis number')).toHaveValue('MA3EHKD17A0012345');
    await expect(person('Buyer').getByLabel('Name', { exact: true })).toHaveValue('Demo Buyer');
    await expect(dialog.getByLabel('With all copies')).not.toBeChecked();
    await dialog.getByLabel('Form 35').uncheck();
    await page.context().setOffline(true);
    const saved = page.waitForEvent('download');
    await save.click();
    expect((await saved).suggestedFilename()).toBe('forms-UP78AB1234.pdf');
    await page.context().setOffline(false);
  });
});
