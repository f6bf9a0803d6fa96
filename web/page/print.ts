/** A button that prints its page, which needs a script. */
export function startPrint() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
}
