import { workspaceLanguage } from '../../i18n/current-language';
import { useWords } from '../../layouts/words';
import { buttonClass } from '../../ui/button-class';
import { TextContents } from '../parts/text-contents';
import { TextSections } from '../parts/text-sections';
import { GUIDE_SECTIONS } from './guide-sections';
import { GUIDE_SECTIONS_IN_HINDI } from './guide-sections.hi';

const TEXTS = { en: GUIDE_SECTIONS, hi: GUIDE_SECTIONS_IN_HINDI };

/** The guide, at both of its addresses. */
export function GuideDocument() {
  const t = useWords();
  const sections = TEXTS[workspaceLanguage()];
  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-balance font-semibold text-4xl">
          {t('How to sell vehicles online with QR codes')}
        </h1>
        <p className="mt-4 text-lg text-pretty text-ink-muted">
          {t(
            'From the first photo to the buyer’s call: what works for dealers with forty cars and for someone with one scooter.',
          )}
        </p>
        <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' }, 'mt-6')}>
          {t('Get Started Free')}
        </a>
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
        <TextContents sections={sections} />
        <div>
          <TextSections sections={sections} />
          <aside className="mt-12 rounded-xl bg-accent-soft px-6 py-8">
            <h2 className="font-semibold text-2xl">{t('Ready to sell?')}</h2>
            <p className="mt-1 text-ink-muted">{t('List the first vehicle now. It takes a minute.')}</p>
            <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' }, 'mt-5')}>
              {t('Create your free page')}
            </a>
          </aside>
        </div>
      </div>
    </div>
  );
}
