import type { Jobs } from '../feature';
import { reportDatabase } from './operations.service';
import { checkOperations } from './watch.service';

export const operationsJobs = { checkOperations, reportDatabase } satisfies Jobs;
