/** The jobs of a tick, in order. The row of a job that no longer exists is not reported as a job that has stopped. */
export const JOB_NAMES = [
  // First, so that if a job brings down the whole tick, the next tick notices.
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
