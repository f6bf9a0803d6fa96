import { describe, expect, it } from 'vitest';
import { ClaimInput, readUtr, utrProblem } from './input';
import { findStatement, guessColumns, readStatement, type Sheet } from './statement';

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
const ONE_AMOUNT: Sheet = [
  ['S No', 'Transaction Date', 'Particulars', 'Amount(INR)'],
  ['1', '02-11-2026', 'UPI/630611112222/pay', '236.00 CR'],
  ['2', '02-11-2026', 'UPI/630611113333/buy', '99.00 DR'],
];
/** One amount, and a column beside it that says which way it went. */
const CR_DR: Sheet = [
  ['Date', 'Particulars', 'Amount', 'Cr/Dr', 'Balance'],
  ['01-Nov-26', 'UPI/630611114444/plan', '236.00', 'Cr', '1,236.00'],
  ['01-Nov-26', 'UPI/630611115555/rent', '9,000.00', 'Dr', '1,000.00'],
  ['02-Nov-26', 'UPI/630611116666/plan', '687.00', 'CR', '1,923.00'],
];

const read = (sheet: Sheet, change: Partial<ReturnType<typeof guessColumns>> = {}) => {
  const statement = findStatement(sheet);
  if (!statement) throw new Error('no table found');
  return readStatement(statement, { ...guessColumns(statement), ...change });
};

