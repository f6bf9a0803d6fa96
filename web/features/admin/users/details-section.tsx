import type { ReactNode } from 'react';
import { SectionTitle } from '../../../ui/card';

interface DetailsSectionProps {
  title: string;
  /** Said in the place of children where there are none. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A part of a person's details; lists in it are at most fifty lines long. */
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
