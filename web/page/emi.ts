import { toLatinDigits } from '../../schema/common/digits';
import { type Instalment, instalmentOf } from '../../schema/emi/instalment';
import { number } from '../lib/amount-units';
import { readTyped } from './amounts';
import { check, problemIn, say, update } from './forms';

const RESULT = '#result';

/** The instalment of what is typed; null while a field is empty or wrong. */
async function calculate(form: HTMLFormElement): Promise<Instalment | null> {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const [price, down] = await Promise.all(
    ['price', 'down'].map((name) => readTyped(field(name)?.value || '0')),
  );
  const [rate, months] = ['rate', 'months'].map((name) => {
    const input = field(name);
    return input && !problemIn(input)
      ? Number.parseFloat(toLatinDigits(input.value.replace(/\s/g, '')))
      : null;
  });
  if (!price || down == null || rate == null || months == null) return null;
  const above = down < price ? null : (form.dataset.above ?? null);
  const downField = field('down');
  if (downField) say(downField, above);
  return above ? null : instalmentOf({ price, down, rate, months });
}

async function show(form: HTMLFormElement) {
  const instalment = await calculate(form).catch(() => null);
  const result = document.querySelector<HTMLElement>(RESULT);
  if (!result) return;
  result.hidden = !instalment;
  for (const [name, sum] of Object.entries(instalment ?? {})) {
    const shown = result.querySelector(`[data-sum=${name}]`);
    if (shown) shown.textContent = (form.dataset.emi ?? '').replace('0', number.format(sum));
  }
}

/** Calculates while typing; the button opens the address of the calculation, which can be shared. */
export function startEmi(form: HTMLFormElement) {
  form.noValidate = true;
  const typed = () => {
    update(form);
    show(form);
  };
  form.addEventListener('input', typed);
  form.addEventListener('submit', (event) => {
    if (!check(form)) event.preventDefault();
  });
  // On a slow connection, people type before this script has loaded.
  typed();
}
