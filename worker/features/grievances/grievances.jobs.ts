import type { Jobs } from '../feature';
import { escalateGrievances } from './escalation.service';

export const grievancesJobs = { escalateGrievances } satisfies Jobs;
