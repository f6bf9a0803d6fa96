import type { JobRuns } from '../../schema/operations/database-report';
import { type JobGroup, type JobName, jobsOf } from '../../schema/operations/jobs';
import type { Ctx } from '../context';
import { settleDueEffects } from '../effects/effects.service';
import { noteJobRuns } from '../features/database-reports/database-reports.service';
import type { AllJobs } from '../features/feature';
import { reportError } from '../features/issues/issues.service';
import { JOBS } from '../features/jobs';
import type { AnyDb } from '../platform/db';
import { withBudget } from '../platform/query-budget';
import { deliverDueMessages } from './messages';
import { deleteExpiredRows } from './retention';

const ALL_JOBS: AllJobs = { ...JOBS, deleteExpiredRows, settleDueEffects, deliverDueMessages };

/**
 * D1 refuses the thousandth query of an invocation, and a job may exceed its share to finish its last item.
 */
const STATEMENTS_A_GROUP = 500;
/** Fewer, because the cron also sends the messages of all databases. */
const STATEMENTS_OF_CRON = 120;

/**
 * Runs a job in one database. Returns its error, if it failed, and how many statements of its share are left.
 */
async function runJob(ctx: Ctx, name: JobName, db: AnyDb, share: number) {
  const job = ALL_JOBS[name] as (ctx: Ctx, db: AnyDb) => Promise<unknown>;
  let failure: { error: unknown } | null = null;
  const left = await withBudget(share, async () => {
    try {
      await job(ctx, db);
    } catch (error) {
      failure = { error };
      console.error(`job ${name} in ${ctx.nameOf(db)} failed`, error);
      await reportError(ctx, 'job_failed', name, error);
    }
  });
  return { failure: failure as { error: unknown } | null, left };
}

/**
 * Runs a group of jobs in one database; one that fails does not stop the others. The statements left by
 * earlier jobs are shared equally among the rest. Their results are recorded together.
 */
export async function runGroup(
  ctxFor: (job: string) => Ctx,
  { group, database }: { group: JobGroup; database: string },
): Promise<void> {
  const names = jobsOf(group, database);
  const runs: JobRuns = {};
  let left = group === 'watch' ? STATEMENTS_OF_CRON : STATEMENTS_A_GROUP;
  for (const [at, name] of names.entries()) {
    const ctx = ctxFor(name);
    const db = ctx.named(database);
    if (!db) return;
    const began = ctx.clock.now();
    const share = Math.max(1, Math.floor(left / (names.length - at)));
    const run = await runJob(ctx, name, db, share);
    left -= share - run.left;
    const now = ctx.clock.now();
    runs[name] = run.failure
      ? { failedAt: now, tookMs: now - began, error: String(run.failure.error).slice(0, 300) }
      : { succeededAt: now, tookMs: now - began, error: null };
  }
  await noteJobRuns(ctxFor('jobs'), database, runs);
}
