/** The currencies of listings, default first. `decimals` is ISO 4217's minor unit. */
export const CURRENCIES = [
  { code: 'INR', symbol: '₹', name: 'Indian Rupee', decimals: 2 },
  { code: 'USD', symbol: '$', name: 'US Dollar', decimals: 2 },
  { code: 'EUR', symbol: '€', name: 'Euro', decimals: 2 },
  { code: 'GBP', symbol: '£', name: 'British Pound', decimals: 2 },
  { code: 'AUD', symbol: 'A$', name: 'Australian Dollar', decimals: 2 },
  { code: 'CAD', symbol: 'C$', name: 'Canadian Dollar', decimals: 2 },
  { code: 'JPY', symbol: '¥', name: 'Japanese Yen', decimals: 0 },
  { code: 'SGD', symbol: 'S$', name: 'Singapore Dollar', decimals: 2 },
  { code: 'AED', symbol: 'د.إ', name: 'UAE Dirham', decimals: 2 },
  { code: 'SAR', symbol: '﷼', name: 'Saudi Riyal', decimals: 2 },
] as const;

export type CurrencyCode = (typeof CURRENCIES)[number]['code'];

export const CURRENCY_CODES = CURRENCIES.map((currency) => currency.code) as [
  CurrencyCode,
  ...CurrencyCode[],
];

export const DEFAULT_CURRENCY: CurrencyCode = 'INR';

/** The symbol in front of an amount, or the code for a currency without one. */
export const symbolOf = (code: CurrencyCode): string =>
  CURRENCIES.find((currency) => currency.code === code)?.symbol ?? code;

export function isCurrencyCode(value: string): value is CurrencyCode {
  return CURRENCIES.some((currency) => currency.code === value);
}

function decimalsOf(code: CurrencyCode): number {
  return CURRENCIES.find((currency) => currency.code === code)?.decimals ?? 2;
}

/**
 * Major units ("475000.50" or 475000.5) as an integer in minor units; null if it is not a price in this
 * currency.
 */
export function toMinor(amount: string | number, code: CurrencyCode): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim());
  if (!match) return null;
  const decimals = decimalsOf(code);
  const fraction = match[2] ?? '';
  if (decimals === 0 && /[1-9]/.test(fraction)) return null;
  const minor = Number(match[1]) * 10 ** decimals + Number(fraction.padEnd(2, '0').slice(0, decimals) || 0);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** An integer in minor units as a number in major units with at most two decimals. */
export function toMajor(minor: number, code: CurrencyCode): number {
  return minor / 10 ** decimalsOf(code);
}
