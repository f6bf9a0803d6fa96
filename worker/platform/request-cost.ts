import { AsyncLocalStorage } from 'node:async_hooks';
import { systemClock } from './clock';

/** The database cost of a request so far. */
export interface RequestCost {
  /** Rows that D1 reports as read; if it reports nothing (rows as arrays), the rows returned. */
  rowsRead: number;
  rowsWritten: number;
  slow: { statement: string; ms: number }[];
}

const SLOW_MS = 100;
const MAX_SLOW = 5;

const costs = new AsyncLocalStorage<RequestCost>();

/** Runs a request's work and adds its database cost to `cost`. */
export const counting = <Result>(cost: RequestCost, work: () => Result): Result => costs.run(cost, work);

interface Counted {
  results?: unknown[];
  meta?: { rows_read?: number; rows_written?: number };
}

function count(cost: RequestCost, result: unknown): void {
  if (Array.isArray(result)) cost.rowsRead += result.length;
  const { meta } = (result ?? {}) as Counted;
  cost.rowsRead += meta?.rows_read ?? 0;
  cost.rowsWritten += meta?.rows_written ?? 0;
}

/**
 * Counts one round trip: a statement, or a batch of them. The clock stands still while the Worker computes,
 * so the difference is waiting time.
 */
export async function counted<Result>(
  statement: string,
  isBatch: boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  const cost = costs.getStore();
  if (!cost) return run();
  const began = systemClock.now();
  const result = await run();
  for (const part of isBatch ? (result as unknown[]) : [result]) count(cost, part);
  const ms = systemClock.now() - began;
  if (ms >= SLOW_MS && cost.slow.length < MAX_SLOW) cost.slow.push({ statement, ms });
  return result;
}
