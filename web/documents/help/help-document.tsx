import { workspaceLanguage } from '../../i18n/current-language';
import { useWords } from '../../layouts/words';
import { TextContents } from '../parts/text-contents';
import { TextSections } from '../parts/text-sections';
import { HELP_SECTIONS } from './help-sections';
import { HELP_SECTIONS_IN_HINDI } from './help-sections.hi';

const LINKS = [
  { href: '/guide', label: 'How to sell vehicles online' },
  { href: '/subscription', label: 'Plans and prices' },
  { href: '/auth/troubleshoot', label: 'Problems signing in' },
] as const;

const TEXTS = { en: HELP_SECTIONS, hi: HELP_SECTIONS_IN_HINDI };

/** Answers to what sellers ask, one section per topic. */
export function HelpDocument() {
  const t = useWords();
  const sections = TEXTS[workspaceLanguage()];
  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-balance font-semibold text-4xl">{t('Help')}</h1>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {LINKS.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="touch-target inline-flex items-center font-medium text-accent underline-offset-2 hover:underline"
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
        <TextContents sections={sections} />
        <TextSections sections={sections} />
      </div>
    </div>
  );
}
