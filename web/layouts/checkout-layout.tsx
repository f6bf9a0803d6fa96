import type { ReactNode } from 'react';
import { BRAND } from '../../schema/common/brand';
import { useWords } from '../i18n/common-words';
import { Logo } from '../ui/logo';

/**
 * The frame of the payment page, without distractions. Links are plain: only this document may load the
 * provider's script, so every link out of it opens another document.
 */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex h-14 max-w-4xl items-center px-page">
          <a
            href="/dashboard"
            aria-label={t('{brand}, dashboard', { brand: BRAND.name })}
            className="touch-target inline-flex items-center"
          >
            <Logo />
          </a>
        </div>
      </header>
      <main className="mx-auto max-w-4xl px-page py-6 sm:py-8">{children}</main>
    </>
  );
}
