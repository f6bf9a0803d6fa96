import { AsyncLocalStorage } from 'node:async_hooks';

const budgets = new AsyncLocalStorage<{ left: number }>();

/** Runs work that may send about this many statements; returns how many are left, below zero if it took more. */
export async function withBudget(statements: number, work: () => Promise<unknown>): Promise<number> {
  const budget = { left: statements };
  await budgets.run(budget, work);
  return budget.left;
}

/** Counts statements that are sent. Those of a batch count one by one: which way the platform counts is not documented. */
export function spend(statements: number): void {
  const budget = budgets.getStore();
  if (budget) budget.left -= statements;
}

/**
 * Whether a job may go on. D1 refuses the thousandth query of an invocation, so its loops ask before each further item; the next
 * tick continues. Always true in a request.
 */
export const hasBudget = (): boolean => (budgets.getStore()?.left ?? 1) > 0;
