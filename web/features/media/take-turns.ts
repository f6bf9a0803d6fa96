/** Runs at most so many tasks at once, the others in the order they came. One that is stopped while it waits is not begun. */
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
