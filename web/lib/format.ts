/** Prices and distances as written in India, in documents and in the application alike. */
import { BRAND } from '../../schema/common/brand';
import { workspaceLanguage } from '../i18n/current-language';

export type CurrencySymbol = { code: string; symbol: string };

const { locale } = BRAND;
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Creating an Intl formatter costs about as much as a hundred uses of it on a cheap phone. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, made);
  return made;
}

/** "12,34,567": Indian grouping, at most two decimals. */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? numberFormat({ maximumFractionDigits: 2 }).format(value) : '';
}

const UNITS = {
  en: { km: 'km', lakh: 'lakh', crore: 'crore' },
  hi: { km: 'किमी', lakh: 'लाख', crore: 'करोड़' },
} as const;

/** "km", in the language of the workspace. */
export const kmUnit = () => UNITS[workspaceLanguage()].km;

/** "45,000 km", in the language of the workspace. */
export function formatKms(kms: number): string {
  return Number.isFinite(kms) ? `${formatNumber(kms)} ${kmUnit()}` : '';
}

function withSymbol(parts: Intl.NumberFormatPart[], symbol: string | undefined): string {
  const text = parts.map((part) => (part.type === 'currency' && symbol ? symbol : part.value)).join('');
  // A symbol made of letters ("AED", "Fr") needs a space before the digits.
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/(\p{L})(\d)/u, '$1 $2');
}

function formatCurrency(
  amount: number,
  currency: string,
  symbol: string | undefined,
  options: Intl.NumberFormatOptions,
) {
  const base = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  try {
    return withSymbol(numberFormat({ ...base, ...options }).formatToParts(amount), symbol);
  } catch {
    return `${symbol ?? currency} ${formatNumber(amount)}`.trim();
  }
}

function symbolOf(currency: string, currencies: readonly CurrencySymbol[] | undefined): string | undefined {
  if (currency === 'INR') return '₹';
  return currencies?.find((entry) => entry.code === currency)?.symbol;
}

/** "₹4,75,000", "₹4,75,000.50": major units; decimals only if there are any. Empty for anything but a number. */
export function formatPrice(
  amountMajor: number | string,
  currency = 'INR',
  currencies?: readonly CurrencySymbol[],
): string {
  const amount = typeof amountMajor === 'string' ? Number.parseFloat(amountMajor) : amountMajor;
  if (!Number.isFinite(amount)) return '';
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return formatCurrency(amount, currency, symbolOf(currency, currencies), digits);
}

/** "₹4.75 lakh", "₹1.2 crore"; smaller rupee amounts in full, other currencies in Intl's compact form. */
export function formatPriceShort(
  amountMajor: number,
  currency = 'INR',
  currencies?: readonly CurrencySymbol[],
): string {
  if (!Number.isFinite(amountMajor)) return '';
  if (currency !== 'INR') {
    const compact = {
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    } as const;
    return formatCurrency(amountMajor, currency, symbolOf(currency, currencies), compact);
  }
  // 99,99,999 rounds to 100 lakh, which is a crore.
  const sign = amountMajor < 0 ? '-' : '';
  const size = Math.abs(amountMajor);
  const { lakh, crore } = UNITS[workspaceLanguage()];
  if (size >= 99_99_500) return `${sign}₹${formatNumber(size / 1_00_00_000)} ${crore}`;
  if (size >= 1_00_000) return `${sign}₹${formatNumber(size / 1_00_000)} ${lakh}`;
  return formatPrice(amountMajor);
}

/** Whole per cent by which an offer is below the asking price; null if it is not, or if no price is listed. */
export function belowAsking(offer: number, asking: number | null | undefined): number | null {
  if (!asking || asking <= 0 || !(offer < asking) || offer < 0) return null;
  if (offer === 0) return 100;
  // "0% below" and "100% below" would both be untrue.
  return Math.min(99, Math.max(1, Math.round((1 - offer / asking) * 100)));
}

/** "AK" from first and last name; one letter for a single name, "?" for none. */
export function initials(first?: string | null, last?: string | null): string {
  const letters = [first, last].map((name) => Array.from(name?.trim() ?? '')[0] ?? '');
  return letters.join('').toLocaleUpperCase(locale) || '?';
}

/** `tel:+919876543210` */
export function telLink(e164: string): string {
  return `tel:${e164.replace(/[^\d+]/g, '')}`;
}
