import type { ReactNode } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { OtherLanguage } from '../../layouts/other-language';
import { Logo } from '../../ui/logo';
import { AuthShowcase } from './auth-showcase';
import { useWords } from './words';

/** Replaced by the response to a form. */
export const AUTH_PART = 'auth';

/** The frame of the sign-in screens: on phones only the form, from 1024 px with the brand next to it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <div className="flex min-h-dvh flex-col px-5 sm:px-8 lg:order-2">
        <header className="flex items-center justify-between py-4">
          <a
            href="/"
            aria-label={t('{brand}, home', { brand: BRAND.name })}
            className="touch-target inline-flex items-center lg:invisible"
          >
            <Logo />
          </a>
          <OtherLanguage />
        </header>
        <main
          id={AUTH_PART}
          data-screen=""
          className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-start pt-4 pb-10 sm:justify-center lg:py-12"
        >
          {children}
        </main>
      </div>
      <AuthShowcase />
    </div>
  );
}
