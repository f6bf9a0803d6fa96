import { vi } from 'vitest';

/** Waits until a check holds, since work after a response takes time on a busy machine. */
export const soon = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 10_000 });
