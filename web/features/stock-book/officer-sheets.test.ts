import { describe, expect, it } from 'vitest';
import type { OfficerBookDto } from '../../../schema/stock-book/output';
import { measureIn, PrintFile } from '../print/pdf/print-file';
import { latinShop } from '../print/test/latin-shop';
import { openPdf, pageCount, pageSize, textOf } from '../print/test/read-pdf';
import { officerSheets } from './officer-sheets';

const DAYS = { from: '2026-11-01', until: '2026-11-30' };
const ROOT = 'a1'.repeat(32);
const CAR = ['1', 'UP78AB1234', 'Maruti Suzuki', 'Swift', 'Demo Swift', 'K12MN1234567', 'MA3EWDE1S00123456'];
const SOLD = [
  '2026-11-20',
  'Demo Owner',
  '+91 98123 45678',
  '2026-11-28',
  'Demo Buyer',
  '',
  'Came with one key',
];
const TRIP = [
  ...['UP78AB1234', 'Demo Swift', 'Out', 'Test drive', '2026-11-28 06:30', '2026-11-28 12:00', '42000'],
  ...['Demo Driver', '+91 98123 45679', '1234', 'Demo Motors', ''],
];

const BOOK: OfficerBookDto = {
  seller: 'Demo Motors',
  address: '12 Demo Road, Kanpur',
  form29b: null,
  madeAt: '2026-11-28T06:30:00.000Z',
  stock: { header: Array.from({ length: 14 }, (_, at) => `Column ${at + 1}`), rows: [[...CAR, ...SOLD]] },
  trips: { header: Array.from({ length: 12 }, (_, at) => `Part ${at + 1}`), rows: [TRIP] },
  seals: [{ day: '2026-11-28', lines: 3, root: ROOT }],
};

async function printed(book: OfficerBookDto) {
  const file = new PrintFile(latinShop);
  for (const sheet of officerSheets(book, DAYS, measureIn(latinShop))) await file.add(sheet);
  const pdf = await openPdf(await file.finish());
  const pages = Array.from({ length: pageCount(pdf) }, (_, at) =>
    textOf(pdf, at + 1)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
  return { pdf, pages };
}

describe('the books for an officer', () => {
  it('say whose they are, of which days, and what they are not, before cars, trips and roots', async () => {
    const { pdf, pages } = await printed(BOOK);
    expect([pageCount(pdf), pages[0]]).toEqual([1, expect.stringMatching(/^Stock book/)]);
    expect(Math.round(pageSize(pdf).width)).toBe(297);
    for (const said of [
      ...['Demo Motors, 12 Demo Road, Kanpur', '1 Nov 2026 to 30 Nov 2026'],
      'The dealer’s own record. Forms 29A to 29F are filed on Parivahan, not here. Not checked by any office.',
      ...['UP78AB1234', 'K12MN1234567', 'MA3EWDE1S00123456', 'Demo Owner', '+91 98123 45678', 'Demo Buyer'],
      ...['Came with one', 'Demo Driver', 'Test drive', '28 Nov 2026', ROOT, 'Page 1 of 1'],
    ])
      expect(pages[0]).toContain(said);
    expect(pages[0]).not.toContain('Register under');
  });

  it('are a register under the rules only with a Form 29B number that holds', async () => {
    const form29b = { number: 'UP/29B/0012', until: '2031-01-31' };
    const { pages } = await printed({ ...BOOK, form29b });
    expect(pages[0]).toMatch(/^Register under rules 55A to 55H/);
    expect(pages[0]).toContain('Form 29B number UP/29B/0012, holds until 31 Jan 2031, as the dealer states');
  });

  it('have the header and the number on each page, and every row once', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => TRIP.with(0, `UP78AB${1000 + at}`));
    const { pdf, pages } = await printed({ ...BOOK, trips: { ...BOOK.trips, rows } });
    const count = pageCount(pdf);
    expect(count).toBeGreaterThan(4);
    pages.forEach((text, at) => {
      expect(text).toContain(`Page ${at + 1} of ${count}`);
    });
    for (const text of pages.slice(1, -1)) expect(text).toContain('Part 1 Part 2');
    const all = pages.join(' ');
    for (const [plate = ''] of rows) expect(all.split(plate)).toHaveLength(2);
  });

  it('say so when there was nothing on these days', async () => {
    const none = { header: [], rows: [] };
    const { pages } = await printed({ ...BOOK, stock: none, trips: none, seals: [] });
    expect(pages[0]?.match(/None on these days/g)).toHaveLength(2);
    expect(pages[0]).toContain('No sealed days.');
  });
});
