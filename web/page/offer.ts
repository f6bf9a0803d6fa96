import { OFFER_FIELDS, offerProblems } from '../../schema/contracts/offer-rules';
import { submit } from './page.queries';

/** Puts a problem beside its field, in place of the hint, or takes it away. */
function say(field: HTMLElement, problem: string | undefined) {
  const id = `${field.id}-problem`;
  document.getElementById(id)?.remove();
  field.toggleAttribute('aria-invalid', Boolean(problem));
  if (!problem) return;
  const note = document.createElement('p');
  note.id = id;
  note.className = 'text-danger text-sm';
  note.textContent = problem;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  // The control may stand in a frame with its currency.
  (field.closest('.control') ?? field).after(note);
}

/** Shows all problems and goes to the first. True when there are none. */
function check(form: HTMLFormElement): boolean {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '');
  const problems = offerProblems({
    buyerName: typed('buyerName'),
    buyerMobile: typed('buyerMobile'),
    offerPrice: typed('offerPrice').replaceAll(',', ''),
  });
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
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const alert = form.querySelector<HTMLElement>('[role=alert]');
  const wait = (isWaiting: boolean) => {
    form.ariaBusy = String(isWaiting);
    if (!button) return;
    button.ariaDisabled = String(isWaiting);
    // The label and "Sending…" lie on top of each other, one of them unseen.
    for (const words of button.children) words.classList.toggle('invisible');
  };
  wait(true);
  try {
    const answer = (await submit(form)).getElementById('offer');
    if (!answer) throw new Error('no form came back');
    form.closest('#offer')?.replaceWith(answer);
    answer.querySelector<HTMLElement>('[role=status], [aria-invalid=true]')?.focus();
  } catch {
    if (alert) alert.textContent = form.dataset.failed ?? '';
    wait(false);
  }
}

/** Sends offers without leaving the page. Listens on the document: the form is replaced by the server's. */
export function startOffer() {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-offer]')) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true' && check(form)) send(form);
  });
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-offer]')) form.noValidate = true;
}
