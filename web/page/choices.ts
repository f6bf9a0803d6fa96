/** A form that only chooses what is shown is sent with the choice; without script it has a button. */
export function startChoices() {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      target.closest<HTMLFormElement>('[data-choice]')?.requestSubmit();
  });
}
