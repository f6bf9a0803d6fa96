import type { ReactNode } from 'react';

/** At the bottom of the window; on phones above the tab bar. */
export const BarFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 px-2 pb-2 md:bottom-0 md:pb-4"
  >
    <div className="mx-auto flex min-h-12 max-w-2xl flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-2 py-1.5 shadow-overlay">
      {children}
    </div>
  </section>
);
