import { passwordStrength, STRENGTH_FILLS } from '../lib/password-strength';
import { closest } from './closest';

/** Shows a password as text or hides it again, because typing blind on a phone locks people out. */
function reveal(button: HTMLElement) {
  const field = button.closest('[data-frame]')?.querySelector('input');
  if (!field) return;
  field.type = field.type === 'password' ? 'text' : 'password';
  const other = button.dataset.reveal ?? '';
  button.dataset.reveal = button.title;
  button.title = other;
  button.ariaLabel = other;
  for (const icon of button.querySelectorAll('svg')) icon.classList.toggle('hidden');
}

function rate(hint: HTMLElement) {
  const password = hint.parentElement?.querySelector<HTMLInputElement>('[data-kept]')?.value ?? '';
  const score = passwordStrength(password);
  const label = hint.dataset.strength?.split('|')[score] ?? '';
  const [bars, words] = hint.children;
  for (const [at, bar] of [...(bars?.children ?? [])].entries()) {
    bar.classList.remove(...STRENGTH_FILLS);
    bar.classList.add(STRENGTH_FILLS[at < score ? score : 0]);
  }
  if (words && words.textContent !== label) words.textContent = label;
}

const rateAll = () => {
  for (const hint of document.querySelectorAll<HTMLElement>('[data-strength]')) rate(hint);
};

/** Passwords can be shown, and their strength is indicated. */
export function startPasswords() {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-reveal]');
    if (button) reveal(button);
  });
  document.addEventListener('input', rateAll);
  rateAll();
}
