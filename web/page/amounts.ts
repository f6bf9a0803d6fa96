import { readAmount } from '../../schema/common/amounts';
import { noteOf } from './forms';

const SCALES = [1e3, 1e5, 1e7];
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** "₹5,20,000 · 5.2 lakh", with the units' names from the document; null if it is not an amount. */
function describe(typed: string, units: string[]): string | null {
  const amount = readAmount(typed);
  if (!amount) return null;
  const at = SCALES.findLastIndex((scale) => amount >= scale);
  const digits = `₹${number.format(amount)}`;
  return at < 0 ? digits : `${digits} · ${number.format(amount / (SCALES[at] ?? 1))} ${units[at]}`;
}

/** Repeats an amount of rupees below its field, as it is understood. */
export function startAmounts() {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.amount) return;
    if (target.ariaInvalid === 'true') return;
    const note = noteOf(target);
    note.dataset.hint ??= note.textContent ?? '';
    note.textContent = describe(target.value, target.dataset.amount.split('|')) ?? note.dataset.hint;
  });
}
