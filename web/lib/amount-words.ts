import { readAmount } from '../../schema/common/amount-words';
import type { CurrencyCode } from '../../schema/common/currencies';
import { workspaceLanguage } from '../i18n/current-language';
import { describeInUnits } from './amount-units';
import { inWords } from './in-words';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
});

/** An amount of rupees as understood, "₹5,20,000 · five lakh twenty thousand", in Hindi with units; null if it is not an amount. */
export function describeAmount(typed: string): string | null {
  const amount = readAmount(typed);
  if (!amount) return null;
  if (workspaceLanguage() === 'hi') return describeInUnits(amount, ['हज़ार', 'लाख', 'करोड़']);
  const digits = rupees.format(amount).replace(/\.00$/, '');
  return `${digits} · ${inWords(Math.floor(amount))}`;
}

/** The same for a price in any currency; only rupees are given in lakh. */
export const describePrice = (typed: string | number, currency: CurrencyCode) =>
  currency === 'INR' ? describeAmount(String(typed)) : null;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A typed price with commas: "52k" and "52000" become "52,000". Only rupees; what is no amount stays. */
export function writePrice(typed: string, currency: CurrencyCode): string {
  const amount = currency === 'INR' ? readAmount(typed) : null;
  return amount ? grouped.format(amount) : typed;
}
