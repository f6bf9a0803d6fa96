import { JOB_NAMES, type JobName } from '../../schema/operations/jobs';
import type { Ctx } from '../context';
import { settleDueEffects } from '../effects/effects.service';
import { eraseAccounts } from '../features/account/erase-account';
import { rankSellers } from '../features/admin/users.service';
import { endPlans } from '../features/billing/expiry.service';
import { reconcilePayments } from '../features/billing/reconcile.service';
import { countFigures } from '../features/figures/figures.service';
import { reportError } from '../features/issues/issues.service';
import { notifyDueFollowUps } from '../features/leads/follow-ups.service';
import { sweepUploads } from '../features/media/media.service';
import { noteJobRuns } from '../features/operations/operations.service';
import { checkOperations } from '../features/operations/watch.service';
import { writeSitemaps } from '../features/sitemap/sitemap.service';
import { settleSales } from '../features/vehicles/sale.service';
import { deliverDueMessages } from './messages';
import { deleteExpiredRows } from './retention';

/** Every job runs on every tick, from stored state: running twice or after a missed tick changes nothing. */
const JOBS: Record<JobName, (ctx: Ctx) => Promise<unknown>> = {
  checkOperations,
  deleteExpiredRows,
  endPlans,
  eraseAccounts,
  reconcilePayments,
  sweepUploads,
  notifyDueFollowUps,
  settleSales,
  writeSitemaps: (ctx) => writeSitemaps(ctx),
  countFigures,
  rankSellers,
  settleDueEffects,
  deliverDueMessages,
};

/** Runs all jobs; one that fails does not stop the others. The result of each is recorded. */
export async function runJobs(ctxFor: (job: string) => Ctx): Promise<void> {
  for (const name of JOB_NAMES) {
    const ctx = ctxFor(name);
    const began = ctx.clock.now();
    const failure = await JOBS[name](ctx).then(
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
