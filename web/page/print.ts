/** A button prints its page, which only a script can do. */
export function startPrint() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
}
