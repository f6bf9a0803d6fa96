/** Excel needs it to detect UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null;

/** A spreadsheet executes a cell that starts like a formula, even in full-width characters. */
const FORMULA = /^'*(?:[\s\p{Cf}]*[=+\-@]|[\t\r])/u;

/** A telephone number as shown on screen. A space keeps Excel from reading it as a formula. */
const PHONE = /^\+\d{1,3} [\d•]{4,14}(?: [\d•]{5})?$/;

const isFormula = (cell: string) => FORMULA.test(cell.normalize('NFKC')) && !PHONE.test(cell);

/** A text that no spreadsheet executes: one apostrophe goes before what starts like a formula. */
export const disarmed = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** A text as it was before `disarmed`. */
export const rearmed = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

function quote(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = disarmed(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of RFC 4180, with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quote).join(',')}\r\n`;
