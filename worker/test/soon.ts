import { vi } from 'vitest';

/** Waits until a check holds: what happens after an answer takes its time on a busy machine. */
export const soon = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 10_000 });
