/** Runs when the page has nothing better to do; Safari has no word for that. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: 5_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1_500);
  return () => clearTimeout(timer);
}
