import type { ReactNode } from 'react';
import { BRAND } from '../../schema/common/brand';
import { buttonClass } from '../ui/button-class';
import { Logo } from '../ui/logo';
import { OtherLanguage } from './other-language';
import { SiteFooter } from './site-footer';
import { useWords } from './words';

/** The frame of pages about the product: a bar that stays, and all links at the end. */
export function SiteLayout({ children, signedIn = false }: { children: ReactNode; signedIn?: boolean }) {
  const t = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-line border-b bg-surface">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-0.5 px-page sm:gap-2">
          <a
            href="/"
            aria-label={t('{brand}, home', { brand: BRAND.name })}
            className="touch-target mr-auto inline-flex items-center rounded-sm"
          >
            <Logo />
          </a>
          <OtherLanguage />
          <a href="/guide" className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-sm:hidden')}>
            {t('Guide')}
          </a>
          <a href="/subscription" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('Pricing')}
          </a>
          {signedIn ? (
            <a href="/dashboard" className={buttonClass({ variant: 'primary', size: 'sm' })}>
              {t('Dashboard')}
            </a>
          ) : (
            <a href="/api/login" className={buttonClass({ variant: 'primary', size: 'sm' })}>
              {t('Sign In')}
            </a>
          )}
        </div>
      </header>
      <main className="flex-1">{children}</main>
      <SiteFooter />
    </div>
  );
}
