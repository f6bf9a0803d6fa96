const SCALES = [1e3, 1e5, 1e7];
/** "5,20,000" */
export const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** "₹5,20,000 · 5.2 lakh", with the units' names from the document, "one/many" if the two differ. */
export function describeInUnits(amount: number, units: string[]): string {
  const at = SCALES.findLastIndex((scale) => amount >= scale);
  const digits = `₹${number.format(amount)}`;
  if (at < 0) return digits;
  const count = number.format(amount / (SCALES[at] ?? 1));
  const [one = '', many = one] = units[at]?.split('/') ?? [];
  return `${digits} · ${count} ${count === '1' ? one : many}`;
}
