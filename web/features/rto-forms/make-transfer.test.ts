import { expect, it } from 'vitest';
import { TRANSFER_SHEETS, TransferInput } from '../../../schema/papers/transfer-input';
import { loadBuyersTexts } from '../../i18n/load-texts';
import { ownVehicle } from '../import/test/vehicles';
import { measureIn, PrintFile } from '../print/pdf/print-file';
import type { Sheet } from '../print/sheet';
import { latinShop } from '../print/test/latin-shop';
import { openPdf, pageCount, textOf } from '../print/test/read-pdf';
import { transferSheets } from './make-transfer';

const typed = {
  sheets: [...TRANSFER_SHEETS],
  allCopies: false,
  plate: 'up78 ab 1234',
  chassis: 'ma3ehkd17a00-12345',
  engine: 'K12MN 1234567',
  sellerName: 'Sharma Motors (demo)',
  ownerName: 'Demo Owner',
  ownerParent: 'Owner Parent',
  ownerAddress: '12 Demo Road, Kanpur, Uttar Pradesh',
  ownerPin: '208 011',
  buyerName: 'Demo Buyer',
  buyerParent: 'Buyer Parent',
  buyerAge: '34',
  buyerAddress: '4/221 Demo Colony, Lucknow, Uttar Pradesh',
  buyerPin: '226010',
  buyerOffice: 'UP-32 Lucknow',
  financier: 'Demo Bank, Kanpur',
  soldOn: '2026-11-22',
  price: '4.75 lakh',
};
const texts = await loadBuyersTexts('en');
const measure = measureIn(latinShop);
const vehicle = ownVehicle({ facts: { accident: 'minor', insurance: { until: '2027-03' } } });

const sheetsOf = (given: object) =>
  transferSheets(TransferInput.parse({ ...typed, ...given }), vehicle, texts, measure);

