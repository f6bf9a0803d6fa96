import { type FieldRules, problemOf } from '../../schema/common/field-rules';
import { closest } from './closest';
import { submit } from './page.queries';
import { keepWithdrawal } from './withdrawal';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('[data-rules]')];

/** The value of the group of a radio button, empty without a choice. */
const chosenOf = ({ name, form }: Field) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? '';

/** The message of the first rule that a field breaks; null if there is none. */
export function problemIn(field: Field): string | null {
  const rules: FieldRules = JSON.parse(field.dataset.rules ?? '');
  return problemOf(rules, field.type === 'radio' ? chosenOf(field) : field.value);
}

/** The element below a field that shows its problem instead of the hint. */
export function noteOf(field: Field): HTMLElement {
  const known = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  if (known) return known;
  const note = document.createElement('p');
  note.id = `${field.id}-note`;
  field.setAttribute('aria-describedby', note.id);
  // The control may be inside a frame, next to its currency or the button that shows a password.
  (field.parentElement?.closest('.control, [data-frame]') ?? field).after(note);
  return note;
}

/** Shows a problem below its field instead of the hint, or the hint again. */
export function say(field: Field, problem: string | null) {
  const wasInvalid = field.ariaInvalid === 'true';
  if (!problem && !wasInvalid) return;
  const note = noteOf(field);
  // A problem in the page's HTML has replaced the hint.
  if (note.dataset.hint === undefined) note.dataset.hint = wasInvalid ? '' : note.textContent;
  field.ariaInvalid = problem ? 'true' : null;
  note.textContent = problem ?? note.dataset.hint;
  note.className = `text-sm empty:hidden ${problem ? 'text-danger' : 'text-ink-muted'}`;
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

/** `aria-disabled`, never `disabled`: a button that can be pressed can tell what is missing. */
function updateButton(form: HTMLFormElement) {
  const button = buttonOf(form);
  const mayBeSent = form.dataset.autofilled !== undefined || !fieldsOf(form).some(problemIn);
  const isReady = form.ariaBusy !== 'true' && mayBeSent;
  if (button) button.ariaDisabled = String(!isReady);
}

/** While typing, corrected problems disappear, and no new ones are shown yet. */
export function update(form: HTMLFormElement) {
  for (const field of fieldsOf(form)) if (field.ariaInvalid === 'true') say(field, problemIn(field));
  updateButton(form);
}

/** Shows all problems and focuses the first. True if there are none. */
export function check(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => {
    const problem = problemIn(field);
    say(field, problem);
    return problem;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

function prepare(root: ParentNode) {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-enhance]')) {
    form.noValidate = true;
    updateButton(form);
  }
  keepWithdrawal();
}

/** Follows a redirect in the page's HTML, which otherwise happens only when a whole page loads. */
function followRefresh(page: Document) {
  const [seconds, to] =
    page.querySelector<HTMLMetaElement>('[http-equiv=refresh]')?.content.split(';url=') ?? [];
  if (to) setTimeout(() => window.location.assign(to), Number(seconds) * 1000);
}

/** Keeps what was typed if the response does not contain it: passwords. */
function keep(shown: HTMLElement, answer: HTMLElement) {
  for (const { name, value } of shown.querySelectorAll<HTMLInputElement>('[data-kept]')) {
    const fresh = answer.querySelector<HTMLInputElement>(`[data-kept][name=${name}]`);
    if (fresh) fresh.value = value;
  }
}

/** Replaces this part with the server's, and opens what it links to. */
function replace(part: string, page: Document) {
  const answer = page.getElementById(part);
  const shown = document.getElementById(part);
  if (!answer || !shown) throw new Error(`no ${part} came back`);
  keep(shown, answer);
  shown.replaceWith(answer);
  prepare(answer);
  answer.dispatchEvent(new Event('input', { bubbles: true }));
  answer.querySelector<HTMLElement>('[role=status], [aria-invalid=true], [role=alert]')?.focus();
  followRefresh(page);
}

async function send(form: HTMLFormElement, part: string, pressed: HTMLElement | null) {
  const wait = (isWaiting: boolean) => {
    form.ariaBusy = String(isWaiting);
    updateButton(form);
    // The label and "Sending…" overlap; one of them is hidden.
    const words = pressed?.children;
    if (words && words.length > 1) for (const word of words) word.classList.toggle('invisible');
  };
  wait(true);
  try {
    const answer = await submit(form, pressed);
    if (typeof answer === 'string') window.location.assign(answer);
    else replace(part, answer);
  } catch {
    const alert = form.querySelector<HTMLElement>('[role=alert]');
    if (alert) alert.textContent = form.dataset.failed ?? '';
    wait(false);
  }
}

const formOf = (target: EventTarget | null) => closest<HTMLFormElement>(target, 'form[data-enhance]');

/** A link to the current page restores the form that was there before it was sent in place. */
function reload(event: Event) {
  if (!closest(event.target, '[data-reload]')) return;
  event.preventDefault();
  window.location.reload();
}

/**
 * Sends forms without leaving the page. Listens on the document, because the server's form replaces the one
 * that was sent.
 */
export function startForms() {
  prepare(document);
  // The browser restores forms when a page is reloaded or comes from its cache.
  window.addEventListener('pageshow', () => prepare(document));
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    // A part of the day that is over, and hidden while today is chosen.
    if (form.querySelector('[data-today]:checked'))
      for (const over of form.querySelectorAll<HTMLInputElement>('[data-not-today]')) over.checked = false;
    update(form);
  });
  document.addEventListener('click', reload);
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true' && check(form)) send(form, form.dataset.enhance ?? '', event.submitter);
  });
}
