import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BRAND } from '../../schema/common/brand';
import { Logo } from '../ui/logo';

/** The frame of pages that buyers open: as little as possible around what they came for. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center px-4 py-2.5">
        <Link to="/" aria-label={`${BRAND.name}, home`} className="rounded-sm">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-4 pb-10 sm:px-4">{children}</main>
      <footer className="mx-auto mb-20 lg:mb-0 flex w-full max-w-6xl flex-wrap gap-x-4 gap-y-1 border-line border-t px-4 py-4 text-ink-muted text-xs">
        <a href="/guide" className="hover:underline">
          How to sell vehicles online
        </a>
        <a href="/privacy" className="hover:underline">
          Privacy
        </a>
        <a href="/terms" className="hover:underline">
          Terms
        </a>
      </footer>
    </div>
  );
}
