import { describe, expect, it } from 'vitest';
import { readUtr } from './input';
import { findStatement, findUtr, guessColumns, readAmountMinor, readStatement } from './statement';

/** As four Indian banks lay their statements out: names above, other orders, debits, other business. */
const HDFC = [
  ['HDFC BANK Ltd.', '', ''],
  ['Statement From : 01/11/2026 To : 30/11/2026'],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  [
    '02/11/26',
    'UPI-ASHA K-asha@okaxis-UTIB0000001-630612345678-PAY',
    '0000630612345678',
    '02/11/26',
    '',
    '236.00',
    '10,236.00',
  ],
  ['02/11/26', 'POS 416021XXXXXX1234 TEA', '0000000000000', '02/11/26', '40.00', '', '10,196.00'],
  ['03/11/26', 'NEFT CR-RENT', 'N1', '03/11/26', '', '15,000.00', '25,196.00'],
  ['', '', '', '', '', '', ''],
];
const SBI = [
  ['Txn Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
  [
    '2 Nov 2026',
    'BY TRANSFER-UPI/CR/630687654321/ASHA/UTIB/asha/Pay',
    'TRANSFER FROM 4897690162094',
    '',
    '6,870.00',
    '1',
  ],
];
const ONE_AMOUNT = [
  ['S No', 'Transaction Date', 'Particulars', 'Amount(INR)'],
  ['1', '02-11-2026', 'UPI/630611112222/pay', '236.00 CR'],
  ['2', '02-11-2026', 'UPI/630611113333/buy', '99.00 DR'],
];

describe('a bank’s statement', () => {
  it.each([
    [
      'with names above and a column of its own for deposits',
      HDFC,
      [{ utr: '630612345678', amountMinor: 236_00, day: '02/11/26' }],
      2,
    ],
    [
      'with the reference in its description',
      SBI,
      [{ utr: '630687654321', amountMinor: 6_870_00, day: '2 Nov 2026' }],
      0,
    ],
    [
      'with one column for both directions',
      ONE_AMOUNT,
      [{ utr: '630611112222', amountMinor: 236_00, day: '02-11-2026' }],
      1,
    ],
  ])('%s is read, and leaves other business alone', (_, sheet, rows, others) => {
    const statement = findStatement(sheet);
    if (!statement) throw new Error('no table found');
    expect(readStatement(statement, guessColumns(statement.headings))).toEqual({ rows, others });
  });

  it('in another order of columns is read the same', () => {
    const turned = SBI.map((row) => row.toReversed());
    const statement = findStatement(turned);
    if (!statement) throw new Error('no table found');
    expect(readStatement(statement, guessColumns(statement.headings)).rows).toMatchObject([
      { utr: '630687654321', amountMinor: 6_870_00 },
    ]);
  });

  it('is not found where no row names a date and an amount', () => {
    expect(
      findStatement([
        ['Name', 'City'],
        ['Asha', 'Pune'],
      ]),
    ).toBeNull();
    expect(findStatement([])).toBeNull();
  });
});

describe('a cell', () => {
  it.each([
    ['236', 236_00],
    ['1,23,456.70', 1_23_456_70],
    ['Rs. 236.00 Cr', 236_00],
    ['0.00', null],
    ['', null],
    ['-236.00', null],
    ['(236.00)', null],
    ['236.00 Dr', null],
    ['none', null],
  ])('with the amount %j is %j paise', (cell, minor) => {
    expect(readAmountMinor(cell)).toBe(minor);
  });

  it.each([
    ['UPI/630612345678/x', '630612345678'],
    ['0000630612345678', null],
    ['630612345678 and 630612345679', null],
    ['630612345678/630612345678', '630612345678'],
    ['63061234567', null],
  ])('%j has the reference %j', (cell, utr) => {
    expect(findUtr(cell)).toBe(utr);
  });
});

describe('a reference as typed', () => {
  it.each([
    ['630612345678', '630612345678'],
    [' 6306 1234-5678 ', '630612345678'],
    ['६३०६१२३४५६७८', '630612345678'],
    ['63061234567', null],
    ['6306123456789', null],
    ['63061234567A', null],
    ['111111111111', null],
    ['', null],
  ])('%j is %j', (typed, utr) => {
    expect(readUtr(typed)).toBe(utr);
  });
});
