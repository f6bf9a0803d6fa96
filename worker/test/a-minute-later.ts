import { vi } from 'vitest';

/** Advances a minute for everything that remembers something that long, until mocks are restored. */
export function aMinuteLater(): void {
  const at = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => at);
}
