import { describe, expect, it } from 'vitest';
import type { PaperDto } from '../../../schema/papers/output';
import { measureIn } from '../print/pdf/print-file';
import { latinShop } from '../print/test/latin-shop';
import { decode, pageCount, pageSize, renderPage } from '../print/test/read-pdf';
import { paperSheet } from './paper-sheet';
import type { Signatures } from './signatures';
import { BY_HAND } from './signatures';
import { DRAWN, note, ORIGIN, printed, textIn, token, withToken } from './test/sample-papers';

describe('a token receipt', () => {
  it('says who paid what to whom, in figures and words, and until when the vehicle is held', async () => {
    const text = await textIn(token);
    for (const said of [
      'Token receipt',
      'TR/26-27/0012',
      '2018 Maruti Suzuki Swift VXi, UP78AB1234',
      'Sharma Motors (demo), +91 98200 00001, 12 Demo Road, Kanpur',
      'Demo Buyer, +91 98123 45678',
      '₹21,000',
      'Rupees twenty-one thousand only',
      'UPI',
      'Alto 2014',
      '₹4,75,000',
      '₹4,54,000',
      '29 Nov 2026',
      'the token is returned in full',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('has room for a revenue stamp above ₹5,000 only, and only in rupees', async () => {
    expect(await textIn(withToken({ amount: 5_001 }))).toContain('revenue stamp');
    expect(await textIn(withToken({ amount: 5_000 }))).not.toContain('revenue stamp');
    const dollars = { ...token, fields: { ...token.fields, currency: 'USD' as const } };
    expect(await textIn(dollars)).not.toContain('revenue stamp');
    expect(await textIn(dollars)).not.toContain('Rupees');
  });

  it('says that the seller keeps the token, if that was agreed', async () => {
    const text = await textIn(withToken({ terms: 'kept' }));
    expect(text).toContain('the seller keeps the token');
    expect(text).not.toContain('If the buyer does not buy by then, the token is returned');
  });
});

const purchase: PaperDto = {
  ...token,
  kind: 'purchase_receipt',
  number: 'PR/26-27/0001',
  fields: {
    ...token.fields,
    seller: { name: 'Demo Owner', phone: '+919812345678', address: '4 Demo Lane, Kanpur' },
    buyer: token.fields.seller,
    exchange: null,
    token: null,
    purchase: {
      version: 1,
      paidBy: 'bank',
      at: '2026-11-27T13:12:00.000Z',
      kms: 62_000,
      keys: 2,
      papers: ['rc', 'insurance'],
      loan: 'running',
      bank: 'Demo Bank',
      rcOwner: 'Demo Father',
    },
  },
};

describe('a purchase receipt', () => {
  it('says what was bought from whom, for how much, and that it was paid', async () => {
    const text = await textIn(purchase);
    for (const said of [
      'Purchase receipt',
      'PR/26-27/0001',
      'Demo Owner, +91 98123 45678, 4 Demo Lane, Kanpur',
      'Sharma Motors (demo)',
      'Demo Father',
      '27 Nov 2026, 6:42 pm',
      '62,000 km',
      'RC, Insurance',
      'Loan is running, Demo Bank',
      '₹4,75,000',
      'Rupees four lakh seventy-five thousand only',
      'Bank transfer',
      'received this price in full, and has handed over the vehicle at 6:42 pm',
      'revenue stamp',
      'Seller: Demo Owner',
    ]) {
      expect(text).toContain(said);
    }
  });
});

describe('a delivery note', () => {
  it('says what was handed over and to the minute when, and what the law says', async () => {
    const text = await textIn(note);
    for (const said of [
      'Delivery note',
      'Demo Owner',
      'Alto 2014',
      '27 Nov 2026, 6:42 pm',
      '62,000 km',
      'RC, Insurance',
      'Possession passed at 6:42 pm',
      'stays answerable until the RTO records the transfer',
      'Not legal advice',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('revenue stamp');
  });

  it('has a dash where no paper was handed over, and no line without an exchange', async () => {
    const delivery = { ...note.fields.delivery, papers: [] } as PaperDto['fields']['delivery'];
    const { marks } = paperSheet(
      { ...note, fields: { ...note.fields, exchange: null, delivery } },
      BY_HAND,
      ORIGIN,
      measureIn(latinShop),
    );
    const lines = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.text] : []));
    expect(lines).not.toContain('Taken in exchange');
    expect(lines[lines.indexOf('Papers handed over') - 1]).toBe('–');
  });
});

describe('a paper', () => {
  it('is one page of A4 with a code that leads to its page', async () => {
    const pdf = await printed(note, DRAWN);
    expect(pageCount(pdf)).toBe(1);
    expect(Math.round(pageSize(pdf).width)).toBe(210);
    expect(Math.round(pageSize(pdf).height)).toBe(297);
    expect(await decode(await renderPage(pdf, 150))).toEqual([`${ORIGIN}/d/x4k48jpu7q`]);
    expect(pdf.bytes.length).toBeLessThan(80_000);
  });

  it('has what was drawn above its line, and says so for each side that signed', async () => {
    const rules = (signatures: Signatures) =>
      paperSheet(note, signatures, ORIGIN, measureIn(latinShop)).marks.filter(({ kind }) => kind === 'rule')
        .length;
    expect(rules(DRAWN) - rules(BY_HAND)).toBe(3);
    const count = async (signatures: Signatures) =>
      (await textIn(note, signatures)).split('signed on the screen').length - 1;
    expect(await count(DRAWN)).toBe(2);
    expect(await count({ ...DRAWN, buyer: null })).toBe(1);
    expect(await count(BY_HAND)).toBe(0);
  });

  it('stays on its page with the longest names', () => {
    const name = 'Sri Venkateswara Pre-Owned Cars and Two-Wheelers Private Limited of Visakhapatnam '
      .repeat(2)
      .slice(0, 100);
    const long = { ...token.fields.seller, name, address: 'Demo Road '.repeat(30) };
    for (const paper of [token, note]) {
      const fields = { ...paper.fields, seller: long, buyer: { ...long, phone: null } };
      const { marks } = paperSheet({ ...paper, fields }, DRAWN, ORIGIN, measureIn(latinShop));
      const lowest = Math.max(...marks.map((mark) => ('y' in mark ? mark.y : 'y2' in mark ? mark.y2 : 0)));
      expect(lowest).toBeLessThan(290);
    }
  });
});

it('made without a network has no number yet; printed anew it has both times', async () => {
  const unsent = await textIn({ ...note, number: null });
  expect(unsent).toContain('The number follows');
  expect(unsent).not.toContain('Number ');
  const later = await textIn({ ...note, madeAt: '2026-11-27T12:00:00.000Z' });
  expect(later).toContain('27 Nov 2026, 5:30 pm, number given 27 Nov 2026, 6:42 pm');
});
