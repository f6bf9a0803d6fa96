import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo';
import { Spinner } from '../../ui/spinner';

interface AuthWaitProps {
  title: string;
  text: string;
  /** A link for browsers that do not redirect by themselves. */
  children?: ReactNode;
}

/** Shown between two pages: what is happening. */
export function AuthWait({ title, text, children }: AuthWaitProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col items-center justify-center px-6 text-center">
      <Logo markOnly className="mb-6" />
      <h1 className="font-semibold text-xl">{title}</h1>
      <p role="status" className="mt-2 flex items-center gap-2 text-ink-muted text-sm">
        <Spinner />
        {text}
      </p>
      {children && <div className="mt-6">{children}</div>}
    </main>
  );
}
