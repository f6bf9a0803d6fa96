import { expect, it } from 'vitest';
import { checklistOf, type SaleCase } from '../../../schema/papers/rules/checklist';
import { measureIn, PrintFile } from '../print/pdf/print-file';
import { latinShop } from '../print/test/latin-shop';
import { openPdf, pageCount, textOf } from '../print/test/read-pdf';
import { checklistSheets } from './checklist-sheet';
import { STEP_WORDS } from './step-words';

const sale: SaleCase = {
  ...{ soldOn: '2026-11-27', office: 'same', loan: 'none' },
  ...{ isCompany: false, isInherited: false, isNcr: false, isOld: false },
};
const vehicle = { name: '2018 Maruti Suzuki Swift VXi', registrationNumber: 'UP78AB1234' };

async function pagesOf(given: Partial<SaleCase>, now = Date.parse('2026-11-27')) {
  const file = new PrintFile(latinShop);
  const checklist = { vehicle, soldOn: sale.soldOn, steps: checklistOf({ ...sale, ...given }) };
  for (const sheet of checklistSheets(checklist, now, measureIn(latinShop))) await file.add(sheet);
  const pdf = await openPdf(await file.finish());
  expect(pdf.bytes.length).toBeLessThan(100_000);
  return Array.from({ length: pageCount(pdf) }, (_, index) =>
    textOf(pdf, index + 1)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}

it('says whose turn it is, until when, and what it rests on, on one page', async () => {
  const [page, ...others] = await pagesOf({});
  expect(others).toEqual([]);
  for (const said of [
    'Checklist for the RC',
    '2018 Maruti Suzuki Swift VXi · 1234, sold on 27 Nov 2026',
    'Seller: Report the sale with Form 29',
    'Until 11 Dec 2026',
    'Buyer: Apply for the RC in your name with Form 30',
    'Until 27 Dec 2026',
    'Both: Bring RC, insurance',
    'This is not legal advice. We looked this up on',
  ]) {
    expect(page).toContain(said);
  }
  // The list is shared with the other side.
  expect(page).not.toContain('UP78AB1234');
  expect(page).not.toContain('look again');
});

it('has every step of the hardest sale, on as many pages as they need', async () => {
  const hardest = { office: 'other_state', loan: 'running', isNcr: true, isOld: true } as const;
  const given = { ...hardest, isCompany: true, isInherited: true };
  const pages = await pagesOf(given);
  expect(pages.length).toBeLessThanOrEqual(2);
  for (const { step } of checklistOf({ ...sale, ...given })) {
    expect(pages.join(' ')).toContain(STEP_WORDS[step]);
  }
});

it('says of a law that was looked up long ago that it must be looked up again', async () => {
  expect((await pagesOf({}, Date.parse('2028-11-27'))).join(' ')).toContain('look again');
});
