import type { Jobs } from '../feature';
import { checkOperations } from './watch.service';

export const operationsJobs = { checkOperations } satisfies Jobs;
