import type { ReactNode } from 'react';

/** Text for screen readers only. A class, not an inline style: server-rendered pages may forbid those by CSP. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
