import { useEffect } from 'react';
import { wipeDevice } from '../../lib/device-store';
import { Logo } from '../../ui/logo';
import { Spinner } from '../../ui/spinner';
import { redirectToLogin } from '../auth/redirect-to-login';
import { useWords } from './words';

/** Shown for the half second before sign-in opens. */
export function SignedOut() {
  const t = useWords();
  useEffect(() => {
    void wipeDevice();
    redirectToLogin();
  }, []);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4">
      <Logo />
      <p className="flex items-center gap-2 text-ink-muted">
        <Spinner />
        {t('Logging in again...')}
      </p>
    </main>
  );
}
