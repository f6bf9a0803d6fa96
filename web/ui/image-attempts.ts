import { useCallback, useEffect, useState } from 'react';

/** Spec: two retries before the fallback. */
const IMAGE_RETRIES = 2;
const RETRY_DELAY_MS = 600;

/** The same picture under a new address. */
export function bust(url: string, attempt: number): string {
  if (attempt === 0 || url.startsWith('data:') || url.startsWith('blob:')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

/** The same candidates, asked for anew: caches of phones and carriers keep a broken answer otherwise. */
export function bustSrcSet(srcSet: string | undefined, attempt: number): string | undefined {
  if (!srcSet || attempt === 0) return srcSet;
  return srcSet
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, (url) => bust(url, attempt)))
    .join(', ');
}

/** Counts loads of one image: retries twice after a short, growing wait, then gives up until `retry` is called. */
export function useImageAttempts(src: string) {
  const [round, setRound] = useState({ attempt: 0, left: IMAGE_RETRIES, waiting: false, failed: false });

  useEffect(() => {
    if (!round.waiting) return;
    const next = () =>
      setRound((was) => ({ ...was, attempt: was.attempt + 1, left: was.left - 1, waiting: false }));
    const timer = setTimeout(next, RETRY_DELAY_MS * (IMAGE_RETRIES - round.left + 1));
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
