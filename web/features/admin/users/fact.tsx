import type { ReactNode } from 'react';

/** One line of a person's details, inside a `<dl>`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="wrap-anywhere text-sm tabular-nums">{children}</dd>
    </div>
  );
}
