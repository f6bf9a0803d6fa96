/**
 * Runs a limited number of tasks at once, in order of arrival. One that is stopped while waiting is not
 * started.
 */
export function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    running--;
    waiting.shift()?.();
  };
  return async <Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    running++;
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      next();
    }
  };
}
