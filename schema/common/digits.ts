/**
 * The digits of the scripts that buyers and sellers use; they start at the same offset of each Unicode block.
 */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const ZERO = '०'.charCodeAt(0) % 0x80;

/** "४.७५" as "4.75": a phone's keyboard may type the digits of its own language. */
export const toLatinDigits = (text: string): string =>
  text.replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) % 0x80) - ZERO));

/** A count as typed, "४२,०००" or "42000"; NaN if it is not a count. */
export function readCount(typed: unknown): number {
  const text = toLatinDigits(String(typed ?? '')).replace(/[,\s]/g, '');
  return text === '' ? Number.NaN : Number(text);
}
