/** The jobs of a tick, in their order. A row of one that no longer exists is no job that stands still. */
export const JOB_NAMES = [
  // First: a job that ends the whole tick is found by the next one.
  'checkOperations',
  'deleteExpiredRows',
  'endPlans',
  'eraseAccounts',
  'reconcilePayments',
  'sweepUploads',
  'notifyDueFollowUps',
  'settleSales',
  'writeSitemaps',
  'countFigures',
  'rankSellers',
  'settleDueEffects',
  'deliverDueMessages',
] as const;
export type JobName = (typeof JOB_NAMES)[number];
