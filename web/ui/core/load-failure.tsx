import { useEffect } from 'react';
import { useWords } from '../../i18n/common-words';
import { ErrorState } from './error-state';

interface LoadFailureProps {
  /** "Your leads could not be loaded" and the like. */
  title: string;
  /** What to do, if checking the connection does not help. */
  text?: string | undefined;
  onRetry: () => unknown;
}

/**
 * Shown instead of a list that could not be loaded. Without a connection it says that the device has no copy,
 * and it tries again once there is one.
 */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  const t = useWords();
  useEffect(() => {
    const retry = () => void onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [onRetry]);
  return navigator.onLine ? (
    <ErrorState title={title} text={text ?? t('Check your connection and try again.')} onRetry={onRetry} />
  ) : (
    <ErrorState
      title={t('Not on this device yet')}
      text={t('You are offline. This screen opens here once you are connected.')}
      onRetry={onRetry}
    />
  );
}
