import { readFigures } from '../../schema/common/amounts';
import { describeInUnits, number } from '../lib/amount-units';
import { noteOf } from './forms';

/** An amount as typed; null if it is none. Loads the words for numbers when someone types one. */
export async function readTyped(typed: string): Promise<number | null> {
  const amount = readFigures(typed);
  if (amount !== null || !/[\p{L}\p{M}]{2}/u.test(typed)) return amount;
  return import('../../schema/common/amount-words').then(({ readAmount }) => readAmount(typed));
}

/** In English, thousands are spelled out: "₹4,500 · four thousand five hundred". */
async function describeThousands(amount: number): Promise<string> {
  return import('../lib/in-words').then(
    ({ inWords }) => `₹${number.format(amount)} · ${inWords(Math.floor(amount))}`,
  );
}

/** Repeats below its field how an amount of rupees was understood. */
export function startAmounts() {
  document.addEventListener('input', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.amount) return;
    if (target.ariaInvalid === 'true') return;
    const { value } = target;
    const note = noteOf(target);
    note.dataset.hint ??= note.textContent;
    const amount = (await readTyped(value).catch(() => null)) ?? 0;
    const units = target.dataset.amount.split('|');
    let described = amount ? describeInUnits(amount, units) : note.dataset.hint;
    if (amount >= 1e3 && amount < 1e5 && document.documentElement.lang === 'en-IN')
      described = await describeThousands(amount).catch(() => described);
    if (target.value === value) note.textContent = described;
  });
}
