import type { Jobs } from '../feature';
import { endPlans } from './expiry.service';
import { reconcilePayments } from './reconcile.service';

export const billingJobs = { endPlans, reconcilePayments } satisfies Jobs;
