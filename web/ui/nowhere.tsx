import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { Logo } from './logo';

interface NowhereProps {
  texts: { title: string; text: string };
  /** The label of the link to the home page. */
  home: string;
  /** Where that is. */
  href?: string;
  children?: ReactNode;
}

/** The whole screen for an unknown address. */
export const Nowhere = ({ texts, home, href = '/', children }: NowhereProps) => (
  <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-6 text-center">
    <Logo />
    <h1 className="font-semibold text-2xl">{texts.title}</h1>
    <p className="text-ink-muted">{texts.text}</p>
    <a href={href} className={buttonClass({ variant: 'primary' })}>
      {home}
    </a>
    {children}
  </main>
);
