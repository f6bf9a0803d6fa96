import { ArrowLeft } from 'lucide-react';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import { workspaceLanguage } from '../../i18n/current-language';
import { useWords } from '../../layouts/words';
import { formatDate } from '../../lib/dates';
import type { TextSection } from '../parts/text';
import { TextContents } from '../parts/text-contents';
import { TextSections } from '../parts/text-sections';

interface LegalDocumentProps {
  title: 'Privacy Policy' | 'Terms of Service';
  /** ISO date of the text's last change. */
  updated: string;
  texts: Readonly<Record<WorkspaceLanguage, readonly TextSection[]>>;
}

/** Privacy Policy and Terms of Service. */
export function LegalDocument({ title, updated, texts }: LegalDocumentProps) {
  const t = useWords();
  const sections = texts[workspaceLanguage()];
  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <a
        href="/"
        className="touch-target inline-flex items-center gap-1.5 text-ink-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('Back to Home')}
      </a>
      <h1 className="mt-4 font-semibold text-4xl">{t(title)}</h1>
      <p className="mt-2 text-ink-muted">{t('Last updated: {date}', { date: formatDate(updated) })}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
        <TextContents sections={sections} />
        <div>
          <TextSections sections={sections} numbered />
          <p className="mt-10">
            <a href="/grievances" className="text-accent underline">
              {t('Complaints')}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