async function pagesOf(given: object = {}): Promise<string[]> {
  const file = new PrintFile(latinShop);
  for (const sheet of sheetsOf(given)) await file.add(sheet);
  const pdf = await openPdf(await file.finish());
  expect(pdf.bytes.length).toBeLessThan(500_000);
  return Array.from({ length: pageCount(pdf) }, (_, index) =>
    textOf(pdf, index + 1)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}

const lowest = ({ marks }: Sheet) =>
  Math.max(...marks.map((mark) => ('y' in mark ? mark.y : 'y2' in mark ? mark.y2 : 0)));

const pages = await pagesOf();

it('has the four forms, the sheet for the portal and the agreement, in their order', () => {
  const starts = pages.map((page) => page.slice(0, 20));
  expect(starts).toEqual([
    expect.stringContaining('FORM 29'),
    expect.stringContaining('FORM 30'),
    expect.stringContaining('FORM 30, PART II'),
    expect.stringContaining('FORM 28'),
    expect.stringContaining('FORM 28, PART II'),
    expect.stringContaining('FORM 35'),
    expect.stringContaining('To copy into the'),
    expect.stringContaining('Sale agreement'),
    expect.anything(),
  ]);
});

it('has only what was chosen', async () => {
  expect(await pagesOf({ sheets: ['form35'] })).toHaveLength(1);
  expect(await pagesOf({ sheets: ['form30'] })).toHaveLength(2);
});

it.each([
  ['form29', {}, 2],
  ['form30', {}, 2 * 2],
  ['form30', { financier: '' }, 2],
  ['form28', {}, 3 * 2],
  ['form35', {}, 2],
  ['portal', {}, 1],
])('has %s with %o on %i pages with all copies', async (sheet, given, count) => {
  expect(await pagesOf({ sheets: [sheet], allCopies: true, ...given })).toHaveLength(count);
});

it('has the copies of a form behind it, page for page', async () => {
  const copied = await pagesOf({ sheets: ['form29', 'form30'], allCopies: true });
  expect(copied).toEqual([pages[0], pages[0], pages[1], pages[2], pages[1], pages[2]]);
});

it('Form 29 is the owner’s notice to the buyer’s office, with a copy for his own', () => {
  for (const said of [
    '[See rule 55(1)]',
    'The Registering Authority UP-32 Lucknow (in whose jurisdiction the transferee resides)',
    'I/We Demo Owner residing at 12 Demo Road, Kanpur, Uttar Pradesh, 208011 have on the 22nd day of November 2026',
    'vehicle No. UP78AB1234, make 2018 Maruti Suzuki Swift VXI, chassis No. MA3EHKD17A0012345,',
    'K12MN1234567, to Shri/Smt. Demo Buyer, son/wife/daughter of Buyer Parent, residing at 4/221 Demo Colony',
    'with Demo Bank, Kanpur.',
    'Copy to the Registering Authority UP-78, Uttar Pradesh in whose jurisdiction the transferor resides',
    'not compared with the gazette',
  ]) {
    expect(pages[0]).toContain(said);
  }
});

it('Form 30 has a part of each side', () => {
  expect(pages[1]).toContain('Name of the transferor Demo Owner');
  expect(pages[1]).toContain('Son/wife/daughter of Owner Parent');
  expect(pages[2]).toContain('Name of the transferee Demo Buyer');
  expect(pages[2]).toContain('Son/wife/daughter of Buyer Parent Age 34 years');
  expect(pages[2]).toContain('Demo Bank, Kanpur (full name and address of the Financier)');
});

it('Form 28 asks the vehicle’s office for a certificate for the buyer’s', () => {
  for (const said of [
    'The Registering Authority UP-78, Uttar Pradesh',
    'to the jurisdiction of the Registering Authority UP-32 Lucknow',
    '2. Son/wife/daughter of Owner Parent',
    '4. Class of vehicle Motor car (LMV)',
    '6. Engine number K12MN1234567',
    '7. Chassis number (affix pencil print) MA3EHKD17A0012345',
  ]) {
    expect(pages[3]).toContain(said);
  }
});

it('Form 35 names owner and financier', () => {
  expect(pages[5]).toContain('Name and address of the Registered Owner Demo Owner, 12 Demo Road');
  expect(pages[5]).toContain('Name and address of the Financier Demo Bank, Kanpur');
});

it('the sheet for the portal has the end of the chassis number and the price as it is read', () => {
  for (const said of ['Chassis number, last 5 12345', '22nd November 2026', '₹4,75,000', 'PIN code 226010']) {
    expect(pages[6]).toContain(said);
  }
});

it('the agreement states the page’s facts, the price in words and the loan', () => {
  const text = `${pages[7]} ${pages[8]}`;
  for (const said of [
    'Sharma Motors (demo)',
    'Demo Owner, 12 Demo Road',
    'Rupees four lakh seventy-five thousand only',
    '2018 · Petrol · Manual · 62,000 km · 2nd owner · UP-78 · Insurance until Mar 2027',
    'Minor',
    'A loan of Demo Bank, Kanpur is in the RC',
    'Not checked by a lawyer',
    'Seller: Sharma Motors (demo)',
    'Buyer: Demo Buyer',
  ]) {
    expect(text).toContain(said);
  }
});

it('without a loan the agreement says so, and the forms leave a line', async () => {
  const [form, ...agreement] = await pagesOf({ sheets: ['form29', 'agreement'], financier: '' });
  expect(form).toContain('hypothecation* with .');
  expect(agreement.join(' ')).toContain('The seller says that no loan is in the RC.');
});

it('leaves 12 cm of the agreement’s first page free for the stamp', () => {
  const [first] = sheetsOf({ sheets: ['agreement'] });
  const highest = Math.min(...(first?.marks ?? []).map((mark) => ('y' in mark ? mark.y : 297)));
  expect(highest).toBeGreaterThan(120);
});

it('stays on its pages with the longest names and addresses', () => {
  const [name, address] = [
    'Venkata Subrahmanyeswara '.repeat(4).slice(0, 99),
    'Demo Colony '.repeat(14).slice(0, 159),
  ];
  const longest = {
    ownerName: name,
    ownerParent: name,
    ownerAddress: address,
    buyerName: name,
    buyerParent: name,
    buyerAddress: address,
    buyerOffice: name,
    financier: address,
    sellerName: name,
  };
  for (const sheet of sheetsOf(longest)) expect(lowest(sheet)).toBeLessThan(290);
});

it('leaves lines where a vehicle in the Bharat series has no office', async () => {
  const [page] = await pagesOf({ sheets: ['form35'], plate: '22BH1234AA' });
  expect(page).toContain('The Registering Authority We hereby declare');
});

it('the agreement has the seller’s address, the token and what is left, as far as they are known', async () => {
  const sheets = ['agreement'];
  const [known] = await pagesOf({ sheets, sellerAddress: '7 Demo Lane, Kanpur', token: '21000' });
  expect(known).toContain('Sharma Motors (demo), 7 Demo Lane, Kanpur');
  expect(known).toContain('Token already paid ₹21,000 Still to be paid ₹4,54,000');
  expect((await pagesOf({ sheets }))[0]).not.toContain('Token already paid');
});
