import { JOB_NAMES, type JobName } from '../../schema/operations/jobs';
import type { Ctx } from '../context';
import { settleDueEffects } from '../effects/effects.service';
import { JOBS } from '../features';
import { reportError } from '../features/issues/issues.service';
import { noteJobRuns } from '../features/operations/operations.service';
import { deliverDueMessages } from './messages';
import { deleteExpiredRows } from './retention';

/** Every job runs on every tick, from stored state. */
const ALL_JOBS: Record<JobName, (ctx: Ctx) => Promise<unknown>> = {
  ...JOBS,
  deleteExpiredRows,
  settleDueEffects,
  deliverDueMessages,
};

/** Runs all jobs; one that fails does not stop the others. The result of each is recorded. */
export async function runJobs(ctxFor: (job: string) => Ctx): Promise<void> {
  for (const name of JOB_NAMES) {
    const ctx = ctxFor(name);
    const began = ctx.clock.now();
    const failure = await ALL_JOBS[name](ctx).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure) {
      console.error(`job ${name} failed`, failure.error);
      await reportError(ctx, 'job_failed', name, failure.error);
    }
    const error = failure && String(failure.error).slice(0, 300);
    await noteJobRuns(ctx, [{ job: name, tookMs: ctx.clock.now() - began, error }]);
  }
}
