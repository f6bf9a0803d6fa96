import type { Sheet } from '../../../../schema/upi/statement';

const cellText = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');

/** The cells of a CSV or XLSX file as text. Their readers are loaded with the first file. Throws for a file that is neither. */
export async function readSheet(file: File): Promise<Sheet> {
  if (/\.xlsx$/i.test(file.name)) {
    // Not the one for browsers: it makes a worker from text, which our content security policy refuses.
    const { default: readExcelFile } = await import('read-excel-file/universal');
    const sheets = await readExcelFile(file);
    const rows = sheets[0]?.data ?? [];
    return rows.map((row) => row.map(cellText));
  }
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: true });
  if (data.length === 0 || errors.some(({ type }) => type === 'Quotes')) throw new Error('not a table');
  return data;
}
