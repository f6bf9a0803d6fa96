import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile, readText } from './read-file';
import { xlsxOf } from './stock-files';

const LATEST = 2027;
const read = async (bytes: Uint8Array | string) =>
  readFile(typeof bytes === 'string' ? strToU8(bytes) : bytes, LATEST);
const rowsOf = async (bytes: Uint8Array | string) => {
  const found = await read(bytes);
  if ('problem' in found) throw new Error(found.problem);
  return found.sheets.flatMap(({ list }) => list.rows);
};
const seen = async (bytes: Uint8Array | string) =>
  (await rowsOf(bytes)).map(({ name, advert }) => [name, advert.kmsDriven, advert.owners, advert.price]);
const utf16 = (text: string, isBig = false) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const [low, high] = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
      return isBig ? [high, low] : [low, high];
    }),
  );

const CSV = `STOCK NOVEMBER,,,,,,,,
S.No,Car,Mfg/Reg,KM,Owner,Fuel,Reg No,Cost,Price
1,Swift VXI,2018/19,62k,1st,P,UP78AB1234,KK,4.75
2,i20 Sportz,Aug-16,55xxx,II,P+CNG,DL 3C AB 1234,3.10,4.25 nego
,HYUNDAI,,,,,,,
3,Creta SX,2017,85000,2+,D,NA,x,"8,50,000/-"
,,,,,,,,
,,,,,,TOTAL,,17.5`;
const EXPECTED = [
  ['2018 Maruti Suzuki Swift VXI', 62_000, 1, 475_000],
  ['2016 Hyundai i20 SPORTZ', 55_000, 2, 425_000],
  ['2017 Hyundai Creta SX', 85_000, null, 850_000],
];

