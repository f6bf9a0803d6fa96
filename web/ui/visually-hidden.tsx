import type { ReactNode } from 'react';

/**
 * Text for screen readers only. A class rather than an inline style, which server-rendered pages may forbid
 * by CSP.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
