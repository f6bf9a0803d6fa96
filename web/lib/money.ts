import { CURRENCIES, type CurrencyCode, toMajor } from '../../schema/common/currencies';
import { formatPrice } from './format';

/** "₹708", from minor units. */
export const formatMinor = (minor: number, currency: CurrencyCode): string =>
  formatPrice(toMajor(minor, currency), currency, CURRENCIES);

/** "₹58.20": always with the currency's decimals, for columns of amounts. */
export const formatAmount = (minor: number, currency: CurrencyCode): string => {
  const decimals = CURRENCIES.find(({ code }) => code === currency)?.decimals ?? 2;
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(toMajor(minor, currency));
};
