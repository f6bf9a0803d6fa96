import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/universal';
import { rearmed } from '../../../schema/common/csv';
import { isHeading, readTable } from '../../../schema/vehicles/list-table';
import type { ReadList } from '../../../schema/vehicles/read-entry';
import { readList } from '../../../schema/vehicles/read-list';
import { readRows } from '../../../schema/vehicles/read-rows';
import { htmlCells } from './html-cells';
import { isTooLargeInside, readMarks } from './xlsx-marks';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_FILE_ROWS = 100_000;

/** Why a file is not read. */
export type FileProblem =
  | 'too_large'
  | 'too_many_rows'
  | 'old_excel'
  | 'not_excel'
  | 'no_vehicles'
  | 'unreadable'
  | 'offline';

interface Cells {
  name: string;
  rows: string[][];
  /** Rows that are crossed out, from 0. */
  struck: ReadonlySet<number>;
}

/** A sheet with vehicles. */
export interface SheetList {
  name: string;
  list: ReadList;
}
export type ReadFile = { sheets: SheetList[] } | { problem: FileProblem };

class Refused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/** By its byte-order mark, else UTF-16 if every other byte is empty, UTF-8 if it is valid, and else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be');
  const start = bytes.subarray(0, 200);
  const empty = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length;
  if (empty(1) > start.length / 4) return decode('utf-16le');
  if (empty(0) > start.length / 4) return decode('utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252');
  }
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // 4.35 is stored as 4.3499999999999996.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(12))) : rearmed(String(cell ?? ''));
};

async function workbookCells(bytes: Uint8Array): Promise<Cells[]> {
  if (isTooLargeInside(bytes)) throw new Refused('too_large');
  const sheets = await readExcelFile(new Blob([bytes.slice()]));
  const marks = readMarks(bytes);
  return sheets.flatMap(({ sheet: name, data }, at) => {
    const mark = marks[at];
    if (mark?.isHidden) return [];
    const shown = (row: readonly unknown[], number: number) =>
      mark?.hiddenRows.has(number)
        ? []
        : row.map((cell, column) => (mark?.hiddenColumns.has(column) ? '' : cellText(cell)));
    return [{ name, rows: data.map(shown), struck: mark?.struckRows ?? new Set<number>() }];
  });
}

const IS_PAGE = /^\s*<(?:!doctype|html|table|\?xml|head|meta)/i;

function textCells(text: string): Cells[] | null {
  if (IS_PAGE.test(text)) return [{ name: '', ...htmlCells(text) }];
  const { data } = Papa.parse<string[]>(text, { preview: MAX_FILE_ROWS + 1 });
  if (!data.some((row) => row.length > 1)) return null;
  return [{ name: '', rows: data.map((row) => row.map(rearmed)), struck: new Set() }];
}

function listOf({ rows, struck }: Cells, latest: number): ReadList | null {
  if (rows.length > MAX_FILE_ROWS) throw new Refused('too_many_rows');
  const table = readTable(rows, struck);
  return table && readRows(table, latest);
}

const withVehicles = (name: string, list: ReadList | null): SheetList[] =>
  list && list.rows.length > 0 ? [{ name, list }] : [];

/** Excel's own files are archives, and those of accounting software pages. */
const isNamedLikeExcel = (name: string) => /\.xlsx?$/i.test(name);

async function sheetsOf(bytes: Uint8Array, latest: number, name: string): Promise<SheetList[]> {
  if (bytes.length > MAX_FILE_BYTES) throw new Refused('too_large');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refused('old_excel');
  const isArchive = startsWith(bytes, 0x50, 0x4b, 3, 4);
  const text = isArchive ? '' : decodeText(bytes);
  const cells = isArchive ? await workbookCells(bytes) : textCells(text);
  const found = cells
    ? cells.flatMap((each) => withVehicles(each.name, listOf(each, latest)))
    : withVehicles('', readList(text, latest));
  if (found.length === 0 && !isArchive && isNamedLikeExcel(name) && !IS_PAGE.test(text))
    throw new Refused('not_excel');
  return found;
}

const read = async (sheets: () => SheetList[] | Promise<SheetList[]>): Promise<ReadFile> => {
  try {
    const found = await sheets();
    return found.length > 0 ? { sheets: found } : { problem: 'no_vehicles' };
  } catch (error) {
    return { problem: error instanceof Refused ? error.problem : 'unreadable' };
  }
};

/** The rows of a pasted CSV: below its heading, as many cells in each. */
function pastedTable(text: string, latest: number): ReadList | null {
  const [cells] = text.includes('\t') ? [] : (textCells(text) ?? []);
  const rows = cells?.rows.filter((row) => row.some((cell) => cell.trim() !== '')) ?? [];
  const [heading, ...rest] = rows;
  const isTable = heading && heading.length > 2 && rest.every(({ length }) => length === heading.length);
  return isTable && isHeading(heading, true) ? listOf({ name: '', rows, struck: new Set() }, latest) : null;
}

/** The vehicles of a pasted text. */
export const readText = (text: string, latest: number): Promise<ReadFile> =>
  read(() => withVehicles('', pastedTable(text, latest) ?? readList(text, latest)));

/** The vehicles of each sheet of a CSV, XLSX, HTML or text file, or why it is refused. `latest` is the latest possible year. */
export const readFile = (bytes: Uint8Array, latest: number, name = ''): Promise<ReadFile> =>
  read(() => sheetsOf(bytes, latest, name));
