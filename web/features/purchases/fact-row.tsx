import type { ReactNode } from 'react';

/** A fact and what is said of it, in a description list. */
export const FactRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 px-card py-1.5">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="wrap-break-word min-w-0 text-right font-medium tabular-nums">{children}</dd>
  </div>
);
