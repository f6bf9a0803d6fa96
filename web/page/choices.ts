/** A form that only selects what is shown is sent on every change; without script it has a button. */
export function startChoices() {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      target.closest<HTMLFormElement>('[data-choice]')?.requestSubmit();
  });
}
