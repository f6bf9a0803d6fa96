import { describeAmount } from '../lib/amount-words';
import { noteOf } from './forms';

/** Repeats an amount of rupees in digits and words below its field, as it was understood. */
export function startAmounts() {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.amount !== 'INR') return;
    if (target.ariaInvalid === 'true') return;
    const note = noteOf(target);
    note.dataset.hint ??= note.textContent ?? '';
    note.textContent = describeAmount(target.value) ?? note.dataset.hint;
  });
}
