import type { Jobs } from '../feature';
import { lapseClaims } from './claims.service';
import { endPlans } from './expiry.service';
import { reconcilePayments } from './reconcile.service';

export const billingJobs = { endPlans, reconcilePayments, lapseClaims } satisfies Jobs;
