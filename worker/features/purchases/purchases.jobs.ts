import type { Jobs } from '../feature';
import { rewrapKeys } from './identities.service';

export const purchasesJobs = { rewrapKeys } satisfies Jobs;
