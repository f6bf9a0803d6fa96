import { closest } from './closest';

/** A button that prints its page, which needs a script. */
export function startPrint() {
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-print]')) window.print();
  });
}
