import type { Ctx } from '../context';
import { eraseAccounts } from '../features/account/erase-account';
import { rankSellers } from '../features/admin/users.service';
import { endPlans } from '../features/billing/expiry.service';
import { reconcilePayments } from '../features/billing/reconcile.service';
import { countFigures } from '../features/figures/figures.service';
import { reportError } from '../features/issues/issues.service';
import { tellDueFollowUps } from '../features/leads/follow-ups.service';
import { sweepUploads } from '../features/media/media.service';
import { writeSitemaps } from '../features/sitemap/sitemap.service';
import { settleSales } from '../features/vehicles/sale.service';
import { deliverDueMessages } from './messages';
import { forgetOldRows } from './retention';

/** Every job runs on every tick, from stored state: running twice or after a missed tick changes nothing. */
const JOBS: Record<string, (ctx: Ctx) => Promise<unknown>> = {
  forgetOldRows,
  endPlans,
  eraseAccounts,
  reconcilePayments,
  sweepUploads,
  tellDueFollowUps,
  settleSales,
  writeSitemaps: (ctx) => writeSitemaps(ctx),
  countFigures,
  rankSellers,
  deliverDueMessages,
};

/** Runs all jobs; one that fails does not keep the others from running. */
export async function runJobs(ctxFor: (job: string) => Ctx): Promise<void> {
  for (const [name, job] of Object.entries(JOBS)) {
    try {
      await job(ctxFor(name));
    } catch (error) {
      console.error(`job ${name} failed`, error);
      await reportError(ctxFor(name), 'job_failed', name, error);
    }
  }
}
