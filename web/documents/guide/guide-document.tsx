import { buttonClass } from '../../ui/button-class';
import { TextContents } from '../parts/text-contents';
import { TextSections } from '../parts/text-sections';
import { GUIDE_SECTIONS } from './guide-sections';

/** The guide, at both of its addresses. */
export function GuideDocument() {
  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-balance font-semibold text-4xl">How to sell vehicles online with QR codes</h1>
        <p className="mt-4 text-lg text-pretty text-ink-muted">
          From the first photo to the buyer’s call: what works for dealers with forty cars and for someone
          with one scooter.
        </p>
        <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' }, 'mt-6')}>
          Get Started Free
        </a>
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
        <TextContents sections={GUIDE_SECTIONS} />
        <div>
          <TextSections sections={GUIDE_SECTIONS} />
          <aside className="mt-12 rounded-xl bg-accent-soft px-6 py-8">
            <h2 className="font-semibold text-2xl">Ready to sell?</h2>
            <p className="mt-1 text-ink-muted">List the first vehicle now. It takes a minute.</p>
            <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' }, 'mt-5')}>
              Create your free page
            </a>
          </aside>
        </div>
      </div>
    </div>
  );
}
