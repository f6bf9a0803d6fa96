import type { ReactNode } from 'react';
import { SectionTitle } from '../../../ui/card';

/** Instead of what a database has that does not answer. */
export const NOT_KNOWN = 'Not known';

interface DetailsSectionProps {
  title: string;
  /** Shown instead of the children if there are none. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A section of a person's details; its lists have at most fifty lines. */
export function DetailsSection({ title, empty, isEmpty, children }: DetailsSectionProps) {
  return (
    <section aria-label={title}>
      <SectionTitle className="mb-2 text-sm">{title}</SectionTitle>
      <div className="overflow-clip rounded-lg border border-line">
        {isEmpty ? <p className="px-4 py-3 text-ink-muted text-sm">{empty}</p> : children}
      </div>
    </section>
  );
}
