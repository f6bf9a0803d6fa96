/**
 * The jobs of a tick. The jobs of a group run one after another, in this order, in one invocation per
 * database; `in` says in which databases. What a job does not finish, it continues at the next tick.
 */
export const JOBS = {
  // Run by the cron itself, so that operators hear of stopped jobs even if the queue has stopped.
  checkOperations: { group: 'watch', in: 'directory' },
  deliverDueMessages: { group: 'urgent', in: 'all' },
  settleDueEffects: { group: 'urgent', in: 'all' },
  reportDatabase: { group: 'urgent', in: 'all' },
  endPlans: { group: 'accounts', in: 'directory' },
  reconcilePayments: { group: 'accounts', in: 'directory' },
  lapseClaims: { group: 'accounts', in: 'directory' },
  escalateGrievances: { group: 'accounts', in: 'directory' },
  eraseAccounts: { group: 'accounts', in: 'directory' },
  writeSitemaps: { group: 'accounts', in: 'directory' },
  notifyDueFollowUps: { group: 'upkeep', in: 'shards' },
  tellOfPrices: { group: 'upkeep', in: 'shards' },
  sendPhoneAlerts: { group: 'upkeep', in: 'shards' },
  remindOfVisits: { group: 'upkeep', in: 'shards' },
  tellOfClosedScans: { group: 'upkeep', in: 'shards' },
  remindOfRcs: { group: 'upkeep', in: 'shards' },
  writeWeeklyNotes: { group: 'upkeep', in: 'shards' },
  settleSales: { group: 'upkeep', in: 'shards' },
  sealBooks: { group: 'upkeep', in: 'shards' },
  finishBulkChanges: { group: 'upkeep', in: 'shards' },
  sweepUploads: { group: 'upkeep', in: 'shards' },
  copyRestoreLog: { group: 'upkeep', in: 'all' },
  countFigures: { group: 'upkeep', in: 'all' },
  buildFeeds: { group: 'upkeep', in: 'shards' },
  rankSellers: { group: 'upkeep', in: 'shards' },
  countAnswers: { group: 'upkeep', in: 'shards' },
  rewrapKeys: { group: 'upkeep', in: 'shards' },
  copyActivity: { group: 'urgent', in: 'shards' },
  deleteExpiredRows: { group: 'upkeep', in: 'all' },
} as const satisfies Record<string, { group: string; in: 'directory' | 'shards' | 'all' }>;
export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** The groups that the cron sends to the queue, most urgent first. */
export const QUEUED_GROUPS = ['urgent', 'accounts', 'upkeep'] as const;
export type JobGroup = 'watch' | (typeof QUEUED_GROUPS)[number];

/** The jobs of a group in one database, in order. `name` is `directory` or the number of a shard. */
export const jobsOf = (group: JobGroup, name: string): JobName[] =>
  JOB_NAMES.filter((job) => {
    const { group: its, in: where } = JOBS[job];
    return its === group && (where === 'all' || (where === 'directory') === (name === 'directory'));
  });
