import { CURRENCIES, type CurrencyCode } from '../../../schema/common/currencies';
import type { Margin } from '../../../schema/money/margin';
import { formatNumber, formatPrice } from '../../lib/format';

const signed = (value: number, shown: string) => (value < 0 ? `−${shown}` : shown);

/** "₹25,000", "−₹25,000" */
export const amountText = (amount: number, currency: CurrencyCode): string =>
  signed(amount, formatPrice(Math.abs(amount), currency, CURRENCIES));

/** "₹25,000 (5.3%)" */
export const marginText = ({ amount, percent }: Margin, currency: CurrencyCode): string =>
  `${amountText(amount, currency)} (${signed(percent, `${formatNumber(Math.abs(percent))}%`)})`;
