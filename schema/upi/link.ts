export interface UpiOrder {
  /** The merchant's address. */
  payee: string;
  name: string;
  amountMinor: number;
  /** At most 35 letters and digits: the order, in the payee's statement. */
  reference: string;
  note: string;
}

/**
 * The address that UPI apps pay, as a link on a phone and as a code for another phone's camera: payee, name, amount in rupees,
 * currency, order and note (NPCI’s linking specification, version 1.6).
 */
export function upiLink({ payee, name, amountMinor, reference, note }: UpiOrder): string {
  const fields = {
    pa: payee,
    pn: name,
    tr: reference,
    tn: note,
    am: (amountMinor / 100).toFixed(2),
    cu: 'INR',
  };
  // Apps read "%20", not the "+" that URLSearchParams writes for a space.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replaceAll('%40', '@')}`;
}
