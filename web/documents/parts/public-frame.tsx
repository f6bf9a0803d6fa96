import type { ReactNode } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { useTexts } from '../../i18n/texts';
import { cx } from '../../lib/class-names';
import { buttonClass } from '../../ui/button-class';
import { Logo } from '../../ui/logo';
import { LanguageSwitch } from './language-switch';

interface PublicFrameProps {
  children: ReactNode;
  isSignedIn?: boolean;
  /** A bar covers the lower edge of a phone's screen. */
  hasBar?: boolean;
}

/** The frame of buyers' pages, with as little as possible around the content. */
export function PublicFrame({ children, isSignedIn = false, hasBar = false }: PublicFrameProps) {
  const { frame: texts, saved } = useTexts();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-2.5">
        <a href="/" aria-label={texts.home(BRAND.name)} className="rounded-sm">
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          {isSignedIn && (
            <a href="/dashboard" className={buttonClass({ size: 'sm' })}>
              {texts.dashboard}
            </a>
          )}
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-4 pb-10 sm:px-4">{children}</main>
      <footer
        className={cx(
          'mx-auto flex w-full max-w-6xl flex-wrap gap-x-4 gap-y-1 border-line border-t px-4 py-4 text-ink-muted text-xs',
          hasBar && 'max-lg:mb-20',
        )}
      >
        <a href="/saved" className="hover:underline">
          {saved.title}
        </a>
        <a href="/guide" className="hover:underline">
          {texts.guide}
        </a>
        <a href="/privacy" className="hover:underline">
          {texts.privacy}
        </a>
        <a href="/terms" className="hover:underline">
          {texts.terms}
        </a>
      </footer>
    </div>
  );
}
