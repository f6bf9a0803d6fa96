import { OFFER_FIELDS, offerProblems } from '../../schema/leads/offer-rules';
import { submit } from './page.queries';

/** Shows a problem below its field in place of the hint, or removes it. */
function say(field: HTMLElement, problem: string | undefined) {
  const id = `${field.id}-problem`;
  document.getElementById(id)?.remove();
  field.dataset.hint ??= field.getAttribute('aria-describedby') ?? '';
  const hint = document.getElementById(field.dataset.hint);
  if (hint) hint.hidden = Boolean(problem);
  field.ariaInvalid = problem ? 'true' : null;
  field.setAttribute('aria-describedby', problem ? id : field.dataset.hint);
  if (!problem) return;
  const note = document.createElement('p');
  note.id = id;
  note.className = 'text-danger text-sm';
  note.textContent = problem;
  // The control may stand in a frame with its currency.
  (field.closest('.control') ?? field).after(note);
}

function problemsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '');
  return offerProblems({
    buyerName: typed('buyerName'),
    buyerMobile: typed('buyerMobile'),
    offerPrice: typed('offerPrice').replaceAll(',', ''),
  });
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

/** `aria-disabled`, never `disabled`: a button that can be pressed can say what is missing. */
function updateButton(form: HTMLFormElement) {
  const button = buttonOf(form);
  const isValid = Object.keys(problemsOf(form)).length === 0;
  if (button) button.ariaDisabled = String(form.ariaBusy === 'true' || !isValid);
}

/** While somebody types: a problem that is solved is no longer shown, and no new one yet. */
function update(form: HTMLFormElement) {
  const problems = problemsOf(form);
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')) {
    say(field, problems[field.name as keyof typeof problems]);
  }
  updateButton(form);
}

function prepare(form: HTMLFormElement) {
  form.noValidate = true;
  updateButton(form);
}

function prepareAll(root: ParentNode = document) {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-offer]')) prepare(form);
}

/** Shows all problems and focuses the first. True when there are none. */
function check(form: HTMLFormElement): boolean {
  const problems = problemsOf(form);
  for (const name of OFFER_FIELDS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLElement) say(field, problems[name]);
  }
  const first = OFFER_FIELDS.find((name) => problems[name]);
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
  return !first;
}

/** Sends the offer and puts the server's answer in the form's place: the thanks, or the form with what it finds wrong. */
async function send(form: HTMLFormElement) {
  const alert = form.querySelector<HTMLElement>('[role=alert]');
  const wait = (isWaiting: boolean) => {
    form.ariaBusy = String(isWaiting);
    updateButton(form);
    // The label and "Sending…" share one place; one of them is hidden.
    for (const words of buttonOf(form)?.children ?? []) words.classList.toggle('invisible');
  };
  wait(true);
  try {
    const answer = (await submit(form)).getElementById('offer');
    if (!answer) throw new Error('no form came back');
    form.closest('#offer')?.replaceWith(answer);
    prepareAll(answer);
    answer.querySelector<HTMLElement>('[role=status], [aria-invalid=true]')?.focus();
  } catch {
    if (alert) alert.textContent = form.dataset.failed ?? '';
    wait(false);
  }
}

/** Sends offers without leaving the page. Listens on the document, because the server's form replaces this one. */
export function startOffer() {
  prepareAll();
  // The browser fills forms in again when a page is reloaded or comes back from its cache.
  window.addEventListener('pageshow', () => prepareAll());
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-offer]') : null;
    if (form) update(form);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-offer]')) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true' && check(form)) send(form);
  });
}
