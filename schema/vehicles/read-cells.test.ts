import { describe, expect, it } from 'vitest';
import { readTable, type TableColumn } from './list-table';
import { guessUnit, readPriceCell, sumOf } from './price-cell';
import { readCells } from './read-cells';
import { readRows } from './read-rows';

const LATEST = 2027;
const readCell = (column: TableColumn, cell: string, isOurs = false) => {
  const row = { number: 1, said: '', cells: { [column]: cell }, isOurs, isStruck: false };
  const { said, unread } = readCells(row, LATEST);
  return Object.keys(unread).length > 0 ? 'unread' : said[column as keyof typeof said];
};

describe('a cell', () => {
  const years: [string, unknown][] = [
    ['2018', 2018],
    ['2018/19', 2018],
    ['18/19', 2018],
    ['Aug-18', 2018],
    ["aug'18", 2018],
    ['August 2018', 2018],
    ['13/08/2018', 2018],
    ['08/18', 2018],
    ['18', 2018],
    ['2018-08-01', 2018],
    // What a spreadsheet makes of "Aug-18".
    ['2026-08-18', 'unread'],
    // Made and registered, or November 2012.
    ['11/12', 'unread'],
    ['2099', 'unread'],
    ['Foo-18', 'unread'],
    ['old', 'unread'],
    ['CLEAR', 'unread'],
    ['-', undefined],
    ['NA', undefined],
    ['?', undefined],
  ];
  it.each(years)('of a year, %j, is %j', (cell, year) => expect(readCell('year', cell)).toBe(year));

  const kms: [string, unknown][] = [
    ['62000', 62_000],
    ['62,000', 62_000],
    ['1,20,000 km', 120_000],
    ['62k', 62_000],
    ['62xxx', 62_000],
    ['62,xxx', 62_000],
    ['1.2 lakh', 120_000],
    ['६२०००', 62_000],
    ['62', 'unread'],
    ['much', 'unread'],
    ['CLEAR', null],
    ['nil', undefined],
  ];
  it.each(kms)('of kilometres, %j, is %j', (cell, km) => expect(readCell('km', cell)).toBe(km));
  it('of few kilometres is exact in a file of ours', () => expect(readCell('km', '62', true)).toBe(62));

  const owners: [string, unknown][] = [
    ['1st', 1],
    ['2', 2],
    ['II', 2],
    ['2nd owner', 2],
    ['First', 1],
    ['दूसरा', 2],
    ['2+', 'unread'],
    ['0', 'unread'],
    ['many', 'unread'],
  ];
  it.each(owners)('of owners, %j, is %j', (cell, count) => expect(readCell('owner', cell)).toBe(count));

  const others: [TableColumn, string, unknown][] = [
    ['fuel', 'P', 'Petrol'],
    ['fuel', 'd', 'Diesel'],
    ['fuel', 'P+CNG', 'CNG'],
    ['fuel', 'Seq CNG', 'CNG'],
    ['fuel', 'पेट्रोल', 'Petrol'],
    ['fuel', 'coal', 'unread'],
    ['gears', 'AT', 'Automatic'],
    ['gears', 'M', 'Manual'],
    ['gears', 'AMT', 'AMT'],
    ['plate', 'up 78 ab 1234', 'UP78AB1234'],
    ['plate', '1234', undefined],
    ['plate', 'soon', 'unread'],
    ['status', 'SOLD', 'sold'],
    ['status', 'Booked', 'pending'],
    ['status', 'In stock', 'available'],
    ['insurance', 'Comp 12/3/27', 'comprehensive'],
    ['insurance', 'TP', 'third_party'],
    ['insurance', 'exp', 'expired'],
    ['until', '12/3/27', '2027-03'],
    ['until', 'Mar-27', '2027-03'],
    ['until', '2027-03-31', '2027-03'],
    ['until', '12 March 2027', '2027-03'],
    ['until', '12/13/27', 'unread'],
    ['noc', 'Yes', true],
    ['negotiable', 'no', false],
    ['republish', 'Ask', 'ask'],
    ['kind', 'Three wheeler', 'three_wheeler'],
    ['colour', 'x'.repeat(41), 'unread'],
  ];
  it.each(others)('of %s, %j, is %j', (column, cell, value) => expect(readCell(column, cell)).toBe(value));

  it('of insurance may only say until when', () => {
    const row = { number: 1, said: '', cells: { insurance: '12/3/27' }, isOurs: false, isStruck: false };
    expect(readCells(row, LATEST)).toMatchObject({ said: { until: '2027-03' }, unread: {} });
  });
});

