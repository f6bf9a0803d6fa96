import type { MoneyKind, MoneyMode } from './kinds';

/** When the sections below were last looked up. */
export const CASH_READ_ON = '2026-11-27';

/**
 * Paise. Income-tax Act 1961, section 269ST: ₹2 lakh or more may not be taken in cash for one deal, nor from one person in
 * a day. Section 40A(3): of more than ₹10,000 in cash to one person in a day nothing counts as a cost. As we read them on
 * CASH_READ_ON; the Income-tax Act 2025 numbers them anew.
 */
export const CASH_LIMITS = { taken: 200_000_00, paid: 10_000_00 };

interface Payment {
  kind: MoneyKind;
  amountMinor: number;
  party: string;
}

type Kept = Payment & { mode: MoneyMode | null };

const sumOf = (payments: readonly Payment[]) =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The limit that a payment in cash reaches, if any, with the other payments for the same vehicle, and with the other
 * payments in cash of its day. People are told apart by their names as written; without one nobody is the same.
 */
export function cashLimit(
  payment: Payment,
  ofVehicle: readonly Kept[],
  ofDay: readonly Payment[],
): 'cash_of_sale' | 'cash_of_day' | 'cash_paid' | null {
  const isIn = payment.kind === 'paid_in';
  const withSame = ofDay.filter(
    ({ kind, party }) => (kind === 'paid_in') === isIn && party !== '' && isSame(party, payment.party),
  );
  const day = payment.amountMinor + sumOf(withSame);
  if (!isIn) return day > CASH_LIMITS.paid ? 'cash_paid' : null;
  const taken = ofVehicle.filter(({ kind, mode }) => kind === 'paid_in' && mode === 'cash');
  if (payment.amountMinor + sumOf(taken) >= CASH_LIMITS.taken) return 'cash_of_sale';
  return day >= CASH_LIMITS.taken ? 'cash_of_day' : null;
}
