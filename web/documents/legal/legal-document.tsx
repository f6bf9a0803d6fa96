import { ArrowLeft } from 'lucide-react';
import { formatDate } from '../../lib/dates';
import type { TextSection } from '../parts/text';
import { TextContents } from '../parts/text-contents';
import { TextSections } from '../parts/text-sections';

interface LegalDocumentProps {
  title: string;
  /** ISO date of the text's last change. */
  updated: string;
  sections: readonly TextSection[];
}

/** Privacy Policy and Terms of Service. */
export function LegalDocument({ title, updated, sections }: LegalDocumentProps) {
  return (
    <div className="mx-auto max-w-6xl px-page py-8 sm:py-12">
      <a
        href="/"
        className="touch-target inline-flex items-center gap-1.5 text-ink-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </a>
      <h1 className="mt-4 font-semibold text-4xl">{title}</h1>
      <p className="mt-2 text-ink-muted">Last updated: {formatDate(updated)}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
        <TextContents sections={sections} />
        <TextSections sections={sections} numbered />
      </div>
    </div>
  );
}