describe('a bank’s statement', () => {
  it.each([
    [
      'with names above and a column of its own for deposits',
      HDFC,
      [{ utr: '630612345678', amountMinor: 236_00, day: '2026-11-02' }],
      [{ text: 'N1', amountMinor: 15_000_00, day: '2026-11-03' }],
      1,
    ],
    [
      'with the reference in its description',
      SBI,
      [{ utr: '630687654321', amountMinor: 6_870_00, day: '2026-11-02' }],
      [],
      0,
    ],
    [
      'with one column for both directions',
      ONE_AMOUNT,
      [{ utr: '630611112222', amountMinor: 236_00, day: '2026-11-02' }],
      [],
      1,
    ],
    [
      'with a column that says Cr or Dr',
      CR_DR,
      [
        { utr: '630611114444', amountMinor: 236_00, day: '2026-11-01' },
        { utr: '630611116666', amountMinor: 687_00, day: '2026-11-02' },
      ],
      [],
      1,
    ],
  ])('%s is read, and leaves other business alone', (_, sheet, rows, skipped, others) => {
    expect(read(sheet)).toEqual({ rows, skipped, others, shortened: 0, isUndirected: false });
  });

  it('in another order of columns is read the same', () => {
    const turned = CR_DR.map((row) => row.toReversed());
    expect(read(turned)).toEqual(read(CR_DR));
    expect(read(SBI.map((row) => row.toReversed())).rows).toMatchObject([
      { utr: '630687654321', amountMinor: 6_870_00 },
    ]);
  });

  it.each(['Cr/Dr', 'DR | CR', 'Debit/Credit', 'Type', 'Transaction Type', 'Dr/Cr Indicator', 'Credit'])(
    'never takes the column %j, which says the direction, for the amount',
    (heading) => {
      const sheet = CR_DR.map((row, at) => (at === 0 ? row.with(3, heading) : row)).map((row) =>
        row.toReversed(),
      );
      const statement = findStatement(sheet);
      expect(statement && guessColumns(statement)).toEqual({
        utr: 'Particulars',
        amount: 'Amount',
        date: 'Date',
        direction: heading,
      });
    },
  );

  it('is refused where a column says Cr or Dr and is not chosen: payments would be taken for receipts', () => {
    expect(read(CR_DR, { direction: '' })).toMatchObject({ isUndirected: true, rows: { length: 3 } });
    // Where the amount or the description says it, or debits have a column of their own, nothing needs to be chosen.
    expect(read(ONE_AMOUNT, { direction: '' }).isUndirected).toBe(false);
    expect(read(HDFC, { direction: '' }).isUndirected).toBe(false);
  });

  it('has the direction in the description of a UPI payment, if nowhere else', () => {
    const sheet: Sheet = [
      ['Date', 'Description', 'Amount'],
      ['1/11/2026', 'BY TRANSFER-UPI/CR/630611117777/ASHA', '236'],
      ['1/11/2026', 'TO TRANSFER-UPI/DR/630611118888/SHOP', '236'],
      ['1/11/2026', 'UPI/630611119999/ASHA', '-236'],
    ];
    expect(read(sheet)).toMatchObject({ rows: [{ utr: '630611117777' }], others: 2 });
  });

  it('whose references a spreadsheet has shortened says so', () => {
    const sheet: Sheet = [
      ['Date', 'UTR', 'Credit'],
      ['1/11/2026', '6.30612E+11', '236'],
      ['1/11/2026', '630612345678', '236'],
      ['1/11/2026', '', '500'],
    ];
    expect(read(sheet)).toMatchObject({
      rows: [{ utr: '630612345678' }],
      skipped: [{ text: '6.30612E+11' }, { text: '', amountMinor: 500_00 }],
      shortened: 1,
    });
  });

  it('with two columns of one name has both', () => {
    const sheet: Sheet = [
      ['Date', 'Details', 'Amount', 'Amount'],
      ['1/11/2026', 'UPI/630612345678', '', '236'],
    ];
    expect(findStatement(sheet)?.headings).toEqual(['Date', 'Details', 'Amount', 'Amount (2)']);
    expect(read(sheet, { amount: 'Amount (2)' }).rows).toHaveLength(1);
  });

  const columnsOf = (sheet: Sheet) => {
    const statement = findStatement(sheet);
    return statement && guessColumns(statement);
  };

  it('has its references in a column of their own, if that has them, and else in the description', () => {
    expect(columnsOf(HDFC)?.utr).toBe('Chq./Ref.No.');
    expect(columnsOf(SBI)?.utr).toBe('Description');
    const row = (reference: string, text: string) => ['2/11/2026', text, reference, '236'];
    const sheet = (...rows: Sheet) => [['Date', 'Narration', 'Chq/Ref', 'Credit'], ...rows];
    const [utr, other] = ['630612345678', '630612345679'];
    expect(columnsOf(sheet(row(utr, 'rent'), row('', 'tea')))?.utr).toBe('Chq/Ref');
    expect(columnsOf(sheet(row(utr, `UPI/${utr}`), row('', `UPI/${other}`)))?.utr).toBe('Narration');
    expect(columnsOf(sheet(row('', 'tea'), row('', 'rent')))?.utr).toBe('Narration');
    expect(columnsOf(sheet(row('6.3E+11', 'tea')))?.utr).toBe('Chq/Ref');
  });

  it('with headings that are not known has all of them to choose from', () => {
    const sheet: Sheet = [
      ['Some Bank', '', ''],
      ['When', 'What', 'Got', 'Left'],
      ['02-11-2026', 'UPI/630612345678/plan', '236.00', '1,236.00'],
      ['02-11-2026', 'tea', '', '1,196.00'],
    ];
    expect(findStatement(sheet)?.headings).toEqual(['When', 'What', 'Got', 'Left']);
    expect(columnsOf(sheet)).toEqual({ date: 'When', utr: 'What', amount: '', direction: '' });
    expect(read(sheet).rows).toEqual([]);
    expect(read(sheet, { amount: 'Got' }).rows).toHaveLength(1);
  });

  it('is not found without a row of two cells', () => {
    expect(findStatement([['Asha'], ['Pune', ' ']])).toBeNull();
    expect(findStatement([])).toBeNull();
  });
});

describe('a reference as typed', () => {
  it.each([
    ['630612345678', '630612345678'],
    [' 6306 1234-5678 ', '630612345678'],
    ['६३०६१२३४५६७८', '630612345678'],
  ])('%j is %j', (typed, utr) => {
    expect(readUtr(typed)).toBe(utr);
    expect(utrProblem(typed)).toBeNull();
  });

  it.each([
    ['63061234567', 'The UTR has 12 digits, and this has 11: some are missing'],
    ['6306 1234 567 89', 'The UTR has 12 digits, and this has 13: there are too many'],
    ['T2411231012345678901234', 'This is the app’s own transaction id. The UTR beside it has 12 digits.'],
    ['63061234567A', 'The UTR has 12 digits and no letters'],
    ['111111111111', 'This is one digit twelve times. Copy the UTR from your UPI app.'],
    [' ', 'Enter the 12 digits of the UPI reference (UTR)'],
  ])('%j is none: %s', (typed, problem) => {
    expect(utrProblem(typed)).toBe(problem);
    expect(readUtr(typed)).toBeNull();
    const result = ClaimInput.safeParse({ utr: typed });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([problem]);
  });
});
