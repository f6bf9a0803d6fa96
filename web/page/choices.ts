/**
 * A form that only selects what is shown is sent on every change; without script it has a button. What is hidden while
 * today is chosen is no longer chosen.
 */
export function startChoices() {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      target.closest<HTMLFormElement>('[data-choice]')?.requestSubmit();
    if (!(target instanceof HTMLInputElement) || !('today' in target.dataset)) return;
    for (const over of target.form?.querySelectorAll<HTMLInputElement>('[data-not-today]') ?? [])
      over.checked = false;
  });
}
