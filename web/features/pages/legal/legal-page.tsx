import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { formatDate } from '../../../lib/dates';
import type { DocumentSection } from '../document';
import { DocumentContents } from '../document-contents';
import { DocumentSections } from '../document-sections';

interface LegalPageProps {
  title: string;
  /** ISO date of the last change of the text. */
  updated: string;
  sections: readonly DocumentSection[];
}

/** Privacy Policy and Terms of Service (spec 1, section 2). */
export function LegalPage({ title, updated, sections }: LegalPageProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <Link
        to="/"
        className="touch-target inline-flex items-center gap-1.5 text-ink-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </Link>
      <h1 className="mt-4 font-semibold text-4xl">{title}</h1>
      <p className="mt-2 text-ink-muted">Last updated: {formatDate(updated)}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
        <DocumentContents sections={sections} />
        <DocumentSections sections={sections} numbered />
      </div>
    </div>
  );
}
