import { readAmount } from '../../schema/common/amount-words';
import type { CurrencyCode } from '../../schema/common/currencies';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly (readonly [worth: number, name: string])[] = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [100, 'hundred'],
];

/** A whole number in Indian English: 520000 is "five lakh twenty thousand". */
export function inWords(number: number): string {
  for (const [worth, name] of SCALES) {
    if (number < worth) continue;
    const rest = number % worth;
    const said = `${inWords(Math.floor(number / worth))} ${name}`;
    return rest > 0 ? `${said} ${inWords(rest)}` : said;
  }
  if (number < 20) return SMALL[number] ?? '';
  const rest = number % 10;
  return `${TENS[Math.floor(number / 10)]}${rest > 0 ? `-${SMALL[rest]}` : ''}`;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
});

/** An amount of rupees as understood, "₹5,20,000 · five lakh twenty thousand"; null if it is not an amount. */
export function describeAmount(typed: string): string | null {
  const amount = readAmount(typed);
  if (!amount) return null;
  const digits = rupees.format(amount).replace(/\.00$/, '');
  return `${digits} · ${inWords(Math.floor(amount))}`;
}

/** The same for a price in any currency; only rupees are given in lakh. */
export const describePrice = (typed: string | number, currency: CurrencyCode) =>
  currency === 'INR' ? describeAmount(String(typed)) : null;