describe('a file', () => {
  it.each([
    ['UTF-8', strToU8(CSV)],
    ['UTF-8 with its mark', strToU8(`\uFEFF${CSV}`)],
    ['UTF-16 with its mark', utf16(`\uFEFF${CSV}`)],
    ['UTF-16 without one', utf16(CSV)],
    ['UTF-16 in the other order', utf16(`\uFEFF${CSV}`, true)],
    ['semicolons', strToU8(CSV.replaceAll(',', ';').replace('"8;50;000/-"', '8,50,000/-'))],
    ['Windows lines', strToU8(CSV.replaceAll('\n', '\r\n'))],
  ])('as CSV in %s is read by its headings', async (_, bytes) => {
    expect(await seen(bytes)).toEqual(EXPECTED);
    const rows = await rowsOf(bytes);
    expect(rows.map(({ advert }) => advert.fuelType)).toEqual(['Petrol', 'CNG', 'Diesel']);
    expect(rows.map(({ table }) => table?.unread)).toEqual([{}, {}, { owner: '2+' }]);
    expect(JSON.stringify(rows)).not.toMatch(/KK|3\.10|TOTAL/);
  });

  it('of an old encoding keeps its letters', async () => {
    const bytes = strToU8(
      'Car,Year,Colour,Reg No\nSwift VXI,2018,Gr?y,UP78AB1234\nAlto K10,2015,Red,UP78AB1235',
    );
    bytes[bytes.indexOf(0x3f)] = 0xe9;
    expect((await rowsOf(bytes))[0]?.table?.said.colour).toBe('Gréy');
  });

  it('whose price fell apart at its commas has no price', async () => {
    const [row] = await rowsOf('Car,Year,Price\nSwift VXI,2018,4,75,000\nAlto K10,2015,210000');
    expect([row?.advert.price, row?.table?.unread.price]).toEqual([null, 'Swift VXI, 2018, 4, 75, 000']);
  });

  it('may have Hindi headings and digits', async () => {
    const rows = await rowsOf(
      'गाड़ी,साल,किमी,मालिक,कीमत\nस्विफ्ट VXI,२०१८,६२०००,2,४.७५\nऑल्टो K10,२०१५,४८०००,1,२.१०',
    );
    expect(rows.map(({ advert }) => [advert.model, advert.year, advert.kmsDriven, advert.price])).toEqual([
      ['Swift', 2018, 62_000, 475_000],
      ['Alto K10', 2015, 48_000, 210_000],
    ]);
  });

  it('that is a page and calls itself Excel is read as text, without what it hides', async () => {
    const html = `<html><head><script>alert(1)</script></head><body><table>
      <tr><td colspan="4"><b>Stock</b></td></tr>
      <tr><th>Vehicle</th><th style="display:none">Rate</th><th>Year</th><th>Price</th></tr>
      <tr><td>Swift&nbsp;VXI &amp; more<img src=x onerror=alert(2)></td><td style='display: none'>9.99</td><td>2018</td><td>4.75</td></tr>
      <tr><td><s>Alto K10</s></td><td style="display:none">1</td><td>2015</td><td>2.10</td></tr></table>`;
    const rows = await rowsOf(html);
    expect(rows.map(({ name, isSold, advert }) => [name, isSold, advert.price])).toEqual([
      ['2018 Maruti Suzuki Swift VXI', false, 475_000],
      ['2015 Maruti Suzuki Alto K10', true, 210_000],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/alert|9\.99|<img/);
  });

  it.each([
    ['old_excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    ['too_large', new Uint8Array(20 * 1024 * 1024 + 1)],
    ['too_many_rows', `Car,Price\n${'Swift VXI 2018,4.75\n'.repeat(100_001)}`],
    ['no_vehicles', 'Hello,you\nHow,are'],
    ['no_vehicles', ''],
    ['unreadable', zipSync({ 'a.txt': strToU8('no workbook') })],
    ['too_large', zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 })],
  ])('is refused as %s (%#)', async (problem, bytes) => {
    expect(await read(bytes)).toEqual({ problem });
  });

  it('of any bytes never fails otherwise', async () => {
    const start = fc.constantFrom(
      [],
      [0x50, 0x4b, 3, 4],
      [0xff, 0xfe],
      [0x3c, 0x74, 0x72, 0x3e],
      [0xef, 0xbb, 0xbf],
    );
    const damaged = fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => ({ at, byte }));
    const whole = new Uint8Array(
      await xlsxOf([
        ['Car', 'Year'],
        ['Swift VXI', 2018],
      ]).arrayBuffer(),
    );
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.uint8Array({ maxLength: 300 }),
        damaged,
        async (first, rest, { at, byte }) => {
          const bytes = Uint8Array.from([...first, ...rest]);
          const broken = whole.slice();
          broken[at % broken.length] = byte;
          for (const each of [bytes, broken]) {
            const found = await read(each);
            expect('problem' in found || found.sheets.length > 0).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

const FONTS = '<fonts><font><sz/></font><font><strike/></font><font><color rgb="FFFF0000"/></font></fonts>';
const STYLES = `<styleSheet>${FONTS}<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>`;

/** A workbook as Excel writes it: several sheets, one hidden; shared texts, a hidden column and row, styles. */
function workbook() {
  const cell = (place: string, text: string | number, style = 0) =>
    typeof text === 'number'
      ? `<c r="${place}" s="${style}"><v>${text}</v></c>`
      : `<c r="${place}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (at: number, cells: (string | number)[], { style = 0, more = '' } = {}) =>
    `<row r="${at}"${more}>${cells.map((text, column) => cell(`${'ABCDE'[column]}${at}`, text, style)).join('')}</row>`;
  const sheet = (rows: string, columns = '') =>
    `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`;
  const november = sheet(
    row(1, ['Fresh stock']) +
      row(3, ['Car', 'Year', 'KM', 'Rate', 'Price']) +
      row(4, ['Swift VXI', 2018, 62_000, 4.1, 4.75]) +
      row(5, ['Alto K10', 2015, 48_000, 1.8, 2.1], { style: 1 }) +
      row(6, ['Baleno Delta', 2019, 41_000, 5, 6.25], { style: 2 }) +
      row(7, ['Creta SX', 2017, 85_000, 7, 8.5], { more: ' hidden="1"' }),
    '<cols><col min="1" max="3"/><col min="4" max="4" hidden="1"/></cols>',
  );
  const old = sheet(row(1, ['Car', 'Year', 'Price']) + row(2, ['Kwid RXT', 2018, 2.85]));
  const names = ['November', 'October', 'Costs'];
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map(
        (name, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${at === 2 ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': november,
    'xl/worksheets/sheet2.xml': old,
    'xl/worksheets/sheet3.xml': old,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

describe('a workbook', () => {
  it('is read sheet by sheet, without hidden sheets, columns and rows; what is struck or red is sold', async () => {
    const found = await read(workbook());
    if ('problem' in found) throw new Error(found.problem);
    const sheets = found.sheets.map(({ name, list }) => [
      name,
      list.rows.map((row) => [row.table?.number, row.name, row.advert.price, row.isSold]),
    ]);
    expect(sheets).toEqual([
      [
        'November',
        [
          [4, '2018 Maruti Suzuki Swift VXI', 475_000, false],
          [5, '2015 Maruti Suzuki Alto K10', 210_000, true],
          [6, '2019 Maruti Suzuki Baleno DELTA', 625_000, true],
        ],
      ],
      ['October', [[2, '2018 Renault Kwid RXT', 285_000, false]]],
    ]);
  });
});

it('a pasted message with commas is no table', async () => {
  const found = await readText('1. Swift VXI, 2018, 62k, 4.75\n2. Alto K10, 2015, 48k, 2.10', LATEST);
  expect('sheets' in found && found.sheets[0]?.list.rows.map(({ table }) => table)).toEqual([null, null]);
});

it.each([
  'Car,Year,KM,Price\nSwift VXI,2018,62k,4.75\n\nAlto K10,2015,48k,2.10',
  'Car;Year;KM;Price\r\nSwift VXI;2018;62k;4.75\r\nAlto K10;2015;48k;2.10',
])('a pasted CSV with headings is a table', async (text) => {
  const found = await readText(text, LATEST);
  const rows = 'sheets' in found ? (found.sheets[0]?.list.rows ?? []) : [];
  expect(rows.map(({ advert, table }) => [advert.year, table !== null])).toEqual([
    [2018, true],
    [2015, true],
  ]);
});

it('a message whose first line has words of headings is none', async () => {
  const text = 'Car, price and year below\n1. Swift VXI, 2018, 62k, 4.75\n2. Alto K10, 2015, 2.10';
  const found = await readText(text, LATEST);
  expect('sheets' in found && found.sheets[0]?.list.rows.map(({ table }) => table)).toEqual([null, null]);
});
