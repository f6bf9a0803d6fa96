/** The words Indians use for large amounts, and their values. */
const UNITS: readonly (readonly [pattern: string, worth: number])[] = [
  ['k|thousand', 1e3],
  ['l|lacs?|lakhs?', 1e5],
  ['cr|crores?', 1e7],
];

/** Characters that only make an amount easier to read. */
export const AMOUNT_IGNORES = String.raw`[,\s₹]`;

const PLAIN = String.raw`\d{1,10}(\.\d{1,2})?`;
const SAID = String.raw`\d{1,7}(\.\d{1,5})?(${UNITS.map(([pattern]) => pattern).join('|')})`;

/** `520000`, `5.2lakh`, `5L`, `1.2cr`, after ignored characters are removed. */
export const AMOUNT = `^(${PLAIN}|${SAID})$`;

/** More than any vehicle costs, and more than the database's integers of minor units should hold. */
const LIMIT = 1e10;

/** An amount in major units as somebody typed it; null for what is none, and for one of ten digits and more. */
export function readAmount(typed: string): number | null {
  const text = typed.replace(new RegExp(AMOUNT_IGNORES, 'gu'), '');
  if (!new RegExp(AMOUNT, 'iu').test(text)) return null;
  const [, worth = 1] =
    UNITS.find(([pattern]) => new RegExp(`(?<=[\\d])(${pattern})$`, 'iu').test(text)) ?? [];
  const amount = Math.round(Number.parseFloat(text) * worth * 100) / 100;
  return amount < LIMIT ? amount : null;
}
