import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { wipeDevice } from '../../lib/device-store';
import { finishLogOut } from '../../lib/pending-log-out.queries';
import { Button } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { useWords } from './words';

/** Retries at this interval while the server fails although there is a network. */
const RETRY_MS = 15_000;

/** Shown instead of the workspace until the server has confirmed the log-out; then redirects to '/'. */
function LogOutPending() {
  const t = useWords();
  const [isSending, setIsSending] = useState(true);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each attempt
  useEffect(() => {
    setIsSending(true);
    void finishLogOut().then((isDone) => {
      if (isDone) window.location.replace('/');
      else setIsSending(false);
    });
    const retry = () => setAttempt((count) => count + 1);
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [attempt]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-6 text-center">
      <Logo />
      <h1 className="font-semibold text-xl">{t('Log-out will be finished when there is a network')}</h1>
      <p role="status" className="text-ink-muted">
        {t('Your listings and leads are no longer on this device.')}
      </p>
      <Button pending={isSending} onClick={() => setAttempt((count) => count + 1)}>
        {t('Try now')}
      </Button>
    </main>
  );
}

/** Shows that a log-out is pending and keeps resending it. No part of the workspace is rendered. */
export function showLogOutPending(root: HTMLElement) {
  void wipeDevice();
  createRoot(root).render(<LogOutPending />);
}
