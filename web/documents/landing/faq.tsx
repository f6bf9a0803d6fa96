import { ChevronDown } from 'lucide-react';
import { PLANS } from '../../../schema/billing/plans';
import { formatPrice } from '../../lib/format';
import { useWords } from './words';

const { starter, growth } = PLANS;

const QUESTIONS = [
  {
    question: 'What does it cost?',
    answer:
      'Starting is free and needs no credit card: {listings} listings live at once and any number over time, with up to {count} photos each and {leads} leads a month. Paid plans begin at {price} a month, tax included.',
  },
  {
    question: 'Do buyers need an account or an app?',
    answer:
      'No. They open the link or scan the QR code with their camera, and send an offer with their name and number.',
  },
  {
    question: 'What do I need to list a vehicle?',
    answer:
      'A name, a price and one to {count} photos from your phone. Kilometres, fuel, a description and the registration certificate are optional.',
  },
  {
    question: 'Who sees my registration certificate?',
    answer:
      'Nobody, unless you say so. You can show it on the page, or let buyers ask and decide for each of them.',
  },
] as const;

const VALUES = {
  count: starter.photos,
  listings: String(starter.limits.liveVehicles),
  leads: String(starter.limits.leadsPerMonth),
  price: formatPrice(growth.monthlyMinor.INR / 100),
};

/** Native disclosure widgets, which open before any script has loaded. */
export function Faq() {
  const t = useWords();
  return (
    <section aria-labelledby="faq" className="mx-auto max-w-3xl px-page py-14 sm:py-20">
      <h2 id="faq" className="font-semibold text-3xl">
        {t('Questions')}
      </h2>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium text-base">
              {t(question)}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 text-pretty text-ink-muted">{t(answer, VALUES)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
