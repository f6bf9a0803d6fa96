const isChosenAnew = ({ options }: HTMLSelectElement) =>
  Array.from(options).some(({ selected, defaultSelected }) => selected !== defaultSelected);

/**
 * A form that only selects what is shown is sent on every change, also on one before this script was there; without script
 * it has a button. Its `autocomplete` is off, so that a browser that goes back does not restore the change.
 */
export function startChoices() {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      target.closest<HTMLFormElement>('[data-choice]')?.requestSubmit();
    }
  });
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-choice] select')) {
    if (isChosenAnew(select)) select.form?.requestSubmit();
  }
}
