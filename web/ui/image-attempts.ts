import { useCallback, useEffect, useState } from 'react';
import { bust, IMAGE_RETRIES, IMAGE_RETRY_DELAY_MS } from './retry-address';

/**
 * Counts attempts to load an image: retries twice after a short, growing delay, then gives up until `retry`
 * is called.
 */
export function useImageAttempts(src: string) {
  const [round, setRound] = useState({ attempt: 0, left: IMAGE_RETRIES, waiting: false, failed: false });

  useEffect(() => {
    if (!round.waiting) return;
    const next = () =>
      setRound((was) => ({ ...was, attempt: was.attempt + 1, left: was.left - 1, waiting: false }));
    const timer = setTimeout(next, IMAGE_RETRY_DELAY_MS * (IMAGE_RETRIES - round.left + 1));
    return () => clearTimeout(timer);
  }, [round.waiting, round.left]);

  const onError = useCallback(
    () => setRound((was) => (was.left > 0 ? { ...was, waiting: true } : { ...was, failed: true })),
    [],
  );
  const retry = () =>
    setRound((was) => ({ attempt: was.attempt + 1, left: IMAGE_RETRIES, waiting: false, failed: false }));

  return { url: bust(src, round.attempt), attempt: round.attempt, failed: round.failed, onError, retry };
}
