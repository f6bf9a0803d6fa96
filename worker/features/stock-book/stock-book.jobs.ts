import type { Jobs } from '../feature';
import { sealBooks } from './seals.service';

export const stockBookJobs = { sealBooks } satisfies Jobs;
