import { strToU8, zipSync } from 'fflate';
import { BYTE_ORDER_MARK, csvLine, disarmed } from '../../../schema/common/csv';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { stockSheet } from '../../../schema/vehicles/stock-columns';

type Cells = readonly (readonly (string | number)[])[];

export const csvOf = (rows: Cells): Blob =>
  new Blob([BYTE_ORDER_MARK, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' });

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// XML 1.0 has no way to write the other control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const escaped = (text: string) =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** "AB" for the 28th. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

const cellXml = (cell: string | number, place: string) =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(disarmed(cell))}</t></is></c>`;

const rowXml = (cells: readonly (string | number)[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`)).join('')}</row>`;

/** A workbook of one sheet whose first row stays in view. Texts are texts: none becomes a number, a date or a formula. */
export function xlsxOf(rows: Cells): Blob {
  const data = rows.map(rowXml).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${data}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(XML + xml)] as const);
  return new Blob([zipSync(Object.fromEntries(files)).slice()], { type: `${TYPE}.sheet` });
}

export type StockFormat = 'csv' | 'xlsx';

/** Every listing in a file that can be imported again. */
export const stockFile = (vehicles: readonly OwnVehicleDto[], format: StockFormat): Blob =>
  (format === 'csv' ? csvOf : xlsxOf)(stockSheet(vehicles));
