import { readAmount } from '../../schema/common/amounts';
import { noteOf } from './forms';

const SCALES = [1e3, 1e5, 1e7];
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** "₹5,20,000 · 5.2 lakh", with the units' names from the document, "one/many" where the two differ; null if it is not an amount. */
export function describeAmount(typed: string, units: string[]): string | null {
  const amount = readAmount(typed);
  if (!amount) return null;
  const at = SCALES.findLastIndex((scale) => amount >= scale);
  const digits = `₹${number.format(amount)}`;
  if (at < 0) return digits;
  const count = number.format(amount / (SCALES[at] ?? 1));
  const [one = '', many = one] = units[at]?.split('/') ?? [];
  return `${digits} · ${count} ${count === '1' ? one : many}`;
}

/** Repeats an amount of rupees below its field, as it is understood. */
export function startAmounts() {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.amount) return;
    if (target.ariaInvalid === 'true') return;
    const note = noteOf(target);
    note.dataset.hint ??= note.textContent ?? '';
    note.textContent = describeAmount(target.value, target.dataset.amount.split('|')) ?? note.dataset.hint;
  });
}
