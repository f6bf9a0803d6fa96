import { AsyncLocalStorage } from 'node:async_hooks';

const budgets = new AsyncLocalStorage<{ left: number }>();

/**
 * Runs work that may send about this many statements; returns how many are left, negative if it used more.
 */
export async function withBudget(statements: number, work: () => Promise<unknown>): Promise<number> {
  const budget = { left: statements };
  await budgets.run(budget, work);
  return budget.left;
}

/**
 * Counts sent statements. Those of a batch count one by one, since the platform's way of counting is not
 * documented.
 */
export function spend(statements: number): void {
  const budget = budgets.getStore();
  if (budget) budget.left -= statements;
}

/**
 * Whether a job may continue. D1 refuses the thousandth query of an invocation, so loops check before each
 * further item, and the next tick continues. Always true in a request.
 */
export const hasBudget = (): boolean => (budgets.getStore()?.left ?? 1) > 0;
