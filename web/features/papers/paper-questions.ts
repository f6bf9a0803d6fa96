import { readAmount } from '../../../schema/common/amount-words';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { SaleKind } from '../../../schema/papers/kinds';
import type { Loan } from '../../../schema/purchases/kinds';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { typedKms } from '../../lib/typed-kms';
import type { PaperForm } from './paper-form';
import { say } from './words';

/** What is known of the vehicle and of its sale besides the form. */
export interface Known {
  currency: CurrencyCode;
  /** The accepted offer of the form's lead, if the price is another. */
  otherOffer: number | null;
  /** The latest paper of the same kind, if it was not cancelled. */
  standing: { number: string | null; issued: string } | null;
  /** The highest of the listing and the purchase. */
  kms: number | null;
  loan: Loan | null;
  /** When it came in; null if nobody wrote it down. */
  cameInAt: string | null;
}

/** Something that is asked once before a paper is issued. */
export interface Question {
  /** With what was entered, so that something else is asked about anew. */
  key: string;
  field: 'price' | 'kms' | 'root';
  text: string;
}

const again = () => say('If this is right, issue it once more.');
const asked = (text: string) => `${text} ${again()}`;

function noteQuestions({ kms, keys, papers, day, time }: PaperForm, known: Known): Question[] {
  const questions: Question[] = [];
  const typed = Number(typedKms(kms));
  if (known.kms !== null && kms !== '' && typed < known.kms) {
    const before = say('The listing or the purchase says {kms} km.', {
      kms: known.kms.toLocaleString('en-IN'),
    });
    questions.push({ key: `kms ${typed}`, field: 'kms', text: asked(before) });
  }
  const odd = (key: string, text: string) => questions.push({ key, field: 'root', text: asked(text) });
  const at = Date.parse(`${day}T${time}:00+05:30`);
  if (known.cameInAt !== null && at < Date.parse(known.cameInAt)) {
    odd(`at ${at}`, say('The vehicle came in later, on {time}.', { time: formatDateTime(known.cameInAt) }));
  }
  if (papers.length === 0) odd('papers', say('No papers are handed over.'));
  if (Number(keys) === 0) odd('keys', say('No key is handed over.'));
  if (known.loan === 'running')
    odd('loan', say('A loan is still running, as the purchase or the listing says.'));
  if (known.loan === 'closed' && !papers.includes('noc')) {
    odd('no noc', say('The loan is closed, but the bank’s NOC is not handed over.'));
  }
  if (known.loan === 'none' && papers.includes('noc')) {
    odd(
      'noc',
      say('A bank’s NOC is handed over, but there was no loan, as the purchase or the listing says.'),
    );
  }
  return questions;
}

/** What is unlike what is known, and asked once. */
export function questionsOf(kind: SaleKind, form: PaperForm, known: Known): Question[] {
  const questions = kind === 'delivery_note' ? noteQuestions(form, known) : [];
  if (known.otherOffer !== null) {
    const offer = formatPrice(known.otherOffer, known.currency, CURRENCIES);
    const text = say('The accepted offer is {offer}. If this price is right, issue it once more.', { offer });
    questions.unshift({ key: `price ${readAmount(form.price)}`, field: 'price', text });
  }
  if (known.standing) {
    const { number, issued } = known.standing;
    const text = number
      ? say('There is already {number} of {time}. To make another one, issue it once more.', {
          number,
          time: issued,
        })
      : say('There is already one of {time}, without a number. To make another one, issue it once more.', {
          time: issued,
        });
    questions.push({ key: 'second', field: 'root', text });
  }
  return questions;
}
