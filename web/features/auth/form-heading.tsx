import type { ReactNode } from 'react';

/** The h1 of a sign-in screen, and one line on what happens here. */
export function FormHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="font-semibold text-2xl">{title}</h1>
      {children && <p className="wrap-break-word mt-1.5 text-pretty text-ink-muted text-sm">{children}</p>}
    </header>
  );
}