describe('a price', () => {
  const lakh = { small: 1e5, hundreds: 1e3 };
  const prices: [string, number | null][] = [
    ['4.75', 475_000],
    ['475', 475_000],
    ['4,75,000/-', 475_000],
    ['₹4,75,000', 475_000],
    ['4.75 L', 475_000],
    ['4.75 lakh fix', 475_000],
    ['5.10 nego', 510_000],
    ['65k', 65_000],
    ['Rs 9500', 9500],
    ['4750000', 4_750_000],
    ['call', null],
    ['P.O.R', null],
    ['-', null],
    ['4.5-5', null],
    ['4,75', null],
    ['4.75.00', null],
    ['0', null],
    ['best price', null],
    ['4 75 000', null],
  ];
  it.each(prices)('%j is %j', (cell, sum) => expect(sumOf(readPriceCell(cell), lakh)).toBe(sum));

  it('without a known unit is none', () => {
    const none = { small: null, hundreds: null };
    expect(sumOf(readPriceCell('4.75'), none)).toBeNull();
    expect(sumOf(readPriceCell('4,75,000'), none)).toBe(475_000);
  });

  it('gets its unit from the whole column, or none', () => {
    const isUsual = (sum: number) => sum >= 200_000 && sum <= 900_000;
    const of = (...figures: number[]) => guessUnit(figures.map((figure) => ({ figure, isUsual })));
    expect([of(4.75, 3, 6.2, 95), of(475, 320), of(4.75, 0.1, 0.2), of()]).toEqual([1e5, 1e3, null, null]);
  });
});

describe('a table', () => {
  const rows = (...lines: string[]) => readTable(lines.map((line) => line.split('|'))) ?? [];

  it('is read without what is nobody’s business, in whatever place', () => {
    const read = rows(
      'Car|Party Name|Mobile|Purchase|Profit|Price',
      'Swift VXI 2018|Asha|9876543210|KK|0.4|4.75',
      'Alto|x|y|z|1|2',
    );
    expect(JSON.stringify(read)).not.toMatch(/Asha|98765|KK|0\.4/);
  });

  it('may begin again below other headings, with the make above its cars', () => {
    const table = rows(
      'S.No|Car|Year|Price',
      'MARUTI',
      '1|Swift VXI|2018|4.75',
      '',
      'S.No|Price|Car|Year',
      '|||',
      'HYUNDAI|',
      '2|6.75|Verna SX|2017',
      'TOTAL|11.5',
    );
    const { rows: read, unread } = readRows(table, LATEST);
    expect(read.map(({ name, advert, table: of }) => [name, advert.price, of?.number])).toEqual([
      ['2018 Maruti Suzuki Swift VXI', 475_000, 3],
      ['2017 Hyundai Verna SX', 675_000, 8],
    ]);
    expect(unread).toEqual([]);
  });

  it('may have only keys and prices', () => {
    const { rows: read } = readRows(
      rows('Stock no|Reg no|Price', 'A1||4,60,000', '|UP78AB1234|3,10,000', '||9'),
      LATEST,
    );
    expect(read.map(({ table, advert }) => [table?.said.stock ?? table?.said.plate, advert.price])).toEqual([
      ['A1', 460_000],
      ['UP78AB1234', 310_000],
    ]);
  });
});
