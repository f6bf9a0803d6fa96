import { ChevronDown } from 'lucide-react';
import { MAX_IMAGES } from '../../../schema/media/input';
import { freePlanSentence } from '../parts/plan-texts';

const QUESTIONS = [
  { question: 'What does it cost?', answer: freePlanSentence },
  {
    question: 'Do buyers need an account or an app?',
    answer:
      'No. They open the link or scan the QR code with their camera, and send an offer with their name and number.',
  },
  {
    question: 'What do I need to list a vehicle?',
    answer: `A name, a price and one to ${MAX_IMAGES} photos from your phone. Kilometres, fuel, a description and the registration certificate are optional.`,
  },
  {
    question: 'Who sees my registration certificate?',
    answer:
      'Nobody, unless you say so. You can show it on the page, or let buyers ask and decide for each of them.',
  },
];

/** Native disclosure widgets, which open before any script has loaded. */
export function Faq() {
  return (
    <section aria-labelledby="faq" className="mx-auto max-w-3xl px-page py-14 sm:py-20">
      <h2 id="faq" className="font-semibold text-3xl">
        Questions
      </h2>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium text-base">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 text-pretty text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
