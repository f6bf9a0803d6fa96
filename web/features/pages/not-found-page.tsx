import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class';
import { Logo } from '../../ui/logo';

export function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-6 text-center">
      <Logo />
      <h1 className="font-semibold text-2xl">404 Page Not Found</h1>
      <p className="text-ink-muted">
        There is nothing at this address. It may have been mistyped or removed.
      </p>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        Go to Homepage
      </Link>
    </main>
  );
}
