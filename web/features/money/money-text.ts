import { taxOnMargin } from '../../../schema/bills/tax';
import { CURRENCIES, type CurrencyCode, toMajor, toMinor } from '../../../schema/common/currencies';
import type { Margin } from '../../../schema/money/margin';
import type { VehicleMoneyDto } from '../../../schema/money/output';
import { formatNumber, formatPrice } from '../../lib/format';

/** The tax on a margin; a dash while it is not known what the vehicle was bought for. */
export function gstText(
  { currency }: { currency: CurrencyCode },
  price: number,
  { boughtFor, currency: costsIn }: Pick<VehicleMoneyDto, 'boughtFor' | 'currency'>,
  isTaxInPrice: boolean,
): string {
  const minor = (amount: number) => toMinor(String(amount), currency) ?? 0;
  const boughtMinor = boughtFor === null || costsIn !== currency ? null : minor(boughtFor);
  const tax = taxOnMargin({ priceMinor: minor(price), boughtMinor, isTaxInPrice });
  return tax === null ? '–' : amountText(toMajor(tax, currency), currency);
}

const signed = (value: number, shown: string) => (value < 0 ? `−${shown}` : shown);

/** "₹25,000", "−₹25,000" */
export const amountText = (amount: number, currency: CurrencyCode): string =>
  signed(amount, formatPrice(Math.abs(amount), currency, CURRENCIES));

/** "₹25,000 (5.3%)" */
export const marginText = ({ amount, percent }: Margin, currency: CurrencyCode): string =>
  `${amountText(amount, currency)} (${signed(percent, `${formatNumber(Math.abs(percent))}%`)})`;
