import { BRAND } from './brand';
import { CURRENCIES, type CurrencyCode } from './currencies';

const digits = new Intl.NumberFormat(BRAND.locale, { maximumFractionDigits: 2 });

/** "4,75,000" */
export const numberText = (value: number) => digits.format(value);

/** "₹4,75,000" from major units, for messages. */
export function moneyText(amount: number, currency: CurrencyCode): string {
  const symbol = CURRENCIES.find(({ code }) => code === currency)?.symbol ?? currency;
  return `${symbol}${/\p{L}$/u.test(symbol) ? ' ' : ''}${digits.format(amount)}`;
}
