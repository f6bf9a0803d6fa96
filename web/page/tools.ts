/** Loads the script of a tool that the page has. */
export function startTools() {
  const emi = document.querySelector<HTMLFormElement>('[data-emi]');
  if (emi) import('./emi').then(({ startEmi }) => startEmi(emi));
}
